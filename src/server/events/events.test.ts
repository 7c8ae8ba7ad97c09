import { connect } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { listChangesSchema, type ListChanges } from "../../contract/lists/schema.ts";
import { openEvents, until, type OpenEvents } from "../../../test/event-stream.ts";
import { startProxy } from "../../../test/proxy.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let url: string;
let ana: Client;
let ben: Client;
let opened: OpenEvents[];

const usual = { heartbeat: 20_000, look: 4000, longest: 30 * 60_000 };

beforeAll(async () => {
  server = await startTestServer();
  url = await server.http.listen({ port: 0, host: "127.0.0.1" });
  await server.signUp({ email: "first@example.com" }); // an administrator who stays
});
beforeEach(async () => {
  opened = [];
  server.app.streams.timing = usual;
  ana = await server.signUp({ firstName: "Ana", role: "premium" });
  ben = await server.signUp({ firstName: "Ben" });
});
afterEach(async () => {
  for (const stream of opened) stream.close();
  await until(() => server.app.streams.size === 0, "the end of all streams");
});
afterAll(() => server.close());

async function watch(who: Client, given: Parameters<typeof openEvents>[2] = {}, at = url) {
  const stream = await openEvents(at, who.cookie!, given);
  opened.push(stream);
  return stream;
}

/** From where the person's list is now. */
async function watchFromNow(who: Client) {
  const { cursor } = await who.do("getList", {});
  return watch(who, { since: cursor });
}

const add = (who: Client, name: string) => who.do("addItem", { body: { name } });

/** Invites and joins, as people do. */
async function share(owner: Client, guest: Client): Promise<void> {
  const { body } = await owner.call("inviteMember", { body: { inviteeEmail: guest.user.email } });
  const token = new URL(body.link!).searchParams.get("token")!;
  await guest.do("joinHousehold", { params: { token } });
}

test("a change reaches the other members as changed rows, with the cursor to go on from", async () => {
  await share(ana, ben);
  const stream = await watchFromNow(ben);
  const milk = await add(ana, "Milk");
  const event = await stream.next();
  const changes: unknown = JSON.parse(event.data);
  expect(z.safeParse(listChangesSchema, changes).error?.issues).toBeUndefined();
  expect(changes).toMatchObject({ full: false, items: [{ id: milk.id }], cursor: event.id });
  await ana.do("changeItem", { params: { id: milk.id }, body: { completed: true } });
  expect((await stream.changes()).items).toMatchObject([{ id: milk.id, completed: true }]);
  await ana.do("deleteItem", { params: { id: milk.id } });
  const last = await stream.changes();
  expect(last.gone.items).toEqual([milk.id]);
  expect(last.cursor).toBe((await ben.do("getList", {})).cursor);
});

test("a stream continues after the cursor in its URL, or the later one in the header", async () => {
  const { cursor } = await ana.do("getList", {});
  await add(ana, "Milk");
  const later = (await ana.do("getList", {})).cursor;
  await add(ana, "Bread");
  const byAddress = await watch(ana, { since: cursor });
  expect((await byAddress.changes()).items).toMatchObject([{ name: "Milk" }, { name: "Bread" }]);
  const byHeader = await watch(ana, { since: cursor, lastEventId: later });
  expect((await byHeader.changes()).items).toMatchObject([{ name: "Bread" }]);
});

test.each([
  ["without a cursor", () => ({})],
  ["with another list's cursor", () => ({ since: `${ben.user.id}.0.3` })],
  ["with a cursor from the future, as after a restored backup", () => ({ since: `${ana.user.id}.0.99` })],
  ["with a cursor of other people behind the list", () => ({ since: `${ana.user.id}.9.0` })],
])("a stream %s begins by saying that the list has to be read", async (_, given) => {
  await add(ana, "Milk");
  const stream = await watch(ana, given());
  expect(await stream.next()).toMatchObject({ event: "reset", id: (await ana.do("getList", {})).cursor });
  await add(ana, "Bread");
  expect((await stream.changes()).items).toMatchObject([{ name: "Bread" }]);
});

test("a malformed cursor is refused, in the address and in the header", async () => {
  expect((await watch(ana, { since: "yesterday" })).status).toBe(400);
  expect((await watch(ana, { lastEventId: "yesterday" })).status).toBe(400);
});

test("a HEAD request opens no stream", async () => {
  const head = await fetch(`${url}/api/events`, { method: "HEAD", headers: { cookie: ana.cookie! } });
  expect([head.status, server.app.streams.size]).toEqual([404, 0]);
});

test("a burst of changes arrives complete, in few events", async () => {
  const stream = await watchFromNow(ana);
  const items = await Promise.all(
    Array.from({ length: 20 }, (_, index) => add(ana, `Thing ${"abcdefghijklmnopqrst"[index]}`)),
  );
  const { cursor } = await ana.do("getList", {});
  await until(() => stream.events.at(-1)?.id === cursor, "the last of the changes");
  const ids = stream.events.flatMap(({ data }) => (JSON.parse(data) as ListChanges).items);
  expect(new Set(ids.map(({ id }) => id))).toEqual(new Set(items.map(({ id }) => id)));
  expect(stream.events.length).toBeLessThanOrEqual(20);
});

test("a stream continues after a cut without missing or repeating a change", async () => {
  const proxy = await startProxy(url);
  let { cursor } = await ana.do("getList", {});
  const [added, seen]: [string[], string[]] = [[], []];
  const addOne = async () =>
    added.push((await add(ana, `Thing ${"abcdefghijklmnopqrstu"[added.length]}`)).id);
  const see = (data: string) => seen.push(...(JSON.parse(data) as ListChanges).items.map(({ id }) => id));
  for (let cuts = 0; cuts < 10; cuts += 1) {
    // Somewhere in the head, in an event, between two.
    proxy.cutAfter = cuts % 2 === 0 ? 600 + cuts * 250 : null;
    const stream = await openEvents(proxy.url, ana.cookie!, { since: cursor }).catch(() => null);
    await addOne();
    await addOne();
    proxy.cut();
    await stream?.over;
    for (const { id, data } of stream?.events ?? []) {
      see(data);
      cursor = id;
    }
  }
  await proxy.close();
  const end = await watch(ana, { since: cursor });
  await addOne();
  while (seen.at(-1) !== added.at(-1)) see((await end.next()).data);
  expect(seen).toEqual(added);
});

test("the stream of a removed member continues with their own list, without the household's changes", async () => {
  await share(ana, ben);
  const stream = await watchFromNow(ben);
  await add(ana, "Milk");
  expect((await stream.changes()).items).toMatchObject([{ name: "Milk" }]);
  await ana.do("removeMember", { params: { id: ben.user.id } });
  await add(ana, "A secret");
  expect(await stream.next()).toMatchObject({
    event: "reset",
    id: expect.stringMatching(new RegExp(`^${ben.user.id}\\.`)) as string,
  });
  await add(ana, "Another secret");
  await add(ben, "Bread");
  expect(await stream.changes()).toMatchObject({ items: [{ name: "Bread" }], members: [{ name: "Ben" }] });
  expect(JSON.stringify(stream.events)).not.toContain("secret");
});

test("after a join the streams of old and new members are reset at once", async () => {
  const [anas, bens] = [await watchFromNow(ana), await watchFromNow(ben)];
  await share(ana, ben);
  const { cursor } = await ana.do("getList", {});
  const [ended, begun] = [await bens.next(), await until(() => anas.events.at(-1)?.id === cursor, "a reset")];
  expect([ended.event, ended.id, anas.events.at(-1)?.event, begun]).toEqual([
    "reset",
    cursor,
    "reset",
    undefined,
  ]);
  await add(ben, "Milk");
  expect((await bens.changes()).items).toMatchObject([{ name: "Milk" }]);
});

test.each([
  ["logging out", (who: Client) => who.do("logout", {})],
  [
    "signing in again in its browser",
    (who: Client) => who.do("login", { body: { email: who.user.email, password: "correct horse" } }),
  ],
  [
    "a new password by a mailed link",
    async ({ user: { email } }: Client) => {
      await server.client().do("requestPasswordReset", { body: { email } });
      await server.runJobs();
      const mail = server.mails().findLast(({ to }) => to === email)!;
      const token = /token=([\w-]{43})/.exec(mail.text)![1]!;
      await server.client().do("resetPassword", { body: { token, password: "another horse" } });
    },
  ],
  [
    "a new password on another device",
    async (who: Client) => {
      const other = server.client();
      await other.do("login", { body: { email: who.user.email, password: "correct horse" } });
      const body = { name: "Ana", email: who.user.email, newPassword: "another horse" };
      await other.do("updateProfile", { body });
    },
  ],
  [
    "deleting the account",
    (who: Client) => who.do("deleteAccount", { body: { confirmation: "delete my account" } }),
  ],
])("a stream ends at once with its session: %s", async (_, end) => {
  server.app.streams.timing = { ...usual, look: 600_000 };
  const stream = await watchFromNow(ben);
  await end(ben);
  expect(await stream.over).toBe("ended");
  await until(() => server.app.streams.size === 0, "the end of the stream at the server");
});

test("a stream ends when its session expires", async () => {
  server.app.streams.timing = { ...usual, look: 50 };
  const stream = await watchFromNow(ben);
  server.clock.forward({ days: 31 });
  expect(await stream.over).toBe("ended");
});

test("a stream sends heartbeats, and ends after its time", async () => {
  server.app.streams.timing = { ...usual, heartbeat: 20, look: 50 };
  const stream = await watchFromNow(ana);
  await until(() => stream.chunks() >= 4, "signs of life");
  server.app.streams.timing = { ...usual, longest: 0 };
  expect(await stream.over).toBe("ended");
  expect(stream.events).toEqual([]);
});

test("a change without a signal is found within seconds", async () => {
  server.app.streams.timing = { ...usual, look: 50 };
  const stream = await watchFromNow(ana);
  await server.database.execute("UPDATE lists SET revision = revision + 1 WHERE id = $1", [ana.user.id]);
  expect((await stream.changes()).cursor).toBe(`${ana.user.id}.0.1`);
});

test("the newest ten streams of a person stay open", async () => {
  const streams = [];
  for (let count = 0; count < 12; count += 1) streams.push(await watchFromNow(ana));
  opened.push(...streams);
  expect(await streams[0]!.over).toBe("ended");
  expect(await streams[1]!.over).toBe("ended");
  expect(streams[0]!.retry()).toBeGreaterThan(10_000);
  expect(server.app.streams.size).toBe(10);
  await add(ana, "Milk");
  for (const stream of streams.slice(2)) expect((await stream.changes()).items).toHaveLength(1);
});

test("a client that doesn't read is dropped", async () => {
  server.app.streams.timing = { ...usual, heartbeat: 100 };
  const { cursor } = await ana.do("getList", {});
  await server.database.execute(
    `INSERT INTO items (id, list_id, user_id, master_item_id, name, name_key, note)
     SELECT new_id(), $1, $1, (SELECT id FROM master_items LIMIT 1), 'Thing ' || n, 'thing ' || n, repeat('x', 500)
     FROM generate_series(1, 150) n`,
    [ana.user.id],
  );
  const socket = connect(Number(new URL(url).port), "127.0.0.1").pause();
  socket.on("error", () => undefined);
  socket.write(`GET /api/events?since=${cursor} HTTP/1.1\r\nhost: x\r\ncookie: ${ana.cookie}\r\n\r\n`);
  await until(() => server.app.streams.size === 1, "the stream");
  let rounds = 0;
  // Some megabytes fit into the sockets of both sides.
  while (server.app.streams.size > 0 && rounds < 4000) {
    rounds += 1;
    await server.database.execute(
      `WITH next AS (UPDATE lists SET revision = revision + 1 WHERE id = $1 RETURNING revision)
       UPDATE items SET revision = next.revision FROM next WHERE user_id = $1`,
      [ana.user.id],
    );
    server.app.changes.announce([ana.user.id]);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(server.app.streams.size).toBe(0);
  expect(rounds).toBeGreaterThan(5);
  socket.destroy();
});

test("more changes than an event can hold become a reset", async () => {
  const stream = await watchFromNow(ana);
  await server.database.execute(
    `WITH next AS (UPDATE lists SET revision = 7 WHERE id = $1)
     INSERT INTO items (id, list_id, user_id, master_item_id, name, name_key, revision)
     SELECT new_id(), $1, $1, (SELECT id FROM master_items LIMIT 1), 'Thing ' || n, 'thing ' || n, 7
     FROM generate_series(1, 600) n`,
    [ana.user.id],
  );
  server.app.changes.announce([ana.user.id]);
  expect(await stream.next()).toMatchObject({ event: "reset", id: `${ana.user.id}.0.7` });
});

test("a stopping server ends its streams with a hint, and takes no more", async () => {
  const stream = await watchFromNow(ana);
  server.app.streams.stop();
  expect(await stream.over).toBe("ended");
  expect(stream.retry()).toBe(1000);
  const late = await openEvents(url, ana.cookie!);
  expect(late.status).toBe(503);
});
