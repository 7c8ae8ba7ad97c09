import { dateText } from "../ui/dates.ts";

// Weeks are counted in UTC, so their Mondays are named in UTC as well.

/** @param monday YYYY-MM-DD */
export function weekText(monday: string): string {
  return dateText(new Date(monday), { utc: true, year: true });
}

/** The same in a short form. */
export function shortWeekText(monday: string): string {
  return dateText(new Date(monday), { utc: true });
}
