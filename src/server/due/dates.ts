/** What a repeat says about time. */
export type Rule = {
  /** YYYY-MM-DD. */
  startDate: string;
  /** An instant as ISO text. */
  lastPurchasedAt: string | null;
  intervalDays: number;
};

/** The calendar that counts for a repeat: a household's, or a person's own. */
export type Calendar = {
  /** 0 is Sunday, 6 Saturday. */
  weekday: number;
  /** An IANA name. */
  timezone: string;
};

/**
 * The instant at which a repeat comes due next: the start of the repeat weekday nearest to (last purchase, else start)
 * + interval, and never before tomorrow. All of it is counted in local dates of the calendar's time zone; only the
 * answer is an instant, the first one of its date, since some dates begin at one o'clock. Seven is odd: two such
 * weekdays are never equally near.
 */
export function nextDueDate({
  startDate,
  lastPurchasedAt,
  intervalDays,
  weekday,
  timezone,
  now,
}: Rule & Calendar & { now: Date }): Date {
  const start = Temporal.PlainDate.from(startDate);
  const from = lastPurchasedAt === null ? start : dateOf(lastPurchasedAt, timezone);
  const wanted = from.add({ days: intervalDays });
  const nearest = onOrAfter(wanted.subtract({ days: 3 }), weekday);
  const tomorrow = dateOf(now, timezone).add({ days: 1 });
  const isInTime = Temporal.PlainDate.compare(nearest, tomorrow) >= 0;
  return startOf(isInTime ? nearest : onOrAfter(tomorrow, weekday), timezone);
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

function onOrAfter(date: Temporal.PlainDate, weekday: number): Temporal.PlainDate {
  return date.add({ days: (weekday - (date.dayOfWeek % 7) + 7) % 7 });
}

function startOf(date: Temporal.PlainDate, timezone: string): Date {
  return new Date(date.toZonedDateTime(timezone).epochMilliseconds);
}
