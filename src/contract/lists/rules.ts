import type { Presence } from "./schema.ts";

/** Minutes for which a check-off says that somebody is in a store. */
export const presenceMinutes = 10;

/** When a presence is over, in Unix milliseconds. */
export function presenceEnd({ at }: Pick<Presence, "at">): number {
  return Date.parse(at) + presenceMinutes * 60_000;
}

/**
 * Whether somebody is still in the store, at `now` (Unix milliseconds of this device). A device whose clock is so far
 * behind that the check-off lies that many minutes ahead can't tell.
 */
export function isPresent(presence: Pick<Presence, "at">, now: number): boolean {
  return now < presenceEnd(presence) && Date.parse(presence.at) - now < presenceMinutes * 60_000;
}
