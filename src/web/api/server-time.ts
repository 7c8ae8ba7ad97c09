/** The difference that counts as none: the header has whole seconds, and a reply takes time. */
const toleranceMs = 60_000;

/** How far this device's clock is ahead of the server's. */
let aheadMs = 0;

/** Learns the server's time from a reply's Date header. */
export function learnServerTime(date: string | null): void {
  const difference = Date.now() - Date.parse(date ?? "");
  if (!Number.isNaN(difference)) aheadMs = Math.abs(difference) > toleranceMs ? difference : 0;
}

/** Unix milliseconds by the server's clock, or by the device's own (which may be wrong) before the first reply. */
export function serverNow(): number {
  return Date.now() - aheadMs;
}
