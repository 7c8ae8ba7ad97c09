import { nameKey } from "../../contract/items/rules.ts";
import type { ItemView } from "../offline/list-view.ts";
import { countOf } from "../ui/count-of.ts";

/** The most categories that a sentence names. */
const namedAtMost = 3;

/**
 * Why a store shows nothing although there are things to get, and which categories would bring the most; undefined when
 * there is nothing to get. `sold` are the names of the store's categories, `lacks` the keys of what never shows in it.
 */
export function whyEmpty(
  items: readonly Pick<ItemView, "name" | "completed" | "hidden" | "categoryName" | "storeId">[],
  sold: readonly string[],
  lacks: readonly string[] = [],
): string | undefined {
  const open = items.filter((item) => !item.completed && !item.hidden);
  if (open.length === 0) return undefined;
  const keys = new Set(sold.map(nameKey));
  const soldHere = open.filter(
    ({ categoryName }) => categoryName !== null && keys.has(nameKey(categoryName)),
  );
  const never = open.filter(({ name, storeId }) => storeId === null && lacks.includes(nameKey(name)));
  const [first] = never;
  if (first !== undefined && never.length === 1)
    return `${first.name} is set to never show here. Its sheet in Any store changes that.`;
  if (first !== undefined)
    return `${never.length} items are set to never show here. Their sheets in Any store change that.`;
  if (soldHere.length > 0) return "What is sold here is meant for another store on your list.";
  const counts = new Map<string, number>();
  for (const { categoryName } of open)
    if (categoryName !== null) counts.set(categoryName, (counts.get(categoryName) ?? 0) + 1);
  const missing = [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
  const or = new Intl.ListFormat("en", { type: "disjunction" });
  const names = sold.length > namedAtMost ? `of its ${sold.length} categories` : or.format(sold);
  const why = `Nothing of ${countOf(open.length, "item", "items")} is ${names}.`;
  if (missing.length === 0) return why;
  const and = new Intl.ListFormat("en", { type: "conjunction" }).format(missing.slice(0, namedAtMost));
  return `${why} Your list has ${and}: Edit adds what this store sells.`;
}
