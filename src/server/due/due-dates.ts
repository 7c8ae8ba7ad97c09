import type { ListId } from "../people/person.ts";
import type { Transaction } from "../db/database.ts";
import { type Calendar, nextDueDate, startOfDate, startOfTomorrow } from "./dates.ts";
import * as queries from "./due-date-queries.ts";
import type { DatedRepeat, Pause } from "./due-date-queries.ts";

type Paused = Pause & Pick<Calendar, "timezone">;

/** A change of the time zone can move a due date by so much, with some hours to spare. */
const zoneChangeMs = 2 * 86_400_000;

/**
 * Moves the due dates of the repeats, and the ends of pauses, of these lists to where they belong now that their weekday, time zone, household, its
 * owner or the zone's data has changed. The caller has written that change already, and holds the lock of each list that the repeats
 * are on; `revision` is that of its change.
 * @returns how many were moved
 */
export async function moveDueDates(
  tx: Transaction,
  { listIds, revision, now }: { listIds: readonly ListId[]; revision: number; now: Date },
): Promise<number> {
  const [repeats, pauses] = await Promise.all([
    tx.all(queries.listDates, listIds),
    tx.all(queries.listPauses, listIds),
  ]);
  if (pauses.length > 0)
    tx.send(
      queries.setResumptions,
      pauses.map(({ id }) => id),
      pauses.map((pause) => movedResumption(pause, now)!),
    );
  const moved = repeats
    .filter((repeat) => isToBeMoved(repeat, now))
    .map((repeat) => ({
      id: repeat.id,
      due: movedDueDate(repeat, now),
      resumesAt: movedResumption(repeat, now),
    }));
  if (moved.length === 0) return 0;
  tx.send(
    queries.setDueDates,
    listIds,
    moved.map(({ id }) => id),
    moved.map(({ due }) => due),
    moved.map(({ resumesAt }) => resumesAt),
    revision,
    now,
  );
  return moved.length;
}

/** Whether `moveDueDates` would give a repeat another date, or its pause another end. */
export function isToBeMoved(repeat: DatedRepeat, now: Date): boolean {
  return (
    movedDueDate(repeat, now).getTime() !== Date.parse(repeat.nextDueDate) ||
    (repeat.resumesAt !== null && movedResumption(repeat, now)!.getTime() !== Date.parse(repeat.resumesAt))
  );
}

/** A pause that is over stays so. */
function movedResumption({ pausedUntil, resumesAt, timezone }: Paused, now: Date): Date | null {
  if (pausedUntil === null || resumesAt === null) return null;
  const before = new Date(resumesAt);
  return before <= now ? before : startOfDate(pausedUntil, timezone);
}

/**
 * A date that has passed and only waits for the scheduler stays. A date before tomorrow stays as well if it would
 * be put off by a week: it was to come on a date that is today already in the new time zone.
 */
function movedDueDate(repeat: DatedRepeat, now: Date): Date {
  const before = new Date(repeat.nextDueDate);
  if (before <= now) return before;
  const due = nextDueDate({ ...repeat, now });
  const isPutOff = due.getTime() - before.getTime() > zoneChangeMs;
  return isPutOff && before < startOfTomorrow(now, repeat.timezone) ? before : due;
}
