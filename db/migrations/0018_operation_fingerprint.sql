-- What was asked under an operation's id, as a hash: another request under it is refused. Older rows have none.
ALTER TABLE operations ADD COLUMN fingerprint bytea;
