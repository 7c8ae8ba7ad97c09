/** Milliseconds of difference that are no error: the header counts seconds, and an answer travels. */
const tolerance = 60_000;

/** Milliseconds by which this device's clock is ahead of the server's. */
let ahead = 0;

/** Takes the time from an answer's Date header. */
export function learnServerTime(date: string | null): void {
  const difference = Date.now() - Date.parse(date ?? "");
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) > tolerance ? difference : 0;
}

/** Unix milliseconds by the server's clock, as far as it has been heard: a device's own may be set wrong. */
export function serverNow(): number {
  return Date.now() - ahead;
}
