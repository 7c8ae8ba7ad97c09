import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import type { Item } from "../../contract/items/schema.ts";
import { changeRole } from "../accounts/role.ts";
import { startTestServer, type Client, type Reply, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;
let eve: Client;
let item: Item;

beforeAll(async () => {
  server = await startTestServer();
  // The administrator of the installation is a stranger to other people's lists too.
  eve = await server.signUp();
  ana = await server.signUp();
  item = await ana.do("addItem", { body: { name: "Ana's private tea" } });
  await ana.do("changeItem", { params: { id: item.id }, body: { note: "for me" } });
  [item] = (await ana.do("listItems", {})) as [Item];
});
afterAll(() => server.close());

const attempts: [
  string,
  (id: string) => Promise<Reply<"changeItem" | "toggleItemVisibility" | "deleteItem">>,
][] = [
  ["tick", (id) => eve.call("changeItem", { params: { id }, body: { completed: true } })],
  ["rename", (id) => eve.call("changeItem", { params: { id }, body: { name: "Eve's" } })],
  ["restore", (id) => eve.call("changeItem", { params: { id }, body: { deleted: false } })],
  ["touch", (id) => eve.call("changeItem", { params: { id }, body: {} })],
  ["toggle", (id) => eve.call("toggleItemVisibility", { params: { id } })],
  ["delete", (id) => eve.call("deleteItem", { params: { id } })],
];

test.each(attempts)("a stranger can't %s an item: it is as if it didn't exist", async (_, attempt) => {
  const reply = await attempt(item.id);
  expect(reply.status).toBe(404);
  expect(reply.problem).toEqual((await attempt(newId())).problem);
  expect(await ana.do("listItems", {})).toEqual([item]);
});

test("a stranger sees nothing of an item in any list", async () => {
  expect(await eve.do("listItems", {})).toEqual([]);
  expect(await eve.do("listAllItems", {})).toEqual([]);
  expect(await eve.do("listUserItems", {})).toEqual([]);
  const list = await eve.do("getList", {});
  expect(list).toMatchObject({ items: [], stores: [], userItems: [], suggestions: [] });
  expect(JSON.stringify(list)).not.toContain(ana.user.id);
});

test("a cursor of another person's list gives a stranger their own list", async () => {
  const { cursor } = await ana.do("getList", {});
  const list = await eve.do("getList", { query: { since: cursor } });
  expect(list).toMatchObject({ full: true, items: [], members: [{ id: eve.user.id }] });
  expect(list.cursor).not.toBe(cursor);
});

test("a stranger can't tick an item in another's store, nor put it there", async () => {
  const store = await ana.do("addStore", { body: { name: "Ana's shop", categories: ["Produce"] } });
  const { id } = await eve.do("addItem", { body: { name: "Milk" } });
  for (const body of [{ completed: true, inStoreId: store.id }, { storeId: store.id }]) {
    expect((await eve.call("changeItem", { params: { id }, body })).status).toBe(404);
  }
  expect(await server.database.execute("SELECT FROM store_visits")).toEqual([]);
});

test("every route of items needs a session", async () => {
  const nobody = server.client();
  const params = { id: item.id };
  const replies = await Promise.all([
    nobody.call("getList", {}),
    nobody.call("listItems", {}),
    nobody.call("listAllItems", {}),
    nobody.call("listMasterItems", {}),
    nobody.call("listUserItems", {}),
    nobody.call("processAiBatch", {}),
    nobody.call("addItem", { body: { name: "Milk" } }),
    nobody.call("changeItem", { params, body: { completed: true } }),
    nobody.call("toggleItemVisibility", { params }),
    nobody.call("deleteItem", { params }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 401));
});

test("members of a household see and change one list; while sharing rests each only their own", async () => {
  const [ben, cleo] = [await server.signUp(), await server.signUp()];
  const milk = await ben.do("addItem", { body: { name: "Milk" } });
  await server.household(ben, cleo);
  server.clock.forward({ minutes: 1 });
  const bread = await cleo.do("addItem", { body: { name: "Bread" } });
  expect((await ben.do("listItems", {})).map(({ id }) => id)).toEqual([milk.id, bread.id]);
  expect(await cleo.do("changeItem", { params: { id: milk.id }, body: { note: "2 %" } })).toMatchObject({
    note: "2 %",
  });
  expect((await cleo.do("getList", {})).members.map(({ id }) => id).toSorted()).toEqual(
    [ben.user.id, cleo.user.id].toSorted(),
  );
  await changeRole(server.app, ben.user.id, "free");
  expect((await ben.do("listItems", {})).map(({ id }) => id)).toEqual([milk.id]);
  expect((await cleo.do("listItems", {})).map(({ id }) => id)).toEqual([bread.id]);
  expect((await cleo.call("changeItem", { params: { id: milk.id }, body: { completed: true } })).status).toBe(
    404,
  );
});

test("a category chosen by one member is everybody's, and the latest choice counts", async () => {
  const [ben, cleo] = [await server.signUp(), await server.signUp()];
  await server.household(ben, cleo);
  const categories = await ben.do("listGlobalCategories", {});
  const [baby, pet] = ["Baby", "Pet"].map(
    (name) => categories.find((category) => category.name === name)!.id,
  );
  const { id } = await ben.do("addItem", { body: { name: "Milk", categoryId: baby } });
  server.clock.forward({ minutes: 1 });
  await cleo.do("changeItem", { params: { id }, body: { categoryId: pet } });
  await ben.do("deleteItem", { params: { id } });
  expect((await ben.do("addItem", { body: { name: "Milk" } })).categoryName).toBe("Pet");
});
