-- The devices on which people want notifications. One goes with its session, however that ends.
CREATE TABLE push_subscriptions (
  id uuid PRIMARY KEY DEFAULT new_id(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  sid bytea NOT NULL REFERENCES sessions ON DELETE CASCADE,
  endpoint text NOT NULL UNIQUE,         -- where the browser's push service takes messages; whoever has it can send there
  p256dh bytea NOT NULL,                 -- the browser's public key
  auth bytea NOT NULL,                   -- the secret that it shares with this server
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX push_subscriptions_user_id_idx ON push_subscriptions (user_id);
CREATE INDEX push_subscriptions_sid_idx ON push_subscriptions (sid);

-- What a person wants to be told on all of their devices.
CREATE TABLE push_preferences (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  kinds text[] NOT NULL,                 -- of src/contract/push/kinds.ts
  quiet_from text,                       -- local time, HH:MM; null: no quiet hours
  quiet_to text,
  without_content boolean NOT NULL,
  added_told_at timestamptz(3),          -- when they were last told what others have added
  added_told_to timestamptz(3)           -- when the newest item that they were told of was added
);

-- Of whom the others were told that they shop, and where; gone once they were told that it is over.
CREATE TABLE shopping_notices (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  store_id uuid NOT NULL,
  store_name text NOT NULL,
  since timestamptz(3) NOT NULL
);
