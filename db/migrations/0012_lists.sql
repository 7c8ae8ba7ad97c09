-- A list is a thing with a key: every row of a list carries list_id. user_id stays and means who made the row.
-- docs/decisions/0010 says which references are composite foreign keys and which a constraint trigger holds, and why.

ALTER TABLE scopes RENAME TO lists;
ALTER INDEX scopes_pkey RENAME TO lists_pkey;
-- A person's own list has their id, a household's list has its id, and this one holds the stores and categories of everybody.
CREATE FUNCTION everybodys_list() RETURNS uuid LANGUAGE sql IMMUTABLE PARALLEL SAFE AS
  $$ SELECT '00000000-0000-0000-0000-000000000000'::uuid $$;
INSERT INTO lists (id) VALUES (everybodys_list());

-- The list that a person uses now: the household's while its sharing is active, else their own.
ALTER TABLE users ADD list_id uuid;
UPDATE users u SET list_id = coalesce(
  (SELECT h.id FROM households h JOIN users o ON o.id = h.owner_id AND o.role IN ('premium', 'admin')
   WHERE h.id = u.household_id), u.id);
ALTER TABLE users ALTER list_id SET NOT NULL, ADD FOREIGN KEY (list_id) REFERENCES lists;
CREATE INDEX users_list_id_idx ON users (list_id);

-- list_id meant the record of a shopping trip here.
ALTER TABLE store_visits RENAME list_id TO shopping_list_id;
ALTER TABLE item_purchases RENAME list_id TO shopping_list_id;
ALTER TABLE skipped_items RENAME list_id TO shopping_list_id;

DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['items', 'user_items', 'category_choices', 'recurring_items', 'shopping_lists',
    'store_visits', 'shopping_history', 'item_purchases', 'skipped_items', 'suggestions', 'operations'] LOOP
    EXECUTE format('ALTER TABLE %I ADD list_id uuid', name);
    EXECUTE format('UPDATE %I r SET list_id = u.list_id FROM users u WHERE u.id = r.user_id', name);
    EXECUTE format('ALTER TABLE %I ALTER list_id SET NOT NULL', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['stores', 'categories'] LOOP
    EXECUTE format('ALTER TABLE %I ADD list_id uuid', name);
    EXECUTE format('UPDATE %I r SET list_id = coalesce((SELECT u.list_id FROM users u WHERE u.id = r.user_id),
      everybodys_list())', name);
    EXECUTE format('ALTER TABLE %I ALTER list_id SET NOT NULL,
      ADD CHECK (is_global = (list_id = everybodys_list()))', name);
  END LOOP;
END $$;
ALTER TABLE recurring_occurrences ADD list_id uuid;
UPDATE recurring_occurrences o SET list_id = r.list_id FROM recurring_items r WHERE r.id = o.recurring_item_id;
ALTER TABLE recurring_occurrences ALTER list_id SET NOT NULL;

-- A purchase may outlive the sharing of the item that was bought: then it keeps the item's name only.
ALTER TABLE shopping_history ALTER item_id DROP NOT NULL, ADD item_name text;
ALTER TABLE item_purchases ALTER item_id DROP NOT NULL, ADD item_name text;
ALTER TABLE skipped_items ALTER item_id DROP NOT NULL, ADD item_name text;

-- The references that were cut when the sharing of a household came to rest. They are restored when sharing returns.
CREATE TABLE resting_references (
  household_id uuid NOT NULL REFERENCES households ON DELETE CASCADE,
  source text NOT NULL,                  -- table and column
  row_id uuid NOT NULL,
  target_id uuid NOT NULL,
  stand_in_id uuid,                      -- what the row refers to while sharing rests; null: nothing
  PRIMARY KEY (household_id, source, row_id)
);

-- Every reference that leaves its list, in the order in which they are cut.
ALTER TABLE items DROP CONSTRAINT items_user_item_id_fkey, DROP CONSTRAINT items_store_id_fkey,
  DROP CONSTRAINT items_cleared_store_id_fkey, DROP CONSTRAINT items_category_id_fkey,
  DROP CONSTRAINT items_user_id_fkey;
ALTER TABLE user_items DROP CONSTRAINT user_items_category_id_fkey, DROP CONSTRAINT user_items_user_id_fkey;
ALTER TABLE category_choices DROP CONSTRAINT category_choices_category_id_fkey,
  DROP CONSTRAINT category_choices_user_id_fkey;
ALTER TABLE recurring_items DROP CONSTRAINT recurring_items_item_id_fkey, DROP CONSTRAINT recurring_items_user_id_fkey;
ALTER TABLE recurring_occurrences DROP CONSTRAINT recurring_occurrences_item_id_fkey,
  DROP CONSTRAINT recurring_occurrences_recurring_item_id_fkey;
ALTER TABLE item_purchases DROP CONSTRAINT item_purchases_item_id_fkey, DROP CONSTRAINT item_purchases_walk_fkey,
  DROP CONSTRAINT item_purchases_place_fkey;
ALTER TABLE skipped_items DROP CONSTRAINT skipped_items_item_id_fkey, DROP CONSTRAINT skipped_items_store_id_fkey,
  DROP CONSTRAINT skipped_items_visit_id_fkey, DROP CONSTRAINT skipped_items_list_id_fkey,
  DROP CONSTRAINT skipped_items_user_id_fkey;
ALTER TABLE shopping_history DROP CONSTRAINT shopping_history_item_id_fkey,
  DROP CONSTRAINT shopping_history_store_id_fkey, DROP CONSTRAINT shopping_history_user_item_id_fkey,
  DROP CONSTRAINT shopping_history_user_id_fkey;
ALTER TABLE suggestions DROP CONSTRAINT suggestions_store_id_fkey, DROP CONSTRAINT suggestions_user_item_id_fkey,
  DROP CONSTRAINT suggestions_user_id_fkey;
ALTER TABLE store_visits DROP CONSTRAINT store_visits_store_id_fkey, DROP CONSTRAINT store_visits_list_id_fkey,
  DROP CONSTRAINT store_visits_user_id_fkey, DROP CONSTRAINT store_visits_walk_key,
  DROP CONSTRAINT store_visits_place_key;
ALTER TABLE shopping_lists DROP CONSTRAINT shopping_lists_store_id_fkey, DROP CONSTRAINT shopping_lists_user_id_fkey;
ALTER TABLE operations DROP CONSTRAINT operations_user_id_fkey;
ALTER TABLE categories DROP CONSTRAINT categories_user_id_fkey;
ALTER TABLE stores DROP CONSTRAINT stores_user_id_fkey;
ALTER TABLE master_items DROP CONSTRAINT master_items_category_id_fkey;
ALTER TABLE ai_categorization_cache DROP CONSTRAINT ai_categorization_cache_suggested_category_id_fkey;
ALTER TABLE store_category_usage DROP CONSTRAINT store_category_usage_store_id_fkey;
ALTER TABLE store_category_confidence DROP CONSTRAINT store_category_confidence_store_id_fkey;
ALTER TABLE store_category_evidence DROP CONSTRAINT store_category_evidence_store_id_fkey;

-- Remember what people of one household refer to of each other, whose sharing rests now.
CREATE TEMPORARY TABLE crossing ON COMMIT DROP AS
SELECT r.* FROM (
  SELECT 'items.store_id' AS source, i.id AS row_id, i.user_id, s.id AS target_id, s.user_id AS owner_id
    FROM items i JOIN stores s ON s.id = i.store_id AND s.list_id <> i.list_id
  UNION ALL SELECT 'items.cleared_store_id', i.id, i.user_id, s.id, s.user_id
    FROM items i JOIN stores s ON s.id = i.cleared_store_id AND s.list_id <> i.list_id
  UNION ALL SELECT 'items.category_id', i.id, i.user_id, c.id, c.user_id
    FROM items i JOIN categories c ON c.id = i.category_id AND c.list_id <> i.list_id AND NOT c.is_global
  UNION ALL SELECT 'items.user_item_id', i.id, i.user_id, n.id, n.user_id
    FROM items i JOIN user_items n ON n.id = i.user_item_id AND n.list_id <> i.list_id
  UNION ALL SELECT 'user_items.category_id', n.id, n.user_id, c.id, c.user_id
    FROM user_items n JOIN categories c ON c.id = n.category_id AND c.list_id <> n.list_id AND NOT c.is_global
  UNION ALL SELECT 'recurring_items.item_id', r.id, r.user_id, i.id, i.user_id
    FROM recurring_items r JOIN items i ON i.id = r.item_id AND i.list_id <> r.list_id
  UNION ALL SELECT 'shopping_history.item_id', h.id, h.user_id, i.id, i.user_id
    FROM shopping_history h JOIN items i ON i.id = h.item_id AND i.list_id <> h.list_id
  UNION ALL SELECT 'shopping_history.store_id', h.id, h.user_id, s.id, s.user_id
    FROM shopping_history h JOIN stores s ON s.id = h.store_id AND s.list_id <> h.list_id
  UNION ALL SELECT 'shopping_history.user_item_id', h.id, h.user_id, n.id, n.user_id
    FROM shopping_history h JOIN user_items n ON n.id = h.user_item_id AND n.list_id <> h.list_id
  UNION ALL SELECT 'item_purchases.item_id', p.id, p.user_id, i.id, i.user_id
    FROM item_purchases p JOIN items i ON i.id = p.item_id AND i.list_id <> p.list_id
  UNION ALL SELECT 'item_purchases.store_id', p.id, p.user_id, s.id, s.user_id
    FROM item_purchases p JOIN stores s ON s.id = p.store_id AND s.list_id <> p.list_id
  UNION ALL SELECT 'skipped_items.item_id', k.id, k.user_id, i.id, i.user_id
    FROM skipped_items k JOIN items i ON i.id = k.item_id AND i.list_id <> k.list_id
  UNION ALL SELECT 'skipped_items.store_id', k.id, k.user_id, s.id, s.user_id
    FROM skipped_items k JOIN stores s ON s.id = k.store_id AND s.list_id <> k.list_id
  UNION ALL SELECT 'store_visits.store_id', v.id, v.user_id, s.id, s.user_id
    FROM store_visits v JOIN stores s ON s.id = v.store_id AND s.list_id <> v.list_id
  UNION ALL SELECT 'shopping_lists.store_id', l.id, l.user_id, s.id, s.user_id
    FROM shopping_lists l JOIN stores s ON s.id = l.store_id AND s.list_id <> l.list_id
  UNION ALL SELECT 'suggestions.store_id', g.id, g.user_id, s.id, s.user_id
    FROM suggestions g JOIN stores s ON s.id = g.store_id AND s.list_id <> g.list_id) r;
INSERT INTO resting_references (household_id, source, row_id, target_id)
SELECT person.household_id, r.source, r.row_id, r.target_id
FROM crossing r JOIN users person ON person.id = r.user_id
JOIN users owner ON owner.id = r.owner_id AND owner.household_id = person.household_id;

-- Cut them: what a row needs of another list (a name, a category, the item of a repeat) is copied into its own list.
UPDATE recurring_items r SET deleted_at = now(), updated_at = now()
FROM (
  SELECT one.id, row_number() OVER (PARTITION BY one.user_id, i.name_key ORDER BY one.next_due_date, one.id) AS place,
    bool_or(i.list_id <> one.list_id) OVER (PARTITION BY one.user_id, i.name_key) AS crosses
  FROM recurring_items one JOIN items i ON i.id = one.item_id WHERE one.deleted_at IS NULL) ranked
WHERE r.id = ranked.id AND ranked.place > 1 AND ranked.crosses;
INSERT INTO items (id, list_id, master_item_id, user_item_id, name, name_key, match_key, category_id, quantity,
  parsed_quantity, parsed_size, note, store_id, completed, completed_at, hidden, user_id, revision, deleted_at,
  created_at, updated_at)
SELECT DISTINCT ON (r.user_id, i.name_key) new_id(), r.list_id, i.master_item_id, i.user_item_id, i.name, i.name_key,
  i.match_key, i.category_id, i.quantity, i.parsed_quantity, i.parsed_size, i.note, i.store_id, i.completed,
  i.completed_at, i.hidden, r.user_id, r.revision, coalesce(i.deleted_at, now()), i.created_at, i.updated_at
FROM recurring_items r JOIN items i ON i.id = r.item_id AND i.list_id <> r.list_id
WHERE NOT EXISTS (SELECT FROM items own WHERE own.list_id = r.list_id AND own.user_id = r.user_id
  AND own.name_key = i.name_key)
ORDER BY r.user_id, i.name_key, i.deleted_at DESC NULLS FIRST, i.created_at DESC;
UPDATE recurring_items r SET item_id = (
  SELECT own.id FROM items own WHERE own.list_id = r.list_id AND own.user_id = r.user_id AND own.name_key = i.name_key
  ORDER BY own.deleted_at DESC NULLS FIRST, own.completed, own.created_at DESC, own.id LIMIT 1)
FROM items i WHERE i.id = r.item_id AND i.list_id <> r.list_id;
INSERT INTO categories (id, list_id, name, name_key, user_id, created_at)
SELECT new_id(), needed.list_id, needed.name, needed.name_key, needed.user_id, needed.created_at FROM (
  SELECT DISTINCT ON (used.user_id, c.name_key) used.list_id, used.user_id, c.name, c.name_key, c.created_at
  FROM (
    SELECT list_id, user_id, category_id FROM items WHERE deleted_at IS NULL
    UNION SELECT i.list_id, i.user_id, n.category_id FROM items i JOIN user_items n ON n.id = i.user_item_id
    UNION SELECT list_id, user_id, category_id FROM user_items
    UNION SELECT list_id, user_id, category_id FROM category_choices) used
  JOIN categories c ON c.id = used.category_id AND c.list_id <> used.list_id AND NOT c.is_global
    AND c.deleted_at IS NULL
  ORDER BY used.user_id, c.name_key, c.id) needed
ON CONFLICT (user_id, name_key) WHERE deleted_at IS NULL DO NOTHING;
UPDATE user_items n SET category_id = (SELECT own.id FROM categories own
  WHERE own.user_id = n.user_id AND own.name_key = c.name_key AND own.deleted_at IS NULL)
FROM categories c WHERE c.id = n.category_id AND c.list_id <> n.list_id AND NOT c.is_global;
DELETE FROM category_choices k USING categories c
WHERE c.id = k.category_id AND c.list_id <> k.list_id AND NOT c.is_global AND NOT EXISTS (
  SELECT FROM categories own WHERE own.user_id = k.user_id AND own.name_key = c.name_key AND own.deleted_at IS NULL);
UPDATE category_choices k SET category_id = (SELECT own.id FROM categories own
  WHERE own.user_id = k.user_id AND own.name_key = c.name_key AND own.deleted_at IS NULL)
FROM categories c WHERE c.id = k.category_id AND c.list_id <> k.list_id AND NOT c.is_global;
UPDATE items i SET category_id = (SELECT own.id FROM categories own
  WHERE own.user_id = i.user_id AND own.name_key = c.name_key AND own.deleted_at IS NULL)
FROM categories c WHERE c.id = i.category_id AND c.list_id <> i.list_id AND NOT c.is_global;
INSERT INTO user_items (id, list_id, name, name_key, category_id, category_by, user_id, created_at)
SELECT new_id(), needed.list_id, needed.name, needed.name_key, CASE WHEN c.is_global THEN c.id ELSE (
    SELECT own.id FROM categories own
    WHERE own.user_id = needed.user_id AND own.name_key = c.name_key AND own.deleted_at IS NULL) END,
  needed.category_by, needed.user_id, needed.created_at
FROM (
  SELECT DISTINCT ON (used.user_id, n.name_key) used.list_id, used.user_id, n.name, n.name_key, n.category_id,
    n.category_by, n.created_at
  FROM (
    SELECT list_id, user_id, user_item_id FROM items
    UNION SELECT list_id, user_id, user_item_id FROM shopping_history
    UNION SELECT list_id, user_id, user_item_id FROM suggestions) used
  JOIN user_items n ON n.id = used.user_item_id AND n.list_id <> used.list_id
  ORDER BY used.user_id, n.name_key, n.id) needed
LEFT JOIN categories c ON c.id = needed.category_id
ON CONFLICT (user_id, name_key) DO NOTHING;
UPDATE items i SET user_item_id = own.id FROM user_items n, user_items own
WHERE n.id = i.user_item_id AND n.list_id <> i.list_id AND own.user_id = i.user_id AND own.name_key = n.name_key;
UPDATE shopping_history h SET user_item_id = own.id FROM user_items n, user_items own
WHERE n.id = h.user_item_id AND n.list_id <> h.list_id AND own.user_id = h.user_id AND own.name_key = n.name_key;
WITH counted AS (
  DELETE FROM suggestions s USING user_items n WHERE n.id = s.user_item_id AND n.list_id <> s.list_id
  RETURNING s.list_id, s.user_id, n.name_key, s.frequency, s.last_seen)
INSERT INTO suggestions (id, list_id, user_id, user_item_id, frequency, last_seen)
SELECT new_id(), counted.list_id, own.user_id, own.id, sum(counted.frequency), max(counted.last_seen)
FROM counted JOIN user_items own ON own.user_id = counted.user_id AND own.name_key = counted.name_key
GROUP BY counted.list_id, own.user_id, own.id
ON CONFLICT (user_id, master_item_id, user_item_id) DO UPDATE
  SET frequency = suggestions.frequency + excluded.frequency,
    last_seen = greatest(suggestions.last_seen, excluded.last_seen);
UPDATE shopping_history h SET item_id = NULL, item_name = i.name FROM items i
WHERE i.id = h.item_id AND i.list_id <> h.list_id;
UPDATE item_purchases p SET item_id = NULL, item_name = i.name FROM items i
WHERE i.id = p.item_id AND i.list_id <> p.list_id;
UPDATE skipped_items k SET item_id = NULL, item_name = i.name FROM items i
WHERE i.id = k.item_id AND i.list_id <> k.list_id;
UPDATE recurring_occurrences o SET item_id = NULL FROM items i WHERE i.id = o.item_id AND i.list_id <> o.list_id;
UPDATE items i SET store_id = NULL FROM stores s WHERE s.id = i.store_id AND s.list_id <> i.list_id;
UPDATE items i SET cleared_store_id = NULL FROM stores s WHERE s.id = i.cleared_store_id AND s.list_id <> i.list_id;
UPDATE shopping_history h SET store_id = NULL FROM stores s WHERE s.id = h.store_id AND s.list_id <> h.list_id;
UPDATE item_purchases p SET store_id = NULL FROM stores s WHERE s.id = p.store_id AND s.list_id <> p.list_id;
UPDATE skipped_items k SET store_id = NULL FROM stores s WHERE s.id = k.store_id AND s.list_id <> k.list_id;
UPDATE store_visits v SET store_id = NULL FROM stores s WHERE s.id = v.store_id AND s.list_id <> v.list_id;
UPDATE shopping_lists l SET store_id = NULL FROM stores s WHERE s.id = l.store_id AND s.list_id <> l.list_id;
UPDATE suggestions g SET store_id = NULL FROM stores s WHERE s.id = g.store_id AND s.list_id <> g.list_id;
UPDATE resting_references r SET stand_in_id = now.id FROM (
  SELECT 'items.category_id' AS source, id AS row_id, category_id AS id FROM items
  UNION ALL SELECT 'items.user_item_id', id, user_item_id FROM items
  UNION ALL SELECT 'user_items.category_id', id, category_id FROM user_items
  UNION ALL SELECT 'recurring_items.item_id', id, item_id FROM recurring_items
  UNION ALL SELECT 'shopping_history.user_item_id', id, user_item_id FROM shopping_history) now
WHERE r.source = now.source AND r.row_id = now.row_id;

-- Keys: every unique rule of a list's rows begins with the list.
ALTER TABLE stores DROP CONSTRAINT stores_pkey, ADD PRIMARY KEY (list_id, id);
ALTER TABLE categories DROP CONSTRAINT categories_pkey, ADD PRIMARY KEY (list_id, id);
ALTER TABLE user_items DROP CONSTRAINT user_items_pkey, ADD PRIMARY KEY (list_id, id),
  DROP CONSTRAINT user_items_user_id_name_key_key, ADD CONSTRAINT user_items_name_key UNIQUE (list_id, name_key, user_id);
ALTER TABLE category_choices DROP CONSTRAINT category_choices_pkey, ADD PRIMARY KEY (list_id, name_key, user_id);
ALTER TABLE items DROP CONSTRAINT items_pkey, ADD PRIMARY KEY (list_id, id);
ALTER TABLE recurring_items DROP CONSTRAINT recurring_items_pkey, ADD PRIMARY KEY (list_id, id);
ALTER TABLE recurring_occurrences DROP CONSTRAINT recurring_occurrences_pkey,
  ADD PRIMARY KEY (list_id, recurring_item_id, local_date);
ALTER TABLE shopping_lists DROP CONSTRAINT shopping_lists_pkey, ADD PRIMARY KEY (list_id, id);
ALTER TABLE store_visits DROP CONSTRAINT store_visits_pkey, ADD PRIMARY KEY (list_id, id),
  ADD CONSTRAINT store_visits_walk_key UNIQUE (list_id, id, shopping_list_id, user_id),
  ADD CONSTRAINT store_visits_place_key UNIQUE (list_id, id, store_id);
ALTER TABLE shopping_history DROP CONSTRAINT shopping_history_pkey, ADD PRIMARY KEY (list_id, id);
ALTER TABLE item_purchases DROP CONSTRAINT item_purchases_pkey, ADD PRIMARY KEY (list_id, id),
  DROP CONSTRAINT item_purchases_visit_id_order_in_visit_key,
  ADD CONSTRAINT item_purchases_order_key UNIQUE (list_id, visit_id, order_in_visit);
ALTER TABLE skipped_items DROP CONSTRAINT skipped_items_pkey, ADD PRIMARY KEY (list_id, id),
  DROP CONSTRAINT skipped_items_visit_id_item_id_key,
  ADD CONSTRAINT skipped_items_item_key UNIQUE (list_id, visit_id, item_id);
ALTER TABLE suggestions DROP CONSTRAINT suggestions_pkey, ADD PRIMARY KEY (list_id, id),
  DROP CONSTRAINT suggestions_user_id_master_item_id_user_item_id_key,
  ADD CONSTRAINT suggestions_name_key UNIQUE NULLS NOT DISTINCT (list_id, user_id, master_item_id, user_item_id);
ALTER TABLE operations DROP CONSTRAINT operations_pkey, ADD PRIMARY KEY (list_id, user_id, id);

DROP INDEX categories_global_key, categories_user_key, categories_user_revision_idx, category_choices_category_id_idx,
  category_choices_revision_idx, item_purchases_item_id_idx, items_category_id_idx, items_cleared_store_id_idx,
  items_completed_idx, items_in_store_idx, items_of_user_item_idx, items_open_idx, items_open_match_idx,
  items_open_name_idx, items_user_revision_idx, recurring_items_household_item_key, recurring_items_item_id_idx,
  recurring_items_person_item_key, recurring_items_user_revision_idx, recurring_occurrences_item_id_idx,
  shopping_history_item_id_idx, shopping_history_store_id_idx, shopping_history_user_id_idx,
  shopping_history_user_item_id_idx, shopping_lists_store_id_idx, shopping_lists_user_id_idx,
  skipped_items_item_id_idx, skipped_items_list_id_idx, skipped_items_store_id_idx, skipped_items_user_id_idx,
  store_visits_list_id_idx, store_visits_open_key, store_visits_store_id_idx, stores_global_key, stores_user_revision_idx,
  user_items_category_id_idx, user_items_user_revision_idx;
CREATE UNIQUE INDEX categories_global_key ON categories (list_id, name_key) WHERE is_global;
CREATE UNIQUE INDEX categories_name_key ON categories (list_id, name_key, user_id) WHERE deleted_at IS NULL;
CREATE INDEX categories_revision_idx ON categories (list_id, revision);
-- Says whether an id is taken in any list; a category is found by its id alone wherever an item names it.
CREATE INDEX categories_id_idx ON categories (id);
CREATE UNIQUE INDEX stores_global_key ON stores (list_id, name_key) WHERE is_global;
CREATE INDEX stores_revision_idx ON stores (list_id, revision);
CREATE INDEX stores_id_idx ON stores (id);
CREATE INDEX stores_user_id_idx ON stores (user_id);
CREATE INDEX user_items_category_idx ON user_items (list_id, category_id);
CREATE INDEX user_items_revision_idx ON user_items (list_id, revision);
CREATE INDEX category_choices_category_idx ON category_choices (list_id, category_id);
CREATE INDEX category_choices_revision_idx ON category_choices (list_id, revision);
CREATE INDEX items_open_idx ON items (list_id, created_at, id) WHERE deleted_at IS NULL AND NOT completed;
CREATE INDEX items_open_name_idx ON items (list_id, name_key) WHERE deleted_at IS NULL AND NOT completed;
CREATE INDEX items_open_match_idx ON items (list_id, match_key) WHERE deleted_at IS NULL AND NOT completed;
CREATE INDEX items_completed_idx ON items (list_id, completed_at) WHERE deleted_at IS NULL AND completed;
CREATE INDEX items_revision_idx ON items (list_id, revision);
CREATE INDEX items_id_idx ON items (id);
CREATE INDEX items_in_store_idx ON items (list_id, store_id) WHERE store_id IS NOT NULL;
CREATE INDEX items_cleared_store_idx ON items (list_id, cleared_store_id) WHERE cleared_store_id IS NOT NULL;
CREATE INDEX items_of_user_item_idx ON items (list_id, user_item_id) WHERE user_item_id IS NOT NULL;
CREATE INDEX items_category_idx ON items (list_id, category_id);
CREATE UNIQUE INDEX recurring_items_item_key ON recurring_items (list_id, item_id) WHERE deleted_at IS NULL;
CREATE INDEX recurring_items_item_idx ON recurring_items (list_id, item_id);
CREATE INDEX recurring_items_revision_idx ON recurring_items (list_id, revision);
CREATE INDEX recurring_items_id_idx ON recurring_items (id);
CREATE INDEX recurring_occurrences_item_idx ON recurring_occurrences (list_id, item_id);
CREATE INDEX shopping_lists_store_idx ON shopping_lists (list_id, store_id);
CREATE UNIQUE INDEX store_visits_open_key ON store_visits (list_id, user_id, store_id) WHERE end_time IS NULL;
CREATE INDEX store_visits_store_idx ON store_visits (list_id, store_id, start_time DESC);
CREATE INDEX store_visits_shopping_list_idx ON store_visits (list_id, shopping_list_id);
CREATE INDEX shopping_history_time_idx ON shopping_history (list_id, completed_at DESC);
CREATE INDEX shopping_history_item_idx ON shopping_history (list_id, item_id);
CREATE INDEX shopping_history_store_idx ON shopping_history (list_id, store_id);
CREATE INDEX shopping_history_user_item_idx ON shopping_history (list_id, user_item_id) WHERE user_item_id IS NOT NULL;
CREATE INDEX item_purchases_item_idx ON item_purchases (list_id, item_id);
CREATE INDEX skipped_items_item_idx ON skipped_items (list_id, item_id);
CREATE INDEX skipped_items_store_idx ON skipped_items (list_id, store_id);
CREATE INDEX skipped_items_shopping_list_idx ON skipped_items (list_id, shopping_list_id);

-- References stay within a list. They are deferrable, since a move changes the key of both ends. A list's rows go with it.
ALTER TABLE stores ADD FOREIGN KEY (list_id) REFERENCES lists ON DELETE CASCADE;
ALTER TABLE categories ADD FOREIGN KEY (list_id) REFERENCES lists ON DELETE CASCADE;
ALTER TABLE user_items ADD FOREIGN KEY (list_id) REFERENCES lists ON DELETE CASCADE;
ALTER TABLE category_choices ADD FOREIGN KEY (list_id) REFERENCES lists ON DELETE CASCADE;
ALTER TABLE operations ADD FOREIGN KEY (list_id) REFERENCES lists ON DELETE CASCADE;
ALTER TABLE items ADD FOREIGN KEY (list_id) REFERENCES lists ON DELETE CASCADE,
  ADD FOREIGN KEY (list_id, user_item_id) REFERENCES user_items DEFERRABLE,
  ADD FOREIGN KEY (list_id, store_id) REFERENCES stores ON DELETE SET NULL (store_id) DEFERRABLE,
  ADD FOREIGN KEY (list_id, cleared_store_id) REFERENCES stores ON DELETE SET NULL (cleared_store_id) DEFERRABLE;
ALTER TABLE recurring_items ADD FOREIGN KEY (list_id) REFERENCES lists ON DELETE CASCADE,
  ADD FOREIGN KEY (list_id, item_id) REFERENCES items ON DELETE CASCADE DEFERRABLE;
ALTER TABLE recurring_occurrences
  ADD FOREIGN KEY (list_id, recurring_item_id) REFERENCES recurring_items ON DELETE CASCADE DEFERRABLE,
  ADD FOREIGN KEY (list_id, item_id) REFERENCES items ON DELETE SET NULL (item_id) DEFERRABLE;
ALTER TABLE shopping_lists ADD FOREIGN KEY (list_id) REFERENCES lists ON DELETE CASCADE,
  ADD FOREIGN KEY (list_id, store_id) REFERENCES stores ON DELETE SET NULL (store_id) DEFERRABLE;
ALTER TABLE store_visits
  ADD FOREIGN KEY (list_id, shopping_list_id) REFERENCES shopping_lists ON DELETE CASCADE DEFERRABLE,
  ADD FOREIGN KEY (list_id, store_id) REFERENCES stores ON DELETE SET NULL (store_id) DEFERRABLE;
ALTER TABLE shopping_history ADD FOREIGN KEY (list_id) REFERENCES lists ON DELETE CASCADE,
  ADD FOREIGN KEY (list_id, item_id) REFERENCES items ON DELETE CASCADE DEFERRABLE,
  ADD FOREIGN KEY (list_id, user_item_id) REFERENCES user_items ON DELETE SET NULL (user_item_id) DEFERRABLE,
  ADD FOREIGN KEY (list_id, store_id) REFERENCES stores ON DELETE SET NULL (store_id) DEFERRABLE;
-- A purchase has its person, trip and store from its visit, and needs no index of its own for each.
ALTER TABLE item_purchases
  ADD FOREIGN KEY (list_id, item_id) REFERENCES items ON DELETE CASCADE DEFERRABLE,
  ADD CONSTRAINT item_purchases_walk_fkey FOREIGN KEY (list_id, visit_id, shopping_list_id, user_id)
    REFERENCES store_visits (list_id, id, shopping_list_id, user_id) ON DELETE CASCADE DEFERRABLE,
  ADD CONSTRAINT item_purchases_place_fkey FOREIGN KEY (list_id, visit_id, store_id)
    REFERENCES store_visits (list_id, id, store_id) ON UPDATE CASCADE ON DELETE CASCADE DEFERRABLE;
ALTER TABLE skipped_items
  ADD FOREIGN KEY (list_id, item_id) REFERENCES items ON DELETE CASCADE DEFERRABLE,
  ADD FOREIGN KEY (list_id, store_id) REFERENCES stores ON DELETE SET NULL (store_id) DEFERRABLE,
  ADD FOREIGN KEY (list_id, visit_id) REFERENCES store_visits ON DELETE CASCADE DEFERRABLE,
  ADD FOREIGN KEY (list_id, shopping_list_id) REFERENCES shopping_lists ON DELETE CASCADE DEFERRABLE;
ALTER TABLE suggestions ADD FOREIGN KEY (list_id) REFERENCES lists ON DELETE CASCADE,
  ADD FOREIGN KEY (list_id, user_item_id) REFERENCES user_items ON DELETE CASCADE DEFERRABLE,
  ADD FOREIGN KEY (list_id, store_id) REFERENCES stores ON DELETE SET NULL (store_id) DEFERRABLE;

-- What everybody has refers to everybody's categories.
ALTER TABLE master_items ADD category_list_id uuid GENERATED ALWAYS AS (everybodys_list()) STORED,
  ADD FOREIGN KEY (category_list_id, category_id) REFERENCES categories;
ALTER TABLE ai_categorization_cache ADD category_list_id uuid GENERATED ALWAYS AS (everybodys_list()) STORED,
  ADD FOREIGN KEY (category_list_id, suggested_category_id) REFERENCES categories;

-- A category is the list's own or everybody's, which no foreign key can say.
CREATE FUNCTION is_category_of(list uuid, category uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM categories c WHERE c.list_id = list AND c.id = category)
    OR EXISTS (SELECT FROM categories c WHERE c.list_id = everybodys_list() AND c.id = category);
END $$;

-- At the end of a move only the row as it is then counts.
CREATE FUNCTION check_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_category_of(NEW.list_id, NEW.category_id) AND (
      (TG_TABLE_NAME = 'items' AND EXISTS (SELECT FROM items r
        WHERE r.list_id = NEW.list_id AND r.id = NEW.id AND r.category_id = NEW.category_id))
      OR (TG_TABLE_NAME = 'user_items' AND EXISTS (SELECT FROM user_items r
        WHERE r.list_id = NEW.list_id AND r.id = NEW.id AND r.category_id = NEW.category_id))) THEN
    RAISE foreign_key_violation USING MESSAGE = format('A row of %s names a category of another list', TG_TABLE_NAME);
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER items_category AFTER INSERT OR UPDATE OF list_id, category_id ON items
  DEFERRABLE FOR EACH ROW WHEN (NEW.category_id IS NOT NULL) EXECUTE FUNCTION check_category();
CREATE CONSTRAINT TRIGGER user_items_category AFTER INSERT OR UPDATE OF list_id, category_id ON user_items
  DEFERRABLE FOR EACH ROW WHEN (NEW.category_id IS NOT NULL) EXECUTE FUNCTION check_category();
CREATE FUNCTION check_chosen_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_category_of(NEW.list_id, NEW.category_id) AND EXISTS (SELECT FROM category_choices r
      WHERE r.list_id = NEW.list_id AND r.name_key = NEW.name_key AND r.user_id = NEW.user_id
        AND r.category_id = NEW.category_id) THEN
    RAISE foreign_key_violation USING MESSAGE = 'A choice names a category of another list';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER category_choices_category AFTER INSERT OR UPDATE OF list_id, category_id ON category_choices
  DEFERRABLE FOR EACH ROW EXECUTE FUNCTION check_chosen_category();

CREATE FUNCTION check_left_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT is_category_of(OLD.list_id, OLD.id) AND (
      EXISTS (SELECT FROM items r WHERE r.list_id = OLD.list_id AND r.category_id = OLD.id)
      OR EXISTS (SELECT FROM user_items r WHERE r.list_id = OLD.list_id AND r.category_id = OLD.id)
      OR EXISTS (SELECT FROM category_choices r WHERE r.list_id = OLD.list_id AND r.category_id = OLD.id)) THEN
    RAISE foreign_key_violation USING MESSAGE = 'A category is still named in the list that it left';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER categories_left AFTER DELETE OR UPDATE OF list_id, id ON categories
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_left_category();

-- What was learned of a store goes with it. Learning counts stores of all lists, so it keeps their ids without a list.
CREATE FUNCTION forget_store() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM store_category_usage WHERE store_id = OLD.id;
  DELETE FROM store_category_confidence WHERE store_id = OLD.id;
  DELETE FROM store_category_evidence WHERE store_id = OLD.id;
  RETURN NULL;
END $$;
CREATE TRIGGER stores_forget AFTER DELETE ON stores FOR EACH ROW EXECUTE FUNCTION forget_store();

-- The functions behind an add and a check-off (docs/decisions/0009), with the list in place of its people.
DROP FUNCTION add_plain_item, put_item, link_name, chosen_category, record_purchase;
DROP TYPE new_item, put_item, name_link;

-- Of several choices for a name the latest counts, and only while its category is seen.
CREATE FUNCTION chosen_category(list uuid, key text) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
DECLARE
  chosen uuid;
BEGIN
  SELECT k.category_id INTO chosen
    FROM category_choices k JOIN categories seen ON seen.id = k.category_id
      AND seen.list_id IN (list, everybodys_list()) AND seen.deleted_at IS NULL
    WHERE k.list_id = list AND k.name_key = key
    ORDER BY k.chosen_at DESC, k.revision DESC LIMIT 1;
  RETURN chosen;
END $$;

-- An item to be added, as the server gives it.
CREATE TYPE new_item AS (
  list uuid,
  caller uuid,
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
  fields json                  -- what was said of it besides, by column
);

CREATE TYPE name_link AS (master_item_id uuid, user_item_id uuid, name text, category_id uuid);

-- What a name stands for: everybody's master item, else a user item of the list, the caller's own first. An unknown name
-- becomes a user item. Its category: a person's choice, then all that was said, then what the name alone stands for.
CREATE FUNCTION link_name(given new_item, at_revision bigint) RETURNS name_link LANGUAGE plpgsql AS $$
DECLARE
  link name_link;
  -- A better category than that of the name alone.
  better uuid := chosen_category(given.list, given.name_key);
  found_by text;
BEGIN
  IF better IS NULL AND given.said_key IS NOT NULL THEN
    SELECT c.id INTO better FROM categories c
      WHERE c.list_id = everybodys_list() AND c.is_global AND c.name_key = given.said_key;
  END IF;

  SELECT m.id, NULL, m.name, m.category_id INTO link FROM master_items m WHERE m.name_key = given.name_key;
  IF NOT FOUND THEN
    SELECT NULL, u.id, u.name, u.category_id INTO link FROM user_items u
      WHERE u.list_id = given.list AND u.name_key = given.name_key
      ORDER BY u.user_id = given.caller DESC, u.id LIMIT 1;
  END IF;
  IF link.name IS NULL THEN
    -- The answer that was kept for this name, else the engine's, kept for whoever types it next.
    UPDATE ai_categorization_cache SET used_count = used_count + 1 WHERE item_name = given.name_key
      RETURNING suggested_category_id, answered_by INTO link.category_id, found_by;
    IF NOT FOUND THEN
      SELECT c.id INTO link.category_id FROM categories c
        WHERE c.list_id = everybodys_list() AND c.is_global AND c.name_key IN (given.guess_key, 'other')
        ORDER BY c.name_key = 'other' LIMIT 1;
      INSERT INTO ai_categorization_cache (id, item_name, suggested_category_id, confidence, reasoning, created_at)
        VALUES (given.new_row, given.name_key, link.category_id, given.guess_confidence, given.guess_reason, given.at)
        ON CONFLICT (item_name) DO NOTHING;
    END IF;
    link.user_item_id := given.new_row;
    link.name := given.name;
    INSERT INTO user_items (id, list_id, user_id, name, name_key, category_id, category_by, revision, created_at)
      VALUES (given.new_row, given.list, given.caller, given.name, given.name_key, link.category_id,
        coalesce(found_by, 'embedded'), at_revision, given.at);
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
  item items%ROWTYPE := json_populate_record(NULL::items, given.fields);
  category_name text;
BEGIN
  item.id := given.id;
  item.list_id := given.list;
  item.user_id := given.caller;
  item.master_item_id := link.master_item_id;
  item.user_item_id := link.user_item_id;
  item.name := link.name;
  item.name_key := given.name_key;
  item.match_key := given.match_key;
  item.category_id := coalesce(given.category_id, link.category_id);
  item.store_id := given.store_id;
  item.completed := false;
  item.hidden := false;
  item.revision := at_revision;
  item.created_at := given.at;
  item.updated_at := given.at;
  IF item.store_id IS NOT NULL THEN
    SELECT s.id INTO item.cleared_store_id FROM stores s
      WHERE s.list_id = given.list AND s.id = given.store_id AND s.deleted_at IS NOT NULL;
    IF FOUND THEN item.store_id := NULL; END IF;
  END IF;
  INSERT INTO items VALUES (item.*);
  SELECT c.name INTO category_name FROM categories c
    WHERE c.id = item.category_id AND c.list_id IN (given.list, everybodys_list());
  RETURN ROW(link.master_item_id, link.user_item_id, link.name, item.category_id, category_name, item.store_id,
    at_revision);
END $$;

-- What completing an item leaves behind: history and suggestion counter and, in a store, the purchase in the person's open
-- visit there, else in a new one, and the store's usage for the item's category, if it has one. Each of these tables gets
-- one row at most, with the id `new_row`.
CREATE FUNCTION record_purchase(
  list uuid, item uuid, caller uuid, at timestamptz, master_item uuid, own_item uuid, item_name text, category text,
  store uuid, idle_since timestamptz, new_row uuid
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  visit uuid;
  trip uuid;
BEGIN
  IF store IS NOT NULL THEN
    WITH kept AS (
      UPDATE store_visits SET last_check_off = greatest(last_check_off, at)
      WHERE list_id = list AND user_id = caller AND store_id = store AND end_time IS NULL AND last_check_off > idle_since
      RETURNING store_visits.id, shopping_list_id)
    UPDATE shopping_lists l SET items_checked_off = l.items_checked_off + 1 FROM kept
      WHERE l.list_id = list AND l.id = kept.shopping_list_id
      RETURNING kept.id, l.id INTO visit, trip;
    IF NOT FOUND THEN
      visit := new_row;
      trip := new_row;
      INSERT INTO shopping_lists (id, list_id, user_id, store_id, created_at, items_checked_off)
        VALUES (trip, list, caller, store, at, 1);
      INSERT INTO store_visits (id, list_id, user_id, store_id, shopping_list_id, start_time, last_check_off, created_at)
        VALUES (visit, list, caller, store, trip, at, at, at);
    END IF;
    INSERT INTO item_purchases (id, list_id, user_id, item_id, store_id, visit_id, shopping_list_id, "timestamp",
        order_in_visit, created_at)
      VALUES (new_row, list, caller, item, store, visit, trip, at,
        1 + coalesce((SELECT max(p.order_in_visit) FROM item_purchases p
          WHERE p.list_id = list AND p.visit_id = visit), 0), at);
    IF category IS NOT NULL THEN
      INSERT INTO store_category_usage (id, user_id, store_id, category_name, item_name, action_type, "timestamp")
        VALUES (new_row, caller, store, category, item_name, 'purchased', at);
    END IF;
  END IF;
  INSERT INTO shopping_history (id, list_id, user_id, item_id, master_item_id, user_item_id, store_id, completed_at)
    VALUES (new_row, list, caller, item, master_item, own_item, store, at);
  IF master_item IS NOT NULL THEN
    UPDATE suggestions s SET frequency = s.frequency + 1, last_seen = at, store_id = coalesce(store, s.store_id)
      WHERE s.list_id = list AND s.user_id = caller AND s.master_item_id = master_item AND s.user_item_id IS NULL;
  ELSE
    UPDATE suggestions s SET frequency = s.frequency + 1, last_seen = at, store_id = coalesce(store, s.store_id)
      WHERE s.list_id = list AND s.user_id = caller AND s.master_item_id IS NULL AND s.user_item_id = own_item;
  END IF;
  IF NOT FOUND THEN
    INSERT INTO suggestions (id, list_id, user_id, master_item_id, user_item_id, store_id, last_seen)
      VALUES (new_row, list, caller, master_item, own_item, store, at);
  END IF;
END $$;

-- For moves: references may cross lists until the transaction ends.
CREATE FUNCTION defer_references() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  SET CONSTRAINTS ALL DEFERRED;
END $$;
