import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
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

describe("deleting a store", () => {
  test("removes it; changes are refused as gone, and readers don't find it", async () => {
    const store = await addStore("Lidl");
    expect(await ana.do("deleteStore", withId(store.id))).toEqual({ ok: true });
    expect(await storeNames()).toEqual([]);
    const reads = [
      "getStore",
      "listStoreItems",
      "listEnhancedCategories",
      "listSuggestedCategories",
    ] as const;
    for (const read of reads) expect((await ana.call(read, withId(store.id))).status).toBe(404);
    const change = await ana.call("changeStore", { ...withId(store.id), body: { name: "Aldi" } });
    expect([change.status, change.problem.code]).toEqual([410, "gone"]);
    expect((await ana.call("deleteStore", withId(store.id))).status).toBe(200);
  });

  test("keeps its items on the list without a store, and taking it back gives them the store again", async () => {
    const [lidl, aldi] = [await addStore("Lidl"), await addStore("Aldi")];
    const inLidl = (name: string) => ana.do("addItem", { body: { name, storeId: lidl.id } });
    const [milk, eggs, bread] = [await inLidl("Milk"), await inLidl("Eggs"), await inLidl("Bread")];
    await ana.do("deleteStore", withId(lidl.id));

    const storeOf = async () => {
      const items = await ana.do("listItems", {});
      return new Map(items.map((item) => [item.name, item.storeId]));
    };
    expect(await storeOf()).toEqual(
      new Map([
        ["Milk", null],
        ["Eggs", null],
        ["Bread", null],
      ]),
    );
    const cleared = (await ana.do("listItems", {})).find(({ id }) => id === milk.id);
    expect(cleared!.revision).toBeGreaterThan(bread.revision);

    await ana.do("changeItem", { ...withId(eggs.id), body: { storeId: aldi.id } });
    expect((await ana.do("changeStore", { ...withId(lidl.id), body: { deleted: false } })).name).toBe("Lidl");
    expect(await storeNames()).toEqual(["Lidl", "Aldi"]);
    expect(await storeOf()).toEqual(
      new Map([
        ["Milk", lidl.id],
        ["Eggs", aldi.id],
        ["Bread", lidl.id],
      ]),
    );
  });

  test("an item that a late change puts into it gets the store when it is restored", async () => {
    const lidl = await addStore("Lidl");
    const milk = await ana.do("addItem", { body: { name: "Milk" } });
    await ana.do("deleteStore", withId(lidl.id));
    const late = await ana.do("changeItem", { ...withId(milk.id), body: { storeId: lidl.id } });
    expect(late.storeId).toBeNull();

    await ana.do("changeStore", { ...withId(lidl.id), body: { deleted: false } });
    expect((await ana.do("listItems", {}))[0]!.storeId).toBe(lidl.id);
  });

  test("restoring a store that was never deleted changes nothing", async () => {
    const store = await addStore("Lidl");
    expect(await ana.do("changeStore", { ...withId(store.id), body: { deleted: false } })).toEqual(store);
  });

  test("the name is free again for another store", async () => {
    const store = await addStore("Lidl");
    await ana.do("deleteStore", withId(store.id));
    const reply = await ana.call("addStore", { body: { name: "Lidl", categories: ["bakery"] } });
    expect(reply.status).toBe(201);
    expect(reply.body.id).not.toBe(store.id);
  });

  test("items of a member who leaves the household lose the store that stays behind", async () => {
    const ben = await server.signUp();
    await server.household(ana, ben);
    const store = await addStore("Lidl");
    const item = await ben.do("addItem", { body: { name: "Milk", storeId: store.id } });
    await ben.do("removeMember", withId(ben.user.id));
    const [left] = await ben.do("listItems", {});
    expect(left).toMatchObject({ id: item.id, storeId: null, revision: item.revision });
  });
});
