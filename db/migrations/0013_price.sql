-- What one of an item costs, in the currency of its list.
ALTER TABLE items ADD price double precision CHECK (price >= 0);
