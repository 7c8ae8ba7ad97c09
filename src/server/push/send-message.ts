import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import { addJob } from "../jobs/add-job.ts";
import type { PushMessage } from "../push-transport.ts";

/** Minutes after which a message says nothing of use any more. */
export const messageMinutes = 30;

/** Has a message sent to one device once the transaction has committed. */
export async function sendMessage(
  app: App,
  tx: Transaction,
  subscriptionId: string,
  message: PushMessage,
): Promise<void> {
  const until = new Date(app.clock.now().getTime() + messageMinutes * 60_000).toISOString();
  await addJob(tx, "send-push", { subscriptionId, message, until });
}
