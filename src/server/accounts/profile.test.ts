import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Profile } from "../../contract/accounts/schema.ts";
import { startTestServer, type Client, type Reply, type TestServer } from "../../../test/server.ts";

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

const save = (changes: Partial<Profile>) =>
  ana.call("updateProfile", { body: { name: "Ana", email: ana.user.email, ...changes } });
const login = (email: string, password: string) =>
  server.client().call("login", { body: { email, password } });

test("a new name is kept whole as the first name; a last name stays", async () => {
  await server.database.execute("UPDATE users SET last_name = 'Lee' WHERE id = $1", [ana.user.id]);
  const { status, body } = await save({ name: "  Ana María " });
  expect([status, body]).toMatchObject([
    200,
    { firstName: "Ana María", lastName: "Lee", email: ana.user.email },
  ]);
  expect(await ana.do("getUser", {})).toEqual(body);
});

test("members see a new name with their next changes of the list", async () => {
  const ben = await server.signUp();
  await server.household(ana, ben);
  const { cursor } = await ben.do("getList", {});
  await save({ name: "Anabel" });
  const changes = await ben.do("getList", { query: { since: cursor } });
  expect(changes.cursor).not.toBe(cursor);
  expect(changes.members).toContainEqual({ id: ana.user.id, name: "Anabel" });
});

test("a new address is the one to sign in with", async () => {
  const email = `new-${people}@example.com`;
  expect((await save({ email: ` ${email} ` })).body.email).toBe(email);
  expect((await login(email, "correct horse")).status).toBe(200);
  expect((await login(ana.user.email, "correct horse")).status).toBe(401);
});

test("an address of another account is refused by its field, and nothing is changed", async () => {
  const ben = await server.signUp();
  const reply = await save({
    name: "Other",
    email: ben.user.email.toUpperCase(),
    newPassword: "another password",
  });
  expect([reply.status, reply.problem.code]).toEqual([409, "email_taken"]);
  expect(reply.problem.errors).toEqual([
    { field: "email", message: "An account with this email already exists." },
  ]);
  expect(await ana.do("getUser", {})).toEqual(ana.user);
  expect((await login(ana.user.email, "correct horse")).status).toBe(200);
});

test("an address in another case is the person's own", async () => {
  expect((await save({ email: ana.user.email.toUpperCase() })).status).toBe(200);
});

test("a new password ends the other sessions and keeps this one", async () => {
  const phone = server.client();
  await phone.do("login", { body: { email: ana.user.email, password: "correct horse" } });
  expect((await save({ newPassword: "battery staple" })).status).toBe(200);
  expect((await ana.call("getUser", {})).status).toBe(200);
  expect((await phone.call("getUser", {})).status).toBe(401);
  expect((await login(ana.user.email, "correct horse")).status).toBe(401);
  expect((await login(ana.user.email, "battery staple")).status).toBe(200);
});

test("without a new password the other sessions stay", async () => {
  const phone = server.client();
  await phone.do("login", { body: { email: ana.user.email, password: "correct horse" } });
  await save({ name: "Anabel" });
  expect((await phone.call("getUser", {})).status).toBe(200);
});

const mailsTo = async (to: string) => {
  await server.runJobs();
  return server.mails().filter((mail) => mail.to === to);
};
const refusal = ({ status, problem }: Reply<"updateProfile">) => [status, problem.code, problem.errors];
const needed = [
  403,
  "password_needed",
  [{ field: "currentPassword", message: "Please enter your current password." }],
];
const wrong = [
  403,
  "wrong_password",
  [{ field: "currentPassword", message: "That's not your current password." }],
];

test.each([
  ["address", () => ({ email: `new-${people}@example.com` })],
  ["password", () => ({ newPassword: "battery staple" })],
])("ten minutes after signing in a new %s needs the current password", async (_, change) => {
  server.clock.forward({ minutes: 10 });
  expect(refusal(await save(change()))).toEqual(needed);
  expect(refusal(await save({ ...change(), currentPassword: "wrong horse" }))).toEqual(wrong);
  expect(refusal(await save({ ...change(), currentPassword: "" }))).toEqual(wrong);
  expect(await ana.do("getUser", {})).toEqual(ana.user);
  expect((await login(ana.user.email, "correct horse")).status).toBe(200);
  expect((await save({ ...change(), currentPassword: "correct horse" })).status).toBe(200);
});

test("a new name needs no password, and neither does a change in the first ten minutes or after an answer", async () => {
  server.clock.forward({ minutes: 9 });
  expect((await save({ email: `first-${people}@example.com` })).status).toBe(200);
  server.clock.forward({ minutes: 1 });
  const email = `first-${people}@example.com`;
  expect((await save({ email, name: "Anabel" })).status).toBe(200);
  expect(refusal(await save({ newPassword: "battery staple" }))).toEqual(needed);
  const currentPassword = "correct horse";
  expect((await save({ email, newPassword: "battery staple", currentPassword })).status).toBe(200);
  server.clock.forward({ minutes: 9 });
  expect((await save({ email, newPassword: "staple battery" })).status).toBe(200);
  server.clock.forward({ minutes: 1 });
  expect(refusal(await save({ email, newPassword: "battery staples" }))).toEqual(needed);
});

test("a password proved in one session counts as proved in no other", async () => {
  server.clock.forward({ minutes: 10 });
  const phone = server.client();
  await phone.do("login", { body: { email: ana.user.email, password: "correct horse" } });
  expect(refusal(await save({ newPassword: "battery staple" }))).toEqual(needed);
});

test("guessing the current password is slowed down for the account, on whatever device", async () => {
  const own = await startTestServer({ RATE_LIMIT: "on" });
  const who = await own.signUp();
  const phone = own.client();
  await phone.do("login", { body: { email: who.user.email, password: "correct horse" } });
  own.clock.forward({ minutes: 10 });
  const guess = (by: Client, currentPassword: string) =>
    by.call("updateProfile", {
      body: { name: "X", email: who.user.email, newPassword: "battery staple", currentPassword },
    });
  for (const by of [who, phone, who, phone, who]) expect((await guess(by, "wrong horse")).status).toBe(403);
  expect((await guess(phone, "correct horse")).status).toBe(429);
  own.clock.forward({ minutes: 2 });
  expect((await guess(phone, "correct horse")).status).toBe(200);
  await own.close();
});

test("a new password is mailed to its person: when, with what, and how to get the account back", async () => {
  await server.database.execute("UPDATE users SET timezone = 'Asia/Tokyo' WHERE id = $1", [ana.user.id]);
  server.clock.jumpTo("2026-03-04T21:30:00Z");
  const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const body = {
    name: "Ana",
    email: ana.user.email,
    newPassword: "battery staple",
    currentPassword: "correct horse",
  };
  await ana.call("updateProfile", { body }, { headers: { "user-agent": agent } });
  const [mail, ...more] = await mailsTo(ana.user.email);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe("Your password was changed");
  expect(mail!.text).toContain("on 5 March 2026 at 06:30 (Asia/Tokyo), with Firefox on Linux.");
  expect(mail!.text).toContain("http://localhost/forgot-password");
  expect(JSON.stringify(mail)).not.toMatch(/battery|correct horse/);
});

test("a new address is mailed to the old one", async () => {
  const email = `moved-${people}@example.com`;
  await save({ email });
  const [mail, ...more] = await mailsTo(ana.user.email);
  expect(more).toEqual([]);
  expect(mail!.subject).toBe("Your email address was changed");
  expect(mail!.text).toContain(`from ${ana.user.email} to ${email} on `);
  expect(await mailsTo(email)).toEqual([]);
});

test("a new name alone is not mailed about, and neither is a change that is refused", async () => {
  const ben = await server.signUp();
  await save({ name: "Anabel" });
  await save({ email: ben.user.email, newPassword: "battery staple" });
  await save({ newPassword: "password" });
  expect(await mailsTo(ana.user.email)).toEqual([]);
});

test("a forged Host header puts no link of its own into the mail", async () => {
  const body = { name: "Ana", email: ana.user.email, newPassword: "battery staple" };
  await ana.call("updateProfile", { body }, { headers: { host: "evil.example.org" } });
  const [mail] = await mailsTo(ana.user.email);
  expect(mail!.text).not.toContain("evil");
});

test.each([
  ["name", "Name is required", { name: "  " }],
  ["name", "Name must be less than 100 characters", { name: "x".repeat(101) }],
  ["email", "Invalid email address", { email: "ana" }],
  ["newPassword", "Password must be at least 8 characters", { newPassword: "short" }],
])("bad input names its field: %s, %s", async (field, message, changes) => {
  const reply = await save(changes);
  expect([reply.status, reply.problem.errors]).toEqual([400, [{ field, message }]]);
});

test("changing address or password again and again is slowed down; a name may change", async () => {
  const own = await startTestServer({ RATE_LIMIT: "on" });
  const who = await own.signUp();
  const change = (body: Partial<Profile>) =>
    who.call("updateProfile", { body: { name: "X", email: who.user.email, ...body } });
  for (let number = 0; number < 10; number += 1)
    expect((await change({ email: `x${number}@example.com` })).status).toBe(200);
  expect((await change({ email: "last@example.com" })).status).toBe(429);
  expect((await change({ email: "x9@example.com", name: "Y" })).status).toBe(200);
  await own.close();
});
