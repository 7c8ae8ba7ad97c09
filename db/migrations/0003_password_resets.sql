-- Links of "Forgot your password?": one for each person, the newest.
CREATE TABLE password_resets (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  token bytea NOT NULL UNIQUE,           -- SHA-256 of the link's token
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX password_resets_expires_at_idx ON password_resets (expires_at);
