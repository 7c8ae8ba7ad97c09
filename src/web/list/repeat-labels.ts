import { nameKey } from "../../contract/items/rules.ts";
import { intervalLabel } from "../../contract/repeat/interval-label.ts";
import { repeatName } from "../../contract/repeat/rules.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";

/** Repeat labels such as "every week", by name key (see `nameKey`). */
export function repeatLabels(
  items: readonly Pick<RecurringItem, "item" | "recurrenceIntervalDays">[],
): ReadonlyMap<string, string> {
  return new Map(
    items.map((item) => [nameKey(repeatName(item)), intervalLabel(item.recurrenceIntervalDays)]),
  );
}
