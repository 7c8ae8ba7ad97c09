-- Keys of names that the list's people don't get in a store: their items show in the store's list only when the store is
-- their own.
ALTER TABLE stores ADD lacks text[] NOT NULL DEFAULT '{}';
