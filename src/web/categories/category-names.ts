import { foldings } from "../../categoriser/fold.ts";
import type { Category } from "../../contract/categories/schema.ts";
import { nameKey, titleCase } from "../../contract/items/rules.ts";
import { spoken, synonymFit, wordFit, wordsToLookUp } from "./category-synonyms.ts";

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
 * Names of categories that fit what is typed and aren't taken, each once, as many as are suggested at once: those that it may mean, the best
 * ones first, and then those whose name merely has its letters within a word. Accents and umlauts may be left out.
 */
export function suggestCategories(
  categories: readonly Named[],
  taken: readonly string[],
  text: string,
): string[] {
  const { sure, within } = findSuggestions(categories, text);
  return [...sure, ...within].filter((name) => !hasName(taken, name)).slice(0, categorySuggestionLimit);
}

/** The category that Enter takes for what is typed; none when a name merely has its letters within a word. */
export function bestCategory(
  categories: readonly Named[],
  taken: readonly string[],
  text: string,
): string | undefined {
  return findSuggestions(categories, text).sure.find((name) => !hasName(taken, name));
}

/** Whether what is typed is the name of a taken category, or a word that only taken categories go by as well. */
export function meansTaken(categories: readonly Named[], taken: readonly string[], text: string): boolean {
  const typed = nameKey(text);
  if (hasName(taken, typed)) return true;
  const isNamed = categories.some(({ name }) => nameKey(name) === typed);
  if (!isNamed && taken.some((name) => isSpelledAs(name, typed))) return true;
  const { beginning, withWord, synonymous, withBeginning, almostSynonymous } = findFitting(categories, typed);
  const isSynonym = synonymous.length > 0;
  const others = [...beginning, ...withWord, ...(isSynonym ? [] : withBeginning)];
  const meant = isSynonym ? synonymous : almostSynonymous;
  return others.length === 0 && meant.length > 0 && meant.every((name) => hasName(taken, name));
}

function isSpelledAs(one: string, other: string): boolean {
  const spellings = foldings(nameKey(other));
  return foldings(nameKey(one)).some((spelling) => spellings.includes(spelling));
}

/** A text that may mean no category as a whole is looked up word by word. */
function findSuggestions(
  categories: readonly Named[],
  text: string,
): { sure: readonly string[]; within: readonly string[] } {
  const typed = nameKey(text);
  const { within, ...tiers } = findFitting(categories, typed);
  const meant = Object.values(tiers).flat();
  const sure = meant.length > 0 ? meant : findByWords(categories, typed);
  return { sure, within: within.filter((name) => !sure.includes(name)) };
}

/** The categories that a key fits, the best ones first; A to Z among themselves. */
function findFitting(categories: readonly Named[], typed: string) {
  const found = {
    beginning: [] as string[],
    withWord: [] as string[],
    synonymous: [] as string[],
    withBeginning: [] as string[],
    almostSynonymous: [] as string[],
    within: [] as string[],
  };
  const texts = foldings(typed);
  for (const { name } of eachOnce(categories)) {
    const key = nameKey(name);
    const names = foldings(key);
    const fits = (test: (name: string, text: string) => boolean) =>
      names.some((one) => texts.some((typedText) => test(one, typedText)));
    const synonym = synonymFit(typed, key);
    if (fits((one, typedText) => one.startsWith(typedText))) found.beginning.push(name);
    else if (fits(hasWords)) found.withWord.push(name);
    else if (synonym === "whole") found.synonymous.push(name);
    else if (fits(hasBeginning)) found.withBeginning.push(name);
    else if (synonym === "beginning") found.almostSynonymous.push(name);
    else if (fits((one, typedText) => one.includes(typedText))) found.within.push(name);
  }
  for (const names of Object.values(found)) names.sort(byName.compare);
  return found;
}

function hasWords(name: string, text: string): boolean {
  return ` ${spoken(name)} `.includes(` ${spoken(text)} `);
}

function hasBeginning(name: string, text: string): boolean {
  const words = spoken(text);
  return words !== "" && ` ${spoken(name)}`.includes(` ${words}`);
}

/**
 * The categories that most words of a phrase fit, and of those the ones that fit the earlier word first: Paper Goods for
 * "napkins and bread". None when a word fits no category: "fresh pasta" is a category of a person's own.
 */
function findByWords(categories: readonly Named[], key: string): string[] {
  const words = wordsToLookUp(key);
  const all = eachOnce(categories).map(({ name }) => ({ name, key: nameKey(name) }));
  const fitting = words.map((word) => {
    const fits = all.map((one) => ({ ...one, fit: wordFit(word, one.key) }));
    const whole = fits.filter(({ fit }) => fit === "whole");
    return (whole.length > 0 ? whole : fits.filter(({ fit }) => fit !== undefined)).map(({ name }) => name);
  });
  if (fitting.some((names) => names.length === 0)) return [];
  const counts = new Map<string, number>();
  for (const name of fitting.flatMap((names) => names.toSorted(byName.compare)))
    counts.set(name, (counts.get(name) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  return [...counts.keys()].filter((name) => counts.get(name) === most);
}

function eachOnce(categories: readonly Named[]): readonly Named[] {
  return [...new Map(categories.toReversed().map((category) => [nameKey(category.name), category])).values()];
}
