/** Columns of a store as the contract shows it, for `SELECT ${storeColumns} FROM stores s`. */
export const storeColumns = `s.id, s.name, s.types, s.categories, s.user_id AS "userId", s.is_global AS "isGlobal",
  s.created_at AS "createdAt", s.updated_at AS "updatedAt", s.revision`;

/** Stores that one reply holds at most; the oldest come first. */
export const mostStores = 1000;
