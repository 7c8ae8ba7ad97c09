import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { startSmtpServer, type TestSmtpServer } from "../../../test/smtp-server.ts";

let server: TestServer;
let smtp: TestSmtpServer;
let ana: Client;
let people = 0;

beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
  await server.signUp(); // the administrator
});
beforeEach(async () => {
  people += 1;
  ana = await server.signUp({ firstName: "Ana", role: "premium", email: `ana-${people}@example.com` });
});
afterAll(async () => {
  await server.close();
  await smtp.close();
});

const newAddress = () => `moved-${(people += 1)}@example.com`;
const mailsTo = async (to: string) => {
  await server.runJobs();
  return smtp.mails.filter(({ recipients }) => recipients.includes(to));
};
const subjectsTo = async (to: string) => (await mailsTo(to)).map(({ subject }) => subject);
/** The token in the newest mail with a link to a screen. */
const tokenFor = async (to: string, screen = "verify-email") => {
  const link = new RegExp(`\\nhttp://localhost/${screen}\\?token=([\\w-]{43})\\n`);
  return (await mailsTo(to)).flatMap(({ text }) => link.exec(text)?.[1] ?? []).at(-1)!;
};
const verify = (token: string) => server.client().call("verifyEmail", { body: { token } });
const save = (changes: { email?: string; newPassword?: string; name?: string }, who = ana) =>
  who.call("updateProfile", { body: { name: "Ana", email: who.user.email, ...changes } });
const own = (who = ana) => who.do("getOwnEmail", {});
const login = (email: string, password = "correct horse") =>
  server.client().call("login", { body: { email, password } });
const invite = async (inviteeEmail: string) => {
  await ana.do("inviteMember", { body: { inviteeEmail } });
  return tokenFor(inviteeEmail, "join-household");
};
const join = (who: Client, token: string) => who.call("joinHousehold", { params: { token } });

test("a new account is mailed a link that verifies its address, and can be used meanwhile", async () => {
  expect(await own()).toEqual({ email: ana.user.email, isVerified: false, waiting: null });
  await ana.do("addItem", { body: { name: "Milk" } });
  const reply = await verify(await tokenFor(ana.user.email));
  expect([reply.status, reply.body]).toEqual([200, { email: ana.user.email }]);
  expect(await own()).toEqual({ email: ana.user.email, isVerified: true, waiting: null });
  expect(await subjectsTo(ana.user.email)).toEqual(["Confirm your email address"]);
});

test("a link works once, for a day, and only until the next one is sent", async () => {
  const first = await tokenFor(ana.user.email);
  await ana.do("sendVerification", {});
  const second = await tokenFor(ana.user.email);
  expect((await verify(first)).problem.code).toBe("link_ended");
  server.clock.forward({ hours: 24 });
  expect((await verify(second)).problem.code).toBe("link_ended");
  await ana.do("sendVerification", {});
  const third = await tokenFor(ana.user.email);
  const replies = await Promise.all([verify(third), verify(third)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404]);
  expect((await ana.call("sendVerification", {})).status).toBe(404);
});

test("a link is kept only as a hash, and no longer than it works", async () => {
  const token = await tokenFor(ana.user.email);
  const rows = () =>
    server.database.execute("SELECT encode(token, 'escape') AS token FROM email_verifications");
  expect(JSON.stringify(await rows())).not.toContain(token);
  server.clock.forward({ hours: 24 });
  const { deleteEndedVerifications } = await import("./jobs.ts");
  await deleteEndedVerifications(server.app);
  expect(await rows()).toEqual([]);
});

test("a changed address takes effect when its link is opened; until then it waits and the old one stays", async () => {
  const email = newAddress();
  expect((await save({ email, name: "Anabel" })).body).toMatchObject({
    email: ana.user.email,
    firstName: "Anabel",
  });
  expect(await own()).toMatchObject({ email: ana.user.email, waiting: { email } });
  expect([(await login(email)).status, (await login(ana.user.email)).status]).toEqual([401, 200]);
  const { cursor } = await ana.do("getList", {});
  expect((await verify(await tokenFor(email))).body).toEqual({ email });
  expect(await own()).toEqual({ email, isVerified: true, waiting: null });
  expect([(await login(email)).status, (await login(ana.user.email)).status]).toEqual([200, 401]);
  expect((await ana.do("getList", {})).cursor).not.toBe(cursor);
  // The first link, which was still to be mailed, is no longer valid.
  expect(await subjectsTo(ana.user.email)).toEqual([
    "Your email address is about to change",
    "Your email address was changed",
  ]);
});

test("a change that waits can be sent again and cancelled", async () => {
  const email = newAddress();
  await save({ email });
  const first = await tokenFor(email);
  await ana.do("sendVerification", {});
  const second = await tokenFor(email);
  expect((await verify(first)).status).toBe(404);
  await ana.do("cancelEmailChange", {});
  expect((await own()).waiting).toBeNull();
  expect((await verify(second)).status).toBe(404);
  expect((await ana.call("cancelEmailChange", {})).status).toBe(404);
  expect((await ana.do("getUser", {})).email).toBe(ana.user.email);
});

test("the case of an address is changed at once: it is the same mailbox", async () => {
  const email = ana.user.email.toUpperCase();
  expect((await save({ email })).body.email).toBe(email);
  expect((await own()).waiting).toBeNull();
});

test("an address of another account is refused; one that another account has taken meanwhile doesn't change hands", async () => {
  const ben = await server.signUp();
  expect((await save({ email: ben.user.email })).problem.code).toBe("email_taken");
  const email = newAddress();
  await save({ email });
  const token = await tokenFor(email);
  await server.signUp({ email });
  expect((await verify(token)).problem.code).toBe("email_taken");
  expect((await ana.do("getUser", {})).email).toBe(ana.user.email);
});

test("an invitation to another address is not accepted by taking that address", async () => {
  const ben = newAddress();
  const token = await invite(ben);
  const eve = await server.signUp();
  expect((await join(eve, token)).problem.code).toBe("wrong_account");
  await save({ email: ben }, eve);
  expect((await join(eve, token)).problem.code).toBe("wrong_account");
  await verify(await tokenFor(ben));
  expect((await join(eve, token)).status).toBe(200);
});

test("opening a mailed invitation verifies the address that it was sent to", async () => {
  const ben = await server.signUp();
  expect((await own(ben)).isVerified).toBe(false);
  expect((await join(ben, await invite(ben.user.email))).status).toBe(200);
  expect((await own(ben)).isVerified).toBe(true);
  const [token, cleo] = [await invite(newAddress()), server.client()];
  await cleo.do("createInvitedAccount", {
    params: { token },
    body: { password: "correct horse", name: null },
  });
  expect((await own(cleo)).isVerified).toBe(true);
});

test("an invitation whose link others have seen is accepted with a verified address only", async () => {
  const ben = await server.signUp();
  const token = await invite(ben.user.email);
  await server.database.execute("UPDATE household_invitations SET mailed = false");
  const refused = await join(ben, token);
  expect([refused.status, refused.problem.code]).toEqual([403, "email_not_verified"]);
  await verify(await tokenFor(ben.user.email));
  expect((await join(ben, token)).status).toBe(200);
});

test("a password that is set by a mailed link verifies the address, and ends a change that waits", async () => {
  const email = newAddress();
  await save({ email });
  const change = await tokenFor(email);
  await server.client().do("requestPasswordReset", { body: { email: ana.user.email } });
  const token = await tokenFor(ana.user.email, "reset-password");
  await ana.do("resetPassword", { body: { token, password: "battery staple" } });
  expect(await own()).toEqual({ email: ana.user.email, isVerified: true, waiting: null });
  expect((await verify(change)).status).toBe(404);
});

test("a new password ends a change that waits, and leaves the link to one's own address", async () => {
  const email = newAddress();
  const ben = await server.signUp();
  await save({ email });
  await save({ newPassword: "battery staple" });
  expect((await own()).waiting).toBeNull();
  expect((await verify(await tokenFor(email))).status).toBe(404);
  await save({ newPassword: "battery staple" }, ben);
  expect((await verify(await tokenFor(ben.user.email))).status).toBe(200);
});

test("no link leads to where a forged Host header says", async () => {
  const headers = { host: "evil.example.org" };
  const body = { name: "Ana", email: newAddress() };
  expect((await ana.call("updateProfile", { body }, { headers })).problem.code).toBe("links_need_public_url");
  expect((await ana.call("sendVerification", {}, { headers })).problem.code).toBe("links_need_public_url");
  const invitee = newAddress();
  await ana.call("inviteMember", { body: { inviteeEmail: invitee } }, { headers });
  const rows = await server.database.execute(
    "SELECT mailed FROM household_invitations WHERE invitee_email = $1",
    [invitee],
  );
  expect(rows).toEqual([{ mailed: false }]);
  const email = newAddress();
  const account = { email, password: "correct horse", firstName: null, secretCode: "open-sesame" };
  expect((await server.client().call("register", { body: account }, { headers })).status).toBe(201);
  expect(await subjectsTo(email)).toEqual([]);
});

test("an account from before the addresses were verified counts as verified", async () => {
  await server.database.execute("UPDATE users SET email_verified_at = now() WHERE id = $1", [ana.user.id]);
  expect((await own()).isVerified).toBe(true);
});

test("without a mail server nothing is verified, and an address changes at once", async () => {
  const plain = await startTestServer();
  onTestFinished(() => plain.close());
  const who = await plain.signUp();
  expect(await own(who)).toMatchObject({ isVerified: true, waiting: null });
  const email = newAddress();
  expect((await save({ email }, who)).body.email).toBe(email);
  expect(await own(who)).toEqual({ email, isVerified: true, waiting: null });
  expect((await who.call("sendVerification", {})).status).toBe(404);
  await plain.runJobs();
  expect(plain.mails().map(({ subject }) => subject)).toEqual(["Your email address was changed"]);
});

test("links are not sent again and again", async () => {
  const limited = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    RATE_LIMIT: "on",
  });
  onTestFinished(() => limited.close());
  const who = await limited.signUp();
  for (let number = 0; number < 5; number += 1) await who.do("sendVerification", {});
  expect((await who.call("sendVerification", {})).status).toBe(429);
});

test("guessing a link is slowed down, and a link that was mailed works all the same", async () => {
  const limited = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
    RATE_LIMIT: "on",
  });
  onTestFinished(() => limited.close());
  const { user } = await limited.signUp({ email: newAddress() });
  const use = (given: string) => limited.client().call("verifyEmail", { body: { token: given } });
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) statuses.push((await use("a".repeat(43))).status);
  expect(statuses).toEqual([...Array<number>(10).fill(404), 429, 429]);
  await limited.runJobs();
  const mail = smtp.mails.findLast(({ recipients }) => recipients.includes(user.email))!;
  expect((await use(/token=([\w-]{43})/.exec(mail.text)![1]!)).status).toBe(200);
});
