import type { RepeatCalendar } from "../../contract/lists/schema.ts";
import { addDays, dateAfterSkip, nextDate } from "../../contract/repeat/next-date.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";
import { dateText } from "../ui/dates.ts";

type Dated = Pick<
  RecurringItem,
  "startDate" | "lastPurchasedAt" | "recurrenceIntervalDays" | "nextDueDate" | "putOffUntil" | "pausedUntil"
> & { pending: boolean };

/** The local date of an instant in a time zone, as YYYY-MM-DD. */
export function dateIn(timezone: string, at: number): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: timezone,
    calendar: "gregory",
    numberingSystem: "latn",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(at);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}

/**
 * The date of a repeat by its interval, or the day that it was put off to. The server's date counts, except for a repeat that was
 * changed on this device: its date follows from the server's own rule. A date in the past becomes today.
 */
export function plannedDate(
  repeat: Dated,
  { recurringDay, timezone }: RepeatCalendar,
  today: string,
): string {
  const local = (instant: string) => dateIn(timezone, Date.parse(instant));
  const { startDate, lastPurchasedAt, recurrenceIntervalDays: intervalDays, putOffUntil } = repeat;
  const bought = lastPurchasedAt === null ? null : local(lastPurchasedAt);
  const planned = repeat.pending
    ? nextDate({ startDate, bought, intervalDays, putOffUntil }, recurringDay, today)
    : local(repeat.nextDueDate);
  return latest(planned, today);
}

/** The date on which a repeat really comes: its planned one, or the end of its pause or of the pause of all. */
export function comingDate(repeat: Dated, calendar: RepeatCalendar, today: string): string {
  return afterPauses(plannedDate(repeat, calendar, today), repeat, calendar);
}

/** When a repeat comes that is to come on a date: not before the end of a pause. */
export function afterPauses(
  date: string,
  { pausedUntil }: Pick<Dated, "pausedUntil">,
  calendar: Pick<RepeatCalendar, "pausedUntil">,
): string {
  return latest(date, pausedUntil ?? "", calendar.pausedUntil ?? "");
}

/** When a repeat comes after the next time that it really comes is left out. */
export function afterSkip(repeat: Dated, calendar: RepeatCalendar, today: string): string {
  const next = comingDate(repeat, calendar, today);
  return dateAfterSkip(next, repeat.recurrenceIntervalDays, calendar.recurringDay);
}

/** The day until which it is paused by itself; null: it is not. */
export function pauseOf({ pausedUntil = null }: { pausedUntil?: string | null | undefined }, today: string) {
  return pausedUntil !== null && pausedUntil > today ? pausedUntil : null;
}

/** "Today", "Tomorrow", "Mon 30 Nov"; with the year when it is almost a year away. */
export function dayLabel(date: string, today: string): string {
  if (date === today) return "Today";
  if (date === addDays(today, 1)) return "Tomorrow";
  return dateText(new Date(date), { utc: true, weekday: true, year: date > addDays(today, 300) });
}

/** The label of a day within a sentence: "today", "on Mon 30 Nov". */
export function onDay(date: string, today: string): string {
  const label = dayLabel(date, today);
  return label === "Today" || label === "Tomorrow" ? label.toLowerCase() : `on ${label}`;
}

function latest(first: string, ...others: string[]): string {
  return others.reduce((one, other) => (other > one ? other : one), first);
}
