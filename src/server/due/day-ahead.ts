import { latestDate } from "../../contract/repeat/next-date.ts";
import { Refusal } from "../refusal.ts";
import { localDate } from "./dates.ts";

/**
 * Checks that a chosen day is not past, and at most a year ahead, in the time zone that counts.
 * @throws Refusal `invalid_input` that names the field
 */
export function checkDayAhead(
  field: string,
  date: string | null | undefined,
  { timezone, now }: { timezone: string; now: Date },
): void {
  if (date === null || date === undefined) return;
  const today = localDate(now, timezone);
  const message =
    date < today
      ? "This day has passed"
      : date > latestDate(today)
        ? "Please choose a day within a year"
        : null;
  if (message !== null) throw new Refusal("invalid_input", { fields: [{ field, message }] });
}
