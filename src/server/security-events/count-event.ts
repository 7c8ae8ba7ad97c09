import { setTimeout as sleep } from "node:timers/promises";
import type { CountedKind } from "../../contract/security-events/kinds.ts";
import type { EventDetail } from "../../contract/security-events/schema.ts";
import type { App } from "../app.ts";
import type { Database } from "../db/database.ts";
import { jsonOf } from "../db/statement.ts";
import type { Sender } from "../people/sender.ts";
import { logEvent } from "./log-event.ts";
import { addCounts, type CountedRow } from "./queries.ts";

/** The number of different events that one process counts within an hour; further ones are counted without their address. */
const mostKeys = 200;
/** The pause between two writes: what comes meanwhile is written together. */
const pauseMs = 1000;
const hourMs = 3_600_000;

type CountedEvent = { userId: string | null; sender: Sender | null; detail?: EventDetail };

/**
 * Counts events that anybody can cause as often as they like. There is one row for each hour, kind, person and address, written
 * in the background, and a line in the log for the 1st, 10th, 100th ... event, so that a flood fills neither the table nor the log
 * and slows no answer.
 */
class EventCounter {
  readonly #app: App;
  /** How often each has happened in this hour. */
  readonly #seen = new Map<string, number>();
  readonly #waiting = new Map<string, CountedRow>();
  #hour = 0;
  #isRunning = false;
  #written: Promise<void> = Promise.resolve();

  constructor(app: App) {
    this.#app = app;
  }

  add(kind: CountedKind, { userId, sender, detail = {} }: CountedEvent): void {
    const now = this.#app.clock.now();
    this.#beginHour(Math.floor(now.getTime() / hourMs));
    const isNew = !this.#seen.has(keyOf(kind, userId, sender?.address ?? null));
    const kept = isNew && this.#seen.size >= mostKeys ? null : sender;
    const { address, device } = kept ?? { address: null, device: null };
    const key = keyOf(kind, userId, address);
    const count = (this.#seen.get(key) ?? 0) + 1;
    this.#seen.set(key, count);
    const at = now.toISOString();
    const hour = new Date(this.#hour * hourMs).toISOString();
    const keyOfHour = `${hour} ${key}`;
    const before = this.#waiting.get(keyOfHour) ?? { firstAt: at, count: 0 };
    const event = { kind, userId, address, device, detail: Object.keys(detail).length === 0 ? null : detail };
    const row = { ...event, hour, firstAt: before.firstAt, lastAt: at, count: before.count + 1 };
    this.#waiting.set(keyOfHour, row);
    if (Number.isInteger(Math.log10(count)))
      logEvent(this.#app.log, kind, { userId, address, device, ...detail, count });
    void this.#run();
  }

  /** Writes what is waiting. It never fails: an event isn't worth the answer to the call that it is about. */
  write(): Promise<void> {
    this.#written = this.#written.then(() => this.#writeWaiting());
    return this.#written;
  }

  #beginHour(hour: number): void {
    if (hour === this.#hour) return;
    this.#hour = hour;
    this.#seen.clear();
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#waiting.size > 0) {
      await this.write();
      await sleep(pauseMs, undefined, { ref: false });
    }
    this.#isRunning = false;
  }

  async #writeWaiting(): Promise<void> {
    const rows = [...this.#waiting.values()];
    this.#waiting.clear();
    if (rows.length === 0) return;
    try {
      await this.#app.database.run(addCounts, jsonOf(rows));
    } catch (error) {
      this.#app.log.warn(
        { reason: (error as Error).message, rows: rows.length },
        "security events were lost",
      );
    }
  }
}

const keyOf = (kind: CountedKind, userId: string | null, address: string | null) =>
  JSON.stringify([kind, userId, address]);

const counters = new WeakMap<Database, EventCounter>();

function counterOf(app: App): EventCounter {
  const known = counters.get(app.database);
  if (known !== undefined) return known;
  const made = new EventCounter(app);
  counters.set(app.database, made);
  return made;
}

/** Counts an event, without waiting for the database. */
export function countEvent(app: App, kind: CountedKind, event: CountedEvent): void {
  counterOf(app).add(kind, event);
}

/** Writes the events that are counted but not written yet: at a stop, and before a test looks at them. */
export function writeCountedEvents(app: App): Promise<void> {
  return counterOf(app).write();
}
