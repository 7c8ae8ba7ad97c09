-- A household has a weekday of its own, that any member may change; null: nobody has yet, and the owner's counts.
ALTER TABLE households ADD recurring_day smallint CHECK (recurring_day BETWEEN 0 AND 6);

-- What the household's index says of a household, for a person without one.
CREATE UNIQUE INDEX recurring_items_person_item_key
  ON recurring_items (user_id, item_id) WHERE household_id IS NULL AND deleted_at IS NULL;
