-- What a sign-up and an accepted invitation were answered with, for their repeat after a lost answer, for an hour. They aren't
-- among the operations of a list: a sign-up has no person yet, and whoever joins moves to another list.
CREATE TABLE first_answers (
  key bytea PRIMARY KEY,                 -- SHA-256 of who calls and of their idempotency key
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE, -- who called, or the account that was made
  fingerprint bytea NOT NULL,            -- of the request without its secrets
  reply jsonb,                           -- null: the account itself
  created_at timestamptz(3) NOT NULL
);
CREATE INDEX first_answers_user_id_idx ON first_answers (user_id);
CREATE INDEX first_answers_created_at_idx ON first_answers (created_at);
