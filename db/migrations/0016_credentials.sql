-- Sessions as their person sees them. Of a session from before only the day is known on which it was last renewed.
ALTER TABLE sessions
  ADD COLUMN id uuid NOT NULL DEFAULT new_id(), -- the name of a session outside the server; the key stays inside
  ADD COLUMN device text NOT NULL DEFAULT 'Unknown device',
  ADD COLUMN signed_in_at timestamptz(3) NOT NULL DEFAULT now(),
  ADD COLUMN seen_at timestamptz(3) NOT NULL DEFAULT now(),
  -- When the person last proved in it that they know their password; NULL: not since that is kept.
  ADD COLUMN proved_at timestamptz(3);
UPDATE sessions SET signed_in_at = least(now(), expire - interval '30 days'),
  seen_at = least(now(), expire - interval '30 days');
CREATE UNIQUE INDEX sessions_id_key ON sessions (id);

-- When a person has shown that the mailbox of their address is theirs. All accounts until now count as verified.
ALTER TABLE users ADD COLUMN email_verified_at timestamptz(3);
UPDATE users SET email_verified_at = now();

-- Links that verify an address: one for each person, the newest.
CREATE TABLE email_verifications (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,                   -- the account's own address, or the one that it is to have
  token bytea NOT NULL UNIQUE,           -- SHA-256 of the link's token
  expires_at timestamptz(3) NOT NULL
);
CREATE INDEX email_verifications_expires_at_idx ON email_verifications (expires_at);

-- Whether the link went to the invitee's mailbox and was shown to nobody else: who opens it has that mailbox.
ALTER TABLE household_invitations ADD COLUMN mailed boolean NOT NULL DEFAULT false;
