import { matchKey, mayBeSame } from "../../categoriser/same-thing.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { Guesses } from "../categoriser/guesses.ts";
import type { ItemView } from "../offline/list-view.ts";

export type OpenItem = Pick<
  ItemView,
  | "id"
  | "name"
  | "quantity"
  | "parsedQuantity"
  | "parsedSize"
  | "note"
  | "storeId"
  | "categoryName"
  | "hidden"
>;

/** What is open on the list, to be found by name and by the other forms of a name. */
export type OpenItems = {
  byKey: ReadonlyMap<string, OpenItem>;
  /** The items by their `matchKey`: "tomato" for Tomatoes. */
  byMatch: ReadonlyMap<string, readonly OpenItem[]>;
};

// Indexed, since a list of a thousand items is searched for each item that is added.
const matches = new WeakMap<ItemView, string>();

function matchOf(item: ItemView): string {
  const known = matches.get(item);
  if (known !== undefined) return known;
  const match = matchKey(item.name);
  matches.set(item, match);
  return match;
}

/** Indexes the open items; of several items of one name the oldest counts, as on the server. */
export function openItems(items: readonly ItemView[]): OpenItems {
  const byKey = new Map<string, OpenItem>();
  const byMatch = new Map<string, OpenItem[]>();
  for (const item of items) {
    if (item.completed) continue;
    const key = nameKey(item.name);
    if (!byKey.has(key)) byKey.set(key, item);
    const match = matchOf(item);
    const same = byMatch.get(match);
    if (same === undefined) byMatch.set(match, [item]);
    else same.push(item);
  }
  return { byKey, byMatch };
}

/** The names of open items that the engine has to categorise before `findOpen` can decide whether one is the same thing. */
export function rivalsOf(name: string, open: OpenItems): string[] {
  if (open.byKey.has(nameKey(name))) return [];
  return (open.byMatch.get(matchKey(name)) ?? []).map((item) => item.name);
}

/** The open item that a name stands for. Without the engine's guesses only the same name counts; the server knows more. */
export function findOpen(name: string, open: OpenItems, guesses: Guesses): OpenItem | null {
  const exact = open.byKey.get(nameKey(name));
  if (exact !== undefined) return exact;
  const guess = guesses.get(name);
  if (guess === undefined) return null;
  const found = open.byMatch.get(matchKey(name))?.find((item) => {
    const other = guesses.get(item.name);
    return other !== undefined && mayBeSame(guess, other);
  });
  return found ?? null;
}
