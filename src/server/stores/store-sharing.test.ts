import { changeRole } from "../accounts/role.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import type { Store } from "../../contract/stores/schema.ts";
import { type Client, startTestServer, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;
let ben: Client;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  [ana, ben] = [await server.signUp(), await server.signUp()];
});

const addStore = (name: string, by: Client): Promise<Store> =>
  by.do("addStore", { body: { name, categories: ["produce"] } });
const storeNames = async (by: Client) => (await by.do("listStores", {})).map(({ name }) => name);

describe("strangers", () => {
  test("can't see, change or delete each other's stores, and learn nothing from trying", async () => {
    const store = await addStore("Lidl", ana);
    await ana.do("addItem", { body: { name: "Milk", storeId: store.id } });
    const params = { id: store.id };
    const unknown = { id: newId() };
    const tries = [
      (given: { params: { id: string } }) => ben.call("getStore", given),
      (given: { params: { id: string } }) => ben.call("listStoreItems", given),
      (given: { params: { id: string } }) => ben.call("listEnhancedCategories", given),
      (given: { params: { id: string } }) => ben.call("listSuggestedCategories", given),
      (given: { params: { id: string } }) =>
        ben.call("changeStore", { ...given, body: { categories: ["pet"] } }),
      (given: { params: { id: string } }) => ben.call("changeStore", { ...given, body: { deleted: false } }),
      (given: { params: { id: string } }) => ben.call("deleteStore", given),
    ];
    for (const attempt of tries) {
      const [others, nobodys] = [await attempt({ params }), await attempt({ params: unknown })];
      expect(others.status).toBe(404);
      expect(others.problem).toEqual(nobodys.problem);
    }
    expect(await ben.do("listStores", {})).toEqual([]);
    expect(await ana.do("getStore", { params })).toEqual(store);
    expect(await ana.do("listStores", {})).toEqual([{ ...store, itemCount: 1 }]);
  });

  test("can't take back what the other person deleted", async () => {
    const store = await addStore("Lidl", ana);
    await ana.do("deleteStore", { params: { id: store.id } });
    const { status } = await ben.call("changeStore", { params: { id: store.id }, body: { deleted: false } });
    expect(status).toBe(404);
    expect(await storeNames(ana)).toEqual([]);
  });

  test("can have stores of the same name, but not with the same id", async () => {
    const store = await addStore("Lidl", ana);
    const taken = await ben.call("addStore", { body: { id: store.id, name: "Lidl", categories: ["pet"] } });
    expect([taken.status, taken.problem.code]).toEqual([409, "id_taken"]);
    expect((await addStore("Lidl", ben)).id).not.toBe(store.id);
    expect(await ana.do("getStore", { params: { id: store.id } })).toEqual(store);
  });

  test("get one store between them when they send the same id at the same moment", async () => {
    const id = newId();
    const replies = await Promise.all(
      [ana, ben].map((person) =>
        person.call("addStore", { body: { id, name: "Lidl", categories: ["pet"] } }),
      ),
    );
    expect(replies.map(({ status }) => String(status)).toSorted()).toEqual(["201", "409"]);
    expect([...(await storeNames(ana)), ...(await storeNames(ben))]).toEqual(["Lidl"]);
    const used = await server.database.execute("SELECT FROM store_category_usage WHERE store_id = $1", [id]);
    expect(used.length).toBeLessThanOrEqual(1);
  });
});

describe("a household", () => {
  test("shares its stores: each member reads, changes, deletes and takes back", async () => {
    await server.household(ana, ben);
    const store = await addStore("Lidl", ana);
    const params = { id: store.id };
    expect(await ben.do("getStore", { params })).toEqual(store);
    const changed = await ben.do("changeStore", { params, body: { categories: ["bakery"] } });
    expect(await ana.do("getStore", { params })).toEqual(changed);
    expect(changed.userId).toBe(ana.user.id);
    await ben.do("deleteStore", { params });
    expect(await storeNames(ana)).toEqual([]);
    await ana.do("changeStore", { params, body: { deleted: false } });
    expect(await storeNames(ben)).toEqual(["Lidl"]);
  });

  test("has one store for a name that two members add", async () => {
    await server.household(ana, ben);
    const store = await addStore("Lidl", ana);
    expect((await addStore("lidl", ben)).id).toBe(store.id);
  });

  test("has one store when two members add it at the same moment", async () => {
    await server.household(ana, ben);
    const stores = await Promise.all(
      [ana, ben, ana, ben, ana, ben].map((person) => addStore("Aldi", person)),
    );
    expect(new Set(stores.map(({ id }) => id)).size).toBe(1);
    expect(await storeNames(ben)).toEqual(["Aldi"]);
  });

  test("sees what each brought, and each only their own while sharing rests", async () => {
    await addStore("Lidl", ana);
    await addStore("Lidl", ben);
    await server.household(ana, ben);
    expect(await storeNames(ana)).toEqual(["Lidl", "Lidl"]);
    const { id } = (await ana.do("listStores", {})).find(({ userId }) => userId === ben.user.id)!;
    await changeRole(server.app, ana.user.id, "free");
    expect(await storeNames(ana)).toEqual(["Lidl"]);
    expect((await ana.call("getStore", { params: { id } })).status).toBe(404);
    expect((await ben.call("getStore", { params: { id } })).status).toBe(200);
  });
});

test("every route of stores needs a session", async () => {
  const store = await addStore("Lidl", ana);
  const visitor = server.client();
  const params = { id: store.id };
  const replies = [
    await visitor.call("listStores", {}),
    await visitor.call("getStore", { params }),
    await visitor.call("listStoreItems", { params }),
    await visitor.call("addStore", { body: { name: "Aldi", categories: ["pet"] } }),
    await visitor.call("changeStore", { params, body: { categories: ["pet"] } }),
    await visitor.call("deleteStore", { params }),
    await visitor.call("listGlobalStores", {}),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 401));
  expect(await storeNames(ana)).toEqual(["Lidl"]);
});
