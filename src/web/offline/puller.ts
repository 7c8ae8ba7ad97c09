import type { Id } from "../../contract/ids.ts";
import type { ListChanges } from "../../contract/lists/schema.ts";
import { ApiError, connectionOf, type Connection } from "../api/client.ts";
import { withTimeLimit } from "../api/time-limit.ts";
import { atStart, pauseMs } from "./delivery.ts";
import type { ListStorage } from "./list-storage.ts";
import { mergePull } from "./merge-rows.ts";
import type { Platform } from "./platform.ts";
import { isOthersSession } from "./send.ts";

type Given = {
  storage: ListStorage;
  platform: Platform;
  userId: Id;
  /** Whether changes are of this person's list; if not, the session is another person's. */
  isOwn(changes: ListChanges): boolean;
  /** Called when the session has ended or is another person's. */
  signedOut(): void;
  /** Called when a delayed pull is due. */
  due(): void;
  /** Called when a pull was aborted because a probe was answered on another connection. */
  answered(): void;
};

/** `outdated`: the list has changed during the pull; `superseded`: the pull was aborted and has no result. */
type PullOutcome = "stored" | "outdated" | "failed" | "superseded";

/** Fetches what has changed on the server, one request at a time. */
export class Puller {
  wanted = false;
  /** Whether a pull has failed since the last successful one. */
  failed = false;
  /** Why the last pull failed, and how many failed in a row. */
  trouble: { why: Connection; times: number; leastMs: number } | null = null;
  readonly #given: Given;
  /** The pull in flight. */
  running: { abort: AbortController; superseded: boolean } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(given: Given) {
    this.#given = given;
  }

  async run(): Promise<PullOutcome> {
    const { storage, platform, userId } = this.#given;
    const { cursor, needsFull, generation } = storage.state.meta;
    const running = { abort: new AbortController(), superseded: false };
    this.running = running;
    // This is reset before the request: a pull wanted from here on needs a newer reply than this one.
    this.wanted = false;
    clearTimeout(this.#timer);
    try {
      const query = cursor === null || needsFull ? {} : { since: cursor };
      const pulled = await withTimeLimit(
        platform,
        running.abort,
        (signal) =>
          platform.call("getList", { query }, { user: userId, signal, waits: "by-caller", on401: "throw" }),
        () => this.#given.answered(),
      );
      if (this.#stopped) return "superseded";
      if (!this.#given.isOwn(pulled)) throw new Error("This list is somebody else's.");
      // A reply that came meanwhile may be newer than the pulled rows: pull again rather than mix them.
      const merged = await storage.commit((state) =>
        state.meta.generation === generation ? mergePull(state, pulled, platform.now()) : null,
      );
      this.wanted ||= !merged;
      this.failed = false;
      this.trouble = null;
      return merged ? "stored" : "outdated";
    } catch (error) {
      this.wanted = true;
      if (running.superseded || this.#stopped) return "superseded";
      if (isOthersSession(error)) this.#given.signedOut();
      this.failed = true;
      this.trouble = {
        why: connectionOf(error),
        times: (this.trouble?.times ?? 0) + 1,
        leastMs: error instanceof ApiError ? error.retryAfterMs : 0,
      };
      return "failed";
    } finally {
      this.running = null;
    }
  }

  /** Aborts a running pull; it is wanted again. */
  supersede(): void {
    if (this.running === null) return;
    this.running.superseded = true;
    this.running.abort.abort();
  }

  /** Schedules a pull after a delay; each call begins the delay again. */
  soon(): void {
    clearTimeout(this.#timer);
    if (this.#stopped) return;
    this.#timer = setTimeout(() => {
      this.wanted = true;
      this.#given.due();
    }, this.#given.platform.timing.pullDelayMs);
  }

  /** Milliseconds until the next attempt after a failure; null without one. */
  pauseMs(): number | null {
    if (this.trouble === null) return null;
    const { times: pauses, leastMs } = this.trouble;
    const pause = { why: "unreachable", asked: false, leastMs } as const;
    return pauseMs({ ...atStart, pause, pauses }, this.#given.platform.timing, Math.random());
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.running?.abort.abort();
  }
}
