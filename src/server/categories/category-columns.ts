/** Columns of a category as the contract shows it, for `SELECT ${categoryColumns} FROM categories c`. */
export const categoryColumns = `c.id, c.name, c.user_id AS "userId", c.is_global AS "isGlobal", c.revision`;

/** Categories that one answer holds at most; the global ones come first. */
export const mostCategories = 5000;
