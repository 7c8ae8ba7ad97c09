-- An invitation without an address is a link: whoever opens it first may join, once.
ALTER TABLE household_invitations ALTER invitee_email DROP NOT NULL;
CREATE INDEX household_invitations_waiting_idx ON household_invitations (household_id, created_at, id)
  WHERE status = 'pending';
