-- Who signed in, changed or was refused what, when and from where. Kept for 90 days.
CREATE TABLE security_events (
  id uuid PRIMARY KEY DEFAULT new_id(),
  kind text NOT NULL,                    -- one of src/contract/security-events/kinds.ts
  user_id uuid REFERENCES users ON DELETE CASCADE,  -- whom it concerns; null: nobody who has an account
  actor_id uuid REFERENCES users ON DELETE CASCADE, -- who did it, if somebody else
  address text,
  device text,
  detail jsonb,
  created_at timestamptz(3) NOT NULL,
  last_at timestamptz(3) NOT NULL,
  count integer NOT NULL DEFAULT 1 CHECK (count > 0),
  hour timestamptz(3)                    -- of a kind that is counted by the hour
);
CREATE INDEX security_events_newest_idx ON security_events (created_at DESC, id);
CREATE INDEX security_events_kind_idx ON security_events (kind, created_at DESC, id);
CREATE INDEX security_events_user_idx ON security_events (user_id, created_at DESC, id);
CREATE INDEX security_events_actor_idx ON security_events (actor_id) WHERE actor_id IS NOT NULL;
CREATE UNIQUE INDEX security_events_counted_key ON security_events (hour, kind, user_id, address)
  NULLS NOT DISTINCT WHERE hour IS NOT NULL;
