import { nameKey } from "../items/rules.ts";
import { mostLacking } from "./limits.ts";
import type { Store, StoreChanges } from "./schema.ts";

/** The category names a store keeps: lower case, white space folded, blanks dropped, each once, in the order given. */
export function storeCategoryNames(names: readonly string[]): string[] {
  return [...new Set(names.map(nameKey).filter((name) => name !== ""))];
}

/** The names that a store lacks after a person has said of one that it lacks it, or has it after all. */
export function lacksAfter({ lacks = [] }: Pick<Store, "lacks">, { lack }: StoreChanges): string[] {
  if (lack === undefined) return lacks;
  const key = nameKey(lack.name);
  const others = lacks.filter((name) => name !== key);
  if (!lack.lacks) return others.length === lacks.length ? lacks : others;
  return others.length < lacks.length ? lacks : [...lacks, key].slice(-mostLacking);
}
