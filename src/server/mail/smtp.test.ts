import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { SMTPServerOptions } from "smtp-server";
import { smtpReply, startSmtpServer } from "../../../test/smtp-server.ts";
import { newId } from "../../contract/new-id.ts";
import { MailRefused, type MailMessage } from "../mail-message.ts";
import { smtpTransport } from "./smtp.ts";

const from = "Restock <restock@list.example>";

const message = (change: Partial<MailMessage> = {}): MailMessage => ({
  id: newId(),
  to: "ben@example.com",
  subject: "Ana invites you",
  text: "Join: https://list.example/join-household?token=abc_DEF-123\n",
  html: '<a href="https://list.example/join-household?token=abc_DEF-123">Join</a>',
  writtenAt: "2026-03-02T10:00:00.000Z",
  ...change,
});

async function mailServer(options: SMTPServerOptions = {}) {
  const server = await startSmtpServer(options);
  onTestFinished(() => server.close());
  return server;
}

test("a mail arrives with its parts, sender, date and id", async () => {
  const server = await mailServer();
  const sent = message();
  await smtpTransport(`smtp://127.0.0.1:${server.port}`, from).send(sent);
  const [mail] = server.mails;
  expect(mail).toMatchObject({
    from: "restock@list.example",
    recipients: ["ben@example.com"],
    to: "ben@example.com",
    subject: "Ana invites you",
    text: sent.text.trim(),
    html: sent.html,
  });
  expect(mail!.headers.get("from")).toBe(from);
  expect(mail!.headers.get("message-id")).toBe(`<${sent.id}@list.example>`);
  expect(mail!.headers.get("date")).toBe("Mon, 02 Mar 2026 10:00:00 +0000");
  expect(mail!.headers.get("auto-submitted")).toBe("auto-generated");
});

test("emoji and other scripts arrive as they were written", async () => {
  const server = await mailServer();
  const words = "👩‍👩‍👧 Zoë & דנה: 牛乳, حليب";
  await smtpTransport(`smtp://127.0.0.1:${server.port}`, from).send(message({ subject: words, text: words }));
  expect(server.mails[0]).toMatchObject({ subject: words, text: words });
});

test("the name and password of the address are used, also with special characters", async () => {
  const logins: string[] = [];
  const server = await mailServer({
    authOptional: false,
    onAuth({ username, password }, _session, done) {
      logins.push(`${username} ${password}`);
      if (password === "p@ss:w/rd") done(null, { user: username });
      else done(smtpReply(535, "Wrong password"));
    },
  });
  const url = (password: string) =>
    `smtp://me%40list.example:${encodeURIComponent(password)}@127.0.0.1:${server.port}`;
  await smtpTransport(url("p@ss:w/rd"), from).send(message());
  expect(server.mails).toHaveLength(1);
  expect(logins).toEqual(["me@list.example p@ss:w/rd"]);

  const refused = smtpTransport(url("wrong"), from).send(message());
  await expect(refused).rejects.toThrow("the mail server answered 535 to AUTH PLAIN");
  await expect(refused).rejects.not.toBeInstanceOf(MailRefused);
});

test("a mail server on this machine is used with TLS if it offers TLS, also with a self-signed certificate", async () => {
  const server = await mailServer({ disabledCommands: [] });
  await smtpTransport(`smtp://localhost:${server.port}`, from).send(message());
  expect(server.mails[0]!.secure).toBe(true);
});

test("a server elsewhere gets nothing in the clear, unless the operator says so", async () => {
  const server = await mailServer();
  // All of 127/8 is this machine, and 0.0.0.0 reaches it too, but doesn't look like it.
  await expect(smtpTransport(`smtp://0.0.0.0:${server.port}`, from).send(message())).rejects.toThrow(
    "STARTTLS",
  );
  expect(server.mails).toEqual([]);
  await smtpTransport(`smtp://0.0.0.0:${server.port}?requireTLS=false`, from).send(message());
  expect(server.mails).toHaveLength(1);
});

test("an address that the server refuses for good is distinguished from one that it refuses for now", async () => {
  let status = 550;
  const server = await mailServer({
    onRcptTo: (address, _session, done) => done(smtpReply(status, `no <${address.address}> here`)),
  });
  const transport = smtpTransport(`smtp://127.0.0.1:${server.port}`, from);
  await expect(transport.send(message())).rejects.toEqual(new MailRefused(550));
  status = 450;
  const later = transport.send(message());
  await expect(later).rejects.toThrow(/^the mail server answered 450 to RCPT TO$/);
  await expect(later).rejects.not.toBeInstanceOf(MailRefused);
});

test("a sender or text that the server refuses may be tried again", async () => {
  const server = await mailServer({ onMailFrom: (_address, _session, done) => done(smtpReply(553, "who?")) });
  await expect(smtpTransport(`smtp://127.0.0.1:${server.port}`, from).send(message())).rejects.toThrow(
    /^the mail server answered 553 to MAIL FROM$/,
  );
});

test.each([
  { what: "never greets", greeting: "", patience: { connect: 500, socket: 60_000 } },
  {
    what: "greets and then says nothing",
    greeting: "220 slow.example ESMTP\r\n",
    patience: { connect: 60_000, socket: 500 },
  },
])("a server that $what is given up", async ({ greeting, patience }) => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => undefined);
    socket.write(greeting);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const transport = smtpTransport(`smtp://127.0.0.1:${port}`, from, patience);
  await expect(transport.send(message())).rejects.toThrow(/timeout|greeting/i);
  expect(sockets).toHaveLength(1);
});

test("a server that isn't there is an error to try again", async () => {
  const server = await startSmtpServer();
  await server.close();
  const gone = smtpTransport(`smtp://127.0.0.1:${server.port}`, from).send(message());
  await expect(gone).rejects.toThrow("ECONNREFUSED");
});
