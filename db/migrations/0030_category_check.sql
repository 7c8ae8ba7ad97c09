-- Each added item fires this check twice, for its own row and for that of its name. A query that needs both halves of the
-- condition prepares all of its parts each time, so the row is looked at again only when its category is not found.
CREATE OR REPLACE FUNCTION check_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM categories c WHERE c.id = NEW.category_id AND c.list_id IN (NEW.list_id, everybodys_list());
  IF FOUND THEN
    RETURN NULL;
  END IF;
  -- At the end of a move only the row as it is then counts.
  IF TG_TABLE_NAME = 'items' THEN
    PERFORM FROM items r WHERE r.list_id = NEW.list_id AND r.id = NEW.id AND r.category_id = NEW.category_id;
  ELSE
    PERFORM FROM user_items r WHERE r.list_id = NEW.list_id AND r.id = NEW.id AND r.category_id = NEW.category_id;
  END IF;
  IF FOUND THEN
    RAISE foreign_key_violation USING MESSAGE = format('A row of %s names a category of another list', TG_TABLE_NAME);
  END IF;
  RETURN NULL;
END $$;
