-- An item is one of two kinds and mostly in no store: the indexes of its references hold those that there are.
CREATE INDEX items_in_store_idx ON items (store_id) WHERE store_id IS NOT NULL;
CREATE INDEX items_of_master_item_idx ON items (master_item_id) WHERE master_item_id IS NOT NULL;
CREATE INDEX items_of_user_item_idx ON items (user_item_id) WHERE user_item_id IS NOT NULL;
DROP INDEX items_store_id_idx, items_master_item_id_idx, items_user_item_id_idx;

-- Names are looked for among a list's people only, by the unique index of both.
DROP INDEX user_items_name_key_idx;
