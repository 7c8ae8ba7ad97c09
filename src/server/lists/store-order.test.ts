import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const addStore = async (who: Client, name: string) =>
  (await who.do("addStore", { body: { name, categories: ["Bakery"] } })).id;
const orderOf = async (who: Client) => (await who.do("getList", {})).storeOrder;

test("a person's order of their stores goes with them into a household and out of it", async () => {
  const [ana, ben] = [await server.signUp({ firstName: "Ana" }), await server.signUp({ firstName: "Ben" })];
  const order = [await addStore(ben, "Market"), await addStore(ben, "Baker")].toReversed();
  await ben.do("setStoreOrder", { body: { storeIds: order } });
  await server.household(ana, ben);
  const { storeOrder, stores, cursor } = await ben.do("getList", {});
  expect([storeOrder, stores.map(({ id }) => id).toSorted()]).toEqual([order, order.toSorted()]);
  expect(await orderOf(ana)).toEqual([]);
  // It was made at a revision of another list, and says nothing of what is new in this one.
  await addStore(ana, "Costco");
  expect((await ben.do("getList", { query: { since: cursor } })).storeOrder).toBeNull();
  await ana.do("removeMember", { params: { id: ben.user.id } });
  expect(await orderOf(ben)).toEqual(order);
});

test("a store that is deleted and brought back is in its place again", async () => {
  const ana = await server.signUp();
  const [baker, market] = [await addStore(ana, "Baker"), await addStore(ana, "Market")];
  await ana.do("deleteStore", { params: { id: market } });
  // A device that didn't know of the deletion.
  await ana.do("setStoreOrder", { body: { storeIds: [market, baker] } });
  await ana.do("changeStore", { params: { id: market }, body: { deleted: false } });
  expect(await orderOf(ana)).toEqual([market, baker]);
});

test("an order that arrives again doesn't undo a later one", async () => {
  const ana = await server.signUp();
  const [baker, market] = [await addStore(ana, "Baker"), await addStore(ana, "Market")];
  const operation = newId();
  const first = () => ana.do("setStoreOrder", { body: { storeIds: [market, baker] } }, { operation });
  const answer = await first();
  await ana.do("setStoreOrder", { body: { storeIds: [baker, market] } });
  expect(await first()).toEqual(answer);
  expect(await orderOf(ana)).toEqual([baker, market]);
});

test.each([
  ["something that is no store's id", ["Costco"], "storeIds.0"],
  ["more stores than a list has", Array.from({ length: 1001 }, () => newId()), "storeIds"],
])("%s is refused", async (_, storeIds, field) => {
  const ana = await server.signUp();
  const { status, problem } = await ana.call("setStoreOrder", { body: { storeIds } });
  expect([status, problem.errors?.map((error) => error.field)]).toEqual([400, [field]]);
  expect(await orderOf(ana)).toEqual([]);
});

test("a download of what is theirs has the person's order", async () => {
  const ana = await server.signUp();
  const baker = await addStore(ana, "Baker");
  await ana.do("setStoreOrder", { body: { storeIds: [baker] } });
  expect((await ana.do("downloadData", {})).storeOrders).toEqual([{ storeIds: [baker] }]);
});
