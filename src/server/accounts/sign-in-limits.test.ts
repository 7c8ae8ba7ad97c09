import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { Client, secretCode, startTestServer, type TestServer } from "../../../test/server.ts";
import { createApp } from "../create-app.ts";
import { Database } from "../db/database.ts";
import { handlers } from "../handlers.ts";
import { createHttpServer } from "../http/http-server.ts";
import { rememberDevice } from "../people/devices.ts";
import { deleteEndedSessions } from "./jobs.ts";

const right = "correct horse";

let server: TestServer;
let people = 0;
/** Signed in once, at home. */
let ana: Client;
let email: string;
let home: string;

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: "on" });
});
beforeEach(async () => {
  people += 1;
  home = `198.51.100.${people}`;
  email = `ana-${people}@example.com`;
  ana = await signUp(email, server.client(home));
});
afterAll(() => server.close());

async function signUp(address: string, who: Client): Promise<Client> {
  who.user = await who.do("register", {
    body: { email: address, password: right, firstName: null, secretCode },
  });
  return who;
}
const logIn = (who: Client, password: string, account = email) =>
  who.call("login", { body: { email: account, password } });
const statusOf = async (who: Client, password: string, account?: string) =>
  (await logIn(who, password, account)).status;
let strangers = 0;
/** From an address that nobody has called from yet. */
const stranger = () => {
  strangers += 1;
  return server.client(`203.0.${Math.floor(strangers / 250)}.${strangers % 250}`);
};
/** How many of these guesses the server looked at. */
async function guess(count: number, from: () => Client, account = email): Promise<number> {
  let looked = 0;
  for (let tries = 0; tries < count; tries += 1)
    if ((await statusOf(from(), "wrong password", account)) === 401) looked += 1;
  return looked;
}
/** Strangers use up all tries that they have. */
const attack = () => guess(15, stranger);

test("one address has a few guesses at an account; other accounts and addresses have theirs", async () => {
  const one = stranger();
  expect(await guess(8, () => one)).toBe(6);
  const refused = await logIn(one, right);
  expect([refused.status, refused.problem.detail]).toEqual([
    429,
    "Too many tries. Please wait 10 minutes and try again.",
  ]);
  expect(Number(refused.headers["retry-after"])).toBe(600);
  expect(await statusOf(one, "wrong password", "other@example.com")).toBe(401);
  expect(await statusOf(stranger(), right)).toBe(200);
  server.clock.forward({ minutes: 10 });
  expect(await statusOf(one, right)).toBe(200);
});

test("one address has a few guesses at all accounts together", async () => {
  const one = stranger();
  let looked = 0;
  for (let account = 0; account < 22; account += 1)
    looked += await guess(1, () => one, `nobody-${account}@example.com`);
  expect(looked).toBe(20);
});

test("all addresses together have at most 30 guesses at an account within an hour", async () => {
  let looked = 0;
  for (let minute = 0; minute < 60; minute += 1) {
    looked += await guess(minute === 0 ? 15 : 1, stranger);
    server.clock.forward({ minutes: 1 });
  }
  expect(looked).toBeGreaterThanOrEqual(15);
  expect(looked).toBeLessThanOrEqual(30);
});

test("guesses at the same moment count as well", async () => {
  const replies = await Promise.all(Array.from({ length: 30 }, () => statusOf(stranger(), "wrong password")));
  expect(replies.filter((status) => status === 401)).toHaveLength(10);
});

test("addresses of one IPv6 network count as one", async () => {
  let host = 0;
  const neighbour = () => server.client(`2001:db8:1:2::${(host += 1).toString(16)}`);
  expect(await guess(10, neighbour)).toBe(6);
  expect(await statusOf(server.client("2001:db8:1:3::1"), right)).toBe(200);
});

test("under attack the owner signs in where they have signed in before", async () => {
  await ana.do("logout", {});
  await attack();
  expect(await statusOf(stranger(), right)).toBe(429);
  expect(await statusOf(ana, right)).toBe(200);
  // A new device in the network of a known one.
  expect(await statusOf(server.client(home), right)).toBe(200);
  // The known device, away from home.
  const phone = stranger();
  phone.device = ana.device;
  expect(await statusOf(phone, right)).toBe(200);
});

test("under attack a mailed link lets the owner in on a new device, and ends the wait", async () => {
  await attack();
  const phone = stranger();
  expect(await statusOf(phone, right)).toBe(429);
  await phone.do("requestPasswordReset", { body: { email } });
  await server.runJobs();
  const [, token] = /token=([\w-]{43})/.exec(server.mails().at(-1)!.text)!;
  await phone.do("resetPassword", { body: { token: token!, password: "battery staple" } });
  expect(await statusOf(stranger(), "battery staple")).toBe(200);
  await attack();
  expect(await statusOf(phone, "battery staple")).toBe(200);
});

test("behind a proxy that isn't trusted a stranger can't lock a person out of a device they have used", async () => {
  const proxy = "127.0.0.1";
  const phone = server.client(proxy);
  expect(await statusOf(phone, right)).toBe(200);
  await guess(8, () => server.client(proxy));
  for (let account = 0; account < 25; account += 1)
    await guess(1, () => server.client(proxy), `somebody-${account}@example.com`);
  expect(await statusOf(server.client(proxy), right)).toBe(429);
  expect(await statusOf(phone, right)).toBe(200);
});

test("a known device has an allowance of its own", async () => {
  expect(await guess(20, () => ana)).toBe(10);
  expect(await statusOf(stranger(), right)).toBe(200);
});

test("a device is known for the people who have signed in on it, one after the other", async () => {
  const ben = "ben@example.com";
  await signUp(ben, stranger());
  const before = ana.device;
  expect(await statusOf(ana, right, ben)).toBe(200);
  expect(ana.device).not.toBe(before);
  const mallory = stranger();
  mallory.device = before; // replaced by a new one
  await attack();
  await guess(15, stranger, ben);
  expect(await statusOf(mallory, right)).toBe(429);
  expect([await statusOf(ana, right), await statusOf(ana, right, ben)]).toEqual([200, 200]);
});

test("a device of another person has no allowance", async () => {
  const mallory = await signUp("mallory@example.com", stranger());
  await attack();
  expect(await statusOf(mallory, right)).toBe(429);
});

test("the right password uses up no try", async () => {
  const office = stranger();
  for (let times = 0; times < 12; times += 1) {
    office.device = null;
    expect(await statusOf(office, right)).toBe(200);
  }
});

test("an address without an account is limited and answered in the very same way", async () => {
  const answers = async (account: string) => {
    const one = stranger();
    const all: unknown[] = [];
    for (let tries = 0; tries < 8; tries += 1) {
      const { status, problem, headers } = await logIn(one, "wrong password", account);
      all.push([status, problem, headers["retry-after"]]);
    }
    return all;
  };
  expect(await answers("nobody@example.com")).toEqual(await answers(email));
});

test("all server processes on a database count together", async () => {
  const { app, clock, databaseUrl } = server;
  const database = new Database({ connection: { connectionString: databaseUrl }, log: app.log });
  const http = createHttpServer(createApp(app.config, database, clock), handlers);
  expect(await attack()).toBe(10);
  expect(await statusOf(new Client(http, "192.0.2.1"), right)).toBe(429);
  await http.close();
  await database.close();
});

test("a clock that was set back makes no one wait", async () => {
  server.clock.forward({ days: 300 });
  await attack();
  server.clock.forward({ days: -300 });
  expect(await statusOf(stranger(), right)).toBe(200);
});

test("devices are kept as hashes, 50 for each person, for 400 days; counts no longer than they matter", async () => {
  const rows = () =>
    server.database.execute("SELECT encode(token, 'escape') AS token FROM known_devices WHERE user_id = $1", [
      ana.user.id,
    ]);
  const token = ana.device!.split("=")[1]!;
  expect(JSON.stringify(await rows())).not.toContain(token);
  for (let times = 0; times < 55; times += 1)
    await rememberDevice(server.database, ana.user.id, { address: home, device: null }, server.clock.now());
  expect(await rows()).toHaveLength(50);
  expect(await statusOf(ana, right)).toBe(200);
  server.clock.forward({ days: 399 });
  await deleteEndedSessions(server.app);
  expect(await server.database.execute("SELECT FROM throttles")).toEqual([]);
  await attack();
  expect(await statusOf(ana, right)).toBe(200);
  server.clock.forward({ days: 400 });
  await attack();
  expect(await statusOf(ana, right)).toBe(429);
  await deleteEndedSessions(server.app);
  expect(await rows()).toEqual([]);
});

test("strangers who ask for links in a person's name don't keep that person from getting one", async () => {
  const ask = (who: Client) => who.call("requestPasswordReset", { body: { email } });
  for (let times = 0; times < 5; times += 1) {
    expect((await ask(stranger())).status).toBe(200);
    await server.runJobs();
    server.clock.forward({ minutes: 1 });
  }
  const mails = server.mails().filter(({ to }) => to === email);
  expect(mails).toHaveLength(3);
  server.clock.forward({ minutes: 15 });
  expect((await ask(ana)).status).toBe(200);
  const [, token] = /token=([\w-]{43})/.exec(mails.at(-1)!.text)!;
  const phone = stranger();
  expect(
    (await phone.call("resetPassword", { body: { token: token!, password: "battery staple" } })).status,
  ).toBe(200);
});

test("one address can ask for few links, whether there is an account or not", async () => {
  const one = stranger();
  const ask = (address: string) => one.call("requestPasswordReset", { body: { email: address } });
  const statuses: number[] = [];
  for (let times = 0; times < 12; times += 1)
    statuses.push((await ask(times % 2 === 0 ? email : `nobody-${times}@example.com`)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect((await ask(email)).problem.code).toBe("too_many_requests");
});

test("guessing a link is slowed down, and a link that was mailed works all the same", async () => {
  const one = stranger();
  const use = (token: string) => one.call("resetPassword", { body: { token, password: "battery staple" } });
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) statuses.push((await use("a".repeat(43))).status);
  expect(statuses).toEqual([...Array<number>(10).fill(404), 429, 429]);
  await one.do("requestPasswordReset", { body: { email } });
  await server.runJobs();
  // Mails of one instant have no order.
  const links = server.mails().map(({ text }) => /reset-password\?token=([\w-]{43})/.exec(text)?.[1]);
  const mailed = links.findLast((token) => token !== undefined);
  expect((await use(mailed!)).status).toBe(200);
});

test("guessing the secret code is slowed down; a right one uses nothing up", async () => {
  const one = stranger();
  let people = 0;
  const register = (code: string) =>
    one.call("register", {
      body: { email: `new-${(people += 1)}@example.com`, password: right, firstName: null, secretCode: code },
    });
  for (let times = 0; times < 22; times += 1) expect((await register(secretCode)).status).toBe(201);
  const statuses: number[] = [];
  for (let tries = 0; tries < 22; tries += 1) statuses.push((await register("a guess")).status);
  expect(statuses.filter((status) => status === 400)).toHaveLength(20);
  const refused = await register(secretCode);
  expect([refused.status, Number(refused.headers["retry-after"])]).toEqual([429, 120]);
});
