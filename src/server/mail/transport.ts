import { join } from "node:path";
import type { Config } from "../config.ts";
import type { MailTransport } from "../mail-message.ts";
import { outboxTransport } from "./outbox.ts";
import { smtpTransport } from "./smtp.ts";

/** The mail server of the settings; without one, files in the data folder. */
export function mailTransport({ smtpUrl, mailFrom, dataDir }: Config): MailTransport {
  return smtpUrl === null
    ? outboxTransport(join(dataDir, "outbox"), mailFrom)
    : smtpTransport(smtpUrl, mailFrom);
}
