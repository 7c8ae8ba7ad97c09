import * as z from "zod/mini";
import { newId } from "../../contract/new-id.ts";
import type { Transaction } from "../db/database.ts";
import type { App } from "../app.ts";
import { addJob } from "../jobs/add-job.ts";
import { mailSchema, type Mail } from "../mail-message.ts";

/**
 * Sends a mail once the transaction has committed. It is kept as it is, with its link, until it is sent.
 * @param key a mail of the same key that still waits is replaced: its link is no longer good.
 */
export async function queueMail(app: App, tx: Transaction, mail: Mail, key?: string): Promise<void> {
  const now = app.clock.now();
  const message = { ...z.parse(mailSchema, mail), id: newId(now.getTime()), writtenAt: now.toISOString() };
  await addJob(tx, "send-mail", message, { key });
}
