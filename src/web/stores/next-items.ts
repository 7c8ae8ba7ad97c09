import { isOpen } from "../../contract/items/rules.ts";
import type { Item } from "../../contract/items/schema.ts";
import { itemsInStore } from "../list/group-items.ts";

/** How many items a store's row names. */
const namedItems = 3;

/**
 * The line under a store's name: "Bananas, Milk, Eggs +8" of what there is to get, in two parts, as the names may be
 * truncated and the number not.
 */
export function nextItemsLine(
  items: readonly Pick<Item, "name" | "storeId" | "categoryName" | "completed" | "hidden">[],
  store: { id: string; categories: readonly string[] },
): { names: string; more: string } {
  const open = itemsInStore(items.filter(isOpen), store);
  const more = open.length - namedItems;
  if (open.length === 0) return { names: "Nothing to get here right now", more: "" };
  return {
    names: open
      .slice(0, namedItems)
      .map(({ name }) => name)
      .join(", "),
    more: more > 0 ? `+${more}` : "",
  };
}
