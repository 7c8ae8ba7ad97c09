import type { Id } from "../../contract/ids.ts";
import { Backoff, withJitter } from "./backoff.ts";

/** Times and milliseconds for which the server may break on one operation before it has to make way for the others. */
const faultsAllowed = { times: 5, for: 10_000 };

/** Tries again after growing pauses. */
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

  /** Something worked: the next pause is a short one. */
  succeeded(): void {
    this.backoff.reset();
  }

  /**
   * Whether an operation on which the server broke again (`fault`: its sentence) must make way: while it works otherwise,
   * the others would wait for ever.
   */
  isPoison(id: Id, fault: string | null, now: number): boolean {
    if (fault === null) this.fault = null;
    else if (this.fault?.id === id) this.fault.times += 1;
    else this.fault = { id, times: 1, since: now };
    if (this.fault === null || this.fault.times < faultsAllowed.times) return false;
    return now - this.fault.since >= faultsAllowed.for;
  }
}
