import type { ServerResponse } from "node:http";
import type { SignedIn } from "../people/scope.ts";

/** Times in milliseconds. */
export type StreamTiming = {
  /** Between heartbeats; proxies close a connection that is silent for a minute, or for half of one. */
  heartbeat: number;
  /** Between checks for ended sessions and for changes without a signal. */
  look: number;
  /** The longest life of a stream; its client reconnects at once. */
  longest: number;
};

/** The open event streams of this process. */
export interface ListStreams {
  timing: StreamTiming;
  readonly size: number;
  /** @throws Refusal `unavailable` when this process can't have another stream. */
  admit(): void;
  /** @param cursor how far the client has seen the list; without one it gets a `reset` event. */
  open(signedIn: SignedIn, cursor: string | undefined, response: ServerResponse): void;
  /** Ends the streams of sessions that have ended; those of other processes end within seconds. @param ids their keys */
  endSessions(ids: readonly Buffer[]): void;
  /** Ends all streams with the time of the next attempt, and accepts no more. */
  stop(): void;
}
