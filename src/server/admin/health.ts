import { createReadStream } from "node:fs";
import { statfs } from "node:fs/promises";
import { join } from "node:path";
import type { Backup, ServerHealth } from "../../contract/admin/schema.ts";
import type { App } from "../app.ts";
import { backUp, folderOf, listBackups } from "../backup/kept-backups.ts";
import { warningsAbout } from "../config.ts";
import { FileDownload } from "../http/handler.ts";
import { Refusal } from "../refusal.ts";
import { version } from "../version.ts";
import { listFailures, readDatabaseState, readJobState, readWaitingMail } from "./health-queries.ts";

/** Hours after which the newest backup is an old one: a night was missed. */
const oldBackup = 48;
/** Seconds for which a job may be due before the queue counts as stuck. */
const longDue = 600;
/** Seconds for which a mail may wait before it counts as stuck. */
const longMail = 3600;
/** The share and the bytes of a disk below both of which there is too little room: a backup needs it, and so does PostgreSQL. */
const littleRoom = { share: 0.1, bytes: 5e9 };
/** Characters of the reason for a failure that are shown. */
const longestReason = 300;

export async function readHealth({ database, config, clock, aiModel }: App): Promise<ServerHealth> {
  const [state, jobs, failures, waitingMail, backups, disk] = await Promise.all([
    database.first(readDatabaseState),
    database.first(readJobState),
    database.all(listFailures),
    database.first(readWaitingMail),
    listBackups(config.dataDir),
    readDisk(config.dataDir),
  ]);
  const health = {
    version,
    node: process.version,
    startedAt: new Date(performance.timeOrigin).toISOString(),
    database: { ...state!, isEmbedded: config.databaseUrl === null },
    jobs: { ...jobs!, failures: failures.map((one) => ({ ...one, reason: shortened(one.reason) })) },
    mail: config.smtpUrl === null ? ("folder" as const) : ("smtp" as const),
    waitingMail: { ...waitingMail!, reason: waitingMail!.reason && shortened(waitingMail!.reason) },
    aiModel: config.ai?.model ?? null,
    aiModelSaid: aiModel?.lastOutcome ?? null,
    disk,
    metrics: doorOf(config.metrics),
    backups,
  };
  return { ...health, advice: [...adviceAbout(health, clock.now().getTime()), ...warningsAbout(config)] };
}

/** Null where the system doesn't say: without a folder yet, or on another kind of file system. */
async function readDisk(dataDir: string): Promise<ServerHealth["disk"]> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return { free: bavail * bsize, size: blocks * bsize };
  } catch {
    return null;
  }
}

function doorOf({ port, token }: App["config"]["metrics"]): ServerHealth["metrics"] {
  if (port !== null) return "port";
  return token === null ? "none" : "token";
}

const shortened = (reason: string) =>
  reason.length > longestReason ? `${reason.slice(0, longestReason)}…`.toWellFormed() : reason;

/** @param now Unix milliseconds */
export function adviceAbout(health: Omit<ServerHealth, "advice">, now: number): string[] {
  const advice: string[] = [];
  const [newest] = health.backups;
  if (newest === undefined)
    advice.push("There is no backup yet. Write one now, and copy it to another machine.");
  else if (now - Date.parse(newest.createdAt) > oldBackup * 3_600_000)
    advice.push(
      "The newest backup is older than two days: the nightly one fails. The server's log says why.",
    );
  if (health.jobs.overdue > longDue)
    advice.push(
      "Jobs have waited for more than ten minutes. Is a server process running, and is the database well?",
    );
  if (health.jobs.failed > 0)
    advice.push(
      health.jobs.failed === 1
        ? "A job was given up after many tries. Its reason is below."
        : `${health.jobs.failed} jobs were given up after many tries. Their reasons are below.`,
    );
  if (health.mail === "folder")
    advice.push("Mail is written to DATA_DIR/outbox and reaches nobody. Set SMTP_URL to send it.");
  else if (health.waitingMail.oldest > longMail)
    advice.push(
      "Mail has waited for more than an hour. Does the mail server of SMTP_URL answer, and does it take mail from MAIL_FROM?",
    );
  if (health.aiModelSaid === "failed" || health.aiModelSaid === "not_asked")
    advice.push(
      "The AI model doesn't answer; names are sorted by the built-in categoriser alone. Do AI_BASE_URL, AI_MODEL and AI_API_KEY fit, and is AI_TIMEOUT long enough?",
    );
  else if (health.aiModelSaid === "unusable")
    advice.push("The AI model's last answer made no sense. A larger one may do better.");
  if (health.disk !== null && isNearlyFull(health.disk))
    advice.push(
      "The disk of DATA_DIR is nearly full. Make room: a backup needs it, and so does the embedded database.",
    );
  return advice;
}

const isNearlyFull = ({ free, size }: { free: number; size: number }) =>
  free < littleRoom.bytes && free < size * littleRoom.share;

/** @throws Refusal `backup_running` while another process writes one */
export async function backUpNow({ database, config, clock }: App): Promise<Backup> {
  const name = await backUp(database, config.dataDir, clock.now().getTime());
  const backup = (await listBackups(config.dataDir)).find((kept) => kept.name === name);
  if (backup === undefined) throw new Refusal("backup_running");
  return backup;
}

/** @throws Refusal `not_found` */
export async function openBackup({ config }: App, name: string): Promise<FileDownload> {
  const backup = (await listBackups(config.dataDir)).find((kept) => kept.name === name);
  if (backup === undefined) throw new Refusal("not_found");
  const content = createReadStream(join(folderOf(config.dataDir), backup.name));
  return new FileDownload("application/gzip", backup.name, backup.bytes, content);
}
