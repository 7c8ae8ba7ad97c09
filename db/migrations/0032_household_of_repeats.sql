-- The household of a repeat says where it belongs, and ties it to no row of another table: joining, leaving and the end of a
-- household set it.
ALTER TABLE recurring_items DROP CONSTRAINT recurring_items_household_id_fkey;
