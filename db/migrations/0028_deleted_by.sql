-- Who deleted an item: whoever still changes it on a device that didn't know is told so. Without a foreign key: somebody whose
-- account is gone is nobody's member any more, and an account's deletion needn't look through all items.
ALTER TABLE items ADD deleted_by uuid;
