import type { RecurringItem } from "./schema.ts";

/** The name of a repeat: the master item's, else the user item's. */
export function repeatName({ item }: Pick<RecurringItem, "item">): string {
  return item.masterItem?.name ?? item.userItem?.name ?? "Unknown Item";
}
