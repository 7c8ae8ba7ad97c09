import type { ErrorCode } from "../contract/errors.ts";

/** How a mail ended: sent, failed (it is tried again), or refused for good. */
export type MailOutcome = "sent" | "failed" | "refused";
/** How a message to a device ended; `gone`: its push service doesn't know it any more. */
export type PushOutcome = MailOutcome | "gone";
/** How one attempt of a job ended; given up: the attempt failed and was the last one. */
export type JobOutcome = "done" | "failed" | "given_up";
/** The source of the category of an added name: known before, the engine, the AI model, or unknown. */
export type NameSource = "known" | "engine" | "ai" | "other";
/** How a request to the AI model ended; unusable: no answer in it made sense; not asked: it has a rest after failures. */
export type ModelOutcome = "answered" | "unusable" | "failed" | "not_asked";

/**
 * The interface by which the parts of the server report events to be counted. No report has personal data: no ids, names or addresses.
 * A report is cheap, never waits and never throws. Times are in seconds.
 */
export interface Measures {
  /** @param route a path of the contract, or what a request without one was for */
  requestAnswered(route: string, method: string, status: number, seconds: number): void;
  /** Counts a call, but no event stream, whose duration depends on the client. @param lane the lane of the call */
  callTook(lane: string, seconds: number): void;
  /** A change that a device sent was refused for good. */
  changeRefused(code: ErrorCode): void;
  /** @param throttle that had no try left */
  limitReached(throttle: string): void;
  /** @param lag from the commit of a change to its event on a stream */
  eventSent(lag: number): void;
  jobEnded(outcome: JobOutcome): void;
  mailEnded(outcome: MailOutcome): void;
  pushEnded(outcome: PushOutcome): void;
  namesSorted(source: NameSource, count?: number): void;
  engineAnswered(seconds: number): void;
  modelAnswered(outcome: ModelOutcome, seconds: number): void;
}
