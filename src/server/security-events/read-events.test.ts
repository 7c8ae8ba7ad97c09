import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { deleteOldEvents } from "./jobs.ts";

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp({ email: "admin@example.com" });
});
afterAll(() => server.close());

const kindsOf = async (who: Client) => (await who.do("listOwnEvents", {})).events.map(({ kind }) => kind);

test("only the administrator sees another person's events, also not in the same household", async () => {
  const [ana, ben] = [await server.signUp(), await server.signUp()];
  await server.household(ana, ben);
  const ids = async (who: Client) => (await who.do("listOwnEvents", {})).events.map(({ id }) => id);
  const [anas, bens] = [await ids(ana), await ids(ben)];
  expect(anas.length * bens.length).toBeGreaterThan(0);
  expect(anas.filter((id) => bens.includes(id))).toEqual([]);
  const query = { userId: ben.user.id } as never;
  expect((await ana.do("listOwnEvents", { query })).events.map(({ id }) => id)).toEqual(anas);
  const all = await admin.do("listEvents", { query: { userId: ana.user.id } });
  expect(all.events.map(({ id }) => id)).toEqual(anas);
  const both = await admin.do("listEvents", { query: { userId: ana.user.id, kind: "signed_out" } });
  expect(both.events).toEqual([]);
  expect((await ana.call("listEvents", { query })).status).toBe(403);
});

test("events are read page by page, the newest first", async () => {
  const ana = await server.signUp();
  await server.database.execute(
    `INSERT INTO security_events (kind, user_id, created_at, last_at)
     SELECT 'signed_in', $1, at, at FROM generate_series($2::timestamptz, $2::timestamptz + interval '119 minutes',
       interval '1 minute') at`,
    [ana.user.id, server.clock.now()],
  );
  const pages: string[][] = [];
  let after: string | null = null;
  do {
    const query: { after?: string } = after === null ? {} : { after };
    const page = await ana.do("listOwnEvents", { query });
    pages.push(page.events.map(({ createdAt }) => createdAt));
    after = page.next;
  } while (after !== null);
  expect(pages.map((page) => page.length)).toEqual([50, 50, 21]);
  expect(pages.flat()).toEqual(pages.flat().toSorted().toReversed());
  expect(new Set(pages.flat()).size).toBeGreaterThanOrEqual(120);
  expect((await admin.do("listEvents", { query: { userId: ana.user.id } })).events).toHaveLength(50);
  const reply = await ana.call("listOwnEvents", { query: { after: "yesterday" } });
  expect(reply.problem.errors).toMatchObject([{ field: "after" }]);
});

test("events are kept for 90 days", async () => {
  const ana = await server.signUp();
  server.clock.forward({ days: 89 });
  await server.app.database.run({
    name: "renew",
    text: "UPDATE sessions SET expire = expire + interval '1 year'",
  });
  await deleteOldEvents(server.app);
  expect(await kindsOf(ana)).toEqual(["account_created"]);
  server.clock.forward({ days: 2 });
  await deleteOldEvents(server.app);
  expect(await kindsOf(ana)).toEqual([]);
});
