import type { Id } from "../../contract/ids.ts";
import type { ItemView } from "../offline/list-view.ts";

/** Where an item is shown: its category when it was first seen there. */
export type ShownGroups = ReadonlyMap<Id, Pick<ItemView, "categoryId" | "categoryName">>;

/**
 * The places after a change of the list. An item whose category was corrected by the server or changed by somebody else
 * stays where it is shown: a row that leaves under a finger makes her tick its neighbour. What a person changes here moves
 * at once, as she expects; her change is pending when it comes.
 */
export function keepGroups(before: ShownGroups, items: readonly ItemView[]): ShownGroups {
  const changed = items.filter(({ id, categoryId, pending }) => {
    const group = before.get(id);
    return group === undefined || (pending && group.categoryId !== categoryId);
  });
  if (changed.length === 0) return before;
  return new Map([
    ...before,
    ...changed.map(({ id, categoryId, categoryName }) => [id, { categoryId, categoryName }] as const),
  ]);
}

/** The items with the categories of their groups; those that are where they belong stay the same objects. */
export function inShownGroups(items: readonly ItemView[], groups: ShownGroups): readonly ItemView[] {
  if (items.every((item) => groups.get(item.id)?.categoryId === item.categoryId)) return items;
  return items.map((item) => {
    const group = groups.get(item.id);
    return group === undefined || group.categoryId === item.categoryId ? item : { ...item, ...group };
  });
}
