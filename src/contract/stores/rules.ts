import { nameKey } from "../items/rules.ts";

/** The category names a store keeps: lower case, white space folded, blanks dropped, each once, in the order given. */
export function storeCategoryNames(names: readonly string[]): string[] {
  return [...new Set(names.map(nameKey).filter((name) => name !== ""))];
}
