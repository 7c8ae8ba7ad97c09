import { presenceEnd } from "../../contract/lists/rules.ts";
import type { Presence } from "../../contract/lists/schema.ts";

/** Calls back when the first presence ends. Nothing is fetched for it: a member whose presence isn't renewed has left. */
export class PresenceTimer {
  readonly #onEnd: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
  }

  /** @param now Unix milliseconds */
  watch(presence: readonly Presence[], now: number): void {
    this.stop();
    const ends = presence.map(presenceEnd).filter((end) => end > now);
    if (ends.length > 0) this.#timer = setTimeout(this.#onEnd, Math.min(...ends) - now + 1);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
