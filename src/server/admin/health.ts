import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Backup, ServerHealth } from "../../contract/admin/schema.ts";
import type { App } from "../app.ts";
import { backUp, folderOf, listBackups } from "../backup/kept-backups.ts";
import { warningsAbout } from "../config.ts";
import { FileDownload } from "../http/handler.ts";
import { Refusal } from "../refusal.ts";
import { version } from "../version.ts";
import { readDatabaseState, readJobState } from "./health-queries.ts";

/** Hours after which the newest backup is an old one: a night was missed. */
const oldBackup = 48;
/** Seconds for which a job may be due before the queue counts as stuck. */
const longDue = 600;

export async function readHealth({ database, config, clock }: App): Promise<ServerHealth> {
  const [state, jobs, backups] = await Promise.all([
    database.first(readDatabaseState),
    database.first(readJobState),
    listBackups(config.dataDir),
  ]);
  const health = {
    version,
    node: process.version,
    database: { ...state!, isEmbedded: config.databaseUrl === null },
    jobs: jobs!,
    mail: config.smtpUrl === null ? ("folder" as const) : ("smtp" as const),
    aiModel: config.ai?.model ?? null,
    backups,
  };
  return { ...health, advice: [...adviceAbout(health, clock.now().getTime()), ...warningsAbout(config)] };
}

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
    advice.push(`${health.jobs.failed} jobs were given up after many tries. The server's log says why.`);
  if (health.mail === "folder")
    advice.push("Mail is written to DATA_DIR/outbox and reaches nobody. Set SMTP_URL to send it.");
  return advice;
}

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
