-- Who joined by an invitation: for them alone its link says so, rather than that there is none. Without a foreign key: it
-- counts only while they are a member of that household.
ALTER TABLE household_invitations ADD accepted_by uuid;
