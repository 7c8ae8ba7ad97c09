const dayLength = 86_400_000;
/** How sharply something becomes due around its interval. */
const sharpness = 5;
/** The number of intervals after which a name is out of use. */
const outOfUse = 3;
/** Days after which a purchase of something irregular counts half. */
const halfLife = 45;
/** Days after which a purchase of something irregular says nothing any more against buying it again. */
const restDays = 7;

/** How a name is bought; see `suggestionSchema`. */
export type Habit = {
  frequency: number;
  /** Unix milliseconds. */
  lastSeen: number;
  usualIntervalDays?: number | null;
};

/**
 * How due something is, 0 to 1, to rank suggestions by: about a half when its usual interval has passed since the last
 * purchase, more when it is overdue, less again when it has not been bought for several intervals. A habit of many
 * purchases is surer than one of three. Things without an interval stand behind everything that is due, by frequency and age; one
 * purchase is hardly a habit.
 * @param now Unix milliseconds
 */
export function dueness({ frequency, lastSeen, usualIntervalDays = null }: Habit, now: number): number {
  const days = daysBetween(lastSeen, now);
  if (usualIntervalDays === null) {
    const rested = Math.min(1, 0.1 + (0.9 * days) / restDays);
    return 0.3 * rested * 0.5 ** (days / halfLife) * Math.max(0, 1 - 1 / (0.1 + frequency));
  }
  const passed = days / usualIntervalDays;
  const due = 1 / (1 + Math.exp(-sharpness * (passed - 1)));
  const inUse = passed <= outOfUse ? 1 : (outOfUse / passed) ** 2;
  return due * inUse * (1 - 1 / (2 + frequency));
}

/** The state of a habit: there should be enough, it runs low, it is due, or it went out of use. */
export type Stage = "enough" | "low" | "due" | "outOfUse";

/** Null for what has no usual interval. */
export function stageOf({ lastSeen, usualIntervalDays = null }: Habit, now: number): Stage | null {
  if (usualIntervalDays === null) return null;
  const passed = daysBetween(lastSeen, now) / usualIntervalDays;
  if (passed < 0.5) return "enough";
  if (passed < 1) return "low";
  return passed <= outOfUse ? "due" : "outOfUse";
}

function daysBetween(lastSeen: number, now: number): number {
  return Math.max(0, (now - lastSeen) / dayLength);
}

/** Why something is suggested: "5 times, about every 3 weeks". Null for what was never bought. */
export function dueReason({ frequency, usualIntervalDays = null }: Omit<Habit, "lastSeen">): string | null {
  if (frequency === 0) return null;
  const times = frequency === 1 ? "Once" : `${frequency} times`;
  return usualIntervalDays === null ? times : `${times}, ${aboutEvery(usualIntervalDays)}`;
}

/** An interval in words: "about every 3 weeks". */
export function aboutEvery(days: number): string {
  if (days < 1.5) return "about every day";
  const [unit, length] = days < 12 ? ["day", 1] : days < 45 ? ["week", 7] : ["month", 30.4];
  const count = Math.round(days / length);
  if (unit === "day" && count === 7) return "about every week";
  return count === 1 ? `about every ${unit}` : `about every ${count} ${unit}s`;
}
