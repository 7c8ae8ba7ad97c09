import type { Id } from "../../contract/ids.ts";
import { absencesIn } from "../../contract/items/absences.ts";
import { isInStore, nameKey } from "../../contract/items/rules.ts";
import type { Item, Suggestion } from "../../contract/items/schema.ts";
import type { ListView, StoreView } from "../offline/list-view.ts";

type Known = Pick<ListView, "items" | "stores" | "suggestions">;
type KnownWords = Pick<ListView, "categories">;
type Asked = Pick<Item, "id" | "name" | "storeId" | "categoryName" | "notHere">;
type AskedWords = Pick<Item, "categoryId" | "categoryName">;
type StoreRecord = NonNullable<Suggestion["places"]>[number];

const recordsByName = new WeakMap<readonly Suggestion[], ReadonlyMap<string, readonly StoreRecord[]>>();

/** How often an item was bought and was missing so far, in each store. */
export function storeRecordsOf(
  { name }: Pick<Item, "name">,
  { suggestions }: Pick<Known, "suggestions">,
): readonly StoreRecord[] {
  let byName = recordsByName.get(suggestions);
  if (byName === undefined) {
    // Of two suggestions of one name the first counts.
    const named = suggestions.toReversed().map((one) => [nameKey(one.name), one.places ?? []] as const);
    recordsByName.set(suggestions, (byName = new Map(named)));
  }
  return byName.get(nameKey(name)) ?? [];
}

/** A store that most likely has an item. */
export type NextStore = {
  store: StoreView;
  /** Null: the item was never bought there. */
  record: StoreRecord | null;
};

/**
 * The store besides `here` that most likely has an item: the one that was chosen for it, else the one that had it most
 * often, else the first that sells its category; null when none is known. A store in which it was missed a moment ago
 * doesn't have it, also when that trip is over. `now` in Unix milliseconds.
 */
export function nextStore(item: Asked, here: Id, known: Known, now: number): NextStore | null {
  const records = storeRecordsOf(item, known);
  const isMissed = (store: StoreView) =>
    item.notHere?.some(({ storeId }) => storeId === store.id) === true &&
    (absencesIn(known.items, store, true).get(item.id) ?? 0) > now;
  const rank = ({ store, record }: NextStore) => (store.id === item.storeId ? 1 : shareOf(record));
  const best = known.stores
    .filter((store) => store.id !== here && !isMissed(store))
    .map((store) => ({
      store,
      record: records.find((one) => one.storeId === store.id && one.bought > 0) ?? null,
    }))
    .filter(({ store, record }) => store.id === item.storeId || record !== null || sells(store, item))
    .toSorted((a, b) => rank(b) - rank(a))[0];
  return best ?? null;
}

/** The next store with the reason: "Trader Joe's has it: 8 of 9 trips"; empty when none is known. */
export function elsewhere(
  item: Asked & AskedWords,
  here: Id,
  known: Known & KnownWords,
  now: number,
): string {
  const next = nextStore(item, here, known, now);
  if (next === null) return "";
  const { store, record } = next;
  if (record === null)
    return store.id === item.storeId
      ? `${store.name} was chosen for it`
      : `${store.name} sells ${categoryWords(item, known)}`;
  const trips = record.bought + record.missed;
  return `${store.name} has it: ${trips === 1 ? "bought there once" : `${record.bought} of ${trips} trips`}`;
}

function sells(store: StoreView, { name, categoryName }: Asked): boolean {
  return categoryName !== null && isInStore({ storeId: null, name, categoryName }, store);
}

/** The share of trips on which a store had it, cautious while there are few; a store that only sells the category counts less. */
function shareOf(record: StoreRecord | null): number {
  return record === null ? 0 : (record.bought + 1) / (record.bought + record.missed + 2);
}

/** The category within a sentence: "dairy & eggs". A person's own is written as they do. */
export function categoryWords({ categoryId, categoryName }: AskedWords, { categories }: KnownWords): string {
  const isOwn = categories.some(({ id, isGlobal }) => id === categoryId && !isGlobal);
  return isOwn ? (categoryName ?? "") : (categoryName ?? "").toLowerCase();
}
