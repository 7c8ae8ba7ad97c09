/** The options of the recurrence dropdown. One time means a plain item. */
export const recurrenceOptions = [
  { label: "One time", days: null },
  { label: "1 week", days: 7 },
  { label: "2 weeks", days: 14 },
  { label: "3 weeks", days: 21 },
  { label: "1 month", days: 30 },
  { label: "5 weeks", days: 35 },
  { label: "6 weeks", days: 42 },
  { label: "7 weeks", days: 49 },
  { label: "2 months", days: 60 },
  { label: "3 months", days: 90 },
  { label: "5 months", days: 150 },
  { label: "6 months", days: 180 },
] as const;

export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;
export const timezones = [
  "UTC",
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "America/Phoenix",
  "Europe/London",
  "Europe/Paris",
  "Europe/Berlin",
  "Asia/Tokyo",
  "Asia/Shanghai",
  "Australia/Sydney",
] as const;
