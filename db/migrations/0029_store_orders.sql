-- The order in which a person wants their stores; empty: the most visited first. It belongs to the person, whichever list they use:
-- stores that are not on their list now keep their places.
CREATE TABLE store_orders (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  store_ids uuid[] NOT NULL,
  revision bigint NOT NULL               -- of the list that they used then
);
