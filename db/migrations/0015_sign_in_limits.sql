-- Who has tried how often, for all server processes on this database. A row is of no use once all tries are there again.
CREATE TABLE throttles (
  key bytea PRIMARY KEY,                 -- SHA-256 of what is limited and for whom
  full_at timestamptz(3) NOT NULL,       -- when all tries are there again
  most_full timestamptz(3) NOT NULL      -- the latest that full_at might be when it was written: no try was left then
);
CREATE INDEX throttles_full_at_idx ON throttles (full_at);

-- Devices on which a person has signed in, and from where. A browser that several people use has a row for each.
CREATE TABLE known_devices (
  token bytea NOT NULL,                  -- SHA-256 of the cookie's token
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  network text NOT NULL,                 -- an IPv4 address, or the /64 of an IPv6 address
  used_at timestamptz(3) NOT NULL,
  PRIMARY KEY (token, user_id)
);
CREATE INDEX known_devices_user_id_idx ON known_devices (user_id, used_at);
CREATE INDEX known_devices_used_at_idx ON known_devices (used_at);
