import { nameKey } from "../../contract/items/rules.ts";
import type { ImportPlan, PlannedItem } from "../../import/import-plan.ts";
import { foldSpace } from "../../typed-text/parse-name.ts";
import type { Corrections } from "./corrections.ts";
import { nameFinder, type Knowledge } from "./knowledge.ts";
import type { Question } from "./questions.ts";

const longestStore = 80;
const longestCategory = 60;

/** A store of the plan: `name` is its corrected name, `given` its name without a correction. */
export type PlannedStore = { id: string; name: string; given: string; categories: string[] };

/** Resolves the stores and categories of a plan to those of the list, by the person's answers. */
export function assignmentsOf(
  plan: ImportPlan,
  knowledge: Knowledge,
  questions: readonly Question[],
  corrections: Corrections = {},
) {
  const findCategory = nameFinder(knowledge.categories);
  const findStore = nameFinder(knowledge.stores.map(({ name }) => name));
  const answers = new Map(questions.map(({ name, answer }) => [nameKey(name), answer]));
  const stores = new Map<string, PlannedStore>();

  function store(name: string): PlannedStore {
    const given = findStore(name) ?? shortened(name, longestStore)!;
    const id = `store:${nameKey(given)}`;
    const corrected = foldSpace(corrections[id]?.name ?? given);
    const planned = stores.get(id) ?? { id, name: findStore(corrected) ?? corrected, given, categories: [] };
    stores.set(id, planned);
    return planned;
  }

  function categoryOf(given: string | null): string | null {
    if (given === null) return null;
    const known = findCategory(given);
    if (known !== null) return known;
    const answer = answers.get(nameKey(given)) ?? "nothing";
    if (answer.startsWith("known:")) return answer.slice("known:".length);
    return answer === "category" ? shortened(given, longestCategory) : null;
  }

  function storeOf({ store: own, category, list }: PlannedItem): string | null {
    if (own !== null) return isVisible(own) ? store(own).given : null;
    const isStore = category !== null && answers.get(nameKey(category)) === "store";
    if (isStore && isVisible(category)) return store(category).given;
    // The items of a list with a store's name belong to that store.
    return list === null ? null : findStore(list);
  }

  /** The corrected name of a store, by its name without a correction. */
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
    assignmentOf: (item: PlannedItem) => ({ store: storeOf(item), category: categoryOf(item.category) }),
  };
}

/** Whether the server accepts a name: it has a visible character. */
function isVisible(name: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name);
}

function shortened(name: string, longest: number): string | null {
  return isVisible(name)
    ? name
        .slice(0, longest)
        .replace(/[\uD800-\uDBFF]$/u, "")
        .trim()
    : null;
}
