-- What each check-off writes again should cost no index entry: neither column is looked for, and pages keep room for it.
-- Open visits are few, and store_visits_open_key has them; a person's suggestions are found by their unique index.
DROP INDEX store_visits_idle_idx, suggestions_rank_idx;
ALTER TABLE store_visits SET (fillfactor = 85);
ALTER TABLE shopping_lists SET (fillfactor = 85);
ALTER TABLE suggestions SET (fillfactor = 85);

-- Rows come in the order of time here too.
DROP INDEX store_category_usage_timestamp_idx;
CREATE INDEX store_category_usage_timestamp_idx ON store_category_usage USING brin ("timestamp")
  WITH (pages_per_range = 16, autosummarize = on);

-- Only references that there are: what was bought is a master item or the person's own.
DROP INDEX shopping_history_master_item_id_idx, shopping_history_user_item_id_idx;
CREATE INDEX shopping_history_master_item_id_idx ON shopping_history (master_item_id) WHERE master_item_id IS NOT NULL;
CREATE INDEX shopping_history_user_item_id_idx ON shopping_history (user_item_id) WHERE user_item_id IS NOT NULL;
