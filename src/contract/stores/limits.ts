export const defaultStoreType = "big box";

/** The time in which a second submit of the add-store form is taken for a double click. */
export const storeCreationGuardMs = 1000;

/** Characters of a store's name at most. */
export const storeNameLength = 80;

/** Stores that one answer, or a person's order of them, holds at most. */
export const mostStores = 1000;

/** Categories that a store has at most. */
export const mostStoreCategories = 100;

/** Names that a store can lack; the oldest give way. */
export const mostLacking = 500;
