import type { Presence } from "./schema.ts";

/** Minutes for which a check-off shows that a person is in a store. */
export const presenceMinutes = 10;

/** Minutes for which a person who said that they are going to a store counts as being there without a check-off. */
export const goingMinutes = 30;

/** The check-offs of a visit from which on a person shows as present who hasn't said so. */
export const checkOffsToBePresent = 3;

/** When a presence is over, in Unix milliseconds. */
export function presenceEnd({ until }: Pick<Presence, "until">): number {
  return Date.parse(until);
}

/**
 * Whether a person is still in the store, at `now` (Unix milliseconds of this device). A device whose clock is so far
 * behind that the check-off lies that many minutes ahead can't know.
 */
export function isPresent(presence: Pick<Presence, "at" | "until">, now: number): boolean {
  return now < presenceEnd(presence) && Date.parse(presence.at) - now < presenceMinutes * 60_000;
}
