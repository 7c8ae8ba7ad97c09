/** Items, names and things bought that one import holds at most, all together. */
export const mostImportedRows = 2000;

/** Stores that one import names at most. */
export const mostImportedStores = 200;

/** Days for which an import is listed and can be undone. */
export const importDays = 30;

/** Imports that one reply lists at most, the newest first. */
export const mostListedImports = 50;

/** Bytes of the body that brings an import. */
export const mostImportBytes = 4 * 1024 * 1024;

/** Lists that are fetched from another program at most; the names of further ones are reported. */
export const mostFetchedLists = 20;
