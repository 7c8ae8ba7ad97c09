import { addedAgain } from "../../contract/items/amount.ts";
import type { Id } from "../../contract/ids.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { Item } from "../../contract/items/schema.ts";
import { repeatName } from "../../contract/repeat/rules.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";
import type { ActionOf, Operation } from "./operation.ts";
import type { Overlay, Pass } from "./overlay.ts";
import { newItem } from "./overlay-item.ts";

/**
 * Adds its item, unless the name is open or the repeat starts later; for a name that repeats already it changes the
 * interval.
 */
export function addRepeat(
  overlay: Overlay,
  operation: Operation,
  action: ActionOf<"add-repeat">,
  { userId }: Pass,
): void {
  const wanted = newItem(overlay, operation, action, userId);
  const key = nameKey(wanted.name);
  const open = [...overlay.items.values()].find(({ completed, name }) => !completed && nameKey(name) === key);
  const item = open === undefined ? wanted : addedAgain(open, wanted);
  if (open === undefined && action.later !== true) overlay.added.add(item.id);
  if (open !== undefined || action.later !== true) overlay.items.set(item.id, item);
  overlay.pending.add(item.id);
  const known = repeatNamed(overlay, key);
  const repeat = known ?? newRepeat(operation, action, item, userId);
  overlay.pending.add(repeat.id);
  overlay.recurringItems.set(repeat.id, {
    ...repeat,
    itemId: item.id,
    recurrenceIntervalDays: action.intervalDays,
    recurrenceSource: action.source,
    putOffUntil: null,
  });
}

function newRepeat(
  { at }: Operation,
  { repeatId, intervalDays, source }: ActionOf<"add-repeat">,
  item: Item,
  userId: Id,
): RecurringItem {
  const { id, name, categoryName } = item;
  const category = categoryName === null ? null : { name: categoryName };
  return {
    id: repeatId,
    userId,
    itemId: id,
    isRecurring: true,
    recurrenceIntervalDays: intervalDays,
    recurrenceIntervalWeeks: 1,
    startDate: at.slice(0, 10),
    lastPurchasedAt: null,
    // The server computes the date in the household's time zone, and its reply brings it.
    nextDueDate: at,
    recurrenceSource: source,
    item: { id, masterItem: null, userItem: { name, category } },
    createdAt: at,
    updatedAt: at,
    revision: 0,
  };
}

export function deleteRepeat(overlay: Overlay, repeatId: Id, pass: Pass): void {
  const repeat = overlay.recurringItems.get(repeatId);
  if (repeat !== undefined) pass.deleted.set(repeatId, repeat);
  overlay.recurringItems.delete(repeatId);
}

/** The date that follows from it is computed where it is shown. */
export function changeRepeat(
  overlay: Overlay,
  { repeatId, changes, row }: ActionOf<"change-repeat">,
  { deleted }: Pass,
): void {
  const known = overlay.recurringItems.get(repeatId);
  const back =
    changes.deleted === false ? ((deleted.get(repeatId) as RecurringItem | undefined) ?? row) : undefined;
  const repeat = known ?? back;
  if (repeat === undefined) return;
  // A newer repeat of the same name stays.
  if (known === undefined && repeatNamed(overlay, nameKey(repeatName(repeat))) !== undefined) return;
  const {
    intervalDays = repeat.recurrenceIntervalDays,
    nextDate,
    pausedUntil = repeat.pausedUntil,
  } = changes;
  const isSame = intervalDays === repeat.recurrenceIntervalDays && nextDate === undefined;
  overlay.recurringItems.set(repeatId, {
    ...repeat,
    recurrenceIntervalDays: intervalDays,
    putOffUntil: isSame ? repeat.putOffUntil : (nextDate ?? null),
    pausedUntil,
  });
}

function repeatNamed({ recurringItems }: Overlay, key: string): RecurringItem | undefined {
  return [...recurringItems.values()].find((repeat) => nameKey(repeatName(repeat)) === key);
}
