-- What a file brought into a list, and which rows it made: for undoing it (docs/decisions/0017).
CREATE TABLE imports (
  list_id uuid NOT NULL REFERENCES lists ON DELETE CASCADE,
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  file text,                             -- its name; null: it was pasted
  format text NOT NULL,
  added_stores integer NOT NULL,
  added_categories integer NOT NULL,
  added_items integer NOT NULL,
  added_names integer NOT NULL,
  added_bought integer NOT NULL,
  already integer NOT NULL,              -- rows that the list had before
  revision bigint NOT NULL,              -- of the change that made it, then of the one that undid it
  created_at timestamptz(3) NOT NULL,
  undone_at timestamptz(3),
  taken_back integer,
  kept integer,
  PRIMARY KEY (list_id, id),
  CHECK ((undone_at IS NULL) = (taken_back IS NULL) AND (undone_at IS NULL) = (kept IS NULL))
);
CREATE INDEX imports_newest_idx ON imports (list_id, created_at DESC, id DESC);
CREATE INDEX imports_created_at_idx ON imports (created_at);

CREATE TABLE imported_rows (
  list_id uuid NOT NULL,
  import_id uuid NOT NULL,
  number integer NOT NULL,
  kind text NOT NULL CHECK (kind IN ('store', 'aisles', 'category', 'item', 'name', 'bought')),
  store_id uuid,                         -- that it made or, of aisles, gave more categories
  category_id uuid,
  item_id uuid,
  user_item_id uuid,                     -- that a name or something bought made
  history_id uuid,
  choice_key text,                       -- the name for which it made a category choice
  categories_before text[],              -- of aisles
  made jsonb,                            -- the state of a store or an item as it made it
  PRIMARY KEY (list_id, import_id, number),
  FOREIGN KEY (list_id, import_id) REFERENCES imports ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (list_id, store_id) REFERENCES stores ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (list_id, category_id) REFERENCES categories ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (list_id, item_id) REFERENCES items ON DELETE CASCADE DEFERRABLE,
  FOREIGN KEY (list_id, user_item_id) REFERENCES user_items ON DELETE SET NULL (user_item_id) DEFERRABLE,
  FOREIGN KEY (list_id, history_id) REFERENCES shopping_history ON DELETE SET NULL (history_id) DEFERRABLE
);
CREATE INDEX imported_rows_store_idx ON imported_rows (list_id, store_id) WHERE store_id IS NOT NULL;
CREATE INDEX imported_rows_category_idx ON imported_rows (list_id, category_id) WHERE category_id IS NOT NULL;
CREATE INDEX imported_rows_item_idx ON imported_rows (list_id, item_id) WHERE item_id IS NOT NULL;
CREATE INDEX imported_rows_user_item_idx ON imported_rows (list_id, user_item_id) WHERE user_item_id IS NOT NULL;
CREATE INDEX imported_rows_history_idx ON imported_rows (list_id, history_id) WHERE history_id IS NOT NULL;
