import type { ServerResponse } from "node:http";
import type { SignedIn } from "../people/scope.ts";
import type { ListStreams, StreamTiming } from "../bus/list-streams.ts";
import { isDatabaseInTrouble } from "../db/database-trouble.ts";
import { Refusal } from "../refusal.ts";
import * as queries from "./queries.ts";
import { retryMs, Stream, type StreamParts } from "./stream.ts";

/** The most streams of one process, and of one person: their oldest is ended, as it is likely to be a dead phone's. */
const mostStreams = 1000;
const mostPerPerson = 10;

/** The pause after which a device with too many streams reconnects, so that its streams don't end each other in turns. */
const crowdedRetryMs = 60_000;

const usualTiming: StreamTiming = { heartbeat: 20_000, look: 4000, longest: 30 * 60_000 };

/** All streams of this process. Without a stream it does nothing and asks the database nothing. */
export class Streams implements ListStreams {
  timing = usualTiming;
  readonly #parts: StreamParts;
  readonly #open = new Set<Stream>();
  #timers: NodeJS.Timeout[] = [];
  #looking = false;
  #stopped = false;

  constructor(parts: StreamParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#open.size;
  }

  admit(): void {
    if (this.#stopped) throw new Refusal("unavailable", { retryAfter: 1 });
    if (this.#open.size >= mostStreams) throw new Refusal("unavailable", { retryAfter: 30 });
  }

  open(signedIn: SignedIn, cursor: string | undefined, response: ServerResponse): void {
    if (response.destroyed) return;
    if (this.#stopped) {
      response.end(`retry: ${retryMs}\n\n`);
      return;
    }
    const stream = new Stream(this.#parts, signedIn, cursor, response);
    this.#open.add(stream);
    response.on("close", () => this.#closed(stream));
    const own = [...this.#open].filter(({ userId }) => userId === stream.userId);
    for (const oldest of own.slice(0, -mostPerPerson)) oldest.end(crowdedRetryMs);
    if (this.#timers.length === 0) this.#start();
  }

  endSessions(ids: readonly Buffer[]): void {
    for (const stream of this.#open) if (ids.some((id) => id.equals(stream.sessionId))) stream.end(0);
  }

  stop(): void {
    this.#stopped = true;
    for (const stream of this.#open) stream.end(retryMs);
  }

  #closed(stream: Stream): void {
    stream.drop();
    this.#open.delete(stream);
    if (this.#open.size > 0) return;
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }

  #start(): void {
    const { heartbeat, look } = this.timing;
    const sendHeartbeats = () => {
      for (const stream of this.#open) stream.sendHeartbeat();
    };
    this.#timers = [setInterval(sendHeartbeats, heartbeat), setInterval(() => void this.#look(), look)];
  }

  /** Two queries for all streams together: whose session has ended, and which list has moved on. */
  async #look(): Promise<void> {
    if (this.#looking) return;
    this.#looking = true;
    const { database, clock, log } = this.#parts;
    const streams = [...this.#open];
    try {
      const [live, lists] = await Promise.all([
        database.all(
          queries.listLiveSessions,
          streams.map(({ sessionId }) => sessionId),
          clock.now(),
        ),
        database.all(queries.listRevisions, [...new Set(streams.map(({ listId }) => listId))]),
      ]);
      const sessions = new Set(live.map(({ sid }) => sid));
      const listOf = new Map(lists.map((list) => [list.id, list]));
      for (const stream of streams) {
        if (!sessions.has(stream.sessionId.toString("hex"))) stream.end(0);
        else if (performance.now() - stream.openedAt > this.timing.longest) stream.end(0);
        else if (!stream.isUpToDate(listOf.get(stream.listId))) stream.wake();
      }
    } catch (error) {
      if (!isDatabaseInTrouble(error)) log.error({ err: error }, "the streams could not be looked after");
    } finally {
      this.#looking = false;
    }
  }
}
