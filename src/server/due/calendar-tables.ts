import { hasOwnPremium } from "../people/own-premium.ts";

/**
 * Joins for `calendarColumns`: `home` is the household whose list this is (null for a person's own list), `head` the one
 * whose weekday and time zone count: its owner, or the person, since a person's own list has their id.
 */
export const calendarTables = (listId: string) => `
  LEFT JOIN households home ON home.id = ${listId}
  JOIN users head ON head.id = coalesce(home.owner_id, ${listId})`;

/** A household's weekday and its owner's time zone; a person's own without one. */
export const calendarColumns = `coalesce(home.recurring_day, head.recurring_day) AS weekday, head.timezone`;

/** Repeats are part of Premium, one's own or the household owner's. */
export const hasPremium = hasOwnPremium("head");

/** Columns of `recurring_items r` that its next due date follows from, besides the calendar. */
export const ruleColumns = `r.id, r.start_date::text AS "startDate", r.last_purchased_at AS "lastPurchasedAt",
  r.recurrence_interval_days AS "intervalDays", r.next_due_date AS "nextDueDate",
  r.put_off_until::text AS "putOffUntil", r.put_off_at AS "putOffAt",
  r.paused_until::text AS "pausedUntil", r.resumes_at AS "resumesAt"`;
