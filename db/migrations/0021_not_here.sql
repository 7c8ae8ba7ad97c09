-- "Not here": somebody in a store says that it doesn't have an item. docs/decisions/0015 says how long that holds.

-- Where, by whom and when: [{"storeId", "userId", "at"}], one for each store; null: nowhere. Devices tell from it whether the
-- visit goes on.
ALTER TABLE items ADD not_here jsonb;

CREATE INDEX skipped_items_not_here_idx ON skipped_items (list_id, user_id) WHERE reason = 'not here';
CREATE INDEX skipped_items_not_here_time_idx ON skipped_items (created_at) WHERE reason = 'not here';

-- How often a person looked for something of the category in vain.
ALTER TABLE store_category_evidence ADD absences integer NOT NULL DEFAULT 0;
-- Where a name was bought, and looked for in vain: [{"storeId", "bought", "missed"}], the best store first.
ALTER TABLE suggestions ADD places jsonb NOT NULL DEFAULT '[]';

-- Skips an item in the caller's open visit of the store, else in a new one. It is no check-off, so it makes no visit longer.
-- A new visit and the skip get the id `new_row`.
CREATE FUNCTION record_not_here(
  list uuid, item uuid, caller uuid, at timestamptz, store uuid, idle_since timestamptz, new_row uuid
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  visit uuid;
  trip uuid;
BEGIN
  SELECT v.id, v.shopping_list_id INTO visit, trip FROM store_visits v
    WHERE v.list_id = list AND v.user_id = caller AND v.store_id = store AND v.end_time IS NULL
      AND v.last_check_off > idle_since;
  IF NOT FOUND THEN
    visit := new_row;
    trip := new_row;
    INSERT INTO shopping_lists (id, list_id, user_id, store_id, created_at) VALUES (trip, list, caller, store, at);
    INSERT INTO store_visits (id, list_id, user_id, store_id, shopping_list_id, start_time, last_check_off, created_at)
      VALUES (visit, list, caller, store, trip, at, at, at);
  END IF;
  INSERT INTO skipped_items (id, list_id, user_id, item_id, store_id, visit_id, shopping_list_id, reason, created_at)
    VALUES (new_row, list, caller, item, store, visit, trip, 'not here', at)
    ON CONFLICT (list_id, visit_id, item_id) DO NOTHING;
END $$;
