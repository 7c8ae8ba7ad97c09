import type { Id } from "../../contract/ids.ts";
import { absencesIn } from "../../contract/items/absences.ts";
import { isInStore, nameKey } from "../../contract/items/rules.ts";
import type { Item, Suggestion } from "../../contract/items/schema.ts";
import type { ListView, StoreView } from "../offline/list-view.ts";

type Known = Pick<ListView, "items" | "stores" | "suggestions" | "categories">;
type Asked = Pick<Item, "id" | "name" | "categoryId" | "categoryName" | "notHere">;
type Place = NonNullable<Suggestion["places"]>[number];

/** The stores in which an item was bought or was missing so far. */
export function placesOf(
  { name }: Pick<Item, "name">,
  { suggestions }: Pick<Known, "suggestions">,
): readonly Place[] {
  const key = nameKey(name);
  return suggestions.find((suggestion) => nameKey(suggestion.name) === key)?.places ?? [];
}

/**
 * The store besides `here` that most likely has an item, with the reason: "Trader Joe's has it: 8 of 9 trips". Empty when
 * none is known that sells its category. `now` in Unix milliseconds.
 */
export function elsewhere(item: Asked, here: Id, known: Known, now: number): string {
  const places = placesOf(item, known);
  const isMissed = (store: StoreView) =>
    item.notHere?.some(({ storeId }) => storeId === store.id) === true &&
    (absencesIn(known.items, store).get(item.id) ?? 0) > now;
  const best = known.stores
    .filter((store) => store.id !== here && !isMissed(store))
    .map((store) => ({ store, place: places.find(({ storeId }) => storeId === store.id) }))
    .filter(({ store, place }) => wasBought(place) || sells(store, item))
    .toSorted((a, b) => rank(b.place) - rank(a.place))[0];
  if (best === undefined) return "";
  const { store, place } = best;
  if (!wasBought(place)) return `${store.name} sells ${categoryWords(item, known)}`;
  const trips = place.bought + place.missed;
  return `${store.name} has it: ${trips === 1 ? "bought there once" : `${place.bought} of ${trips} trips`}`;
}

function wasBought(place: Place | undefined): place is Place {
  return place !== undefined && place.bought > 0;
}

function sells(store: StoreView, { name, categoryName }: Asked): boolean {
  return categoryName !== null && isInStore({ storeId: null, name, categoryName }, store);
}

/** The share of trips on which a store had it, cautious while there are few; a store that only sells the category counts less. */
function rank(place: Place | undefined): number {
  return wasBought(place) ? (place.bought + 1) / (place.bought + place.missed + 2) : 0;
}

/** The category within a sentence: "dairy & eggs". A person's own is written as they do. */
export function categoryWords(
  { categoryId, categoryName }: Pick<Item, "categoryId" | "categoryName">,
  { categories }: Pick<Known, "categories">,
): string {
  const isOwn = categories.some(({ id, isGlobal }) => id === categoryId && !isGlobal);
  return isOwn ? (categoryName ?? "") : (categoryName ?? "").toLowerCase();
}
