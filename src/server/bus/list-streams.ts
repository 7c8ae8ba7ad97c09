import type { ServerResponse } from "node:http";
import type { SignedIn } from "../people/scope.ts";

/** All in milliseconds. */
export type StreamTiming = {
  /** Between signs of life; proxies cut what is silent for a minute, or for half of one. */
  heartbeat: number;
  /** Between looks for ended sessions and for changes that no signal told of. */
  look: number;
  /** A stream's life; its client comes back at once. */
  longest: number;
};

/** The open event streams of this process. */
export interface ListStreams {
  timing: StreamTiming;
  readonly size: number;
  /** @throws Refusal `unavailable` when this process can't have another stream. */
  admit(): void;
  /** @param cursor how far the client has come; without one it is told to read the list. */
  open(signedIn: SignedIn, cursor: string | undefined, response: ServerResponse): void;
  /** Ends all streams, saying when to come back, and takes no more. */
  stop(): void;
}
