import type { Id } from "../../contract/ids.ts";

/** Times and milliseconds for which the server may break on one operation before it has to make way for the others. */
const faultsAllowed = { times: 5, for: 10_000 };

/** Tries again after pauses that double, each shortened by up to half at random so that devices don't come all at once. */
export class Retries {
  private readonly pauses: { firstPause: number; longestPause: number };
  private readonly tryAgain: () => void;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fault: { id: Id; times: number; since: number } | null = null;

  constructor(pauses: { firstPause: number; longestPause: number }, tryAgain: () => void) {
    this.pauses = pauses;
    this.tryAgain = tryAgain;
  }

  schedule(): void {
    if (this.timer !== undefined) return;
    const { firstPause, longestPause } = this.pauses;
    const pause = Math.min(longestPause, firstPause * 2 ** this.failures);
    this.failures = Math.min(this.failures + 1, 16);
    this.timer = setTimeout(this.tryAgain, pause * (0.5 + Math.random() / 2));
  }

  cancel(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Something worked: the next pause is a short one. */
  succeeded(): void {
    this.failures = 0;
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
