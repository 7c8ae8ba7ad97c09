import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { EventKind } from "../../contract/security-events/kinds.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { countEvent, writeCountedEvents } from "./count-event.ts";
import { logEvent } from "./log-event.ts";

let server: TestServer;
let admin: Client;
const phone = { "user-agent": "Phone/1.0" };

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp({ email: "admin@example.com" });
});
afterAll(() => server.close());

/** The kinds of a person's events, the oldest first. */
async function kindsOf(who: Client): Promise<EventKind[]> {
  await writeCountedEvents(server.app);
  const { events } = await who.do("listOwnEvents", {});
  return events.map(({ kind }) => kind).toReversed();
}

/** The newest event of a kind, as the administrator sees it. */
async function newest(kind: EventKind) {
  await writeCountedEvents(server.app);
  return (await admin.do("listEvents", { query: { kind } })).events[0];
}

const login = (email: string, password = "correct horse", who = server.client()) =>
  who.call("login", { body: { email, password } }, { headers: phone });

async function invite(owner: Client, inviteeEmail: string) {
  const { id, link } = await owner.do("inviteMember", { body: { inviteeEmail } });
  return { id, token: new URL(link!).searchParams.get("token")! };
}

/** Each event happens a little later than the one before, so that their order is known. */
async function inTurn<T>(work: Promise<T>): Promise<T> {
  const result = await work;
  server.clock.forward({ minutes: 1 });
  return result;
}

test("an account's events contain who did what, when and from where", async () => {
  const ana = await inTurn(server.signUp({ email: "ana@example.com" }));
  await inTurn(ana.do("logout", {}));
  await inTurn(login("ana@example.com", "wrong horse"));
  await inTurn(login("ana@example.com", "correct horse", ana));
  await inTurn(login("ana@example.com"));
  await inTurn(
    ana.do("updateProfile", {
      body: { name: "Ana", email: "ana@example.com", newPassword: "battery staple" },
    }),
  );
  await inTurn(ana.do("updateProfile", { body: { name: "Ana", email: "ana@example.org" } }));
  await inTurn(admin.do("changeUser", { params: { id: ana.user.id }, body: { role: "premium" } }));
  await inTurn(ana.do("downloadData", {}));
  await writeCountedEvents(server.app);
  const { events, next } = await ana.do("listOwnEvents", {});
  expect(next).toBeNull();
  const own = { address: "127.0.0.1", count: 1 };
  expect(events.toReversed()).toMatchObject([
    { kind: "account_created", ...own },
    { kind: "signed_out", ...own },
    { kind: "sign_in_failed", ...own, device: "Phone" },
    { kind: "signed_in", ...own, device: "Phone" },
    { kind: "signed_in", ...own, device: "Phone" },
    { kind: expect.stringMatching(/password_changed|sessions_ended/) },
    { kind: expect.stringMatching(/password_changed|sessions_ended/) },
    { kind: "email_changed", ...own },
    // The administrator did it: their address is not Ana's to see.
    { kind: "role_changed", detail: { role: "premium" }, address: null, device: null },
    { kind: "data_downloaded", ...own },
  ]);
  expect(events.find(({ kind }) => kind === "sessions_ended")).toMatchObject({ detail: { sessions: 1 } });
  expect(await newest("role_changed")).toMatchObject({
    userEmail: "ana@example.org",
    actorEmail: "admin@example.com",
    address: "127.0.0.1",
  });
});

test("a household's events are with the person whom they concern", async () => {
  const owner = await inTurn(server.signUp({ role: "premium" }));
  const ben = await inTurn(server.signUp());
  const first = await inTurn(invite(owner, "nobody@example.com"));
  await inTurn(owner.do("resendInvitation", { params: { id: first.id } }));
  await inTurn(owner.do("cancelInvitation", { params: { id: first.id } }));
  await inTurn(owner.do("addInvitationLink", {}));
  const join = async () => {
    const { token } = await inTurn(invite(owner, ben.user.email));
    await inTurn(ben.do("joinHousehold", { params: { token } }));
  };
  await join();
  await inTurn(owner.do("removeMember", { params: { id: ben.user.id } }));
  await join();
  await inTurn(ben.do("removeMember", { params: { id: ben.user.id } }));
  expect(await kindsOf(owner)).toEqual([
    "account_created",
    "invitation_sent",
    "invitation_resent",
    "invitation_cancelled",
    "invitation_link_made",
    "invitation_sent",
    "invitation_accepted",
    "member_removed",
    "invitation_sent",
    "invitation_accepted",
  ]);
  expect(await kindsOf(ben)).toEqual([
    "account_created",
    "household_joined",
    "removed_from_household",
    "household_joined",
    "household_left",
  ]);
  const { events } = await ben.do("listOwnEvents", {});
  expect(events.find(({ kind }) => kind === "removed_from_household")?.address).toBeNull();
});

test("an invited person's new account is in the log, and their switch to another household", async () => {
  const [owner, other] = [await server.signUp({ role: "premium" }), await server.signUp({ role: "premium" })];
  const { token } = await invite(owner, "cleo@example.com");
  const cleo = server.client();
  cleo.user = await cleo.do("createInvitedAccount", {
    params: { token },
    body: { password: "correct horse", name: "Cleo" },
  });
  server.clock.forward({ minutes: 1 });
  const second = await invite(other, "cleo@example.com");
  await cleo.do("switchHousehold", { params: { token: second.token } });
  expect((await kindsOf(cleo)).toSorted()).toEqual([
    "account_created",
    "household_joined",
    "household_joined",
    "household_left",
  ]);
});

test("a forgotten password is in the log when it is asked for and when it is set, an unknown address without itself", async () => {
  const dan = await inTurn(server.signUp({ email: "dan@example.com" }));
  await server.client().do("requestPasswordReset", { body: { email: "unknown@example.com" } });
  await server.runJobs();
  expect(await newest("password_reset_requested")).toMatchObject({ userId: null, address: "127.0.0.1" });
  await server.client().do("requestPasswordReset", { body: { email: "dan@example.com" } });
  await server.runJobs();
  const link = server.mails().findLast(({ to }) => to.includes("dan@example.com"))!;
  const token = /token=([\w-]+)/.exec(link.text)![1]!;
  server.clock.forward({ minutes: 1 });
  // It ends all sessions and begins a new one.
  await inTurn(dan.do("resetPassword", { body: { token, password: "battery staple" } }));
  expect(await kindsOf(dan)).toEqual(["account_created", "password_reset_requested", "password_reset"]);
});

test("a refused address, password or code is nowhere in the table or the log", async () => {
  const lines: string[] = [];
  const app = { ...server.app, log: pino({ level: "debug" }, { write: (line) => lines.push(line) }) };
  Object.assign(server.app, { log: app.log });
  await login("typed-in-vain@example.com", "typed-secret");
  await server.client().call("register", {
    body: {
      email: "typed-in-vain@example.com",
      password: "typed-secret",
      firstName: null,
      secretCode: "typed-code",
    },
  });
  expect(await newest("sign_in_failed")).toMatchObject({ userId: null, userEmail: null, detail: null });
  expect(await newest("secret_code_failed")).toMatchObject({ userId: null, detail: null });
  const rows = JSON.stringify(await server.database.execute("SELECT * FROM security_events"));
  expect(`${rows}${lines.join("")}`).not.toContain("typed");
  expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
    expect.objectContaining({
      level: 40,
      msg: "security event",
      event: "secret_code_failed",
      address: "127.0.0.1",
    }),
  );
});

test("text in a header stays within its line of the log", async () => {
  const lines: string[] = [];
  const log = pino({ level: "info" }, { write: (line) => lines.push(line) });
  const device = 'x"}\n{"level":30,"event":"signed_in"}\u2028\u001b[31m';
  logEvent(log, "signed_in", { userId: null, address: "192.0.2.1", device });
  expect(lines).toHaveLength(1);
  expect(lines[0]!.trimEnd().split("\n")).toHaveLength(1);
  expect(lines[0]).not.toContain("\u001b");
  expect(JSON.parse(lines[0]!)).toMatchObject({ event: "signed_in", device });
});

test("refused calls of administrators and of other sites are counted with their route", async () => {
  const eve = await server.signUp();
  await eve.call("changeUser", { params: { id: admin.user.id }, body: { role: "free" } });
  expect(await newest("admin_call_refused")).toMatchObject({
    userId: eve.user.id,
    detail: { route: "PATCH /api/admin/users/:id" },
  });
  server.clock.forward({ minutes: 1 });
  // Also one whose body can't be read: who may not call isn't told what the route takes.
  const reply = await server.http.inject({
    method: "PUT",
    url: "/api/admin/waitlist/1",
    headers: { cookie: eve.cookie!, "content-type": "application/json" },
    payload: "{",
  });
  expect(reply.json()).toMatchObject({ code: "not_allowed" });
  expect(await newest("admin_call_refused")).toMatchObject({
    userId: eve.user.id,
    detail: { route: "PUT /api/admin/waitlist/:id" },
  });
  server.clock.forward({ hours: 1 });
  await server.client().call("listUsers", {});
  expect(await newest("admin_call_refused")).toMatchObject({
    userId: null,
    detail: { route: "GET /api/admin/users" },
  });
  await eve.call("logout", {}, { headers: { "sec-fetch-site": "cross-site" } });
  expect(await newest("cross_site_refused")).toMatchObject({
    userId: null,
    detail: { route: "POST /api/logout" },
  });
  expect((await eve.call("getUser", {})).status).toBe(200);
});

test.each([
  ["a form", "POST", "/api/feedback", "application/x-www-form-urlencoded", "message=x"],
  ["plain text", "POST", "/api/items", "text/plain", '{"name":"Milk"}'],
  ["broken JSON", "POST", "/api/items", "application/json", "{"],
  ["an import", "POST", "/api/imports", "application/json", "{}"],
  ["a share", "POST", "/share", "application/x-www-form-urlencoded", "shared-text=milk"],
] as const)("another site's call is refused and counted before its body is read: %s", async (_, ...call) => {
  const [method, url, type, payload] = call;
  const headers = { "content-type": type, origin: "https://evil.example", "sec-fetch-site": "cross-site" };
  server.clock.forward({ hours: 1 });
  const reply = await server.http.inject({ method, url, headers, payload });
  expect([reply.statusCode, reply.json()]).toMatchObject([403, { code: "cross_site" }]);
  const event = (await newest("cross_site_refused"))!;
  expect(Date.parse(event.createdAt)).toBe(server.clock.now().getTime());
  expect(event.detail).toEqual({ route: `${method} ${url}` });
});

test("a wrong current password and an address that waits for its link are in the log", async () => {
  const mailing = await startTestServer({ SMTP_URL: "smtp://127.0.0.1:9" });
  const ana = await mailing.signUp();
  mailing.clock.forward({ minutes: 10 });
  const save = (currentPassword: string) =>
    ana.call("updateProfile", { body: { name: "Ana", email: "moved@example.com", currentPassword } });
  expect((await save("wrong horse")).status).toBe(403);
  mailing.clock.forward({ minutes: 1 });
  expect((await save("correct horse")).status).toBe(200);
  await writeCountedEvents(mailing.app);
  const { events } = await ana.do("listOwnEvents", {});
  expect(events.map(({ kind }) => kind)).toEqual([
    "email_change_requested",
    "current_password_failed",
    "account_created",
  ]);
  await mailing.close();
});

test("a download that is refused is no download", async () => {
  const limited = await startTestServer({ RATE_LIMIT: "on" });
  const boss = await limited.signUp();
  for (const name of ["downloadData", "downloadList", "exportHousehold"] as const) {
    for (let times = 0; times < 12; times += 1) await boss.call(name, {});
    limited.clock.forward({ days: 1 });
  }
  const params = { name: "2026-03-02T02-00-00-000Z.restock.gz" };
  expect((await boss.call("downloadBackup", { params })).status).toBe(404);
  await writeCountedEvents(limited.app);
  const { events } = await boss.do("listOwnEvents", {});
  const downloads = events.filter(({ kind }) => kind.endsWith("_downloaded"));
  expect(downloads.map(({ kind, count }) => [kind, count])).toEqual([
    ["household_downloaded", 10],
    ["list_downloaded", 10],
    ["data_downloaded", 10],
  ]);
  await limited.close();
});

test("tries beyond a limit are in the log", async () => {
  const limited = await startTestServer({ RATE_LIMIT: "on" });
  const boss = await limited.signUp();
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const body = { email: "x@example.com", password: "wrong" };
    statuses.push((await limited.client().call("login", { body })).status);
  }
  expect(statuses).toContain(429);
  await writeCountedEvents(limited.app);
  const { events } = await boss.do("listEvents", { query: { kind: "limit_reached" } });
  expect(events).toMatchObject([{ detail: { route: "POST /api/login" }, userId: null }]);
  await limited.close();
});

test("a flood of refusals leaves few rows and few lines, with their number", async () => {
  const lines: string[] = [];
  const flooded = await startTestServer();
  const boss = await flooded.signUp();
  const log = pino({ level: "warn" }, { write: (line) => lines.push(line) });
  Object.assign(flooded.app, { log });
  for (let n = 0; n < 5000; n += 1) {
    const sender = {
      address: n % 2 === 0 ? "192.0.2.1" : `2001:db8::${n.toString(16)}`,
      device: "Firefox on Linux",
    };
    countEvent(flooded.app, "cross_site_refused", { userId: null, sender });
  }
  await writeCountedEvents(flooded.app);
  const [totals] = await flooded.database.execute(
    "SELECT count(*)::int AS rows, sum(count)::int AS events FROM security_events WHERE kind = 'cross_site_refused'",
  );
  expect(totals).toEqual({ rows: 201, events: 5000 });
  expect(lines.length).toBeLessThan(250);
  countEvent(flooded.app, "cross_site_refused", {
    userId: null,
    sender: { address: "192.0.2.1", device: "Firefox on Linux" },
  });
  await writeCountedEvents(flooded.app);
  const [row] = await flooded.database.execute(
    "SELECT count FROM security_events WHERE address = '192.0.2.1'",
  );
  expect(row).toEqual({ count: 2501 });
  // Another hour has a row of its own.
  flooded.clock.forward({ hours: 1 });
  countEvent(flooded.app, "cross_site_refused", {
    userId: null,
    sender: { address: "192.0.2.1", device: "Firefox on Linux" },
  });
  await writeCountedEvents(flooded.app);
  const { events } = await boss.do("listEvents", { query: { kind: "cross_site_refused" } });
  expect(events[0]).toMatchObject({ address: "192.0.2.1", count: 1 });
  await flooded.close();
});

test("a refusal is answered while its event can't be written", async () => {
  const broken = await startTestServer();
  await broken.signUp();
  await broken.database.execute("DROP TABLE security_events");
  const reply = await broken.client().call("listUsers", {});
  expect(reply.status).toBe(401);
  await writeCountedEvents(broken.app);
  await broken.close();
});

test("an event exists only with its change", async () => {
  const [ana] = [await server.signUp({ email: "rolled-back@example.com" })];
  const reply = await ana.call("updateProfile", { body: { name: "Ana", email: "admin@example.com" } });
  expect(reply.status).toBe(409);
  expect(await kindsOf(ana)).toEqual(["account_created"]);
});

test("the events of a deleted account keep their kind and time, and nothing of the person", async () => {
  const gone = await server.signUp({ email: "gone@example.com" });
  const owner = await server.signUp({ role: "premium" });
  const { token } = await invite(owner, "gone@example.com");
  await gone.do("joinHousehold", { params: { token } });
  await login("gone@example.com", "wrong");
  await writeCountedEvents(server.app);
  const before = await server.database.execute("SELECT id FROM security_events WHERE user_id = $1", [
    gone.user.id,
  ]);
  const ids = before.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(3);
  await gone.do("deleteAccount", { body: { confirmation: "delete my account" } });
  const after = await server.database.execute(
    "SELECT user_id, actor_id, address, device, detail, hour FROM security_events WHERE id = ANY($1)",
    [ids],
  );
  const nothing = {
    user_id: null,
    actor_id: null,
    address: null,
    device: null,
    detail: null,
    hour: null,
  };
  expect(after).toEqual(ids.map(() => nothing));
  const text = JSON.stringify(await server.database.execute("SELECT * FROM security_events"));
  expect(text).not.toContain(gone.user.id);
  expect(text).not.toContain("gone@example.com");
  // What the others know of it stays theirs, without the address of the one who is gone.
  expect(await kindsOf(owner)).toContain("invitation_accepted");
  expect(await newest("account_deleted")).toMatchObject({ userId: null, address: null });
});
