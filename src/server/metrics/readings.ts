import { Counter, Gauge, type Registry } from "prom-client";
import { version } from "../version.ts";
import type { App } from "../app.ts";
import type { Lanes } from "../http/lanes.ts";
import type { SlowState } from "./slow-state.ts";

/** The parts of the server that are read. */
export type ReadParts = Pick<App, "database" | "streams" | "passwords" | "clock"> & { lanes: Lanes };

/** Registers the metrics whose values are read at a scrape. @returns the function that sets them */
export function addReadings(registry: Registry, parts: ReadParts): (slow: SlowState) => void {
  const registers = [registry];
  const gauge = <L extends string = never>(name: string, help: string, labelNames: L[] = []) =>
    new Gauge({ name, help, labelNames, registers });

  const build = gauge("restock_build_info", "Versions of Restock and Node.js; always 1.", [
    "version",
    "node_version",
  ]);
  build.set({ version, node_version: process.versions.node }, 1);

  const streams = gauge("restock_streams_open", "Event streams that are open.");
  const running = gauge("restock_calls_running", "Calls that run now, by their lane.", ["lane"]);
  const waiting = gauge("restock_calls_waiting", "Calls that wait for room in their lane.", ["lane"]);
  const refused = new Counter({
    name: "restock_calls_refused_total",
    help: "Calls that were refused since their lane had no room for them.",
    labelNames: ["lane"],
    registers,
  });
  const connections = gauge("restock_database_connections", "Connections of the pool, by what they do.", [
    "state",
  ]);
  const callers = gauge("restock_database_waiting", "Callers that wait for a connection of the pool.");

  const isUp = gauge("restock_database_up", "1 when the database answered within a second, else 0.");
  const size = gauge("restock_database_size_bytes", "Size of the database.");
  const jobs = gauge("restock_jobs", "Jobs of the queue, by their state.", ["state"]);
  const oldestDue = gauge("restock_jobs_oldest_due_seconds", "For how long the oldest waiting job is due.");
  const mails = gauge("restock_mails_waiting", "Mails that aren't sent yet.");
  const oldestMail = gauge("restock_mails_oldest_waiting_seconds", "Age of the oldest mail that waits.");
  const backups = gauge("restock_backups", "Backups that are kept.");
  const lastBackup = gauge(
    "restock_backup_last_success_timestamp_seconds",
    "When the newest backup was written; 0 without one.",
  );
  const backupAge = gauge("restock_backup_age_seconds", "Age of the newest backup.");
  const backupSize = gauge("restock_backup_size_bytes", "Size of the newest backup.");

  const readNow = () => {
    const { lanes, passwords, database } = parts;
    streams.set(parts.streams.size);
    refused.reset();
    for (const [lane, state] of Object.entries({ ...lanes.byName, passwords })) {
      running.set({ lane }, state.running);
      waiting.set({ lane }, state.waiting);
      refused.inc({ lane }, state.refused);
    }
    const { busy, idle, waiting: callersNow } = database.connections;
    connections.set({ state: "busy" }, busy);
    connections.set({ state: "idle" }, idle);
    callers.set(callersNow);
  };

  const readDatabase = (state: SlowState["database"]) => {
    isUp.set(state === null ? 0 : 1);
    // An old value would look like a new one.
    if (state === null) for (const one of [size, oldestDue, mails, oldestMail]) one.remove();
    jobs.reset();
    if (state === null) return;
    const { due, running: begun, later, failed } = state.jobs;
    for (const [name, count] of Object.entries({ due, running: begun, later, failed }))
      jobs.set({ state: name }, count);
    size.set(state.bytes);
    oldestDue.set(state.jobs.oldestDue);
    mails.set(state.jobs.mails);
    oldestMail.set(state.jobs.oldestMail);
  };

  const readBackups = (kept: SlowState["backups"]) => {
    const newest = kept?.[0];
    if (newest === undefined) for (const one of [backupAge, backupSize]) one.remove();
    if (kept === null) for (const one of [backups, lastBackup]) one.remove();
    else backups.set(kept.length);
    if (kept?.length === 0) lastBackup.set(0);
    if (newest === undefined) return;
    const writtenAt = Date.parse(newest.createdAt) / 1000;
    lastBackup.set(writtenAt);
    backupAge.set(parts.clock.now().getTime() / 1000 - writtenAt);
    backupSize.set(newest.bytes);
  };

  return (slow) => {
    readNow();
    readDatabase(slow.database);
    readBackups(slow.backups);
  };
}
