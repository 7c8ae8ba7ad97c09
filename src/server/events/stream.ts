import type { ServerResponse } from "node:http";
import type { Scope } from "../people/person.ts";
import { findSignedIn, type SignedIn } from "../people/scope.ts";
import type { App } from "../app.ts";
import { isDatabaseInTrouble } from "../db/database-trouble.ts";
import { readChanges, revisionIn } from "../lists/read-list.ts";
import { findRevision } from "./queries.ts";

export type StreamParts = Pick<App, "database" | "clock" | "log" | "changes" | "measures">;

/**
 * Characters of an event; a device that missed more than that reads its whole list again. Also bounds what is kept for a
 * client that reads slowly, since nothing is written before it has taken what was.
 */
const largestEvent = 192 * 1024;

/** The pause after which a client should reconnect. */
export const retryMs = 1000;

/**
 * One client's stream: always all that has changed after its cursor, so that nothing can be missed, however often or
 * seldom it is woken.
 */
export class Stream {
  readonly userId: string;
  readonly sessionId: Buffer;
  readonly openedAt = performance.now();
  readonly #parts: StreamParts;
  readonly #response: ServerResponse;
  #scope: Scope;
  /** The cursor of the client; null when it has to read its whole list again. */
  #revision: number | null;
  #unwatch: () => void;
  /** There may be changes after the cursor. */
  #behind = true;
  /** The instant of the first change that was not read yet, of those that this process made. */
  #changedAt: number | null = null;
  #reading = false;
  /** The client hasn't taken yet what was written. */
  #full = false;
  #wasFull = false;

  constructor(
    parts: StreamParts,
    { person, scope }: SignedIn,
    cursor: string | undefined,
    response: ServerResponse,
  ) {
    this.userId = person.user.id;
    this.sessionId = person.sessionId;
    this.#parts = parts;
    this.#response = response;
    this.#scope = scope;
    this.#revision = revisionIn(cursor, scope);
    this.#unwatch = parts.changes.watch(scope.listId, (changedAt) => this.wake(changedAt));
    response.on("drain", () => {
      this.#full = false;
      if (this.#behind) this.wake();
    });
    response.on("error", () => this.drop());
    this.#write(`retry: ${retryMs}\n\n`);
    this.wake();
  }

  get listId(): string {
    return this.#scope.listId;
  }

  /** Whether its list exists, at the revision that the client has. */
  isUpToDate(list: { epoch: number; revision: number } | undefined): boolean {
    return list?.epoch === this.#scope.epoch && list.revision === this.#revision;
  }

  /** Sends what has changed, with one query if the epoch is the same. */
  wake(changedAt: number | null = null): void {
    this.#behind = true;
    this.#changedAt ??= changedAt;
    if (!this.#reading) void this.#read();
  }

  /** Sends a heartbeat to proxies and the client; a client that has read nothing since the last one is dropped. */
  sendHeartbeat(): void {
    if (!this.#full) this.#write(": \n\n");
    else if (this.#wasFull) this.drop();
    this.#wasFull = this.#full;
  }

  /** @param retry the pause in milliseconds after which the client should reconnect. */
  end(retry: number): void {
    if (this.#isOver()) return;
    this.#unwatch();
    this.#response.end(`retry: ${retry}\n\n`);
  }

  /** Ends the stream; a client that still exists reconnects with its cursor. */
  drop(): void {
    this.#unwatch();
    this.#response.destroy();
  }

  async #read(): Promise<void> {
    this.#reading = true;
    try {
      while (this.#behind && !this.#full && !this.#isOver()) {
        this.#behind = false;
        await (this.#revision === null ? this.#reset() : this.#sendChanges(this.#revision));
      }
    } catch (error) {
      // The next check finds the stream behind, and wakes it.
      if (!isDatabaseInTrouble(error))
        this.#parts.log.error({ err: error }, "a stream could not be brought up to date");
    } finally {
      this.#reading = false;
    }
  }

  async #sendChanges(since: number): Promise<void> {
    const changedAt = this.#changedAt;
    this.#changedAt = null;
    const changes = await readChanges(this.#parts, this.#scope, since);
    if (this.#isOver()) return;
    if (changes === null || changes.json.length > largestEvent) {
      this.#revision = null;
      this.#behind = true;
      return;
    }
    if (changes.revision === since) return;
    this.#revision = changes.revision;
    this.#send("changes", changes.json);
    if (changedAt !== null) this.#parts.measures.eventSent((performance.now() - changedAt) / 1000);
  }

  /** Called when the list's members have changed or the client is too far back: the client continues with its person's current list. */
  async #reset(): Promise<void> {
    const { database, clock, changes } = this.#parts;
    const signedIn = await findSignedIn(database, this.sessionId, clock.now());
    if (signedIn === null) return this.end(0);
    const { scope } = signedIn;
    const list = await database.first(findRevision, scope.listId, scope.epoch);
    if (this.#isOver()) return;
    this.#unwatch();
    this.#unwatch = changes.watch(scope.listId, (changedAt) => this.wake(changedAt));
    this.#scope = scope;
    // The stream reads once more: a change, or another move, may have come between the query and `watch`.
    this.#behind = true;
    if (list === null) return;
    this.#revision = list.revision;
    this.#send("reset", JSON.stringify({ cursor: this.#cursor() }));
  }

  #cursor(): string {
    return `${this.#scope.listId}.${this.#scope.epoch}.${this.#revision}`;
  }

  #send(event: "changes" | "reset", json: string): void {
    // PostgreSQL breaks lines between the rows of an array; within a text JSON has none.
    this.#write(`id: ${this.#cursor()}\nevent: ${event}\ndata: ${json.replaceAll("\n", "")}\n\n`);
  }

  #write(text: string): void {
    if (!this.#isOver()) this.#full = !this.#response.write(text);
  }

  #isOver(): boolean {
    return this.#response.destroyed || this.#response.writableEnded;
  }
}
