import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ana = await server.signUp();
});
afterAll(() => server.close());

const times = <T>(number: number, call: () => Promise<T>) =>
  Promise.all(Array.from({ length: number }, call));
const open = (who = ana) => who.do("listItems", {});

test("the same id sent again answers with the item it made, also when that was changed or deleted since", async () => {
  const body = { id: newId(), name: "Milk" };
  const first = await ana.call("addItem", { body });
  expect(first).toMatchObject({ status: 201, body: { id: body.id } });
  expect(await ana.call("addItem", { body })).toMatchObject({ status: 200, body: first.body });
  await ana.do("changeItem", { params: { id: body.id }, body: { completed: true } });
  expect(await ana.call("addItem", { body })).toMatchObject({
    status: 200,
    body: { id: body.id, completed: true },
  });
  await ana.do("deleteItem", { params: { id: body.id } });
  expect(await ana.call("addItem", { body })).toMatchObject({ status: 200, body: { id: body.id } });
  expect(await open()).toEqual([]);
});

test("an id written in capitals is the same id", async () => {
  const id = newId();
  await ana.do("addItem", { body: { id: id.toUpperCase(), name: "Milk" } });
  expect(await ana.call("addItem", { body: { id, name: "Milk" } })).toMatchObject({
    status: 200,
    body: { id },
  });
});

test("ids of stores and categories may be written in capitals too", async () => {
  const store = await ana.do("addStore", { body: { name: "Shop", categories: ["Bakery"] } });
  const [category] = await ana.do("listGlobalCategories", {});
  const [storeId, categoryId] = [store.id.toUpperCase(), category!.id.toUpperCase()];
  const item = await ana.do("addItem", { body: { name: "Milk", storeId, categoryId } });
  expect(item).toMatchObject({ storeId: store.id, categoryId: category!.id });
  const params = { id: item.id.toUpperCase() };
  expect(await ana.do("changeItem", { params, body: { storeId, categoryId } })).toEqual((await open())[0]);
});

test("an id of another list is refused, without a word about its row", async () => {
  const ben = await server.signUp();
  const { id } = await ben.do("addItem", { body: { name: "Ben's secret" } });
  const { status, problem } = await ana.call("addItem", { body: { id, name: "Milk" } });
  expect(status).toBe(409);
  expect(problem).toEqual({
    type: "urn:restock:error:id_taken",
    title: "id taken",
    status: 409,
    detail: "This id is already in use.",
    code: "id_taken",
  });
  expect(await open()).toEqual([]);
});

test("when two strangers send one id at the same moment, one gets it and the other is refused", async () => {
  const ben = await server.signUp();
  const pairs = await times(20, () => {
    const id = newId();
    const add = (person: Client) => person.call("addItem", { body: { id, name: `Thing ${id}` } });
    return Promise.all([add(ana), add(ben)]);
  });
  const statuses = pairs.map((pair) => pair.map(({ status }) => String(status)).toSorted());
  expect(statuses).toEqual(pairs.map(() => ["201", "409"]));
});

test("one add that is sent ten times at once makes one item, and all get the same answer", async () => {
  const operation = newId();
  const replies = await times(10, () => ana.call("addItem", { body: { name: "3 milk" } }, { operation }));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
  for (const { body } of replies) expect(body).toEqual(replies[0]!.body);
  expect(await open()).toHaveLength(1);
});

test("ten sends of one tick at once count once", async () => {
  const { id } = await ana.do("addItem", { body: { name: "Milk" } });
  const operation = newId();
  await times(10, () => ana.do("changeItem", { params: { id }, body: { completed: true } }, { operation }));
  const history = await server.database.execute("SELECT FROM shopping_history WHERE item_id = $1", [id]);
  expect(history).toHaveLength(1);
});

test("ten toggles of one operation at once are one toggle", async () => {
  const { id } = await ana.do("addItem", { body: { name: "Milk" } });
  const operation = newId();
  await times(10, () => ana.do("toggleItemVisibility", { params: { id } }, { operation }));
  expect((await open())[0]).toMatchObject({ hidden: true });
});

test("a repeated operation answers as it did, whatever has happened since", async () => {
  const { id } = await ana.do("addItem", { body: { name: "Milk" } });
  const operation = newId();
  const first = await ana.do("changeItem", { params: { id }, body: { completed: true } }, { operation });
  await ana.do("changeItem", { params: { id }, body: { completed: false } });
  const repeated = await ana.do("changeItem", { params: { id }, body: { completed: true } }, { operation });
  expect(repeated).toEqual(first);
  expect((await open())[0]).toMatchObject({ id, completed: false });
});

test("a refused operation isn't remembered: it works once its reason is gone", async () => {
  const { id } = await ana.do("addItem", { body: { name: "Milk" } });
  await ana.do("deleteItem", { params: { id } });
  const operation = newId();
  const send = () => ana.call("changeItem", { params: { id }, body: { note: "oat" } }, { operation });
  expect((await send()).status).toBe(410);
  await ana.do("changeItem", { params: { id }, body: { deleted: false } });
  expect(await send()).toMatchObject({ status: 200, body: { note: "oat" } });
});

const reused = { status: 422, problem: { code: "operation_reused" } };

test("the key of one operation on another route, item or body is refused, and nothing is done or undone", async () => {
  const operation = newId();
  const [milk, bread] = [{ name: "Milk" }, { name: "Bread" }];
  const { id } = await ana.do("addItem", { body: milk }, { operation });
  const params = { id };
  expect(await ana.call("addItem", { body: bread }, { operation })).toMatchObject(reused);
  expect(await ana.call("changeItem", { params, body: { completed: true } }, { operation })).toMatchObject(
    reused,
  );
  expect(await ana.call("deleteItem", { params }, { operation })).toMatchObject(reused);
  expect(await ana.call("toggleItemVisibility", { params }, { operation })).toMatchObject(reused);
  const store = { name: "Shop", categories: ["produce"] };
  const refusal = await ana.call("addStore", { body: store }, { operation });
  expect(refusal).toMatchObject(reused);
  expect(refusal.problem.detail).toBe(
    "This change was sent under the key of another one. Please make it again.",
  );
  expect(await open()).toMatchObject([{ name: "Milk", completed: false, hidden: false }]);
  expect((await ana.do("listStores", {})).filter(({ name }) => name === "Shop")).toEqual([]);
  // Under the key the first request is still answered, in whatever order its fields come.
  expect(await ana.call("addItem", { body: milk }, { operation })).toMatchObject({
    status: 201,
    body: { id },
  });
});

test("a change of one item under the key of the same change of another item is refused", async () => {
  const [milk, bread] = [
    await ana.do("addItem", { body: { name: "Milk" } }),
    await ana.do("addItem", { body: { name: "Bread" } }),
  ];
  const operation = newId();
  const tick = ({ id }: { id: string }) =>
    ana.call("changeItem", { params: { id }, body: { completed: true, note: "x" } }, { operation });
  expect((await tick(milk)).status).toBe(200);
  expect(await tick(bread)).toMatchObject(reused);
  expect(await open()).toMatchObject([{ name: "Bread" }]);
  const body = { note: "x", completed: true };
  expect((await ana.call("changeItem", { params: { id: milk.id }, body }, { operation })).status).toBe(200);
});

test("an add is known by its item's id, though an upgraded app says the amount in its own fields", async () => {
  const operation = newId();
  const id = newId();
  const first = await ana.call("addItem", { body: { id, name: "2 lb potatoes" } }, { operation });
  const upgraded = { id, name: "Potatoes", quantity: 1, parsedQuantity: "2", parsedSize: "lb" };
  expect(await ana.call("addItem", { body: upgraded }, { operation })).toMatchObject({
    status: 201,
    body: first.body,
  });
});

test("an operation that was kept without a fingerprint is answered as the first time, also on another route", async () => {
  const operation = newId();
  const milk = await ana.do("addItem", { body: { name: "Milk" } }, { operation });
  await server.database.execute("UPDATE operations SET fingerprint = NULL WHERE id = $1", [operation]);
  expect(await ana.call("addItem", { body: { name: "Milk" } }, { operation })).toMatchObject({ body: milk });
  // The kept reply is that of the other route, which the client of the tests would refuse.
  const deletion = await server.http.inject({
    method: "DELETE",
    url: `/api/items/${milk.id}`,
    headers: { cookie: ana.cookie!, "idempotency-key": operation },
  });
  expect(deletion.json()).toEqual(milk);
});

test("a reply that was kept before items had a field is sent with null for it", async () => {
  const operation = newId();
  const milk = await ana.do("addItem", { body: { name: "Milk", note: "oat" } }, { operation });
  // None of these has a value in this item.
  const missing = ["price", "storeId", "completedAt", "parsedQuantity"];
  await server.database.execute("UPDATE operations SET reply = reply - $2::text[] WHERE id = $1", [
    operation,
    missing,
  ]);
  const again = await ana.call("addItem", { body: { name: "Milk", note: "oat" } }, { operation });
  expect(again).toMatchObject({ status: 201, body: milk });
});

test("one person's operation id means nothing for another person", async () => {
  const ben = await server.signUp();
  const operation = newId();
  await ana.do("addItem", { body: { name: "Milk" } }, { operation });
  expect(await ben.call("addItem", { body: { name: "Bread" } }, { operation })).toMatchObject({
    status: 201,
    body: { name: "Bread", userId: ben.user.id },
  });
});

test("a malformed operation id is refused by its field", async () => {
  const { status, problem } = await ana.call("addItem", { body: { name: "Milk" } }, { operation: "first" });
  expect(status).toBe(400);
  expect(problem.errors).toEqual([
    { field: "Idempotency-Key", message: "The operation's id must be a UUID" },
  ]);
});

test("members who add one name at the same moment get one item", async () => {
  const ben = await server.signUp();
  await server.household(ana, ben);
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? ana : ben).call("addItem", { body: { id: newId(), name: index % 3 ? "Milk" : "MILK " } }),
    ),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => b - a)).toEqual([
    201,
    ...Array<number>(9).fill(200),
  ]);
  expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
  expect(await open(ben)).toHaveLength(1);
});

test("strangers who add one unknown name at the same moment each get their own item, in one category", async () => {
  const people = await Promise.all([server.signUp(), server.signUp(), server.signUp(), server.signUp()]);
  const items = await Promise.all(
    people.map((one) => one.do("addItem", { body: { name: "Zanzibar moon dust tea" } })),
  );
  expect(new Set(items.map(({ id }) => id)).size).toBe(4);
  expect(new Set(items.map(({ userItemId }) => userItemId)).size).toBe(4);
  expect(new Set(items.map(({ categoryId }) => categoryId)).size).toBe(1);
});
