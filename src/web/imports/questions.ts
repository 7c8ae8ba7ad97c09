import { nameKey } from "../../contract/items/rules.ts";
import type { ImportPlan } from "../../import/import-plan.ts";
import { isSynonym } from "../categories/category-synonyms.ts";
import { finder, type Knowledge } from "./knowledge.ts";

/** What a category of the file that the list doesn't have is to be: `known:Produce` is that category of the list. */
export type Answer = "category" | "store" | "nothing" | `known:${string}`;

/** By the key of the category's name. */
export type Answers = Readonly<Record<string, Answer>>;

/** A category of the file that the list doesn't have. */
export type Question = {
  /** As the file has it. */
  name: string;
  /** Rows that stand under it. */
  count: number;
  /** The person's, else a guess. */
  answer: Answer;
};

/** Rows that make a category worth having without a person's word. */
const leastRows = 2;

/** The categories that the list doesn't have, in the order of the file. */
export function questionsOf(plan: ImportPlan, knowledge: Knowledge, answers: Answers): Question[] {
  const findCategory = finder(knowledge.categories);
  const findStore = finder([...knowledge.stores, ...plan.stores].map(({ name }) => name));
  const isHeading = new Set(plan.unknownHeadings.map(nameKey));
  const found = new Map<string, { name: string; count: number; ofStore: boolean }>();
  const meet = (name: string | null, ofStore: boolean) => {
    if (name === null || findCategory(name) !== null) return;
    const entry = found.get(nameKey(name)) ?? { name, count: 0, ofStore };
    if (!ofStore) entry.count += 1;
    entry.ofStore ||= ofStore;
    found.set(nameKey(name), entry);
  };
  for (const { category } of [...plan.items, ...plan.names]) meet(category, false);
  for (const { categories } of plan.stores) for (const name of categories) meet(name, true);
  return [...found].map(([key, { name, count, ofStore }]) => {
    const isStore = isHeading.has(key) && findStore(name) !== null;
    const known = likeOf(name, knowledge.categories);
    const guess: Answer = isStore
      ? "store"
      : known !== null
        ? `known:${known}`
        : ofStore || count >= leastRows
          ? "category"
          : "nothing";
    return { name, count, answer: answers[key] ?? guess };
  });
}

/** The category that each word of a name is another word for: "Obst & Gemüse" is Produce. */
function likeOf(name: string, categories: readonly string[]): string | null {
  const words = nameKey(name)
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length > 2 && !/^(?:and|und|the|des|les|los|las|von)$/u.test(word));
  if (words.length === 0) return null;
  return categories.find((known) => words.every((word) => isSynonym(word, nameKey(known)))) ?? null;
}
