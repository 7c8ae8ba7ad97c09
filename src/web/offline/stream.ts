import type { Id } from "../../contract/ids.ts";
import type { ListChanges } from "../../contract/lists/schema.ts";
import type { ServerEvent } from "../api/event-reader.ts";
import { readChanges } from "../api/event-stream.ts";
import { backoff, withJitter } from "./backoff.ts";
import type { Platform } from "./platform.ts";
import { withLock } from "./web-lock.ts";

type Given = {
  platform: Platform;
  userId: Id;
  /** Other tabs of this device see what this one stores, so one stream is enough for all. */
  isShared(): boolean;
  /** Whether the session is this person's, as far as is known. */
  maySend(): boolean;
  /** The snapshot's cursor. */
  cursor(): string | null;
  opened(): void;
  /** Called at each heartbeat of this tab's stream, to be passed on to the tabs that wait for the lock. */
  alive(): void;
  /** All that has changed since `after`. */
  changes(after: string, changes: ListChanges): void;
  /** Called when a pull is needed. */
  reset(): void;
  signedOut(): void;
};

type Connection = { abort: AbortController; since: number };

/** The age up to which a connection counts as new: several events at once may report that the network is back. */
const newForMs = 1000;

/**
 * Receives live changes while a page is visible: one stream for all tabs of a device, in the tab that holds the lock. A
 * stream that ends or has no heartbeat is opened again with back-off, or at once when the network or the person
 * comes back. Missed changes come first, so nothing else has to be fetched.
 */
export class LiveStream {
  readonly #given: Given;
  readonly #forget: (() => void)[];
  /** Aborts the current run when no tab needs the stream. */
  #running: AbortController | null = null;
  #connection: Connection | null = null;
  #endPause: () => void = () => undefined;
  #postponeTakeover: () => void = () => undefined;
  #hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(given: Given) {
    this.#given = given;
    const { platform } = given;
    this.#forget = [platform.onComeBack(() => this.#comeBack()), platform.onHidden(() => this.#hide())];
  }

  /** This is also called after the person has signed in again. */
  start(): void {
    if (this.#stopped || this.#running !== null || !this.#given.platform.isVisible()) return;
    const running = new AbortController();
    this.#running = running;
    void this.#run(running.signal).finally(() => {
      if (this.#running === running) this.#running = null;
    });
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#hiddenTimer);
    for (const forget of this.#forget) forget();
    this.#end();
  }

  /** Takes the heartbeat of another tab's stream. */
  noticeAlive(): void {
    this.#postponeTakeover();
  }

  #comeBack(): void {
    clearTimeout(this.#hiddenTimer);
    this.start();
    this.#endPause();
    // The connection may be dead unnoticed: the phone slept, or moved to another network.
    if (this.#connection !== null && this.#given.platform.now() - this.#connection.since > newForMs)
      this.#connection.abort.abort();
  }

  #hide(): void {
    clearTimeout(this.#hiddenTimer);
    this.#hiddenTimer = setTimeout(() => this.#end(), this.#given.platform.timing.hiddenDelayMs);
  }

  #end(): void {
    this.#running?.abort();
    this.#running = null;
  }

  async #run(over: AbortSignal): Promise<void> {
    while (!over.aborted && this.#given.maySend()) {
      const { platform, userId, isShared } = this.#given;
      const locks = isShared() ? platform.locks : null;
      const patience = platform.timing.heartbeatTimeoutMs;
      const onWait = (postpone: () => void) => (this.#postponeTakeover = postpone);
      await withLock(locks, `restock-stream-${userId}`, { patience, onWait, over }, (lost) =>
        this.#keepOpen(lost),
      );
    }
  }

  async #keepOpen(over: AbortSignal): Promise<void> {
    const { firstPauseMs, longestPauseMs } = this.#given.platform.timing;
    let failures = 0;
    while (!over.aborted && this.#given.maySend()) {
      const { kind, retry, lasted } = await this.#connect(over);
      if (kind === "signed-out") this.#given.signedOut();
      if (over.aborted || kind === "signed-out") return;
      const lived = lasted > newForMs;
      const pause = lived ? 0 : backoff(firstPauseMs, longestPauseMs, failures);
      failures = lived ? 0 : failures + 1;
      await this.#pause(withJitter(Math.max(retry ?? 0, pause)), over);
    }
  }

  async #connect(over: AbortSignal) {
    const { platform, cursor, opened, alive } = this.#given;
    const connection: Connection = { abort: new AbortController(), since: platform.now() };
    const signal = AbortSignal.any([over, connection.abort.signal]);
    let silence: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => connection.abort.abort(), platform.timing.heartbeatTimeoutMs);
    };
    this.#connection = connection;
    listen();
    let after = cursor();
    const end = await platform.openStream(
      after,
      {
        opened,
        alive: () => {
          listen();
          alive();
        },
        event: (event) => {
          if (!signal.aborted) after = this.#take(event, after);
        },
      },
      signal,
    );
    clearTimeout(silence);
    if (this.#connection === connection) this.#connection = null;
    return { ...end, lasted: platform.now() - connection.since };
  }

  /** Returns the cursor after this event. */
  #take({ event, id, data }: ServerEvent, after: string | null): string {
    const changes = event === "changes" ? readChanges(data) : null;
    if (changes !== null && after !== null) this.#given.changes(after, changes);
    else this.#given.reset();
    return id;
  }

  #pause(milliseconds: number, over: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        over.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      over.addEventListener("abort", end);
      this.#endPause = end;
    });
  }
}
