-- The language of the browser in which the account was made, as a BCP 47 tag; null when it isn't known.
ALTER TABLE users ADD language text CHECK (length(language) <= 35);
