import { nameKey } from "../../contract/items/rules.ts";
import type { ImportPlan, PlannedItem } from "../../import/import-plan.ts";
import { foldSpace } from "../../typed-text/parse-name.ts";
import type { Corrections } from "./corrections.ts";
import { finder, type Knowledge } from "./knowledge.ts";
import type { Question } from "./questions.ts";

const longestStore = 80;
const longestCategory = 60;

/** A store under the name that it gets, and the one that it has without a correction. */
export type PlannedStore = { id: string; name: string; given: string; categories: string[] };

/** Stores and categories of a plan under the names that the list has for them, after the person's answers. */
export function placesOf(
  plan: ImportPlan,
  knowledge: Knowledge,
  questions: readonly Question[],
  corrections: Corrections = {},
) {
  const findCategory = finder(knowledge.categories);
  const findStore = finder(knowledge.stores.map(({ name }) => name));
  const answers = new Map(questions.map(({ name, answer }) => [nameKey(name), answer]));
  const stores = new Map<string, PlannedStore>();

  function store(name: string): PlannedStore {
    const given = findStore(name) ?? fitted(name, longestStore)!;
    const id = `store:${nameKey(given)}`;
    const said = foldSpace(corrections[id]?.name ?? given);
    const met = stores.get(id) ?? { id, name: findStore(said) ?? said, given, categories: [] };
    stores.set(id, met);
    return met;
  }

  function categoryOf(given: string | null): string | null {
    if (given === null) return null;
    const known = findCategory(given);
    if (known !== null) return known;
    const answer = answers.get(nameKey(given)) ?? "nothing";
    if (answer.startsWith("known:")) return answer.slice("known:".length);
    return answer === "category" ? fitted(given, longestCategory) : null;
  }

  function storeOf({ store: own, category, list }: PlannedItem): string | null {
    if (own !== null) return isVisible(own) ? store(own).given : null;
    const isStore = category !== null && answers.get(nameKey(category)) === "store";
    if (isStore && isVisible(category)) return store(category).given;
    // A list that is called after a store is what is bought there.
    return list === null ? null : findStore(list);
  }

  /** The name that a store gets, by the one that it has without a correction. */
  function nameOf(given: string | null): string | null {
    return given === null ? null : (stores.get(`store:${nameKey(given)}`)?.name ?? given);
  }

  for (const { name, categories } of plan.stores.filter((given) => isVisible(given.name))) {
    const own = store(name).categories;
    for (const category of categories.map(categoryOf))
      if (category !== null && !own.some((other) => nameKey(other) === nameKey(category))) own.push(category);
  }
  for (const item of plan.items) storeOf(item);
  return {
    stores: [...stores.values()],
    categoryOf,
    nameOf,
    placeOf: (item: PlannedItem) => ({ store: storeOf(item), category: categoryOf(item.category) }),
  };
}

/** As the server asks it of a name. */
function isVisible(name: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);
}

function fitted(name: string, longest: number): string | null {
  return isVisible(name)
    ? name
        .slice(0, longest)
        .replace(/[\uD800-\uDBFF]$/u, "")
        .trim()
    : null;
}
