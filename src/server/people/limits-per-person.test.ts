import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { importOf } from "../../../test/import-body.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;
let ben: Client;

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: "on" });
});
beforeEach(async () => {
  server.clock.forward({ days: 1 });
  ana = await server.signUp();
  ben = await server.signUp();
});
afterAll(() => server.close());

const token = "a".repeat(43);
const exportOf = (who: Client) => who.call("downloadData", {});
const tableOf = (who: Client) => who.call("downloadList", {});
const join = (who: Client) => who.call("joinHousehold", { params: { token } });
const look = (who: Client) => who.call("getInvitation", { params: { token } });

/** The statuses of so many calls, one after the other. */
async function statusesOf(count: number, call: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let done = 0; done < count; done += 1) statuses.push((await call()).status);
  return statuses;
}

test("a person's exports are limited, both kinds together, and other people's are not", async () => {
  expect(new Set(await statusesOf(5, () => exportOf(ana)))).toEqual(new Set([200]));
  expect(new Set(await statusesOf(5, () => tableOf(ana)))).toEqual(new Set([200]));
  const refused = await exportOf(ana);
  expect(refused.problem).toMatchObject({ status: 429, code: "too_many_requests" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await tableOf(ana)).status).toBe(429);
  expect((await exportOf(ben)).status).toBe(200);
  server.clock.forward({ minutes: 1 });
  expect((await exportOf(ana)).status).toBe(200);
});

test("a person's tries to join are limited", async () => {
  expect(new Set(await statusesOf(20, () => join(ana)))).toEqual(new Set([404]));
  expect((await join(ana)).status).toBe(429);
  expect((await ana.call("switchHousehold", { params: { token } })).status).toBe(429);
  expect((await join(ben)).status).toBe(404);
});

test("a person's imports are limited", async () => {
  const bring = (who: Client) => who.call("addImport", importOf({}));
  expect(new Set(await statusesOf(20, () => bring(ana)))).toEqual(new Set([201]));
  expect((await bring(ana)).status).toBe(429);
  expect((await bring(ben)).status).toBe(201);
});

test("invitations can't be guessed without limit from one address, and a valid one works there all the same", async () => {
  expect(new Set(await statusesOf(60, () => look(server.client())))).toEqual(new Set([404]));
  expect((await look(server.client())).status).toBe(429);
  const body = { password: "battery staple", name: "Cleo" };
  const open = (given: string) =>
    server.client().call("createInvitedAccount", { params: { token: given }, body });
  expect(new Set(await statusesOf(10, () => open(token)))).toEqual(new Set([404]));
  expect((await open(token)).status).toBe(429);
  const owner = await server.signUp({ role: "premium" });
  const { link } = await owner.do("inviteMember", { body: { inviteeEmail: "cleo@example.com" } });
  const valid = new URL(link!).searchParams.get("token")!;
  expect((await server.client().call("getInvitation", { params: { token: valid } })).status).toBe(200);
  expect((await open(valid)).status).toBe(201);
});

test("a link without an address doesn't reveal without limit which addresses have accounts", async () => {
  const owner = await server.signUp({ role: "premium" });
  const { link } = await owner.do("addInvitationLink", {});
  const params = { token: new URL(link).searchParams.get("token")! };
  const body = { email: ana.user.email, password: "battery staple", name: "Cleo" };
  const ask = () => server.client().call("createInvitedAccount", { params, body });
  expect(new Set(await statusesOf(10, ask))).toEqual(new Set([409]));
  expect((await ask()).status).toBe(429);
});
