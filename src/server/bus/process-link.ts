import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";
import type { Database } from "../db/database.ts";
import type { Log } from "../log.ts";
import type { ChangeSignal } from "./change-signal.ts";

const channel = "restock_changes";
const notify = { name: "events.notify", text: "SELECT pg_notify($1, $2)" };
/** Lists that one notification names: it holds at most 8000 bytes. */
const mostNamed = 200;

/** All in milliseconds. */
export type LinkTiming = {
  /** Between checks that this connection still listens: a half-open one never says a word. */
  check: number;
  /** What such a check may take. */
  patience: number;
  /** Before a lost connection is made again. */
  pause: number;
};
const usualTiming: LinkTiming = { check: 10_000, patience: 5000, pause: 1000 };

export type ProcessLink = { stop(): Promise<void> };

/**
 * Tells the other processes on this database which lists have changed, and hears it from them. It is a hint and no more:
 * one that is lost costs some seconds, until the streams look by themselves (events/streams.ts). So it is sent after the
 * commit, by a connection that doesn't wait for the disk; within the transaction PostgreSQL would let such commits pass
 * one at a time.
 */
export function linkProcesses(
  { database, changes, log }: { database: Database; changes: ChangeSignal; log: Log },
  timing: LinkTiming = usualTiming,
): ProcessLink {
  const pool = database.separatePool("changes", 1);
  const stopping = new AbortController();
  const pause = (milliseconds: number, signal: AbortSignal) =>
    sleep(milliseconds, undefined, { signal }).catch(() => undefined);

  async function keepLinked(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await link(await pool.connect());
      } catch (error) {
        log.warn({ reason: (error as Error).message }, "changes of other processes arrive late for a moment");
      }
      await pause(timing.pause, stopping.signal);
    }
  }

  /** Listens and tells until the connection is lost. */
  async function link(client: PoolClient): Promise<void> {
    const lost = new AbortController();
    const over = AbortSignal.any([lost.signal, stopping.signal]);
    client.on("end", () => lost.abort());
    client.on("error", () => lost.abort());
    const { processID } = client as PoolClient & { processID: number };
    client.on("notification", (message) => {
      if (message.processId !== processID) changes.wake(message.payload?.split(",") ?? []);
    });
    let unforward: () => void = () => undefined;
    try {
      await within(client.query(`SET synchronous_commit = off; LISTEN ${channel}`));
      unforward = changes.forwardTo(teller(client));
      // Whatever was told before this moment has been missed.
      changes.wakeAll();
      for (;;) {
        await pause(timing.check, over);
        if (over.aborted) return;
        await within(client.query("SELECT pg_listening_channels()"));
      }
    } finally {
      unforward();
      client.release(true);
    }
  }

  /** One notification at a time; what changes meanwhile goes out with the next. */
  function teller(client: PoolClient): (scopeIds: readonly string[]) => void {
    const untold = new Set<string>();
    let telling = false;
    const tell = async () => {
      telling = true;
      try {
        while (untold.size > 0) {
          const named = [...untold].slice(0, mostNamed);
          for (const id of named) untold.delete(id);
          await client.query({ ...notify, values: [channel, named.join(",")] });
        }
      } catch {
        // The connection is lost, which its listener notices.
      } finally {
        telling = false;
      }
    };
    return (scopeIds) => {
      for (const id of scopeIds) untold.add(id);
      if (!telling) void tell();
    };
  }

  async function within(answer: Promise<unknown>): Promise<void> {
    const settled = new AbortController();
    const late = pause(timing.patience, settled.signal).then(() => {
      if (!settled.signal.aborted) throw new Error("the connection does not answer");
    });
    try {
      await Promise.race([answer, late]);
    } finally {
      settled.abort();
      answer.catch(() => undefined);
    }
  }

  const ended = keepLinked();
  return {
    stop: async () => {
      stopping.abort();
      await ended;
      await pool.end();
    },
  };
}
