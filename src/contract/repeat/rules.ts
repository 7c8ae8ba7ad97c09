import type { RecurringItem } from "./schema.ts";

/** What repeats: the master item's name, else the user item's. */
export function repeatName({ item }: Pick<RecurringItem, "item">): string {
  return item.masterItem?.name ?? item.userItem?.name ?? "Unknown Item";
}
