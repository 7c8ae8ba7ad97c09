/** The dates of a repeat, all of them local dates (YYYY-MM-DD) in the list's time zone. */
export type DateRule = {
  startDate: string;
  /** The date of the last purchase. */
  bought: string | null;
  intervalDays: number;
  /** The date on which its next occurrence comes instead, when the people have said one. */
  putOffUntil?: string | null | undefined;
};

/**
 * The local date on which a repeat comes next, by the rule that the server and the devices share: the date that it was put
 * off to, else the repeat weekday nearest to (last purchase, else start) + interval, and never before tomorrow. Seven
 * is odd: two such weekdays are never equally near. A pause is not looked at.
 * @param weekday 0 is Sunday, 6 Saturday
 */
export function nextDate(
  { startDate, bought, intervalDays, putOffUntil = null }: DateRule,
  weekday: number,
  today: string,
): string {
  if (putOffUntil !== null && putOffUntil >= today) return putOffUntil;
  const nearest = nearestWeekday(addDays(bought ?? startDate, intervalDays), weekday);
  const tomorrow = addDays(today, 1);
  return nearest >= tomorrow ? nearest : onOrAfter(tomorrow, weekday);
}

/** The date that follows an occurrence which is left out: the repeat weekday nearest to an interval after it. */
export function dateAfterSkip(date: string, intervalDays: number, weekday: number): string {
  const next = nearestWeekday(addDays(date, intervalDays), weekday);
  return next > date ? next : addDays(date, 7);
}

/** The latest date that an occurrence may be put off to, or repeats may be paused until: a year from today. */
export function latestDate(today: string): string {
  return addDays(today, mostDaysAhead);
}

const mostDaysAhead = 366;
const dayLength = 86_400_000;

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayLength).toISOString().slice(0, 10);
}

function nearestWeekday(date: string, weekday: number): string {
  return onOrAfter(addDays(date, -3), weekday);
}

function onOrAfter(date: string, weekday: number): string {
  return addDays(date, (weekday - new Date(date).getUTCDay() + 7) % 7);
}
