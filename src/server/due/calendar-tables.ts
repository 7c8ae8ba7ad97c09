/**
 * Joins for `calendarColumns`: `person` is whose repeat it is, `head` the owner of the household whose list she shares
 * (null while nobody shares it), `home` her household in any case.
 */
export const calendarTables = (userId: string) => `
  JOIN users person ON person.id = ${userId}
  LEFT JOIN households home ON home.id = person.household_id
  LEFT JOIN users head ON head.id = home.owner_id AND head.role IN ('premium', 'admin')`;

/** A household's weekday and its owner's time zone; a person's own without one. */
export const calendarColumns = `
  CASE WHEN head.id IS NULL THEN person.recurring_day ELSE coalesce(home.recurring_day, head.recurring_day) END
    AS weekday,
  coalesce(head.timezone, person.timezone) AS timezone`;

/** The list that a person's repeats are on. */
export const calendarList = "CASE WHEN head.id IS NULL THEN person.id ELSE home.id END";

/** Repeats are part of Premium, one's own or the household's. */
export const hasPremium = "(head.id IS NOT NULL OR person.role IN ('premium', 'admin'))";

/** Columns of `recurring_items r` that its next due date follows from, besides the calendar. */
export const ruleColumns = `r.id, r.start_date::text AS "startDate", r.last_purchased_at AS "lastPurchasedAt",
  r.recurrence_interval_days AS "intervalDays", r.next_due_date AS "nextDueDate"`;
