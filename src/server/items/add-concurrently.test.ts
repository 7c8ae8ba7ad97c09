import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import type { Item, NewItem } from "../../contract/items/schema.ts";
import { Client, startTestServer, type TestServer } from "../../../test/server.ts";
import { handlers } from "../handlers.ts";
import { createApp } from "../create-app.ts";
import { Database } from "../db/database.ts";
import { createHttpServer } from "../http/http-server.ts";
import { createLog } from "../log.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.signUp({ email: "admin@example.com" });
});
afterAll(() => server.close());

const add = (who: Client, body: NewItem) => who.call("addItem", { body });
const openItems = (who: Client) => who.do("listItems", {});

test("an add waits for a change of its own list, and for no other list's", async () => {
  const [person, other] = [await server.signUp(), await server.signUp()];
  let added: Promise<unknown> = Promise.resolve();
  await server.database.withConnection(async (client) => {
    await client.query("BEGIN");
    await client.query("SELECT FROM lists WHERE id = $1 FOR UPDATE", [person.user.id]);
    added = add(person, { name: "Leeks" });
    expect((await add(other, { name: "Beets" })).status).toBe(201);
    expect(await openItems(person)).toEqual([]);
    await client.query("COMMIT");
  });
  expect(await added).toMatchObject({ status: 201 });
});

test("items that many people add at the same time land on their own lists, each name once", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => server.signUp()));
  await server.household(people[0]!, people[1]!);
  const wanted = Array.from({ length: 20 }, (_, number) => `Thing ${"abcdefghij"[number % 10]!}zz`);
  const replies = await Promise.all(people.flatMap((person) => wanted.map((name) => add(person, { name }))));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(50);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(70);
  const lists = await Promise.all(people.map(openItems));
  for (const [index, list] of lists.entries()) {
    expect(new Set(list.map(({ name }) => name)).size).toBe(10);
    expect(list).toHaveLength(10);
    const owners = new Set(list.map(({ userId }) => userId));
    const allowed = index < 2 ? people.slice(0, 2) : [people[index]!];
    expect([...owners].every((id) => allowed.some(({ user }) => user.id === id))).toBe(true);
    expect(revisionsOf(list)).toEqual([...new Set(revisionsOf(list))]);
  }
});

test("amounts that are added at the same time are all merged into the open items, in their order", async () => {
  const person = await server.signUp();
  const open = await person.do("addItem", { body: { name: "Zilk" } });
  const names = ["Rolls", "Zilk 2 l", "Zilks", "Rolls 6", "Jam", "zilk 3 l", "Jam 2"];
  const replies = await Promise.all(names.map((name) => add(person, { name })));
  expect(replies.map(({ status }) => status)).toEqual([201, 200, 200, 200, 201, 200, 200]);
  expect(replies[5]!.body.id).toBe(open.id);
  const apart = await server.signUp();
  for (const name of ["Zilk", ...names]) await add(apart, { name });
  const shown = async (who: Client) => (await openItems(who)).map(({ name, quantity }) => [name, quantity]);
  expect(await shown(person)).toEqual(await shown(apart));
  expect(await shown(person)).toHaveLength(3);
});

const revisionsOf = (list: Item[]) => list.map(({ revision }) => revision);

test("two processes that receive the same names for one list put each there once", async () => {
  const person = await server.signUp();
  const database = new Database({
    connection: { connectionString: server.databaseUrl },
    log: createLog("silent"),
  });
  const http = createHttpServer(createApp(server.app.config, database, server.clock), handlers);
  try {
    const twin = new Client(http);
    twin.cookie = person.cookie;
    await twin.do("getUser", {});
    const names = Array.from(
      { length: 40 },
      (_, number) => `Thing ${"abcdefgh"[number % 8]}${"klmno"[number % 5]}`,
    );
    const replies = await Promise.all(
      names.flatMap((name, index) =>
        (index % 2 === 0 ? [person, twin] : [twin, person]).map((who) => add(who, { name })),
      ),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(40);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(40);
    expect(new Set((await openItems(person)).map(({ name }) => name)).size).toBe(40);
  } finally {
    await http.close();
    await database.close();
  }
});

test("an add that waits for another transaction to insert its name delays no other list", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => server.signUp()));
  let slow: Promise<{ status: number }> = Promise.reject(new Error("not asked"));
  slow.catch(() => undefined);
  await server.database.withConnection(async (client) => {
    await client.query("BEGIN");
    await client.query(
      `INSERT INTO ai_categorization_cache (id, item_name, suggested_category_id, confidence, reasoning)
       SELECT new_id(), 'quorvel drops', id, 50, 'test' FROM categories WHERE is_global LIMIT 1`,
    );
    slow = add(people[0]!, { name: "Quorvel drops" });
    const others = await Promise.all(people.slice(1).map((person) => add(person, { name: "Quorvel tea" })));
    expect(others.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await openItems(people[0]!)).toEqual([]);
    await client.query("COMMIT");
  });
  expect((await slow).status).toBe(201);
});

test("an add that fails does not fail the others of its batch", async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => server.signUp()));
  const id = newId();
  const first = await add(people[0]!, { name: "Rice", id });
  const replies = await Promise.all(
    people.slice(1).flatMap((person) => [add(person, { name: "Rice", id }), add(person, { name: "Beans" })]),
  );
  expect([first, ...replies].map(({ status }) => status)).toEqual([201, 409, 201, 409, 201, 409, 201]);
  const fine = await Promise.all(people.map((person) => add(person, { name: "Oats" })));
  expect(fine.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});
