import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mostOpenItems } from "../../contract/items/limits.ts";
import { newId } from "../../contract/new-id.ts";
import { openEvents } from "../../../test/event-stream.ts";
import { importOf } from "../../../test/import-body.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;

beforeAll(async () => {
  server = await startTestServer();
  await server.signUp(); // the administrator
});
beforeEach(async () => {
  ana = await server.signUp();
});
afterAll(() => server.close());

const list = (who = ana) => who.do("getList", {});
const bring = (rows: Parameters<typeof importOf>[0], who = ana) => who.do("addImport", importOf(rows));
const revisionOf = (cursor: string) => Number(cursor.split(".")[2]);
/** Writes a number in letters, because digits would be read as an amount. */
const word = (number: number) => String(number).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)]!);

const household = {
  file: "keep.zip",
  format: "keep",
  stores: [{ name: "corner  shop", categories: ["Bakery", "Odds & Ends", "bakery"] }],
  items: [
    {
      name: "milk",
      quantity: 2,
      parsedQuantity: "2",
      parsedSize: "l",
      note: "the blue one",
      price: 1.29,
      store: "Corner Shop",
    },
    {
      name: "zorbly paste",
      quantity: 1,
      parsedQuantity: null,
      parsedSize: null,
      category: "Spreads of ours",
    },
    { name: "Bread", store: "ALDI" },
  ],
  names: [
    { name: "Quorbel", category: "baking" },
    { name: "Butter", category: null },
    { name: "Eggs", category: "Odds & Ends" },
  ],
  bought: [{ name: "Apples" }, { name: "Frumble" }],
};

test("an import adds stores, categories, items, names and things bought", async () => {
  const made = await ana.call("addImport", { body: household });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    file: "keep.zip",
    format: "keep",
    undoneAt: null,
    // "Spreads Of Ours" and "Odds & Ends"; "Butter" is everybody's name and has its category.
    added: { stores: 2, categories: 2, items: 3, names: 2, bought: 2 },
    already: 1,
  });
  const { items, stores, categories, userItems, suggestions, categoryChoices, currency } = await list();
  const [corner, aldi] = [
    stores.find(({ name }) => name === "corner shop")!,
    stores.find(({ name }) => name === "ALDI")!,
  ];
  expect(corner.categories).toEqual(["bakery", "odds & ends"]);
  // A store without categories has those of the well-known store of its name.
  expect(aldi.categories).toContain("produce");
  expect(items).toMatchObject([
    {
      name: "Milk",
      quantity: 2,
      parsedQuantity: "2",
      parsedSize: "l",
      note: "the blue one",
      price: 1.29,
      storeId: corner.id,
      categoryName: "Dairy & Eggs",
      completed: false,
      userId: ana.user.id,
    },
    { name: "Zorbly Paste", categoryName: "Spreads Of Ours", storeId: null },
    { name: "Bread", storeId: aldi.id },
  ]);
  expect(currency).toBeNull();
  expect(categories.filter(({ isGlobal }) => !isGlobal).map(({ name }) => name)).toEqual([
    "Odds & Ends",
    "Spreads Of Ours",
  ]);
  expect(userItems.map(({ name }) => name)).toEqual(["Frumble", "Quorbel", "Zorbly Paste"]);
  expect(categoryChoices!.map(({ name }) => name)).toEqual(expect.arrayContaining(["eggs", "zorbly paste"]));
  expect(suggestions!.map(({ name, frequency }) => [name, frequency]).toSorted()).toEqual([
    ["Apples", 1],
    ["Frumble", 1],
  ]);
  expect(await ana.do("listImports", {})).toEqual([made.body]);
});

test("the first price that an import adds gives the list its currency, in the same change", async () => {
  const { cursor } = await list();
  await bring({ items: [{ name: "Salt" }], firstCurrency: "CHF" });
  expect(await list()).toMatchObject({ currency: null });
  await bring({ items: [{ name: "Milk", price: 1.29 }], firstCurrency: "EUR" });
  expect(await ana.do("getList", { query: { since: cursor } })).toMatchObject({
    full: false,
    currency: "EUR",
  });
  await bring({ items: [{ name: "Bread", price: 3.5 }], firstCurrency: "USD" });
  expect(await list()).toMatchObject({ currency: "EUR" });
  const { status, problem } = await ana.call("addImport", importOf({ firstCurrency: "francs" }));
  expect([status, problem.errors?.map(({ field }) => field)]).toEqual([400, ["firstCurrency"]]);
});

test("a second import of the same file adds nothing", async () => {
  await bring(household);
  const before = await list();
  server.clock.forward({ minutes: 5 });
  const again = await bring(household);
  expect(again).toMatchObject({
    added: { stores: 0, categories: 0, items: 0, names: 0, bought: 0 },
    already: 8,
  });
  const { cursor: _, ...after } = await list();
  expect(before).toMatchObject(after);
});

test("a repeated call gets the first answer; another call with the same idempotency key is refused", async () => {
  const operation = newId();
  const first = await ana.call("addImport", { body: household }, { operation });
  const second = await ana.call("addImport", { body: household }, { operation });
  expect([second.status, second.body]).toEqual([201, first.body]);
  expect(await ana.do("listImports", {})).toHaveLength(1);
  const other = await ana.call("addImport", importOf({}), { operation });
  expect(other.problem.code).toBe("operation_reused");
});

test("rows that are on the list already are not changed", async () => {
  const store = await ana.do("addStore", { body: { name: "Corner shop", categories: ["Bakery"] } });
  const pet = (await ana.do("listGlobalCategories", {})).find(({ name }) => name === "Pet")!;
  await ana.do("addItem", { body: { name: "Tomatoes", note: "ripe" } });
  await ana.do("addItem", { body: { name: "Kelp", categoryId: pet.id } });
  const kept = (await list()).items;
  server.clock.forward({ minutes: 1 });
  const made = await bring({
    stores: [{ name: "CORNER SHOP", categories: ["Produce", "Bakery"] }],
    items: [
      { name: "tomato", note: "green" },
      { name: "kelp", category: "Frozen" },
      { name: "Soap" },
      { name: "soap" },
    ],
    names: [{ name: "Kelp", category: "Bakery" }],
  });
  expect(made).toMatchObject({ added: { stores: 0, items: 1, names: 0 }, already: 4 });
  const { items, stores } = await list();
  expect(items.slice(0, 2)).toEqual(kept);
  expect(items).toHaveLength(3);
  // Categories that the store lacks come behind its own.
  expect(stores).toMatchObject([{ id: store.id, name: "Corner shop", categories: ["bakery", "produce"] }]);
});

test("a thing bought is counted once in history and suggestions, and is never an open item", async () => {
  const milk = await ana.do("addItem", { body: { name: "Milk" } });
  await ana.do("changeItem", { params: { id: milk.id }, body: { completed: true } });
  const made = await bring({ bought: [{ name: "milk" }, { name: "Salt" }, { name: "salt" }] });
  expect(made).toMatchObject({ added: { bought: 1 }, already: 2 });
  const { items, suggestions } = await list();
  expect(items.filter(({ completed }) => !completed)).toEqual([]);
  expect(suggestions!.map(({ name, frequency }) => [name, frequency]).toSorted()).toEqual([
    ["Milk", 1],
    ["Salt", 1],
  ]);
  expect((await ana.do("downloadData", {})).shoppingHistory).toHaveLength(2);
});

test("the same file imported by two devices at once adds each thing once", async () => {
  const ben = await server.signUp();
  await server.household(ana, ben);
  const replies = await Promise.all([bring(household, ana), bring(household, ben)]);
  expect(replies.map(({ added }) => added.items).toSorted()).toEqual([0, 3]);
  const { items, stores, suggestions, userItems } = await list();
  expect([items.length, stores.length, suggestions!.length, userItems.length]).toEqual([3, 2, 2, 3]);
});

test("2,000 new names reach another phone in one event, in the order of the file", async () => {
  const ben = await server.signUp();
  await server.household(ana, ben);
  const url = await server.http.listen({ port: 0, host: "127.0.0.1" });
  const { cursor } = await list(ben);
  const phone = await openEvents(url, ben.cookie!, { since: cursor });
  const names = Array.from({ length: 2000 }, (_, number) => `Thing ${word(number)}`);
  const { added } = await bring({ items: names.map((name) => ({ name, quantity: 1 })) });
  expect(added.items).toBe(2000);
  // The changes don't fit into one event, so the event makes the phone read the list.
  const event = await phone.next();
  expect(event.event).toBe("reset");
  const { cursor: next } = JSON.parse(event.data) as { cursor: string };
  // An add looks at the number of items only on a list with so many revisions.
  expect(revisionOf(next) - revisionOf(cursor)).toBeGreaterThan(2000);
  server.clock.forward({ minutes: 1 });
  await ana.do("addItem", { body: { name: "Milk" } });
  expect((await phone.changes()).items.map(({ name }) => name)).toEqual(["Milk"]);
  phone.close();
  expect((await list()).items.slice(0, 2000).map(({ name }) => name.toLowerCase())).toEqual(
    names.map((name) => name.toLowerCase()),
  );
});

test("an import that would exceed a limit of the list is refused as a whole", async () => {
  const filler = await ana.do("addItem", { body: { name: "Filler" } });
  await server.database.execute(
    `INSERT INTO items SELECT (jsonb_populate_record(i, jsonb_build_object(
       'id', new_id(), 'name_key', i.name_key || n, 'match_key', i.match_key || n))).*
     FROM items i, generate_series(1, $2::int) n WHERE i.id = $1`,
    [filler.id, mostOpenItems - 3],
  );
  const rows = { stores: [{ name: "Shop", categories: ["Bakery"] }], bought: [{ name: "Salt" }] };
  const items = [{ name: "Bread" }, { name: "Soap" }, { name: "Kelp" }];
  await server.database.execute("UPDATE lists SET revision = revision + $2 WHERE id = $1", [
    ana.user.id,
    mostOpenItems - 3,
  ]);
  const refused = await ana.call("addImport", importOf({ ...rows, items }));
  expect(refused.problem).toMatchObject({
    status: 409,
    code: "list_full",
    detail: "A list can have at most 10,000 open items. This one has 9,998, and the import would add 3 more.",
    errors: [{ field: "items" }],
  });
  expect(await list()).toMatchObject({ stores: [], suggestions: [] });
  expect(await ana.do("listImports", {})).toEqual([]);
  // Rows that are on the list already don't count towards the limit.
  expect((await bring({ items: [...items.slice(0, 2), { name: "filler" }] })).added.items).toBe(2);
  expect((await ana.call("addItem", { body: { name: "Kelp" } })).problem.code).toBe("list_full");
});

const long = "x".repeat(10_000);
const hostile: [string, Parameters<typeof importOf>[0], string][] = [
  ["a name of 10,000 characters", { items: [{ name: "Milk" }, { name: long }] }, "items.1.name"],
  ["a name without a visible character", { bought: [{ name: "\u200b" }] }, "bought.0.name"],
  ["a NUL", { names: [{ name: "Mi\0lk" }] }, "names.0.name"],
  ["a NUL in a file name", { file: "a\0b" }, "file"],
  ["a long file name", { file: long }, "file"],
  ["a format that is a sentence", { format: "My list!" }, "format"],
  ["a quantity that is none", { items: [{ name: "Milk", quantity: 0 }] }, "items.0.quantity"],
  ["a price below zero", { items: [{ name: "Milk", price: -1 }] }, "items.0.price"],
  ["a store name that is too long", { items: [{ name: "Milk", store: long }] }, "items.0.store"],
  ["a category that is blank", { stores: [{ name: "Shop", categories: [" "] }] }, "stores.0.categories.0"],
  ["2,001 rows", { items: Array.from({ length: 2001 }, () => ({ name: "Milk" })) }, "items"],
  [
    "201 stores",
    {
      stores: Array.from({ length: 201 }, (_, number) => ({
        name: `Shop ${number}`,
        categories: ["Bakery"],
      })),
    },
    "stores",
  ],
];

test.each(hostile)("%s is refused by its field, and nothing is added", async (_, rows, field) => {
  const reply = await ana.call("addImport", importOf({ ...rows }));
  expect(reply.problem).toMatchObject({ status: 400, code: "invalid_input" });
  expect(reply.problem.errors!.map((error) => error.field)).toContain(field);
  expect(await list()).toMatchObject({ items: [], stores: [], userItems: [] });
});

test("a store with more than 100 categories is refused, also when it is there already", async () => {
  const named = (from: number) => Array.from({ length: 60 }, (_, number) => `Aisle ${word(from + number)}`);
  await bring({ stores: [{ name: "Shop", categories: named(0) }] });
  const reply = await ana.call(
    "addImport",
    importOf({ stores: [{ name: "shop", categories: named(100) }], items: [{ name: "Milk" }] }),
  );
  expect(reply.problem).toMatchObject({
    status: 400,
    errors: [{ field: "stores", message: "shop would have more than 100 categories." }],
  });
  expect((await list()).items).toEqual([]);
});

test("names of any script, with quotes, emoji and formulas, are stored unchanged", async () => {
  const names = ["🍅", "חלב", "牛奶", "Ꙁ'; DROP TABLE items; --", '"{\\', "=1+1", "Ｍｉｌｋ", "%_\\", "ﬁsh"];
  const { added } = await bring({
    file: "\u202eсписок🛒.txt",
    items: names.map((name) => ({ name, quantity: 1, note: name, category: name, store: name })),
  });
  expect(added).toMatchObject({ items: names.length, stores: names.length });
  const { items, stores } = await list();
  expect(items.map(({ note }) => note)).toEqual(names);
  expect(items.every(({ storeId, categoryName }) => storeId !== null && categoryName !== null)).toBe(true);
  expect(stores.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(await ana.do("listImports", {})).toMatchObject([{ file: "\u202eсписок🛒.txt" }]);
});

test("an import whose connection is killed adds nothing and can be sent again", async () => {
  const operation = newId();
  const body = { ...household, items: [...household.items, { name: "Zwibble" }] };
  await server.database.withConnection(async (client) => {
    // The import waits for this lock behind all rows that it has written before.
    await client.query("BEGIN");
    await client.query("LOCK TABLE imports IN SHARE MODE");
    const sent = ana.call("addImport", { body }, { operation });
    await expect
      .poll(async () => {
        const { rowCount } = await client.query(
          `SELECT pg_terminate_backend(pid) FROM pg_locks
           WHERE relation = 'imports'::regclass AND NOT granted`,
        );
        return rowCount;
      })
      .toBe(1);
    expect((await sent).status).toBe(503);
    await client.query("ROLLBACK");
  });
  expect(await list()).toMatchObject({ items: [], stores: [], suggestions: [] });
  const made = await ana.call("addImport", { body }, { operation });
  expect([made.status, made.body.added.items]).toEqual([201, 4]);
});

test("a long body is read with a session only, and has a limit", async () => {
  const items = Array.from({ length: 2000 }, () => ({ name: "Milk", note: "x".repeat(500) }));
  const nobody = await server.client().call("addImport", importOf({ items }));
  expect(nobody.status).toBe(401);
  expect((await bring({ items })).added.items).toBe(1);
  const reply = await ana.call("addImport", importOf({ file: "x".repeat(4 * 1024 * 1024) }));
  expect(reply.problem.code).toBe("too_large");
});
