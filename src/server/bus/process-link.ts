import { setTimeout as sleep } from "node:timers/promises";
import type { PoolClient } from "pg";
import type { Database } from "../db/database.ts";
import { inTime } from "../in-time.ts";
import type { Log } from "../log.ts";
import type { ChangeSignal } from "./change-signal.ts";

const channel = "restock_changes";
const notify = { name: "events.notify", text: "SELECT pg_notify($1, $2)" };
/** The most lists that one notification names, since it holds at most 8000 bytes. */
const maxListsPerNotification = 200;

export type LinkTiming = {
  /** Between checks that this connection still listens: a half-open one stays silent. */
  checkMs: number;
  /** The longest time that such a check may take. */
  timeoutMs: number;
  /** The pause before a lost connection is made again. */
  pauseMs: number;
};
const usualTiming: LinkTiming = { checkMs: 10_000, timeoutMs: 5000, pauseMs: 1000 };

export type ProcessLink = { stop(): Promise<void> };

/**
 * Publishes the ids of changed lists to the other processes on this database over NOTIFY, and receives theirs. A
 * notification is a hint and no more: a lost one costs some seconds, until the streams look by themselves
 * (events/streams.ts). So it is sent after the commit, by a connection that does not wait for the disk; within the
 * transaction PostgreSQL would let such commits pass one at a time.
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
      await pause(timing.pauseMs, stopping.signal);
    }
  }

  /** Listens and notifies until the connection is lost. */
  async function link(client: PoolClient): Promise<void> {
    const lost = new AbortController();
    const over = AbortSignal.any([lost.signal, stopping.signal]);
    client.on("end", () => lost.abort());
    client.on("error", () => lost.abort());
    const { processID } = client as PoolClient & { processID: number };
    client.on("notification", (message) => {
      if (message.processId !== processID) changes.wake(message.payload?.split(",") ?? []);
    });
    let stopForwarding: () => void = () => undefined;
    try {
      await within(client.query(`SET synchronous_commit = off; LISTEN ${channel}`));
      stopForwarding = changes.forwardTo(createNotifier(client));
      // All notifications before this moment have been missed.
      changes.wakeAll();
      for (;;) {
        await pause(timing.checkMs, over);
        if (over.aborted) return;
        await within(client.query("SELECT pg_listening_channels()"));
      }
    } finally {
      stopForwarding();
      client.release(true);
    }
  }

  /** Sends one notification at a time; lists that change meanwhile are in the next one. */
  function createNotifier(client: PoolClient): (listIds: readonly string[]) => void {
    const unsent = new Set<string>();
    let isSending = false;
    const send = async () => {
      isSending = true;
      try {
        while (unsent.size > 0) {
          const named = [...unsent].slice(0, maxListsPerNotification);
          for (const id of named) unsent.delete(id);
          await client.query({ ...notify, values: [channel, named.join(",")] });
        }
      } catch {
        // The connection is lost, which its listener notices.
      } finally {
        isSending = false;
      }
    };
    return (listIds) => {
      for (const id of listIds) unsent.add(id);
      if (!isSending) void send();
    };
  }

  async function within(answer: Promise<unknown>): Promise<void> {
    const isAnswered = answer.then(() => true);
    if (!(await inTime(isAnswered, timing.timeoutMs, false)))
      throw new Error("the connection does not answer");
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
