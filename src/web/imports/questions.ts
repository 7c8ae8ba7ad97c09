import { nameKey } from "../../contract/items/rules.ts";
import type { ImportPlan } from "../../import/import-plan.ts";
import { synonymFit, wordsToLookUp } from "../categories/category-synonyms.ts";
import { nameFinder, type Knowledge } from "./knowledge.ts";

/** The meaning of a category that the list doesn't have: `known:Produce` is that category of the list. */
export type CategoryMeaning = "category" | "store" | "nothing" | `known:${string}`;

/** The meanings of categories by the keys of their names. */
export type CategoryMeanings = Readonly<Record<string, CategoryMeaning>>;

/** A category of the file that the list doesn't have. */
export type Question = {
  /** The name in the file. */
  name: string;
  /** The number of rows with this category. */
  count: number;
  /** The person's answer, else a guess. */
  answer: CategoryMeaning;
};

/** The number of rows from which a category is created by default. */
const leastRows = 2;

/** Returns the categories that the list doesn't have, in the order of the file. */
export function questionsOf(plan: ImportPlan, knowledge: Knowledge, answers: CategoryMeanings): Question[] {
  const findCategory = nameFinder(knowledge.categories);
  const findStore = nameFinder([...knowledge.stores, ...plan.stores].map(({ name }) => name));
  const isHeading = new Set(plan.unknownHeadings.map(nameKey));
  const found = new Map<string, { name: string; count: number; ofStore: boolean }>();
  const count = (name: string | null, ofStore: boolean) => {
    if (name === null || findCategory(name) !== null) return;
    const entry = found.get(nameKey(name)) ?? { name, count: 0, ofStore };
    if (!ofStore) entry.count += 1;
    entry.ofStore ||= ofStore;
    found.set(nameKey(name), entry);
  };
  for (const { category } of [...plan.items, ...plan.names]) count(category, false);
  for (const { categories } of plan.stores) for (const name of categories) count(name, true);
  return [...found].map(([key, { name, count, ofStore }]) => {
    const isStore = isHeading.has(key) && findStore(name) !== null;
    const known = synonymOf(name, knowledge.categories);
    const guess: CategoryMeaning = isStore
      ? "store"
      : known !== null
        ? `known:${known}`
        : ofStore || count >= leastRows
          ? "category"
          : "nothing";
    return { name, count, answer: answers[key] ?? guess };
  });
}

/** The category of which a name, or each word of it, is a synonym: Produce for "Obst & Gemüse". */
function synonymOf(name: string, categories: readonly string[]): string | null {
  const key = nameKey(name);
  const words = wordsToLookUp(key);
  if (words.length === 0) return null;
  const fits = (known: string) => words.map((word) => synonymFit(word, nameKey(known)));
  return (
    categories.find((known) => synonymFit(key, nameKey(known)) === "whole") ??
    categories.find((known) => fits(known).every((fit) => fit === "whole")) ??
    categories.find((known) => fits(known).every((fit) => fit !== undefined)) ??
    null
  );
}
