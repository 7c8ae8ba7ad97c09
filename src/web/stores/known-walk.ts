import { visitMinutes } from "../../contract/items/limits.ts";
import type { Id } from "../../contract/ids.ts";
import type { StoreVisits } from "../../contract/lists/schema.ts";

/** From their third visit on people get a store's aisle order without asking for it. */
const enoughVisits = 2;

/** Whether the list's people have been in a store often enough before; a visit that still goes on doesn't count. */
export function isWalkKnown(storeId: Id, visits: readonly StoreVisits[], now: number): boolean {
  const known = visits.find((one) => one.storeId === storeId);
  if (known === undefined) return false;
  const goesOn = now - Date.parse(known.latest) < visitMinutes * 60_000;
  return known.visits - (goesOn ? 1 : 0) >= enoughVisits;
}
