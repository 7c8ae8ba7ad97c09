-- The currency of a list's prices, as ISO 4217 has it; null until somebody sets a price or chooses one.
ALTER TABLE lists ADD currency text CHECK (currency ~ '^[A-Z]{3}$');
