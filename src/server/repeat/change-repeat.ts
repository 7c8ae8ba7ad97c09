import type { RecurringItem, RecurringItemChanges } from "../../contract/repeat/schema.ts";
import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import { nextDueDate, startOfDate } from "../due/dates.ts";
import { checkDayAhead } from "../due/day-ahead.ts";
import type { Answer } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import { changeList, type ListChange } from "../list-changes/change-list.ts";
import { Refusal } from "../refusal.ts";
import { weeksOf } from "./add-repeat.ts";
import * as queries from "./queries.ts";
import type { ChangeLookup } from "./queries.ts";

/**
 * Sets the fields in `changes`. A deleted repeat only takes `deleted: false`; when its name has another repeat by now, that one
 * is returned and nothing changes.
 * @throws Refusal `not_found`, `gone`, and `invalid_input` for a day that is past or more than a year ahead
 */
export async function changeRecurringItem(
  app: App,
  scope: Scope,
  id: string,
  changes: RecurringItemChanges,
  operation: Operation | null,
): Promise<Answer<RecurringItem>> {
  const { listId } = scope;
  return changeList<RecurringItem, ChangeLookup | null>(
    app,
    scope,
    operation,
    async (change, seen) => {
      if (seen === null) throw new Refusal("not_found");
      if (seen.isDeleted && changes.deleted === undefined) throw new Refusal("gone");
      const replacedBy = seen.isDeleted ? seen.sameNameId : null;
      const isUnchanged = !seen.isDeleted && Object.keys(changes).every((name) => name === "deleted");
      if (replacedBy !== null || isUnchanged)
        return (await change.tx.first(queries.findRecurringItem, listId, replacedBy ?? id))!.recurringItem;
      return writeChanges(change, seen, changes);
    },
    { ahead: { read: (tx) => tx.first(queries.lookUpToChange, listId, id) } },
  );
}

async function writeChanges(
  { tx, scope, revision, now }: ListChange,
  seen: ChangeLookup,
  changes: RecurringItemChanges,
): Promise<RecurringItem> {
  const { timezone } = seen;
  checkDayAhead("nextDate", changes.nextDate, { timezone, now });
  checkDayAhead("pausedUntil", changes.pausedUntil, { timezone, now });
  const intervalDays = changes.intervalDays ?? seen.intervalDays;
  const putOff = putOffOf(seen, changes, now);
  const { pausedUntil = seen.pausedUntil } = changes;
  const resumesAt =
    pausedUntil === seen.pausedUntil ? seen.resumesAt : pausedUntil && startOfDate(pausedUntil, timezone);
  const changed = await tx.first(
    queries.changeRecurringItem,
    scope.listId,
    seen.id,
    intervalDays,
    weeksOf(intervalDays),
    putOff.putOffUntil,
    putOff.putOffAt,
    pausedUntil,
    resumesAt,
    dueOf({ ...seen, ...putOff, intervalDays }, putOff !== seen || intervalDays !== seen.intervalDays, now),
    revision,
    now,
  );
  return changed!.recurringItem;
}

/** `seen` itself when nothing about it changes. */
function putOffOf(
  seen: ChangeLookup,
  { nextDate, intervalDays = seen.intervalDays }: RecurringItemChanges,
  now: Date,
): { putOffUntil: string | null; putOffAt: string | null } {
  if (nextDate === undefined && intervalDays === seen.intervalDays) return seen;
  const putOffUntil = nextDate ?? null;
  return { putOffUntil, putOffAt: putOffUntil === null ? null : now.toISOString() };
}

/** A repeat that fell due already, perhaps while it was deleted or paused, comes now, unless its date was changed. */
function dueOf(repeat: ChangeLookup, isChanged: boolean, now: Date): Date {
  const before = new Date(repeat.nextDueDate);
  return before <= now && !isChanged ? before : nextDueDate({ ...repeat, now });
}
