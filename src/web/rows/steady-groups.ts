import type { Id } from "../../contract/ids.ts";
import type { ItemView } from "../offline/list-view.ts";

/** The group in which each item is shown: its category when it was first shown. */
export type ShownGroups = ReadonlyMap<Id, Pick<ItemView, "categoryId" | "categoryName">>;

/**
 * The group of each item after a change of the list. An item whose category the server has corrected or another person has
 * changed stays in its group: if a row left under a finger, the person would tick its neighbour. A row that the person
 * recategorises on this device moves at once; that change is pending when it arrives here.
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
