-- Adding an item is one call of the database (docs/decisions/0009): what a name stands for, the row, and in the usual case
-- the session, the lock of the list and the operation as well.

-- Where a list's people want a name: of several choices the latest, and only while its category is seen.
CREATE FUNCTION chosen_category(members uuid[], key text) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
DECLARE
  chosen uuid;
BEGIN
  SELECT k.category_id INTO chosen
    FROM category_choices k JOIN categories seen ON seen.id = k.category_id
    WHERE k.user_id = ANY (members) AND k.name_key = key AND seen.deleted_at IS NULL
      AND (seen.is_global OR seen.user_id = ANY (members))
    ORDER BY k.chosen_at DESC, k.revision DESC LIMIT 1;
  RETURN chosen;
END $$;

-- An item to be added, as the server gives it.
CREATE TYPE new_item AS (
  caller uuid,
  members uuid[],              -- the people behind the caller's list
  at timestamptz,
  name text,
  name_key text,
  guess_key text,              -- the engine's answer: key of the category, how sure (0 to 100), and why
  guess_confidence integer,
  guess_reason text,
  said_key text,               -- key of the category of all that was said, when that is another
  new_row uuid,                -- id of the user item for a name that nobody knew
  match_key text,
  id uuid,
  store_id uuid,
  category_id uuid,            -- the category that was asked for, if any
  quantity integer,
  parsed_quantity text,
  parsed_size text,
  note text,
  session text,                -- SHA-256 of the session's token, in hex
  list uuid,
  list_epoch integer,
  operation uuid,
  answer jsonb                 -- the reply as far as the server knows it; completed, it is kept under `operation`
);

CREATE TYPE name_link AS (master_item_id uuid, user_item_id uuid, name text, category_id uuid);

-- What a name stands for: everybody's master item, else a user item of the list's people, the caller's own first. A name
-- that nobody knew is learned on the way. Its category: a person's choice, then all that was said, then what the name
-- alone stands for.
CREATE FUNCTION link_name(given new_item, at_revision bigint) RETURNS name_link LANGUAGE plpgsql AS $$
DECLARE
  link name_link;
  -- A better category than that of the name alone.
  better uuid := chosen_category(given.members, given.name_key);
  found_by text;
BEGIN
  IF better IS NULL AND given.said_key IS NOT NULL THEN
    SELECT c.id INTO better FROM categories c WHERE c.is_global AND c.name_key = given.said_key;
  END IF;

  SELECT m.id, NULL, m.name, m.category_id INTO link FROM master_items m WHERE m.name_key = given.name_key;
  IF NOT FOUND THEN
    SELECT NULL, u.id, u.name, u.category_id INTO link FROM user_items u
      WHERE u.user_id = given.caller AND u.name_key = given.name_key;
  END IF;
  IF NOT FOUND AND cardinality(given.members) > 1 THEN
    SELECT NULL, u.id, u.name, u.category_id INTO link FROM user_items u
      WHERE u.user_id = ANY (given.members) AND u.name_key = given.name_key ORDER BY u.id LIMIT 1;
  END IF;
  IF link.name IS NULL THEN
    -- The answer that was kept for this name, else the engine's, kept for whoever types it next.
    UPDATE ai_categorization_cache SET used_count = used_count + 1 WHERE item_name = given.name_key
      RETURNING suggested_category_id, answered_by INTO link.category_id, found_by;
    IF NOT FOUND THEN
      SELECT c.id INTO link.category_id FROM categories c WHERE c.is_global AND c.name_key IN (given.guess_key, 'other')
        ORDER BY c.name_key = 'other' LIMIT 1;
      INSERT INTO ai_categorization_cache (id, item_name, suggested_category_id, confidence, reasoning, created_at)
        VALUES (given.new_row, given.name_key, link.category_id, given.guess_confidence, given.guess_reason, given.at)
        ON CONFLICT (item_name) DO NOTHING;
    END IF;
    link.user_item_id := given.new_row;
    link.name := given.name;
    INSERT INTO user_items (id, user_id, name, name_key, category_id, category_by, revision, created_at)
      VALUES (given.new_row, given.caller, given.name, given.name_key, link.category_id, coalesce(found_by, 'embedded'),
        at_revision, given.at);
  END IF;

  link.category_id := coalesce(better, link.category_id);
  RETURN link;
END $$;

CREATE TYPE put_item AS (
  master_item_id uuid, user_item_id uuid, name text, category_id uuid, category_name text, store_id uuid, revision bigint
);

-- Puts a new item on the list, whose lock is held. A store that was deleted meanwhile takes no item with it; if it comes
-- back, so does the item.
CREATE FUNCTION put_item(given new_item, at_revision bigint) RETURNS put_item LANGUAGE plpgsql AS $$
DECLARE
  link name_link := link_name(given, at_revision);
  category uuid := coalesce(given.category_id, link.category_id);
  category_name text;
  store uuid := given.store_id;
  cleared uuid;
BEGIN
  IF store IS NOT NULL THEN
    SELECT s.id INTO cleared FROM stores s WHERE s.id = store AND s.deleted_at IS NOT NULL;
    IF FOUND THEN store := NULL; END IF;
  END IF;
  INSERT INTO items (id, user_id, master_item_id, user_item_id, name, name_key, match_key, category_id, quantity,
      parsed_quantity, parsed_size, note, store_id, cleared_store_id, revision, created_at, updated_at)
    VALUES (given.id, given.caller, link.master_item_id, link.user_item_id, link.name, given.name_key, given.match_key,
      category, given.quantity, given.parsed_quantity, given.parsed_size, given.note, store, cleared, at_revision,
      given.at, given.at);
  SELECT c.name INTO category_name FROM categories c WHERE c.id = category;
  RETURN ROW(link.master_item_id, link.user_item_id, link.name, category, category_name, store, at_revision);
END $$;

-- Adds an item when nothing stands against it, else nothing: then the answer is null, and whoever called has to look why.
-- Against it stand a session that has ended, other people behind the list, an open item of the name or of another form of
-- it, a taken id, a store that the list hasn't, an operation that was done before, and a list that is being changed: this
-- waits for no list, and for somebody who is learning the same name a moment at most, so that several lists can be added to
-- in one transaction.
CREATE FUNCTION add_plain_item(given new_item) RETURNS put_item LANGUAGE plpgsql SET lock_timeout = '250ms' AS $$
DECLARE
  put put_item;
  at_revision bigint;
BEGIN
  UPDATE scopes SET revision = revision + 1
    WHERE id = (SELECT l.id FROM scopes l WHERE l.id = given.list AND l.epoch = given.list_epoch FOR UPDATE SKIP LOCKED)
      AND EXISTS (
        SELECT FROM sessions s
        WHERE s.sid = decode(given.session, 'hex') AND s.user_id = given.caller AND s.expire > given.at)
    RETURNING revision INTO at_revision;
  IF NOT FOUND THEN RETURN NULL; END IF;
  -- From here on each statement sees what those before it in the list's order have written.
  IF EXISTS (SELECT FROM items i
      WHERE i.user_id = ANY (given.members) AND i.name_key = given.name_key AND NOT i.completed AND i.deleted_at IS NULL)
    OR EXISTS (SELECT FROM items i
      WHERE i.user_id = ANY (given.members) AND i.match_key = given.match_key AND NOT i.completed AND i.deleted_at IS NULL)
    OR EXISTS (SELECT FROM items i WHERE i.id = given.id) THEN RETURN NULL; END IF;
  IF given.store_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM stores s WHERE s.id = given.store_id AND s.user_id = ANY (given.members)) THEN RETURN NULL; END IF;
  IF given.operation IS NOT NULL AND EXISTS (
      SELECT FROM operations o WHERE o.user_id = given.caller AND o.id = given.operation) THEN RETURN NULL; END IF;
  put := put_item(given, at_revision);

  IF given.operation IS NOT NULL THEN
    INSERT INTO operations (user_id, id, status, reply, created_at)
      VALUES (given.caller, given.operation, 201, given.answer || jsonb_build_object(
        'masterItemId', put.master_item_id, 'userItemId', put.user_item_id, 'name', put.name,
        'categoryId', put.category_id, 'categoryName', put.category_name, 'storeId', put.store_id,
        'revision', put.revision), given.at);
  END IF;
  RETURN put;
END $$;
