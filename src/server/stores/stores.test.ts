import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { type Client, startTestServer, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  ana = await server.signUp();
});

/** A minute after whatever was before, so that what is listed has an order. */
const addStore = (name: string, categories = ["produce"], by = ana) => {
  server.clock.forward({ minutes: 1 });
  return by.do("addStore", { body: { name, categories } });
};
const storeNames = async (by = ana) => (await by.do("listStores", {})).map(({ name }) => name);
const withId = (id: string) => ({ params: { id } });

describe("adding a store", () => {
  test("keeps its name as typed and its categories in lower case, each once", async () => {
    const now = server.clock.now().toISOString().replace(".000Z", "+00:00");
    const reply = await ana.call("addStore", {
      body: { name: "  Corner   Shop ", categories: ["Produce", " produce ", "Dairy &  Eggs"] },
    });
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      name: "Corner Shop",
      categories: ["produce", "dairy & eggs"],
      types: ["big box"],
      userId: ana.user.id,
      isGlobal: false,
      createdAt: now,
      updatedAt: now,
    });
    expect((await ana.do("getStore", withId(reply.body.id))).id).toBe(reply.body.id);
    expect(await ana.do("listStores", {})).toEqual([{ ...reply.body, itemCount: 0 }]);
  });

  test("takes names in any script", async () => {
    const names = ["🛒 Markt 24", "سوق المدينة", "Café Ümlaut", "ШАУРМА", "O'Brien's; DROP TABLE stores"];
    for (const name of names) await addStore(name, ["🥖 bäckerei", "خضروات"]);
    expect(await storeNames()).toEqual(names);
  });

  test("a name the list has already, in any case and spacing, answers with that store", async () => {
    const first = await addStore("Café Nero", ["bakery"]);
    const again = await ana.call("addStore", { body: { name: "cafe\u0301  NERO", categories: ["produce"] } });
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first);
    expect(await storeNames()).toEqual(["Café Nero"]);
  });

  test("ten sends at the same moment make one store", async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, () =>
        ana.call("addStore", { body: { name: "Lidl", categories: ["bakery"] } }),
      ),
    );
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual([
      ...Array<string>(9).fill("200"),
      "201",
    ]);
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    expect(await storeNames()).toEqual(["Lidl"]);
  });

  test("needs a name and at least one category", async () => {
    const refusals: [object, string, string][] = [
      [{ name: " ", categories: ["produce"] }, "name", "Please enter a store name"],
      [{ categories: ["produce"] }, "name", "Please enter a store name"],
      [
        { name: "x".repeat(81), categories: ["produce"] },
        "name",
        "A store name can have at most 80 characters",
      ],
      [{ name: "Shop", categories: [] }, "categories", "A store needs at least one category"],
      [{ name: "Shop", categories: ["produce", " "] }, "categories.1", "Please enter a category name"],
      [{ id: "7", name: "Shop", categories: ["produce"] }, "id", "Invalid UUID"],
    ];
    for (const [body, field, message] of refusals) {
      const { status, problem } = await ana.call("addStore", { body: body as never });
      expect(status).toBe(400);
      expect(problem.errors).toEqual([{ field, message }]);
    }
    expect(await storeNames()).toEqual([]);
  });

  test("unknown category names become the person's own categories", async () => {
    await ana.do("addCategory", { body: { name: "Camping" } });
    await addStore("Outdoor World", ["produce", "camping", "fishing bait", "BBQ gear"]);
    const own = (await ana.do("listCategories", {})).filter(({ isGlobal }) => !isGlobal);
    expect(own.map(({ name, userId }) => [name, userId])).toEqual(
      ["BBQ Gear", "Camping", "Fishing Bait"].map((name) => [name, ana.user.id]),
    );
  });
});

describe("a store that is sent again with the same id", () => {
  test("answers with what exists, also after changes and after deletion", async () => {
    const id = newId();
    const body = { id, name: "Lidl", categories: ["bakery"] };
    expect((await ana.call("addStore", { body })).status).toBe(201);
    await ana.do("changeStore", { ...withId(id), body: { name: "Lidl North" } });
    const again = await ana.call("addStore", { body });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({ id, name: "Lidl North" });

    await ana.do("deleteStore", withId(id));
    expect((await ana.call("addStore", { body })).status).toBe(200);
    expect(await storeNames()).toEqual([]);
  });

  test("an operation that arrives again is answered as the first time and changes nothing", async () => {
    const operation = newId();
    const given = { body: { name: "Lidl", categories: ["bakery"] } };
    const first = await ana.call("addStore", given, { operation });
    await ana.do("changeStore", { ...withId(first.body.id), body: { name: "Aldi" } });
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => ana.call("addStore", given, { operation })),
    );
    for (const reply of replies) {
      expect(reply.status).toBe(201);
      expect(reply.body).toEqual(first.body);
    }
    expect(await storeNames()).toEqual(["Aldi"]);
  });
});

describe("changing a store", () => {
  test("sets its categories", async () => {
    const store = await addStore("Lidl", ["produce", "bakery"]);
    server.clock.forward({ minutes: 5 });
    const changed = await ana.do("changeStore", {
      ...withId(store.id),
      body: { categories: ["Bakery", "Toys"] },
    });
    expect(changed).toMatchObject({ name: "Lidl", categories: ["bakery", "toys"] });
    expect(Date.parse(changed.updatedAt) - Date.parse(store.updatedAt)).toBe(300_000);
    expect(changed.revision).toBeGreaterThan(store.revision);
    expect(await ana.do("getStore", withId(store.id))).toEqual(changed);
    expect((await ana.do("listCategories", {})).map(({ name }) => name)).toContain("Toys");
  });

  test("the last category stays", async () => {
    const store = await addStore("Lidl");
    const { status, problem } = await ana.call("changeStore", {
      ...withId(store.id),
      body: { categories: [] },
    });
    expect([status, problem.detail]).toEqual([400, "A store needs at least one category"]);
    expect((await ana.do("getStore", withId(store.id))).categories).toEqual(store.categories);
  });

  test("setting a value that it has already changes nothing", async () => {
    const store = await addStore("Lidl", ["produce", "bakery"]);
    const body = { name: "Lidl", categories: ["produce", "bakery"] };
    expect(await ana.do("changeStore", { ...withId(store.id), body })).toEqual(store);
  });

  test("can give it another name, but not that of another store of the list", async () => {
    const store = await addStore("Lidl");
    await addStore("Aldi");
    expect((await ana.do("changeStore", { ...withId(store.id), body: { name: "LIDL" } })).name).toBe("LIDL");
    const { status, problem } = await ana.call("changeStore", {
      ...withId(store.id),
      body: { name: "aldi" },
    });
    expect(status).toBe(400);
    expect(problem).toMatchObject({
      detail: "You already have a store with this name",
      errors: [{ field: "name", message: "You already have a store with this name" }],
    });
    expect((await ana.do("getStore", withId(store.id))).name).toBe("LIDL");
  });

  test("names the field that can't be used", async () => {
    const store = await addStore("Lidl");
    const refusals: [object, string][] = [
      [{ categories: Array.from({ length: 101 }, (_, index) => `category ${index}`) }, "categories"],
      [{ categories: "produce" }, "categories"],
      [{ name: "" }, "name"],
      [{ deleted: true }, "deleted"],
    ];
    for (const [body, field] of refusals) {
      const { status, problem } = await ana.call("changeStore", { ...withId(store.id), body });
      expect([status, problem.errors?.map((error) => error.field)]).toEqual([400, [field]]);
    }
  });
});

test("everybody is offered the global stores with their categories", async () => {
  const stores = await ana.do("listGlobalStores", {});
  expect(stores.length).toBeGreaterThan(200);
  expect(stores.find(({ name }) => name === "Petbarn")).toEqual({
    id: expect.any(String),
    name: "Petbarn",
    categories: ["pet"],
  });
  // They are for choosing from: nobody's to read, change or delete.
  const { id } = stores[0]!;
  expect((await ana.call("getStore", withId(id))).status).toBe(404);
  expect((await ana.call("changeStore", { ...withId(id), body: { categories: ["pet"] } })).status).toBe(404);
  expect((await ana.call("deleteStore", withId(id))).status).toBe(404);
  expect((await ana.call("addStore", { body: { id, name: "Mine", categories: ["pet"] } })).status).toBe(409);
});
