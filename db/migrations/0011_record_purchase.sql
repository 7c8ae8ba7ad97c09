-- The record of a check-off is one call of the database, as adding an item is: a check-off must stay cheap.

-- A purchase is part of a visit, and has its person, list and store from there: it follows when one of them goes, and needs
-- no index of its own for each.
ALTER TABLE store_visits
  ADD CONSTRAINT store_visits_walk_key UNIQUE (user_id, list_id, id),
  ADD CONSTRAINT store_visits_place_key UNIQUE (id, store_id);
ALTER TABLE item_purchases
  DROP CONSTRAINT item_purchases_user_id_fkey,
  DROP CONSTRAINT item_purchases_store_id_fkey,
  DROP CONSTRAINT item_purchases_visit_id_fkey,
  DROP CONSTRAINT item_purchases_list_id_fkey,
  ADD CONSTRAINT item_purchases_walk_fkey FOREIGN KEY (visit_id, list_id, user_id)
    REFERENCES store_visits (id, list_id, user_id) ON DELETE CASCADE,
  ADD CONSTRAINT item_purchases_place_fkey FOREIGN KEY (visit_id, store_id)
    REFERENCES store_visits (id, store_id) ON UPDATE CASCADE ON DELETE CASCADE;
DROP INDEX item_purchases_user_id_idx, item_purchases_store_id_idx, item_purchases_list_id_idx;

-- What completing an item leaves behind: history and suggestion counter and, in a store, the purchase in the person's open
-- visit there, else in a new one, and the store's usage for the item's category, if it has one. Each of these tables gets
-- one row at most, with the id `new_row`.
CREATE FUNCTION record_purchase(
  item uuid, caller uuid, at timestamptz, master_item uuid, own_item uuid, item_name text, category text, store uuid,
  idle_since timestamptz, new_row uuid
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  visit uuid;
  list uuid;
BEGIN
  IF store IS NOT NULL THEN
    WITH kept AS (
      UPDATE store_visits SET last_check_off = greatest(last_check_off, at)
      WHERE user_id = caller AND store_id = store AND end_time IS NULL AND last_check_off > idle_since
      RETURNING store_visits.id, list_id)
    UPDATE shopping_lists l SET items_checked_off = l.items_checked_off + 1 FROM kept WHERE l.id = kept.list_id
      RETURNING kept.id, l.id INTO visit, list;
    IF NOT FOUND THEN
      visit := new_row;
      list := new_row;
      INSERT INTO shopping_lists (id, user_id, store_id, created_at, items_checked_off)
        VALUES (list, caller, store, at, 1);
      INSERT INTO store_visits (id, user_id, store_id, list_id, start_time, last_check_off, created_at)
        VALUES (visit, caller, store, list, at, at, at);
    END IF;
    INSERT INTO item_purchases (id, user_id, item_id, store_id, visit_id, list_id, "timestamp", order_in_visit, created_at)
      VALUES (new_row, caller, item, store, visit, list, at,
        1 + coalesce((SELECT max(p.order_in_visit) FROM item_purchases p WHERE p.visit_id = visit), 0), at);
    IF category IS NOT NULL THEN
      INSERT INTO store_category_usage (id, user_id, store_id, category_name, item_name, action_type, "timestamp")
        VALUES (new_row, caller, store, category, item_name, 'purchased', at);
    END IF;
  END IF;
  INSERT INTO shopping_history (id, user_id, item_id, master_item_id, user_item_id, store_id, completed_at)
    VALUES (new_row, caller, item, master_item, own_item, store, at);
  IF master_item IS NOT NULL THEN
    UPDATE suggestions s SET frequency = s.frequency + 1, last_seen = at, store_id = coalesce(store, s.store_id)
      WHERE s.user_id = caller AND s.master_item_id = master_item AND s.user_item_id IS NULL;
  ELSE
    UPDATE suggestions s SET frequency = s.frequency + 1, last_seen = at, store_id = coalesce(store, s.store_id)
      WHERE s.user_id = caller AND s.master_item_id IS NULL AND s.user_item_id = own_item;
  END IF;
  IF NOT FOUND THEN
    INSERT INTO suggestions (id, user_id, master_item_id, user_item_id, store_id, last_seen)
      VALUES (new_row, caller, master_item, own_item, store, at);
  END IF;
END $$;

-- Nobody deletes what is everybody's: the indexes behind these references only cost.
DROP INDEX shopping_history_master_item_id_idx, items_of_master_item_idx, ai_categorization_cache_category_idx;
