-- Two everyday names that everybody's names lacked.
INSERT INTO master_items (id, name, name_key, category_id, popularity)
SELECT new_id(), item.name, item.name_key, c.id, item.popularity
FROM categories c, (VALUES
('Corn', 'corn', 60),
('Peas', 'peas', 60)
) AS item (name, name_key, popularity)
WHERE c.is_global AND c.name_key = 'produce'
ON CONFLICT DO NOTHING;
