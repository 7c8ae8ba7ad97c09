import type { App } from "../app.ts";
import type { PushOutcome } from "../measures.ts";
import type { PayloadOf } from "../jobs/jobs.ts";
import { PushRefused } from "../push-transport.ts";
import { encryptMessage, type MessageKeys } from "./encrypt.ts";
import * as queries from "./queries.ts";
import { messageMinutes } from "./send-message.ts";
import { vapidHeader, vapidKeys } from "./vapid.ts";

/**
 * Sends a message to one device. A device that its push service doesn't know any more is forgotten.
 * @throws Error when another attempt may help
 */
export async function sendPush(app: App, job: PayloadOf<"send-push">): Promise<void> {
  const now = app.clock.now();
  if (now.getTime() > Date.parse(job.until)) return;
  const { subscriptionId: id, message } = job;
  const device = await app.database.first(queries.findSubscription, id, now);
  if (device === null) return;
  const body = encrypted(message, device);
  const status = body === null ? 410 : await post(app, device.endpoint, message.tag, body);
  app.measures.pushEnded(outcomeOf(status));
  if (status === 404 || status === 410) await app.database.run(queries.deleteSubscription, id);
  else if (status === 429 || status >= 500) throw new Error(`a push service answered ${status}`);
  else if (status >= 300) app.log.warn({ push: id, status }, "a push service refused a message for good");
}

function outcomeOf(status: number): PushOutcome {
  if (status === 404 || status === 410) return "gone";
  if (status === 429 || status >= 500) return "failed";
  return status >= 300 ? "refused" : "sent";
}

/** Null for keys that are none: nothing can ever be sent with them. */
function encrypted(message: object, keys: MessageKeys): Buffer | null {
  try {
    return encryptMessage(JSON.stringify(message), keys);
  } catch {
    return null;
  }
}

/** An endpoint whose address is refused counts as gone. */
async function post(app: App, endpoint: string, tag: string, body: Buffer): Promise<number> {
  const authorization = vapidHeader(
    new URL(endpoint),
    await vapidKeys(app.database),
    subjectOf(app),
    app.clock.now(),
  );
  const headers = {
    authorization,
    "content-encoding": "aes128gcm",
    "content-type": "application/octet-stream",
    ttl: String(messageMinutes * 60),
    // A message that waits for a device that is off is replaced by a later one of its topic.
    topic: tag,
    urgency: "normal",
  };
  return app.push.send({ endpoint, body, headers }).catch((error: unknown) => {
    if (error instanceof PushRefused) return 410;
    app.measures.pushEnded("failed");
    // The error's text may contain the endpoint, which is a secret.
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`a push service can't be reached (${code ?? "no answer"})`);
  });
}

/** The address at which a push service reaches the operator of this installation. */
function subjectOf({ config }: App): string {
  if (config.publicUrl?.startsWith("https:") === true) return config.publicUrl;
  return `mailto:${/<([^<>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom}`;
}
