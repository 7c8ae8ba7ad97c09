-- What a person last said about where they shop: off to a store, or back (no store). It counts for half an hour.
CREATE TABLE whereabouts (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  store_id uuid,                         -- of the list that they used then; an older one names no store of theirs
  said_at timestamptz(3) NOT NULL
);
