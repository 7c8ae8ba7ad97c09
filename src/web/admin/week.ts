// Weeks are counted in UTC, so their Mondays are named in UTC as well.
const withYear = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" });
const withoutYear = new Intl.DateTimeFormat(undefined, { month: "short", day: "numeric", timeZone: "UTC" });

/** @param monday YYYY-MM-DD */
export function weekText(monday: string): string {
  return withYear.format(new Date(`${monday}T00:00:00Z`));
}

/** The same in a short form. */
export function shortWeekText(monday: string): string {
  return withoutYear.format(new Date(`${monday}T00:00:00Z`));
}
