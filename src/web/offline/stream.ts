import type { Id } from "../../contract/ids.ts";
import type { ListChanges } from "../../contract/lists/schema.ts";
import type { ServerEvent } from "../api/event-reader.ts";
import type { Platform } from "./platform.ts";

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
    this.hiddenTimer = setTimeout(() => this.end(), this.given.platform.timing.hidden);
  }

  private end(): void {
    this.running?.abort();
    this.running = null;
  }

  private async run(over: AbortSignal): Promise<void> {
    while (!over.aborted && this.given.maySend()) {
      await this.inTurn(over, (lost) => this.keepOpen(lost));
    }
  }

  /**
   * Runs `work` while no other tab does. The tab whose turn it is may be frozen: when nothing was heard of it for long,
   * it is overruled, and learns of that by `lost`.
   */
  private async inTurn(over: AbortSignal, work: (lost: AbortSignal) => Promise<void>): Promise<void> {
    const { platform, userId, isShared } = this.given;
    const { locks, timing } = platform;
    if (locks === null || !isShared()) return work(over);
    const overruled = new AbortController();
    const waiting = new AbortController();
    const giveUp = () => waiting.abort();
    over.addEventListener("abort", giveUp);
    let timer: ReturnType<typeof setTimeout> | undefined;
    this.postponeTakeover = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, timing.silence);
    };
    this.postponeTakeover();
    const begun: Promise<void>[] = [];
    const hold = () => {
      clearTimeout(timer);
      this.postponeTakeover = () => undefined;
      const working = work(AbortSignal.any([over, overruled.signal]));
      begun.push(working);
      return working;
    };
    const take = (options: LockOptions) =>
      locks.request(`restock-stream-${userId}`, options, hold).catch(() => {
        if (begun.length > 0) overruled.abort();
      });
    await take({ signal: waiting.signal });
    if (begun.length === 0 && !over.aborted) await take({ steal: true });
    clearTimeout(timer);
    over.removeEventListener("abort", giveUp);
    // A browser that gives no lock at all must not cost the person her news.
    if (begun.length === 0 && !over.aborted) await work(over);
    await Promise.all(begun);
  }

  private async keepOpen(over: AbortSignal): Promise<void> {
    const { firstPause, longestPause } = this.given.platform.timing;
    let failures = 0;
    while (!over.aborted && this.given.maySend()) {
      const { kind, retry, lasted } = await this.connect(over);
      if (kind === "signed-out") this.given.signedOut();
      if (over.aborted || kind === "signed-out") return;
      failures = lasted > freshFor ? 0 : Math.min(failures + 1, 16);
      const growing = failures === 0 ? 0 : Math.min(longestPause, firstPause * 2 ** (failures - 1));
      await this.pause(Math.max(retry ?? 0, growing) * (0.5 + Math.random() / 2), over);
    }
  }

  private async connect(over: AbortSignal) {
    const { platform, cursor, opened, alive } = this.given;
    const connection: Connection = { abort: new AbortController(), since: platform.now() };
    const signal = AbortSignal.any([over, connection.abort.signal]);
    let silence: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => connection.abort.abort(), platform.timing.silence);
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
