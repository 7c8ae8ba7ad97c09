import { nameKey } from "../../contract/items/rules.ts";
import { intervalLabel, repeatName } from "../../contract/repeat/rules.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";

/** How often a name comes back, by its key (see `nameKey`). */
export function repeatLabels(
  items: readonly Pick<RecurringItem, "item" | "recurrenceIntervalDays">[],
): ReadonlyMap<string, string> {
  return new Map(
    items.map((item) => [nameKey(repeatName(item)), intervalLabel(item.recurrenceIntervalDays)]),
  );
}
