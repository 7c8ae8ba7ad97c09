/** The server's time, so that tests can set it. Rules about time take their instant from here, never from `Date`. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
