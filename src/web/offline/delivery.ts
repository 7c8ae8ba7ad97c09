import type { NoAnswer } from "../api/client.ts";
import type { Id } from "../../contract/ids.ts";
import { backoff, withJitter } from "./backoff.ts";
import { touched } from "./dependence.ts";
import type { StoredList } from "./stored-list.ts";
import type { Operation } from "./operation.ts";
import { sendable } from "./outbox.ts";

/**
 * What an attempt to send an operation says about the server.
 * - `done`: it took the operation.
 * - `refused`: it refused it for good.
 * - `fault`: it failed on it (5xx with a problem document of ours).
 * - `wait`: it has no time, it can't work at all, or there was no answer of it; the operation isn't to blame.
 */
export type Attempt =
  | { kind: "done" | "refused" | "fault" }
  /** `retryAfterMs`: the server itself asked to be left alone, 0 when it didn't say for how long. */
  | { kind: "wait"; why: "busy" | NoAnswer; retryAfterMs?: number };

type Fault = {
  /** Attempts on which the server failed. */
  times: number;
  /** Whether the operation isn't tried again before the next `afterPause`. */
  paused: boolean;
  /** Another operation was done since the first of them, so the server works and the fault is this operation's. */
  othersDone: boolean;
};

/** The state of sending the outbox: one tab's memory of what the server answered lately. */
export type Delivery = {
  readonly faults: ReadonlyMap<Id, Fault>;
  /** Faults in a row that may be the server's. */
  readonly inARow: number;
  /** The reason why nothing is sent; `asked`: the server has asked for a pause. */
  readonly pause: { why: "busy" | NoAnswer; asked: boolean; leastMs: number } | null;
  /** Pauses since something was done. */
  readonly pauses: number;
};

export const atStart: Delivery = { faults: new Map(), inARow: 0, pause: null, pauses: 0 };

/** An operation that fails so often, while others are done, counts as rejected. */
const timesToReject = 3;
/** So many faults in a row, and the server is left alone for a while. */
const faultsToPause = 3;

/** The state after an attempt. `reject`: the server works and fails on this operation only. */
export function afterAttempt(
  delivery: Delivery,
  id: Id,
  attempt: Attempt,
): { delivery: Delivery; reject: boolean } {
  const faults = new Map(delivery.faults);
  const pause = (why: "busy" | NoAnswer, asked = false, leastMs = 0) => ({
    pause: { why, asked, leastMs },
    pauses: delivery.pauses + 1,
  });
  switch (attempt.kind) {
    case "done":
      faults.delete(id);
      for (const [other, fault] of faults) faults.set(other, afterOthers(fault));
      return { delivery: { ...atStart, faults }, reject: false };
    case "refused":
      faults.delete(id);
      return { delivery: { ...delivery, faults, pauses: 0 }, reject: false };
    case "wait": {
      const { why, retryAfterMs } = attempt;
      const asked = retryAfterMs !== undefined;
      return { delivery: { ...delivery, ...pause(why, asked, retryAfterMs) }, reject: false };
    }
    case "fault": {
      const { times, othersDone } = faults.get(id) ?? { times: 0, othersDone: false };
      const reject = othersDone && times + 1 >= timesToReject;
      if (reject) faults.delete(id);
      else faults.set(id, { times: times + 1, paused: true, othersDone });
      const inARow = delivery.inARow + (othersDone ? 0 : 1);
      const next = { ...delivery, faults, inARow };
      return { delivery: inARow < faultsToPause ? next : { ...next, ...pause("trouble") }, reject };
    }
  }
}

/** A success proves that the server works: what failed in its trouble gets all of its attempts again. */
function afterOthers({ times, paused }: Fault): Fault {
  const inTrouble = times >= timesToReject;
  return { times: inTrouble ? 0 : times, paused: !inTrouble && paused, othersDone: true };
}

/** The state when the time of `pauseMs` has passed, or the person wants to try now. */
export function afterPause({ faults, pauses }: Delivery): Delivery {
  const tried = [...faults].map(([id, fault]) => [id, { ...fault, paused: false }] as const);
  return { faults: new Map(tried), inARow: 0, pause: null, pauses };
}

/** The state when the person has done something or the network may be back: that is worth an attempt. */
export function nudged(delivery: Delivery): Delivery {
  return delivery.pause === null || delivery.pause.asked ? delivery : { ...delivery, pause: null };
}

/**
 * The operation to send now: of those that depend on no earlier one and aren't paused, the first of those that failed least
 * often.
 */
export function nextToSend(state: StoredList, { faults, pause }: Delivery): Operation | undefined {
  if (pause !== null) return undefined;
  const waiting = sendable(state);
  if (faults.size === 0) return waiting[0];
  const [read, written] = [new Set<string>(), new Set<string>()];
  let next: Operation | undefined;
  let fewest = Infinity;
  for (const operation of waiting) {
    const { reads, writes } = touched(state, operation);
    const depends =
      writes.some((key) => written.has(key) || read.has(key)) || reads.some((key) => written.has(key));
    for (const key of reads) read.add(key);
    for (const key of writes) written.add(key);
    const { times, paused } = faults.get(operation.id) ?? { times: 0, paused: false };
    if (depends || paused || times >= fewest) continue;
    [next, fewest] = [operation, times];
    if (times === 0) break;
  }
  return next;
}

/** Whether no attempt has failed since the last success. */
export function isCalm({ faults, inARow, pause, pauses }: Delivery): boolean {
  return faults.size === 0 && pause === null && inARow + pauses === 0;
}

/** The reason why waiting operations aren't sent; null: they are on their way. */
export function troubleOf({ faults, pause }: Delivery): NoAnswer | null {
  if (pause !== null && pause.why !== "busy") return pause.why;
  return [...faults.values()].some(({ othersDone }) => !othersDone) ? "trouble" : null;
}

/** The operations that are no longer in the outbox are forgotten. */
export function keptFaults(delivery: Delivery, state: StoredList): Delivery {
  const isThere = (id: Id) => state.operations.get(id)?.state === "waiting";
  if ([...delivery.faults.keys()].every(isThere)) return delivery;
  return { ...delivery, faults: new Map([...delivery.faults].filter(([id]) => isThere(id))) };
}

export type Pauses = {
  /** The first pause when no answer comes, and the longest; each is twice as long as the one before. */
  firstPauseMs: number;
  longestPauseMs: number;
  /** The time to the second attempt after a fault, and from there to the third. */
  faultPausesMs: readonly [number, number];
  /** The longest time for which the server may ask to be left alone. */
  longestAskedMs: number;
};

/** Milliseconds to the next attempt; null: nothing is paused. `random` is from 0 to 1: the jitter. */
export function pauseMs({ faults, pause, pauses }: Delivery, given: Pauses, random: number): number | null {
  const { firstPauseMs, longestPauseMs, faultPausesMs, longestAskedMs } = given;
  const grown = (first: number, failures: number) =>
    withJitter(backoff(first, longestPauseMs, failures), random);
  const afterFaults = (times: number) =>
    times <= 2 ? faultPausesMs[times === 1 ? 0 : 1] : grown(faultPausesMs[1] * 2, times - 3);
  if (pause !== null) {
    const own =
      pause.why === "trouble" && !pause.asked ? afterFaults(pauses) : grown(firstPauseMs, pauses - 1);
    return Math.max(own, Math.min(longestAskedMs, pause.leastMs * (1 + random / 4)));
  }
  const paused = [...faults.values()].filter((fault) => fault.paused);
  return paused.length === 0 ? null : afterFaults(Math.min(...paused.map(({ times }) => times)));
}
