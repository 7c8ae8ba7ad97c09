/** The kinds of notifications. */
export const newsKinds = ["shopping-begun", "added-meanwhile", "shopping-done", "repeat-due"] as const;
export type NewsKind = (typeof newsKinds)[number];
