import type { PushPreferences } from "../../contract/push/schema.ts";

/** Whether it is within a person's quiet hours, which may go over midnight. */
export function isQuiet(hours: PushPreferences["quietHours"], now: Date, timezone: string): boolean {
  if (hours === null) return false;
  const { from, to } = hours;
  const time = new Intl.DateTimeFormat("en-GB", {
    timeZone: timezone,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(now);
  return from <= to ? from <= time && time < to : from <= time || time < to;
}
