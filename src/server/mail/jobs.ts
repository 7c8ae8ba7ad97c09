import type { App } from "../app.ts";
import { MailRefused, type MailMessage } from "../mail-message.ts";

/** Sends one mail; one that is rejected for good counts as done, or its link would be kept for nothing. */
export async function sendMail(app: App, message: MailMessage): Promise<void> {
  try {
    await app.mail.send(message);
    app.measures.mailEnded("sent");
  } catch (error) {
    const isFinal = error instanceof MailRefused;
    app.measures.mailEnded(isFinal ? "refused" : "failed");
    if (!isFinal) throw error;
    const domain = message.to.slice(message.to.lastIndexOf("@") + 1);
    app.log.warn({ mail: message.id, domain, status: error.status }, "a mail was refused for good");
  }
}
