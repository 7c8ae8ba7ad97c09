import type { Category } from "../../contract/categories/schema.ts";
import { nameKey, titleCase } from "../../contract/items/rules.ts";
import { isSynonym } from "./category-synonyms.ts";

/** How many categories are suggested at once. */
const categorySuggestionLimit = 8;

export const jinxSentence = "Jinx! You already added this category.";

const byName = new Intl.Collator(undefined, { sensitivity: "base", numeric: true });

type Named = Pick<Category, "name">;

/** Stores keep names in lower case; the screens show the category's own spelling where that category exists. */
export function categoryDisplayName(name: string, categories: readonly Named[]): string {
  const key = nameKey(name);
  return categories.find((category) => nameKey(category.name) === key)?.name ?? titleCase(name);
}

export function hasName(names: readonly string[], name: string): boolean {
  const key = nameKey(name);
  return names.some((other) => nameKey(other) === key);
}

/**
 * Names of categories that fit what is typed and aren't taken, each once, at most `limit`: names that begin with it, then
 * names with a word that does, then those it is another word for, then the others that contain it; A to Z among themselves.
 */
export function suggestCategories(
  categories: readonly Named[],
  taken: readonly string[],
  text: string,
  limit: number = categorySuggestionLimit,
): string[] {
  const typed = nameKey(text);
  const seen = new Set(taken.map(nameKey));
  const tiers: string[][] = [[], [], [], []];
  for (const { name } of categories) {
    const key = nameKey(name);
    if (seen.has(key)) continue;
    seen.add(key);
    const at = key.indexOf(typed);
    if (at === 0) tiers[0]!.push(name);
    else if (at > 0 && !/[\p{L}\p{N}]/u.test(key[at - 1]!)) tiers[1]!.push(name);
    else if (isSynonym(typed, key)) tiers[2]!.push(name);
    else if (at > 0) tiers[3]!.push(name);
  }
  return tiers.flatMap((names) => names.sort(byName.compare)).slice(0, limit);
}
