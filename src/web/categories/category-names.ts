import type { Category } from "../../contract/categories/schema.ts";
import { nameKey, titleCase } from "../../contract/items/rules.ts";
import { fittingWords, isSynonym, leastLetters, wordsToLookUp } from "./category-synonyms.ts";

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
 * A text that fits none of them is looked up word by word.
 */
export function suggestCategories(
  categories: readonly Named[],
  taken: readonly string[],
  text: string,
  limit: number = categorySuggestionLimit,
): string[] {
  const typed = nameKey(text);
  const { meant, containing } = findFitting(categories, typed);
  const whole = [...meant.flat(), ...containing];
  const found = whole.length > 0 ? whole : findByWords(categories, typed);
  return found.filter((name) => !hasName(taken, name)).slice(0, limit);
}

/** Whether what is typed is the name of a taken category, or a word that only taken categories go by as well. */
export function meansTaken(categories: readonly Named[], taken: readonly string[], text: string): boolean {
  const typed = nameKey(text);
  if (hasName(taken, typed)) return true;
  // A letter or two begin too many words to mean one of them.
  if (typed.length < leastLetters) return false;
  const [beginning, withWord, synonymous] = findFitting(categories, typed).meant;
  const isOther = beginning.length + withWord.length > 0;
  return !isOther && synonymous.length > 0 && synonymous.every((name) => hasName(taken, name));
}

/**
 * The categories that a key fits: first those that it may mean, the best ones first, and then those whose name merely has its
 * letters within a word.
 */
function findFitting(
  categories: readonly Named[],
  typed: string,
): { meant: [beginning: string[], withWord: string[], synonymous: string[]]; containing: string[] } {
  const tiers: [string[], string[], string[], string[]] = [[], [], [], []];
  for (const { name } of eachOnce(categories)) {
    const key = nameKey(name);
    const at = key.indexOf(typed);
    if (at === 0) tiers[0].push(name);
    else if (at > 0 && !/[\p{L}\p{N}]/u.test(key[at - 1]!)) tiers[1].push(name);
    else if (isSynonym(typed, key)) tiers[2].push(name);
    else if (at > 0) tiers[3].push(name);
  }
  for (const names of tiers) names.sort(byName.compare);
  const [beginning, withWord, synonymous, containing] = tiers;
  return { meant: [beginning, withWord, synonymous], containing };
}

/**
 * The categories that most words of a phrase fit: only Frozen for "ice cream", though "cream" is Dairy & Eggs, too. None when a
 * word fits no category: "fresh pasta" is a category of a person's own.
 */
function findByWords(categories: readonly Named[], key: string): string[] {
  const words = wordsToLookUp(key);
  const fitting = eachOnce(categories).map(({ name }) => ({
    name,
    words: fittingWords(words, nameKey(name)),
  }));
  if (words.some((word) => !fitting.some((one) => one.words.includes(word)))) return [];
  const most = Math.max(1, ...fitting.map((one) => one.words.length));
  const best = fitting.filter((one) => one.words.length === most);
  return best.map(({ name }) => name).sort(byName.compare);
}

function eachOnce(categories: readonly Named[]): readonly Named[] {
  return [...new Map(categories.toReversed().map((category) => [nameKey(category.name), category])).values()];
}
