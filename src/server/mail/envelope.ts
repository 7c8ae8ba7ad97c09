import type { SendMailOptions } from "nodemailer";
import type { MailMessage } from "../mail-message.ts";

/** A message as the mail library takes it. */
export function envelopeOf(message: MailMessage, from: string): SendMailOptions {
  const { id, to, subject, text, html, writtenAt } = message;
  return {
    from,
    // As an object, so that the address is never read as a list of addresses.
    to: { name: "", address: to },
    subject,
    text,
    html,
    date: new Date(writtenAt),
    messageId: `<${id}@${domainOf(from)}>`,
    // The header prevents automatic replies.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function domainOf(from: string): string {
  return /@([\p{L}\p{N}.-]+)/u.exec(from)?.[1] ?? "localhost";
}
