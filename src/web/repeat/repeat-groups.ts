import { nameKey } from "../../contract/items/rules.ts";
import { intervalLabel } from "../../contract/repeat/interval-label.ts";
import { repeatName } from "../../contract/repeat/rules.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";

type Named = Pick<RecurringItem, "item">;
type Repeating = Pick<RecurringItem, "item" | "recurrenceIntervalDays">;

const byName = new Intl.Collator(undefined, { sensitivity: "base", numeric: true });

/** The master item's category, else the user item's. */
export function repeatCategory({ item }: Named): string {
  return item.masterItem?.category.name ?? item.userItem?.category?.name ?? "General";
}

export type Group<T> = { label: string; items: T[] };

/** One group for each interval, the shortest first; names A to Z. Intervals with the same label are one group. */
export function groupByInterval<T extends Repeating>(items: readonly T[]): (Group<T> & { days: number })[] {
  return [...Map.groupBy(items, (item) => item.recurrenceIntervalDays)]
    .sort(([one], [other]) => one - other)
    .map(([days, group]) => ({ days, label: intervalLabel(days), items: sortByName(group) }));
}

/** One group for each date on which some come, the first date first; names A to Z. */
export function groupByDate<T extends Named>(
  items: readonly T[],
  dateOf: (item: T) => string,
): { date: string; items: T[] }[] {
  return [...Map.groupBy(items, dateOf)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([date, group]) => ({ date, items: sortByName(group) }));
}

/** One group for each category name, A to Z, and so are the names in it. */
export function groupByCategory<T extends Named>(items: readonly T[]): Group<T>[] {
  return [...Map.groupBy(items, (item) => nameKey(repeatCategory(item))).values()]
    .map((group) => ({ label: repeatCategory(group[0]!), items: sortByName(group) }))
    .sort((one, other) => byName.compare(one.label, other.label));
}

/** "Milk, Bread, Bananas"; of more than three the first two and how many more there are. */
export function namesInShort(items: readonly Named[]): string {
  const names = items.map(repeatName);
  return names.length <= 3 ? names.join(", ") : `${names.slice(0, 2).join(", ")} +${names.length - 2}`;
}

export function sortByName<T extends Named>(items: readonly T[]): T[] {
  return items.toSorted((one, other) => byName.compare(repeatName(one), repeatName(other)));
}
