import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;
let people = 0;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  people += 1;
  ana = await server.signUp({ firstName: "Ana", email: `ana-${people}@example.com` });
});
afterAll(() => server.close());

const ask = (email: string, headers?: Record<string, string>) =>
  server.client().call("requestPasswordReset", { body: { email } }, { headers });
const reset = (token: string, password = "battery staple", who = server.client()) =>
  who.call("resetPassword", { body: { token, password } });
const login = (password: string) =>
  server.client().call("login", { body: { email: ana.user.email, password } });
/** Tokens in the mails to an address so far, the oldest first. */
const tokensFor = async (email: string) => {
  await server.runJobs();
  const mails = server.mails().filter(({ to, subject }) => to === email && subject.startsWith("Choose"));
  return mails.map(({ text }) => /\nhttp:\/\/localhost\/reset-password\?token=([\w-]{43})\n/.exec(text)![1]!);
};

test("a mailed link sets a new password and signs in", async () => {
  await ask(ana.user.email.toUpperCase());
  const [token, ...more] = await tokensFor(ana.user.email);
  expect(more).toEqual([]);
  const browser = server.client();
  const reply = await reset(token!, "battery staple", browser);
  expect([reply.status, reply.body.id]).toEqual([200, ana.user.id]);
  expect((await browser.do("getUser", {})).email).toBe(ana.user.email);
  expect((await login("battery staple")).status).toBe(200);
  expect((await login("correct horse")).status).toBe(401);
});

test("a password that was set by a link is mailed about", async () => {
  await ask(ana.user.email);
  const [token] = await tokensFor(ana.user.email);
  await reset(token!);
  await server.runJobs();
  const subjects = server.mails().flatMap(({ to, subject }) => (to === ana.user.email ? [subject] : []));
  expect(subjects.toSorted()).toEqual(["Choose a new password", "Your password was changed"]);
});

test("all sessions of the account end with the old password", async () => {
  await ask(ana.user.email);
  const [token] = await tokensFor(ana.user.email);
  await reset(token!);
  expect((await ana.call("getUser", {})).status).toBe(401);
});

test("an address without an account gets the very same answer, for the same work, and no mail", async () => {
  const jobs = () =>
    server.database.execute("SELECT task_identifier, attempts, max_attempts FROM graphile_worker.jobs");
  await server.runJobs();
  const known = await ask(ana.user.email);
  const afterKnown = await jobs();
  await server.runJobs();
  const mails = server.mails().length;
  const unknown = await ask("nobody@example.com");
  const afterUnknown = await jobs();
  expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  // Only the job looks whether there is an account: until then no step differs that could take time.
  expect(afterUnknown).toEqual(afterKnown);
  expect(afterKnown).toMatchObject([{ task_identifier: "mail-password-reset" }]);
  await server.runJobs();
  expect(server.mails()).toHaveLength(mails);
});

test("a link works once, also when it is used twice at once", async () => {
  await ask(ana.user.email);
  const [token] = await tokensFor(ana.user.email);
  const replies = await Promise.all([reset(token!, "password one"), reset(token!, "password two")]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await reset(token!)).problem.detail).toBe("This link is invalid or has expired.");
  const winner = replies[0].status === 200 ? "password one" : "password two";
  expect((await login(winner)).status).toBe(200);
});

test("a link works for an hour", async () => {
  await ask(ana.user.email);
  const [token] = await tokensFor(ana.user.email);
  server.clock.forward({ minutes: 60 });
  expect([(await reset(token!)).status, (await login("correct horse")).status]).toEqual([404, 200]);
  await ask(ana.user.email);
  const [, second] = await tokensFor(ana.user.email);
  server.clock.forward({ minutes: 59 });
  expect((await reset(second!)).status).toBe(200);
});

test("a second link ends the first one", async () => {
  await ask(ana.user.email);
  await tokensFor(ana.user.email);
  server.clock.forward({ minutes: 1 });
  await ask(ana.user.email);
  const [first, second] = await tokensFor(ana.user.email);
  expect((await reset(first!)).status).toBe(404);
  expect((await reset(second!)).status).toBe(200);
});

test.each([
  ["password", { newPassword: "battery staple" }],
  ["address", { email: "moved@example.com" }],
])("a new %s ends a link that is still waiting", async (_, changes) => {
  await ask(ana.user.email);
  const [token] = await tokensFor(ana.user.email);
  await ana.do("updateProfile", { body: { name: "Ana", email: ana.user.email, ...changes } });
  expect((await reset(token!, "attacker's password")).status).toBe(404);
});

test("a made-up link is refused, and a short password before the link is used up", async () => {
  expect((await reset("a".repeat(43))).problem.code).toBe("link_ended");
  await ask(ana.user.email);
  const [token] = await tokensFor(ana.user.email);
  expect((await reset(token!, "short")).status).toBe(400);
  expect((await reset(token!)).status).toBe(200);
});

test("the link is kept only as a hash, and no longer than it is good for", async () => {
  await ask(ana.user.email);
  const [token] = await tokensFor(ana.user.email);
  const kept = await server.database.execute("SELECT encode(token, 'escape') AS token FROM password_resets");
  expect(kept.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept)).not.toContain(token);
  server.clock.forward({ hours: 2 });
  const { deleteEndedResets } = await import("./jobs.ts");
  await deleteEndedResets(server.app);
  expect(await server.database.execute("SELECT FROM password_resets")).toEqual([]);
});

test.each(["evil.example.org", "evil", "evil:3000", "8.8.8.8", "192.168.1.20.example.org"])(
  "a link is never mailed to where the forged Host header %s leads",
  async (host) => {
    const reply = await ask(ana.user.email, { host });
    expect(reply.body).toEqual({ ok: true });
    await server.runJobs();
    expect(server.mails().filter(({ to }) => to === ana.user.email)).toEqual([]);
  },
);

test("without PUBLIC_URL links lead where an administrator uses the app, whatever Host header others send", async () => {
  const own = await startTestServer();
  const admin = await own.signUp();
  const member = await own.signUp({ role: "premium" });
  const askAt = async (host: string) => {
    await own
      .client()
      .call("requestPasswordReset", { body: { email: member.user.email } }, { headers: { host } });
    await own.runJobs();
    return own.mails().map(({ text }) => /http:.*\/reset-password/.exec(text)![0]);
  };
  await member.call("getUser", {}, { headers: { host: "nas:3000" } });
  expect(await askAt("nas:3000")).toEqual([]);
  await admin.call("getUser", {}, { headers: { host: "nas:3000" } });
  expect(await askAt("nas:3000")).toEqual(["http://nas:3000/reset-password"]);
  expect(await askAt("evil:3000")).toHaveLength(1);
  await own.close();
});

test("with PUBLIC_URL links lead there, whatever the Host header says", async () => {
  const own = await startTestServer({ PUBLIC_URL: "https://list.example.org" });
  const { user } = await own.signUp();
  await own
    .client()
    .call("requestPasswordReset", { body: { email: user.email } }, { headers: { host: "evil.example.org" } });
  await own.runJobs();
  expect(own.mails().map(({ text }) => text)).toEqual([
    expect.stringContaining("https://list.example.org/reset-password?token="),
  ]);
  await own.close();
});
