// The app speaks English wherever its people are; a month's name can't be taken for a day.
const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const times = new Intl.DateTimeFormat(undefined, { timeStyle: "short" });

type Shape = {
  weekday?: boolean;
  year?: boolean;
  /** For a date without a time, which JavaScript takes for its midnight in UTC. */
  utc?: boolean;
};

/** A date as the whole app writes it, in the device's time zone: "30 Nov", "Mon 30 Nov", "30 Nov 2026". */
export function dateText(at: Date, { weekday = false, year = false, utc = false }: Shape = {}): string {
  const parts = [`${utc ? at.getUTCDate() : at.getDate()}`, months[utc ? at.getUTCMonth() : at.getMonth()]];
  if (weekday) parts.unshift(weekdays[utc ? at.getUTCDay() : at.getDay()]);
  if (year) parts.push(`${utc ? at.getUTCFullYear() : at.getFullYear()}`);
  return parts.join(" ");
}

/** A moment of the days before `now`: the time of the same day, else the date with it: "3:05 PM", "30 Nov, 3:05 PM". */
export function recentText(at: Date, now: Date): string {
  const time = times.format(at);
  return at.toDateString() === now.toDateString() ? time : `${dateText(at)}, ${time}`;
}

/** A date and its time, which is written as the browser's language does: "30 Nov 2026, 3:05 PM". */
export function momentText(at: Date): string {
  return `${dateText(at, { year: true })}, ${times.format(at)}`;
}
