import { recurrenceOptions } from "../repeat/limits.ts";

/** How far, as a share, a usual interval may be from the option that stands for it. */
const farthest = 0.25;

/** The recurrence option, in days, nearest to a usual interval; null when none is near. */
export function nearestInterval(days: number): number | null {
  const options = recurrenceOptions.flatMap((option) => (option.days === null ? [] : [option.days]));
  const apart = (option: number) => Math.abs(Math.log(option / days));
  const nearest = options.reduce((best, option) => (apart(option) < apart(best) ? option : best));
  return Math.abs(nearest - days) / nearest <= farthest ? nearest : null;
}
