import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import type { storeFilters } from "../../contract/admin/schema.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let admin: Client;
let ana: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp();
  ana = await server.signUp({ firstName: "Ana" });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.forward({ minutes: 1 });
  await server.database.execute("DELETE FROM stores WHERE NOT is_global OR name LIKE 'Hof%'");
});

const addStore = (name: string, categories = ["Produce", "Bakery"], who = ana) =>
  who.do("addStore", { body: { name, categories } });
const list = async (filter: (typeof storeFilters)[number], search?: string) =>
  (await admin.do("listNewStores", { query: { filter, ...(search && { search }) } })).stores;
const names = async (filter: (typeof storeFilters)[number], search?: string) =>
  (await list(filter, search)).map(({ name }) => name);
const approve = (id: string) => admin.do("approveStore", { params: { id } });
const reject = (id: string) => admin.do("rejectStore", { params: { id } });
const offered = async (name: string) =>
  (await ana.do("listGlobalStores", {})).filter((store) => store.name === name);

test("a store that a person has added waits for review, with the person's name", async () => {
  const store = await addStore("Hofladen");
  expect(await list("pending")).toEqual([
    {
      id: store.id,
      name: "Hofladen",
      types: ["big box"],
      categories: ["produce", "bakery"],
      userId: ana.user.id,
      userName: "Ana",
      isGlobal: false,
      isApproved: false,
      status: "pending",
      createdAt: store.createdAt,
    },
  ]);
});

test("a copy of a global store, or a deleted one, waits for no review", async () => {
  await addStore("COSTCO");
  const gone = await addStore("Hofladen");
  await ana.do("deleteStore", { params: { id: gone.id } });
  expect(await names("pending")).toEqual([]);
  expect(await names("all", "hofl")).toEqual([]);
});

test("an approved store is offered to everybody; doing it again offers nothing twice", async () => {
  const store = await addStore("Hofladen");
  expect(await approve(store.id)).toMatchObject({ id: store.id, isApproved: true, status: "approved" });
  expect(await approve(store.id)).toMatchObject({ isApproved: true, status: "approved" });
  expect(await offered("Hofladen")).toMatchObject([{ categories: ["produce", "bakery"] }]);
  expect(await names("approved")).toEqual(["Hofladen"]);
  expect(await names("pending")).toEqual([]);
  expect(await names("all", "hofl")).toEqual(["Hofladen", "Hofladen"]);
  // It stays Ana's, as it was.
  expect(await ana.do("getStore", { params: { id: store.id } })).toEqual(store);
});

test("approving a person's store ends the review of all of its name, and the global one keeps its categories", async () => {
  const ben = await server.signUp();
  const anas = await addStore("Hofladen", ["Produce"]);
  const bens = await addStore("HOFLADEN", ["Wine"], ben);
  await approve(anas.id);
  expect(await names("pending")).toEqual([]);
  await approve(bens.id);
  expect(await offered("Hofladen")).toMatchObject([{ categories: ["produce"] }]);
  expect(await offered("HOFLADEN")).toEqual([]);
});

test("an ignored store stays private, and can still be approved", async () => {
  const store = await addStore("Hofladen");
  expect(await reject(store.id)).toMatchObject({ isApproved: false, status: "ignored" });
  expect(await reject(store.id)).toMatchObject({ status: "ignored" });
  expect([await names("ignored"), await names("pending"), await offered("Hofladen")]).toEqual([
    ["Hofladen"],
    [],
    [],
  ]);
  expect(await approve(store.id)).toMatchObject({ isApproved: true, status: "approved" });
  expect(await reject(store.id)).toMatchObject({ isApproved: false, status: "ignored" });
  expect(await offered("Hofladen")).toHaveLength(1);
});

test("evidence about a store counts for the global one from its approval on", async () => {
  const store = await addStore("Hofladen", ["Dairy & Eggs"]);
  const { id } = await ana.do("addItem", { body: { name: "Milk" } });
  await ana.do("changeItem", { params: { id }, body: { completed: true, inStoreId: store.id } });
  await approve(store.id);
  await server.runJobs();
  const [global] = await offered("Hofladen");
  const rows = await server.database.execute(
    "SELECT store_id, user_count, usage_frequency FROM store_category_confidence WHERE category_name = 'dairy & eggs'",
  );
  expect(rows).toEqual([{ store_id: global!.id, user_count: 1, usage_frequency: 1 }]);
});

test("global stores are listed as such and can't be reviewed", async () => {
  const [first] = await list("global", "costco");
  expect(first).toMatchObject({ name: "Costco", isGlobal: true, status: "global", userName: null });
  const replies = await Promise.all(
    [first!.id, newId()].flatMap((id) => [
      admin.call("approveStore", { params: { id } }),
      admin.call("rejectStore", { params: { id } }),
    ]),
  );
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test("the list is read page by page to its end, each store once", async () => {
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await admin.do("listNewStores", { query: { filter: "global", ...(after && { after }) } });
    seen.push(...page.stores.map(({ id }) => id));
    after = page.next ?? undefined;
  } while (after !== undefined);
  const all = await ana.do("listGlobalStores", {});
  expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
});
