-- Names of what the people of a list always have: recipes leave them out.
CREATE TABLE pantry_names (
  list_id uuid NOT NULL REFERENCES lists ON DELETE CASCADE,
  name_key text NOT NULL,
  user_id uuid NOT NULL,                 -- who said so
  name text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (list_id, name_key, user_id)
);
CREATE INDEX pantry_names_time_idx ON pantry_names (list_id, created_at);
