import { createTransport } from "nodemailer";
import { envelopeOf } from "./envelope.ts";
import { MailRefused, type MailMessage, type MailTransport } from "../mail-message.ts";

/** All times are in milliseconds. */
export type SmtpPatience = { connect: number; socket: number };
const usualPatience: SmtpPatience = { connect: 10_000, socket: 30_000 };

/**
 * Sends through a mail server, with a connection for each mail.
 * @param smtpUrl its query may hold settings of nodemailer, e.g. `?requireTLS=false`.
 */
export function smtpTransport(
  smtpUrl: string,
  from: string,
  { connect, socket }: SmtpPatience = usualPatience,
): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: connect,
    greetingTimeout: connect,
    dnsTimeout: connect,
    socketTimeout: socket,
    ...transportSecurity(new URL(smtpUrl)),
  });
  return {
    async send(message: MailMessage) {
      try {
        await transport.sendMail(envelopeOf(message, from));
      } catch (error) {
        throw explained(error as SmtpError);
      }
    },
  };
}

/**
 * Links and passwords don't cross a network unencrypted unless the operator says so. A mail server on this machine may
 * be used unencrypted, or with a self-signed certificate: no network is in between.
 */
function transportSecurity({ protocol, hostname, searchParams }: URL) {
  if (/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname))
    return { tls: { rejectUnauthorized: false } };
  const chosen = ["requireTLS", "ignoreTLS"].some((name) => searchParams.has(name));
  return { requireTLS: protocol === "smtp:" && !chosen };
}

type SmtpError = Error & { responseCode?: number; command?: string };

/** An error without the server's text, which quotes addresses: errors are logged and kept with the job. */
function explained({ responseCode, command, message }: SmtpError): Error {
  if (responseCode === undefined) return new Error(message);
  // A rejected recipient is final; a rejected password, sender or text may be the operator's to fix.
  if (responseCode >= 500 && command === "RCPT TO") return new MailRefused(responseCode);
  return new Error(`the mail server answered ${responseCode} to ${command ?? "the connection"}`);
}
