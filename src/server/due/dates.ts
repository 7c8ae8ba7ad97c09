import { nextDate } from "../../contract/repeat/next-date.ts";

/** The fields of a repeat that decide its dates. */
export type Rule = {
  /** YYYY-MM-DD. */
  startDate: string;
  /** An instant as ISO text. */
  lastPurchasedAt: string | null;
  intervalDays: number;
  /** The date to which its next occurrence was put off, and when that was said; both or none. */
  putOffUntil?: string | null;
  putOffAt?: string | null;
};

/** The calendar that counts for a repeat: a household's, or a person's own. */
export type Calendar = {
  /** 0 is Sunday, 6 Saturday. */
  weekday: number;
  /** An IANA name. */
  timezone: string;
};

/**
 * The instant at which a repeat comes due next, pauses aside: the rule is `nextDate` of the contract, in local dates of the
 * calendar's time zone; only the answer is an instant, the first one of its date, since some dates begin at one o'clock.
 */
export function nextDueDate({
  startDate,
  lastPurchasedAt,
  intervalDays,
  weekday,
  timezone,
  putOffUntil = null,
  putOffAt = null,
  now,
}: Rule & Calendar & { now: Date }): Date {
  const bought = lastPurchasedAt === null ? null : localDate(lastPurchasedAt, timezone);
  // A purchase since then counts instead.
  const isPutOff =
    putOffAt !== null && (lastPurchasedAt === null || Date.parse(lastPurchasedAt) <= Date.parse(putOffAt));
  const rule = { startDate, bought, intervalDays, putOffUntil: isPutOff ? putOffUntil : null };
  return startOfDate(nextDate(rule, weekday, localDate(now, timezone)), timezone);
}

/** The local date of an instant, as YYYY-MM-DD. */
export function localDate(instant: Date | string, timezone: string): string {
  return dateOf(instant, timezone).toString();
}

/** The first instant of the local date after that of `now`. */
export function startOfTomorrow(now: Date, timezone: string): Date {
  return startOf(dateOf(now, timezone).add({ days: 1 }), timezone);
}

function dateOf(instant: Date | string, timezone: string): Temporal.PlainDate {
  const text = typeof instant === "string" ? instant : instant.toISOString();
  return Temporal.Instant.from(text).toZonedDateTimeISO(timezone).toPlainDate();
}

/** The first instant of a local date (YYYY-MM-DD). */
export function startOfDate(date: string, timezone: string): Date {
  return startOf(Temporal.PlainDate.from(date), timezone);
}

function startOf(date: Temporal.PlainDate, timezone: string): Date {
  return new Date(date.toZonedDateTime(timezone).epochMilliseconds);
}
