/** A condition of the global store `g` that has the name of a store `s`; there is at most one. */
export const isGlobalOfName = "g.list_id = everybodys_list() AND g.is_global AND g.name_key = s.name_key";

/** The tables of `evidenceStore`, for `FROM ${evidenceTables}` or `JOIN (${evidenceTables}) ON`. */
export const evidenceTables = `stores s LEFT JOIN stores g ON ${isGlobalOfName}`;

/** The store at which evidence about a store `s` counts: the global store of its name, else the store itself. */
export const evidenceStore = "coalesce(g.id, s.id)";
