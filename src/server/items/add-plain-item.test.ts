import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { newId } from "../../contract/new-id.ts";
import type { Item, NewItem } from "../../contract/items/schema.ts";
import { Client, startTestServer, type TestServer } from "../../../test/server.ts";
import { handlers } from "../handlers.ts";
import { createApp } from "../create-app.ts";
import { Database } from "../db/database.ts";
import { createHttpServer } from "../http/http-server.ts";
import { createLog } from "../log.ts";
import { addPlainItems } from "./queries.ts";

let server: TestServer;
/** Items that were added in one journey; null for each that something stood against. */
let quickly: (string | null)[];

beforeAll(async () => {
  server = await startTestServer();
  await server.signUp({ email: "admin@example.com" });
});
afterAll(() => server.close());
beforeEach(() => {
  quickly = [];
  const { database } = server;
  const all = database.all.bind(database) as (...given: unknown[]) => Promise<unknown[]>;
  vi.spyOn(database, "all").mockImplementation(async (statement: { name: string }, ...params: unknown[]) => {
    const found = await all(statement, ...params);
    if (statement.name === addPlainItems.name)
      for (const { revision, name } of found as Pick<Item, "revision" | "name">[])
        quickly.push(revision === null ? null : name);
    return found;
  });
});

const add = (who: Client, body: NewItem, operation?: string) =>
  who.call("addItem", { body }, operation === undefined ? {} : { operation });
const openItems = (who: Client) => who.do("listItems", {});
const rows = (text: string, ...params: unknown[]) => server.database.execute(text, params);

/** Somebody whose list the server remembers. */
async function known(options?: Parameters<TestServer["signUp"]>[0]): Promise<Client> {
  const person = await server.signUp(options);
  await person.do("getUser", {});
  return person;
}

describe("what is added in one journey is what the usual way adds", () => {
  /** Does the same for somebody who is remembered and for somebody who isn't; answers what came of it for both. */
  async function bothWays(work: (person: Client) => Promise<unknown>): Promise<[unknown, unknown]> {
    const answers: unknown[] = [];
    for (const isKnown of [true, false]) {
      const person = await known();
      const find = vi.spyOn(server.app.rememberedLists, "find");
      if (!isKnown) find.mockReturnValue(undefined);
      answers.push(plain(await work(person), person));
      // Only the first of both has taken the short way.
      expect(quickly.some((name) => name !== null)).toBe(isKnown);
      quickly = [];
      find.mockRestore();
    }
    return [answers[0], answers[1]];
  }

  /** Without what differs from person to person, and from row to row. */
  function plain(value: unknown, person: Client): unknown {
    const ids = new Map<string, string>([[person.user.id, "me"]]);
    const text = JSON.stringify(value, (key, part: unknown) => {
      if (key === "userItemId" && typeof part === "string") return "learned";
      if (["id", "storeId", "item_id"].includes(key) && typeof part === "string") {
        if (!ids.has(part)) ids.set(part, `id ${ids.size}`);
        return ids.get(part);
      }
      return part === person.user.id ? "me" : part;
    });
    return JSON.parse(text);
  }

  const names = {
    "a name of the catalogue": "bananas",
    "with an amount": "2 lb chicken thighs",
    "which says another category": "2 cans of tomatoes",
    "a new name": "grandmother's moon cake",
    "not of Latin letters": "חלב 🥛 من المزرعة",
    "with quotes and braces": `{"o'clock", \\x} tea`,
    "with half an emoji": "oat milk \ud83e",
    "with the escape of half an emoji": String.raw`oat milk \ud83e`,
  };
  test.each(Object.entries(names))("%s", async (_, name) => {
    const [quick, usual] = await bothWays(async (person) => {
      // For the second of both the name would be known already.
      await rows("DELETE FROM ai_categorization_cache");
      const { status, body } = await add(person, { name, note: "soon \ud83e" }, newId());
      const words = await rows(
        `SELECT name, name_key, match_key, note, revision, cleared_store_id FROM items WHERE user_id = $1`,
        person.user.id,
      );
      const learned = await rows(
        "SELECT u.name, u.name_key, u.category_by, c.name AS category, u.revision FROM user_items u JOIN categories c ON c.id = u.category_id WHERE u.user_id = $1",
        person.user.id,
      );
      const kept = await rows(
        "SELECT item_name, confidence, reasoning, answered_by, used_count FROM ai_categorization_cache",
      );
      const answers = await rows("SELECT status, reply FROM operations WHERE user_id = $1", person.user.id);
      return { status, body, words, learned, kept, answers };
    });
    expect(quick).toEqual(usual);
    expect(quick).toMatchObject({ status: 201 });
  });

  test("a name whose answer was kept, and one that the person has chosen a category for", async () => {
    const [quick, usual] = await bothWays(async (person) => {
      await rows("DELETE FROM ai_categorization_cache");
      const other = await known();
      await add(other, { name: "Zorbel paste" });
      const categories = await person.do("listGlobalCategories", {});
      const item = (await add(person, { name: "zorbel  PASTE" })).body;
      const categoryId = categories.find(({ name }) => name === "Baby")!.id;
      await person.do("changeItem", { params: { id: item.id }, body: { categoryId, completed: true } });
      const again = (await add(person, { name: "Zorbel paste" })).body;
      const [kept] = await rows("SELECT used_count FROM ai_categorization_cache");
      return [item, again, kept];
    });
    expect(quick).toEqual(usual);
    expect(quick).toMatchObject([{ name: "Zorbel PASTE" }, { categoryName: "Baby" }, { used_count: 1 }]);
  });

  test("in a store, also one that was deleted since", async () => {
    const [quick, usual] = await bothWays(async (person) => {
      const store = await person.do("addStore", { body: { name: "Corner", categories: ["produce"] } });
      const there = (await add(person, { name: "Apples", storeId: store.id })).body;
      await person.do("deleteStore", { params: { id: store.id } });
      const gone = (await add(person, { name: "Pears", storeId: store.id })).body;
      const cleared = await rows(
        "SELECT cleared_store_id = $2 AS cleared FROM items WHERE id = $1",
        gone.id,
        store.id,
      );
      return [
        there.storeId === store.id,
        gone.storeId,
        cleared,
        (await add(person, { name: "Figs", storeId: newId() })).status,
      ];
    });
    expect(quick).toEqual(usual);
    expect(quick).toEqual([true, null, [{ cleared: true }], 404]);
  });

  test("an operation keeps its answer for a repeat, which adds nothing", async () => {
    const [quick, usual] = await bothWays(async (person) => {
      const [operation, id] = [newId(), newId()];
      const first = await add(person, { name: "Semolina", id }, operation);
      await person.do("changeItem", { params: { id }, body: { completed: true } });
      const second = await add(person, { name: "Semolina", id: newId() }, operation);
      expect(second.status).toBe(201);
      expect(second.body).toEqual(first.body);
      return [first, second, await openItems(person)].map((part) =>
        Array.isArray(part) ? part : [part.status, part.body],
      );
    });
    expect(quick).toEqual(usual);
    expect(quick).toMatchObject([[201, {}], [201, {}], []]);
  });
});

describe("what stands against it is looked at in the usual way", () => {
  test("a name that is open, also in another form, is not added again", async () => {
    const person = await known();
    const first = (await add(person, { name: "Tomato" })).body;
    expect(quickly).toEqual(["Tomato"]);
    for (const name of ["tomato", "Tomatoes"]) {
      const { status, body } = await add(person, { name });
      expect([status, body.id]).toEqual([200, first.id]);
    }
    expect(quickly).toEqual(["Tomato", null, null]);
  });

  test("an id that was used before is answered, or refused to somebody else", async () => {
    const [person, other] = [await known(), await known()];
    const id = newId();
    await add(person, { name: "Rice", id });
    await person.do("changeItem", { params: { id }, body: { completed: true } });
    expect((await add(person, { name: "Rice", id })).body).toMatchObject({ id, completed: true });
    expect((await add(other, { name: "Rice", id })).problem).toMatchObject({ code: "id_taken" });
    expect(quickly).toEqual(["Rice", null, null]);
  });

  test("a session that has ended adds nothing", async () => {
    const person = await known();
    const { cookie } = person;
    await person.do("logout", {});
    person.cookie = cookie;
    expect((await add(person, { name: "Leeks" })).status).toBe(401);
    // What is wrong with a call isn't told either.
    expect((await add(person, { name: "" })).status).toBe(401);
    expect(await rows("SELECT id FROM items WHERE user_id = $1", person.user.id)).toEqual([]);
  });

  test("nor does one that has expired, or a call that is meant for somebody else", async () => {
    const person = await known();
    const reply = await person.call(
      "addItem",
      { body: { name: "Leeks" } },
      { headers: { "restock-user": newId() } },
    );
    expect(reply.problem).toMatchObject({ status: 409, code: "other_user" });
    server.clock.forward({ days: 31 });
    expect((await add(person, { name: "Leeks" })).status).toBe(401);
    expect(await rows("SELECT id FROM items WHERE user_id = $1", person.user.id)).toEqual([]);
  });

  test("who has joined a household meanwhile adds to its list", async () => {
    const [owner, guest] = [await known({ role: "premium" }), await known()];
    const household = await server.household(owner, guest);
    await add(guest, { name: "Leeks" });
    expect(quickly).toEqual([null]);
    expect((await openItems(owner)).map(({ name }) => name)).toEqual(["Leeks"]);
    expect(await rows("SELECT revision FROM scopes WHERE id = $1", household)).toEqual([{ revision: 1 }]);
    await add(guest, { name: "Beets" });
    expect(quickly).toEqual([null, "Beets"]);
  });

  test("a list that is being changed is waited for, and nobody else waits with it", async () => {
    const [person, other] = [await known(), await known()];
    let added: Promise<unknown> = Promise.resolve();
    await server.database.withConnection(async (client) => {
      await client.query("BEGIN");
      await client.query("SELECT FROM scopes WHERE id = $1 FOR UPDATE", [person.user.id]);
      added = add(person, { name: "Leeks" });
      await add(other, { name: "Beets" });
      await vi.waitFor(() => expect(quickly).toHaveLength(2));
      expect(await openItems(person)).toEqual([]);
      await client.query("COMMIT");
    });
    expect(await added).toMatchObject({ status: 201 });
    expect(new Set(quickly)).toEqual(new Set([null, "Beets"]));
  });
});

test("what many people add at the same time lands on their own lists, each name once", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => known()));
  await server.household(people[0]!, people[1]!);
  await Promise.all([people[0]!, people[1]!].map((person) => person.do("getUser", {})));
  const wanted = Array.from({ length: 20 }, (_, number) => `Thing ${"abcdefghij"[number % 10]!}zz`);
  const replies = await Promise.all(people.flatMap((person) => wanted.map((name) => add(person, { name }))));
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(50);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(70);
  const lists = await Promise.all(people.map(openItems));
  for (const [place, list] of lists.entries()) {
    expect(new Set(list.map(({ name }) => name)).size).toBe(10);
    expect(list).toHaveLength(10);
    const owners = new Set(list.map(({ userId }) => userId));
    const allowed = place < 2 ? people.slice(0, 2) : [people[place]!];
    expect([...owners].every((id) => allowed.some(({ user }) => user.id === id))).toBe(true);
    expect(revisionsOf(list)).toEqual([...new Set(revisionsOf(list))]);
  }
  expect(quickly.filter((name) => name !== null).length).toBeGreaterThan(0);
});

const revisionsOf = (list: Item[]) => list.map(({ revision }) => revision);

test("two processes that are given the same names for one list put each there once", async () => {
  const person = await known();
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
      names.flatMap((name, place) =>
        (place % 2 === 0 ? [person, twin] : [twin, person]).map((who) => add(who, { name })),
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

test("who waits for a name that somebody is learning holds nobody up", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => known()));
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

test("one that fails takes nobody with it", async () => {
  const people = await Promise.all(Array.from({ length: 4 }, () => known()));
  const id = newId();
  // Both lists look before either of them has written.
  const replies = await Promise.all(people.map((person) => add(person, { name: "Rice", id })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  const fine = await Promise.all(people.map((person) => add(person, { name: "Oats" })));
  expect(fine.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});
