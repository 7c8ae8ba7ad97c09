import { nameKey } from "../../contract/items/rules.ts";
import type { ItemView } from "../offline/list-view.ts";
import { countOf } from "../ui/count-of.ts";

/** The most categories that a sentence names. */
const namedAtMost = 3;

type Row = Pick<ItemView, "name" | "completed" | "hidden" | "categoryName" | "storeId">;

/**
 * Why a store shows nothing although there are things to get, and what would bring the most; undefined when there is nothing to
 * get. `sold` are the names of the store's categories, `stores` those of the list, `lacks` the keys of what never shows in it.
 */
export function whyEmpty(
  items: readonly Row[],
  sold: readonly string[],
  stores: readonly { id: string; name: string }[],
  lacks: readonly string[] = [],
): string | undefined {
  const waiting = items.filter((item) => !item.completed);
  const open = waiting.filter((item) => !item.hidden);
  if (open.length === 0) {
    if (waiting.length === 0) return undefined;
    return `${countOf(waiting.length, "item is", "items are")} hidden: Edit in Any store shows ${waiting.length === 1 ? "it" : "them"} again.`;
  }
  const never = open.filter(({ name, storeId }) => storeId === null && lacks.includes(nameKey(name)));
  const [first] = never;
  if (first !== undefined && never.length === 1)
    return `${first.name} is set to never show here. Its sheet in Any store changes that.`;
  if (first !== undefined)
    return `${never.length} items are set to never show here. Their sheets in Any store change that.`;
  const meant = meantElsewhere(open, sold, stores);
  const free = open.filter(({ storeId }) => storeId === null);
  if (free.length === 0) return meant;
  const counts = new Map<string, number>();
  for (const { categoryName } of free)
    if (categoryName !== null) counts.set(categoryName, (counts.get(categoryName) ?? 0) + 1);
  const missing = [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
  const or = new Intl.ListFormat("en", { type: "disjunction" });
  const names = sold.length > namedAtMost ? "sold here" : or.format(sold);
  const isNone = free.length === 1 ? `${free[0]!.name} isn't` : `None of ${free.length} items is`;
  const why = meant ?? `${isNone} ${names}.`;
  if (missing.length === 0) return why;
  const and = new Intl.ListFormat("en", { type: "conjunction" }).format(missing.slice(0, namedAtMost));
  return `${why} Your list has ${and}: Edit adds what this store sells.`;
}

/** Says for which store something is that this one would sell, or everything; undefined without it. */
function meantElsewhere(
  open: readonly Row[],
  sold: readonly string[],
  stores: readonly { id: string; name: string }[],
): string | undefined {
  const keys = new Set(sold.map(nameKey));
  const away = open.filter(({ storeId }) => storeId !== null);
  const soldHere = away.filter(
    ({ categoryName }) => categoryName !== null && keys.has(nameKey(categoryName)),
  );
  const meant = away.length === open.length ? away : soldHere;
  const [first] = meant;
  if (first === undefined) return undefined;
  const storeName = stores.find(({ id }) => id === first.storeId)?.name ?? "another store";
  if (meant.length === 1) return `${first.name} is meant for ${storeName}: its sheet changes that.`;
  const isOneStore = meant.every(({ storeId }) => storeId === first.storeId);
  const where = isOneStore ? storeName : "other stores";
  return `${first.name} and ${meant.length - 1} more are meant for ${where}: their sheets change that.`;
}
