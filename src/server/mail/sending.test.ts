import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { readMail } from "../../../test/mailbox.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { smtpReply, startSmtpServer, type TestSmtpServer } from "../../../test/smtp-server.ts";
import type { SMTPServerOptions } from "smtp-server";
import { layOut } from "./layout.ts";
import { queueMail } from "./queue-mail.ts";
import { shownText } from "./shown-text.ts";

let server: TestServer | undefined;
let smtp: TestSmtpServer | undefined;
afterEach(async () => {
  await server?.close();
  await smtp?.close();
  server = smtp = undefined;
});

async function serverWithSmtp(options: SMTPServerOptions) {
  smtp = await startSmtpServer(options);
  server = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    MAIL_FROM: "Our list <list@home.example>",
  });
  return { server, smtp };
}

const name = 'Ana <b>"אבא"</b> 🥕\r\nBcc: eve@example.com';
const letter = layOut({
  to: "ben@example.com",
  subject: `${shownText(name)} invites you`,
  paragraphs: [`${shownText(name)} invites you to share a list.`],
  button: { label: "Join", url: "https://list.example/join-household?token=0123456789_-abcdef" },
});

const send = ({ app, database }: TestServer) => database.transaction((tx) => queueMail(app, tx, letter));

const retryNow = ({ database }: TestServer) =>
  database.execute(
    "SELECT graphile_worker.reschedule_jobs(array(SELECT id FROM graphile_worker.jobs), now())",
  );

const waiting = ({ database }: TestServer) =>
  database.execute(
    "SELECT attempts, last_error, round(extract(epoch FROM run_at - now())) > 1 AS later FROM graphile_worker.jobs",
  );

test("a mail that is refused for now is sent later, once", async () => {
  let refusals = 1;
  const { server, smtp } = await serverWithSmtp({
    onRcptTo: (_address, _session, done) => done(refusals-- > 0 ? smtpReply(451, "busy") : null),
  });
  await send(server);
  await expect(server.runJobs()).rejects.toThrow("the mail server answered 451 to RCPT TO");
  expect(await waiting(server)).toEqual([
    { attempts: 1, last_error: "the mail server answered 451 to RCPT TO", later: true },
  ]);
  await retryNow(server);
  await server.runJobs();
  expect(await waiting(server)).toEqual([]);
  await server.runJobs();
  expect(smtp.mails).toHaveLength(1);
  const [mail] = smtp.mails;
  expect(mail!.recipients).toEqual(["ben@example.com"]);
  expect(mail!.headers.has("bcc")).toBe(false);
  expect(mail!.headers.get("from")).toBe("Our list <list@home.example>");
  expect(mail!.subject).toBe(letter.subject);
  expect(mail!.text).toBe(letter.text.trim());
  expect(mail!.html).toBe(letter.html.trim());
});

test("a mail that is refused for good is not tried again, and nothing of it is kept", async () => {
  const asked: string[] = [];
  const { server, smtp } = await serverWithSmtp({
    onRcptTo: ({ address }, _session, done) => {
      asked.push(address);
      done(smtpReply(550, "no such person"));
    },
  });
  await send(server);
  await server.runJobs();
  expect(asked).toEqual(["ben@example.com"]);
  expect(smtp.mails).toEqual([]);
  expect(await waiting(server)).toEqual([]);
});

test("without a mail server a mail becomes a file that only the operator can read", async () => {
  server = await startTestServer();
  await send(server);
  await server.runJobs();
  const folder = join(server.app.config.dataDir, "outbox");
  const [file, ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  expect(file).toMatch(/^20260302T100000Z-[0-9a-f-]{36}\.eml$/);
  expect(statSync(join(folder, file!)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  const mail = readMail(readFileSync(join(folder, file!), "latin1"));
  expect(mail).toMatchObject({
    to: "ben@example.com",
    subject: letter.subject,
    text: letter.text.trim(),
    html: letter.html.trim(),
  });
  expect(mail.headers.get("from")).toBe("Restock <restock@localhost>");
  expect(mail.headers.has("bcc")).toBe(false);
});
