import type { Id } from "../../contract/ids.ts";
import type { ItemView } from "../offline/list-view.ts";

/** Where an item is shown: its category when it was first seen there. */
export type Places = ReadonlyMap<Id, Pick<ItemView, "categoryId" | "categoryName">>;

/**
 * The places after a change of the list. An item whose category was corrected by the server or changed by somebody else
 * stays where it is shown: a row that leaves under a finger makes her tick its neighbour. What a person changes here moves
 * at once, as she expects; her change is pending when it comes.
 */
export function keepPlaces(before: Places, items: readonly ItemView[]): Places {
  const changed = items.filter(({ id, categoryId, pending }) => {
    const place = before.get(id);
    return place === undefined || (pending && place.categoryId !== categoryId);
  });
  if (changed.length === 0) return before;
  return new Map([
    ...before,
    ...changed.map(({ id, categoryId, categoryName }) => [id, { categoryId, categoryName }] as const),
  ]);
}

/** The items with the categories of their places; those that are where they belong stay the same objects. */
export function inPlaces(items: readonly ItemView[], places: Places): readonly ItemView[] {
  if (items.every((item) => places.get(item.id)?.categoryId === item.categoryId)) return items;
  return items.map((item) => {
    const place = places.get(item.id);
    return place === undefined || place.categoryId === item.categoryId ? item : { ...item, ...place };
  });
}
