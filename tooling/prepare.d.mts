/** The types of what a test needs of `prepare.mjs`. */
export const root: string;
export const buildSources: readonly string[];
