import type { Id } from "../../contract/ids.ts";
import { Backoff, withJitter } from "./backoff.ts";

/** How often, and for how long, the server may fail on one operation before it is rejected to let the others go on. */
const faultLimit = { times: 5, ms: 10_000 };

/** The retry policy of the outbox: exponential back-off with jitter. */
export class Retries {
  private readonly backoff: Backoff;
  private readonly tryAgain: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fault: { id: Id; times: number; since: number } | null = null;

  constructor(pauses: { firstPauseMs: number; longestPauseMs: number }, tryAgain: () => void) {
    this.backoff = new Backoff(pauses);
    this.tryAgain = tryAgain;
  }

  schedule(): void {
    if (this.timer !== undefined) return;
    this.timer = setTimeout(this.tryAgain, withJitter(this.backoff.next()));
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** To be called after a success: the next pause is the first one again. */
  succeeded(): void {
    this.backoff.reset();
  }

  /**
   * Whether an operation on which the server failed again (`fault`: its sentence) must be rejected; otherwise
   * the operations behind it would wait for ever.
   */
  isPoison(id: Id, fault: string | null, now: number): boolean {
    if (fault === null) this.fault = null;
    else if (this.fault?.id === id) this.fault.times += 1;
    else this.fault = { id, times: 1, since: now };
    if (this.fault === null || this.fault.times < faultLimit.times) return false;
    return now - this.fault.since >= faultLimit.ms;
  }
}
