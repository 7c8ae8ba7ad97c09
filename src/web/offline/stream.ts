import type { Id } from "../../contract/ids.ts";
import type { ListChanges } from "../../contract/lists/schema.ts";
import type { ServerEvent } from "../api/event-reader.ts";
import { Backoff, withJitter } from "./backoff.ts";
import type { Platform } from "./platform.ts";
import { withLock } from "./web-lock.ts";

type Given = {
  platform: Platform;
  userId: Id;
  /** Other tabs of this device see what this one stores, so one stream is enough for all. */
  isShared(): boolean;
  /** The session is this person's, as far as is known. */
  maySend(): boolean;
  /** How far the list is known here. */
  cursor(): string | null;
  opened(): void;
  /** This tab's stream lives: to be told to the tabs that wait for their turn. */
  alive(): void;
  /** All that has changed since `after`. */
  changes(after: string, changes: ListChanges): void;
  /** The list has to be asked for. */
  reset(): void;
  signedOut(): void;
};

type Connection = { abort: AbortController; since: number };

/** Milliseconds for which a connection is new: what says that the network is back comes several times at once. */
const freshFor = 1000;

/**
 * Hears of changes while somebody may be looking: one stream for all tabs of a device, in the tab whose turn it is. A
 * stream that ends or falls silent is opened again, after growing pauses, or at once when the network or the person
 * comes back. What was missed meanwhile comes first, so nothing else has to be fetched.
 */
export class LiveStream {
  private readonly given: Given;
  private readonly forget: (() => void)[];
  /** Of the present run: aborted when nobody needs the stream. */
  private running: AbortController | null = null;
  private connection: Connection | null = null;
  private endPause: () => void = () => undefined;
  private postponeTakeover: () => void = () => undefined;
  private hiddenTimer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(given: Given) {
    this.given = given;
    const { platform } = given;
    this.forget = [platform.onComeBack(() => this.comeBack()), platform.onHidden(() => this.hide())];
  }

  /** Also after somebody signed in again. */
  start(): void {
    if (this.stopped || this.running !== null || !this.given.platform.isVisible()) return;
    const running = new AbortController();
    this.running = running;
    void this.run(running.signal).finally(() => {
      if (this.running === running) this.running = null;
    });
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.hiddenTimer);
    for (const forget of this.forget) forget();
    this.end();
  }

  /** Another tab's stream lives. */
  noticeAlive(): void {
    this.postponeTakeover();
  }

  private comeBack(): void {
    clearTimeout(this.hiddenTimer);
    this.start();
    this.endPause();
    // It may be dead without knowing: a phone that slept, or moved to another network.
    if (this.connection !== null && this.given.platform.now() - this.connection.since > freshFor)
      this.connection.abort.abort();
  }

  private hide(): void {
    clearTimeout(this.hiddenTimer);
    this.hiddenTimer = setTimeout(() => this.end(), this.given.platform.timing.hiddenDelayMs);
  }

  private end(): void {
    this.running?.abort();
    this.running = null;
  }

  private async run(over: AbortSignal): Promise<void> {
    while (!over.aborted && this.given.maySend()) {
      const { platform, userId, isShared } = this.given;
      const locks = isShared() ? platform.locks : null;
      const patience = platform.timing.heartbeatTimeoutMs;
      const onWait = (postpone: () => void) => (this.postponeTakeover = postpone);
      await withLock(locks, `restock-stream-${userId}`, { patience, onWait, over }, (lost) =>
        this.keepOpen(lost),
      );
    }
  }

  private async keepOpen(over: AbortSignal): Promise<void> {
    const backoff = new Backoff(this.given.platform.timing);
    while (!over.aborted && this.given.maySend()) {
      const { kind, retry, lasted } = await this.connect(over);
      if (kind === "signed-out") this.given.signedOut();
      if (over.aborted || kind === "signed-out") return;
      const lived = lasted > freshFor;
      if (lived) backoff.reset();
      await this.pause(withJitter(Math.max(retry ?? 0, lived ? 0 : backoff.next())), over);
    }
  }

  private async connect(over: AbortSignal) {
    const { platform, cursor, opened, alive } = this.given;
    const connection: Connection = { abort: new AbortController(), since: platform.now() };
    const signal = AbortSignal.any([over, connection.abort.signal]);
    let silence: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => connection.abort.abort(), platform.timing.heartbeatTimeoutMs);
    };
    this.connection = connection;
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
          if (!signal.aborted) after = this.hear(event, after);
        },
      },
      signal,
    );
    clearTimeout(silence);
    if (this.connection === connection) this.connection = null;
    return { ...end, lasted: platform.now() - connection.since };
  }

  /** Answers how far the server has told us now. */
  private hear({ event, id, data }: ServerEvent, after: string | null): string {
    const changes = event === "changes" ? readChanges(data) : null;
    if (changes !== null && after !== null) this.given.changes(after, changes);
    else this.given.reset();
    return id;
  }

  private pause(milliseconds: number, over: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        over.removeEventListener("abort", end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      over.addEventListener("abort", end);
      this.endPause = end;
    });
  }
}

function readChanges(data: string): ListChanges | null {
  try {
    const changes = JSON.parse(data) as ListChanges;
    return typeof changes.cursor === "string" && Array.isArray(changes.members) ? changes : null;
  } catch {
    return null;
  }
}
