import type { Id } from "../../contract/ids.ts";
import { absencesIn } from "../../contract/items/absences.ts";
import type { ItemChanges } from "../../contract/items/schema.ts";
import type { ItemView, ListView } from "../offline/list-view.ts";

/**
 * The changes that bring an item back to how it was before a tick, which takes every absence from it: those that still held
 * are reported again. What another person reported from a store other than this one comes back from the server, which has
 * the record of it: a report would begin a visit of this person there.
 * @param item as it was before the tick
 * @param view as it was then
 * @param inStoreId the store that the person shops in, null for none
 * @param now in Unix milliseconds
 */
export function takeTickBack(
  item: Pick<ItemView, "id" | "notHere">,
  { items, stores }: Pick<ListView, "items" | "stores">,
  inStoreId: Id | null,
  userId: Id,
  now: number,
): ItemChanges[] {
  const isMissedIn = (id: Id) => {
    const store = stores.find((one) => one.id === id);
    return store !== undefined && (absencesIn(items, store).get(item.id) ?? 0) > now;
  };
  const missedIn = (item.notHere ?? [])
    .filter((absence) => absence.storeId === inStoreId || absence.userId === userId)
    .map(({ storeId }) => storeId)
    .filter(isMissedIn);
  const isMissedHere = inStoreId !== null && missedIn.includes(inStoreId);
  return [
    { completed: false, inStoreId, ...(isMissedHere && { notHere: true }) },
    ...missedIn.filter((id) => id !== inStoreId).map((id) => ({ notHere: true, inStoreId: id })),
  ];
}
