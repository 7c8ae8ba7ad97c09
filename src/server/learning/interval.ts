/** How often something is bought. */
export type UsualInterval = {
  /** Days between two purchases. */
  days: number;
  /** How much that varies: half of the gaps differ from it by less than this share. */
  spread: number;
  /** Days on which it was bought. */
  purchases: number;
};

/** Purchases within this many days count as one: two packs, or two shops on one day. */
const oneTrip = 0.75;
/** Gaps that are looked at, the latest ones: habits change. */
const mostGaps = 12;
/** Gaps outside this part of the median are something else: forgotten on a trip, away, bought for a party. */
const ordinary = { from: 0.5, to: 1.6 } as const;

/**
 * The usual interval between purchases, null with fewer than three. The mean of the ordinary gaps, which are those near
 * the median: the median alone would be a multiple of the days between two trips, and the mean alone twice too long for
 * what was forgotten now and then.
 * @param times of the purchases in days (of any epoch), ascending
 */
export function usualInterval(times: readonly number[]): UsualInterval | null {
  const trips = times.filter((time, index) => index === 0 || time - times[index - 1]! > oneTrip);
  if (trips.length < 3) return null;
  const gaps = trips.slice(1).map((time, index) => time - trips[index]!);
  const latest = gaps.slice(-mostGaps);
  const middle = median(latest);
  const near = latest.filter((gap) => gap >= middle * ordinary.from && gap <= middle * ordinary.to);
  // Between 1 and 60 days nothing is near the median.
  const usual = near.length === 0 ? latest : near;
  const days = usual.reduce((sum, gap) => sum + gap, 0) / usual.length;
  const spread = median(latest.map((gap) => Math.abs(gap - days))) / days;
  return { days, spread, purchases: trips.length };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
