-- What is learned from the record. All of it can be made anew from the record alone: npm run learn.

-- The order in which the categories of a store are walked past, in lower case; a global store has everybody's.
ALTER TABLE stores ADD aisle_order text[] NOT NULL DEFAULT '{}';
CREATE INDEX stores_updated_at_idx ON stores (updated_at);
CREATE INDEX stores_reviewed_idx ON stores (status, created_at DESC, id) WHERE deleted_at IS NULL AND NOT is_global;

-- What was bought since then: rows come in the order of time, so a few bytes for many of them are enough.
CREATE INDEX shopping_history_completed_at_idx ON shopping_history USING brin (completed_at)
  WITH (pages_per_range = 16, autosummarize = on);

-- How a name is usually bought, in the list it was last bought for: days between two purchases, how much that varies
-- (a share of it), and on how many days it was bought. Null until there is something to tell.
ALTER TABLE suggestions
  ADD usual_interval_days real,
  ADD interval_spread real,
  ADD purchase_days integer NOT NULL DEFAULT 0;

-- That a person uses a store (the global one of its name, else her own) for a category, and what she has bought of it
-- there since she last took it out. The row with an empty name: she has the store, and all that she has bought there.
CREATE TABLE store_category_evidence (
  store_id uuid NOT NULL REFERENCES stores ON DELETE CASCADE,
  category_name text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  purchases integer NOT NULL,
  PRIMARY KEY (store_id, category_name, user_id)
);
CREATE INDEX store_category_evidence_user_id_idx ON store_category_evidence (user_id);
-- The analytics read nothing but this.
CREATE INDEX store_category_confidence_analytics_idx
  ON store_category_confidence (category_name, confidence_score, user_count, usage_frequency);

-- Up to where a person's record is learned: what she did last then, and in which stores she might still take it back.
CREATE TABLE learned_people (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  last_use timestamptz(3) NOT NULL,
  recent_stores uuid[] NOT NULL
);
CREATE INDEX learned_people_last_use_idx ON learned_people (last_use);

-- Households, and people without one, that checked something off, for each week (its Monday, UTC).
CREATE TABLE activity_weeks (
  week date PRIMARY KEY,
  active_households integer NOT NULL
);

-- What an administrator looks for a person by.
ALTER TABLE users ADD search_key text COLLATE "C"
  GENERATED ALWAYS AS (lower(email || ' ' || coalesce(first_name, '') || ' ' || coalesce(last_name, ''))) STORED;
