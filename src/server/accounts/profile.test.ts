import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Profile } from "../../contract/accounts/schema.ts";
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

test("an address that somebody else has is refused by its field, and nothing is changed", async () => {
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
