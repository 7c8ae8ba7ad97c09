import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { readMail, type ReadMail } from "./mailbox.ts";

export type TestSmtpServer = {
  port: number;
  /** What it took so far. */
  mails: (ReadMail & { from: string; recipients: string[]; secure: boolean })[];
  close(): Promise<void>;
};

/** A mail server on a free loopback port that keeps what it gets. */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<TestSmtpServer> {
  const mails: TestSmtpServer["mails"] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      let raw = "";
      stream.setEncoding("latin1");
      stream.on("data", (chunk: string) => (raw += chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          ...readMail(raw),
          from: mailFrom === false ? "" : mailFrom.address,
          recipients: rcptTo.map(({ address }) => address),
          secure: session.secure,
        });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => undefined); // a client that gives up
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The reply of a mail server that refuses. */
export function smtpReply(status: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode: status });
}
