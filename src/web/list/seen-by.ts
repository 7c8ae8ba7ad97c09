import { isInStore } from "../../contract/items/rules.ts";
import type { Presence } from "../../contract/lists/schema.ts";
import type { ItemView, StoreView } from "../offline/list-view.ts";

/** Those of some people whose store shows an added item; nobody before the server has it. */
export function seenBy(
  item: ItemView,
  stores: readonly StoreView[],
  people: readonly Presence[],
): readonly Presence[] {
  if (item.pending || item.held) return [];
  const shownIn = new Set(stores.filter((store) => isInStore(item, store)).map(({ id }) => id));
  return people.filter(({ storeId }) => shownIn.has(storeId));
}
