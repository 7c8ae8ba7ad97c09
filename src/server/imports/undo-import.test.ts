import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { itemFields } from "../../contract/items/fields.ts";
import { newId } from "../../contract/new-id.ts";
import { importOf } from "../../../test/import-body.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { changeRole } from "../accounts/role.ts";
import { deleteOldImports } from "./jobs.ts";
import { takeItemsBack } from "./undo-queries.ts";

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

/** Advances the clock by days without ending sessions. */
async function pass(days: number) {
  await server.database.execute("UPDATE sessions SET expire = expire + interval '1 year'");
  server.clock.forward({ days });
}
/** Advances the clock, so that later changes have a later time. */
const later = () => server.clock.forward({ minutes: 1 });
const list = (who = ana) => who.do("getList", {});
const open = async (who = ana) => (await who.do("listItems", {})).map(({ name }) => name).toSorted();
async function bring(rows: Parameters<typeof importOf>[0], who = ana) {
  const { id } = await who.do("addImport", importOf(rows));
  later();
  return id;
}
const undo = (id: string, who = ana) => who.do("undoImport", { params: { id } });
const itemNamed = async (name: string) => (await list()).items.find((item) => item.name === name)!;
const change = async (name: string, body: Parameters<typeof ana.do<"changeItem">>[1]["body"]) => {
  const { id } = await itemNamed(name);
  await ana.do("changeItem", { params: { id }, body });
  later();
};

const household = {
  stores: [{ name: "Corner shop", categories: ["Bakery", "Odds & Ends"] }],
  items: [
    { name: "Milk", note: "the blue one", price: 1.29, store: "Corner shop" },
    { name: "Zorbly paste", category: "Spreads" },
  ],
  names: [
    { name: "Quorbel", category: "Baking" },
    { name: "Vixit" },
    { name: "Eggs", category: "Odds & Ends" },
  ],
  bought: [{ name: "Apples" }, { name: "Frumble" }],
};

test("an undo takes an unchanged import back as a whole", async () => {
  const before = await list();
  const id = await bring(household);
  expect(await undo(id)).toEqual({ takenBack: 10, kept: 0 });
  const after = await list();
  // The name of a deleted item stays, as after every deletion.
  expect(after.userItems.map(({ name }) => name)).toEqual(["Zorbly Paste"]);
  expect({ ...after, cursor: null, userItems: [] }).toEqual({ ...before, cursor: null });
  expect(await ana.do("listImports", {})).toMatchObject([
    { id, undoneAt: expect.any(String) as string, added: { items: 2 } },
  ]);
  // The file can be imported again.
  expect((await ana.do("addImport", importOf(household))).added).toMatchObject({
    stores: 1,
    items: 2,
    bought: 2,
  });
});

test("an undo reaches other devices", async () => {
  const id = await bring({ items: household.items, stores: household.stores });
  const { cursor } = await list();
  const { items, stores } = await list();
  await undo(id);
  const changes = await ana.do("getList", { query: { since: cursor } });
  expect(changes.full).toBe(false);
  expect(changes.gone.items.toSorted()).toEqual(items.map((item) => item.id).toSorted());
  expect(changes.gone.stores).toEqual(stores.map((store) => store.id));
  const named = await bring({ names: [{ name: "Vixit" }] });
  const { cursor: seen } = await list();
  await undo(named);
  // The stream can't report a deleted name, so devices read the list anew.
  expect(await ana.do("getList", { query: { since: seen } })).toMatchObject({ full: true });
});

test("a second undo, also a concurrent one, is answered as the first", async () => {
  const id = await bring(household);
  const [one, other] = await Promise.all([undo(id), undo(id)]);
  expect(one).toEqual(other);
  await ana.do("addItem", { body: { name: "Milk" } });
  expect(await undo(id)).toEqual(one);
  expect(await open()).toEqual(["Milk"]);
});

test("an undo keeps items that were ticked, unticked, changed, hidden, renamed or made a repeat, and their store", async () => {
  ana = await server.signUp({ role: "premium" });
  const names = ["Bread", "Butter", "Cheese", "Eggs", "Flour", "Ham", "Jam", "Leek", "Milk", "Nuts"];
  const id = await bring({ items: names.map((name) => ({ name, store: "Corner shop" })) });
  const [store] = await ana.do("listStores", {});
  await change("Bread", { completed: true, inStoreId: store!.id });
  await change("Butter", { completed: true });
  await change("Butter", { completed: false });
  await change("Cheese", { note: "old" });
  await change("Eggs", { hidden: true });
  await change("Flour", { name: "Rye flour" });
  await change("Ham", { quantity: 2 });
  await change("Jam", { storeId: null });
  await change("Leek", { notHere: true, inStoreId: store!.id });
  await ana.do("addRecurringItem", { body: { name: "Milk", intervalDays: 7 } });
  later();
  expect(await undo(id)).toEqual({ takenBack: 1, kept: 10 });
  expect(await open()).toEqual(["Butter", "Cheese", "Eggs", "Ham", "Jam", "Leek", "Milk", "Rye Flour"]);
  expect((await list()).stores).toHaveLength(1);
});

test("an undo keeps items that a person has put into another category, but not those that refining has moved", async () => {
  const id = await bring({ items: [{ name: "Zorbly" }, { name: "Vorbly" }, { name: "Worbly" }] });
  const pet = (await ana.do("listGlobalCategories", {})).find(({ name }) => name === "Pet")!;
  await change("Zorbly", { categoryId: pet.id });
  await change("Vorbly", { categoryId: null });
  await server.database.execute(
    "UPDATE items SET category_id = $1, revision = revision + 1 WHERE list_id = $2 AND name_key = 'worbly'",
    [pet.id, ana.user.id],
  );
  expect(await undo(id)).toEqual({ takenBack: 1, kept: 2 });
  expect(await open()).toEqual(["Vorbly", "Zorbly"]);
});

test("rows that were deleted before an undo are counted neither as taken back nor as kept, and stay deleted", async () => {
  const id = await bring({ items: [{ name: "Milk" }, { name: "Bread" }] });
  await ana.do("deleteItem", { params: { id: (await itemNamed("Milk")).id } });
  expect(await undo(id)).toEqual({ takenBack: 1, kept: 0 });
});

test("an undo keeps a store, a category, a name and a purchase that were used since", async () => {
  const id = await bring(household);
  const [store] = await ana.do("listStores", {});
  const spreads = (await list()).categories.find(({ name }) => name === "Spreads")!;
  await ana.do("addItem", { body: { name: "Salt", storeId: store!.id } });
  await ana.do("addItem", { body: { name: "Honey", categoryId: spreads.id } });
  await ana.do("addItem", { body: { name: "Vixit" } });
  const apples = await ana.do("addItem", { body: { name: "Apples" } });
  later();
  await ana.do("changeItem", { params: { id: apples.id }, body: { completed: true } });
  // Both items, "Quorbel", "Eggs" and "Frumble" are taken back; the store keeps "Odds & Ends".
  expect(await undo(id)).toEqual({ takenBack: 5, kept: 5 });
  const { stores, categories, userItems, suggestions } = await list();
  expect(stores).toMatchObject([{ name: "Corner shop" }]);
  expect(categories.filter(({ isGlobal }) => !isGlobal).map(({ name }) => name)).toEqual([
    "Odds & Ends",
    "Spreads",
  ]);
  expect(userItems.map(({ name }) => name)).toEqual(["Vixit", "Zorbly Paste"]);
  expect(suggestions).toMatchObject([{ name: "Apples", frequency: 2 }]);
});

test("an undo removes the categories that a store got, unless the store was changed since", async () => {
  for (const name of ["North", "South"]) await ana.do("addStore", { body: { name, categories: ["Bakery"] } });
  const stores = ["North", "South"].map((name) => ({ name, categories: ["Frozen", "Produce"] }));
  const id = await bring({ stores });
  const south = (await ana.do("listStores", {})).find(({ name }) => name === "South")!;
  await ana.do("changeStore", { params: { id: south.id }, body: { categories: ["Produce", "Bakery"] } });
  expect(await undo(id)).toEqual({ takenBack: 0, kept: 0 });
  expect((await list()).stores.map(({ name, categories }) => [name, categories]).toSorted()).toEqual([
    ["North", ["bakery"]],
    ["South", ["produce", "bakery"]],
  ]);
});

test("open items return to their former category when the choice for their name is taken back", async () => {
  await ana.do("addItem", { body: { name: "Eggs" } });
  later();
  const { categoryName } = await itemNamed("Eggs");
  const id = await bring({ names: [{ name: "Eggs", category: "Odds & Ends" }] });
  expect((await itemNamed("Eggs")).categoryName).toBe("Odds & Ends");
  expect(await undo(id)).toEqual({ takenBack: 2, kept: 0 });
  expect((await itemNamed("Eggs")).categoryName).toBe(categoryName);
});

test("an undo of another list's import, an unknown one and one of 30 days ago answers not found", async () => {
  const id = await bring({ items: [{ name: "Milk" }] });
  const eve = await server.signUp();
  for (const [who, what] of [
    [eve, id],
    [ana, newId()],
  ] as const)
    expect((await who.call("undoImport", { params: { id: what } })).problem.code).toBe("not_found");
  expect(await eve.do("listImports", {})).toEqual([]);
  await pass(30);
  expect((await ana.call("undoImport", { params: { id } })).status).toBe(404);
  expect(await ana.do("listImports", {})).toEqual([]);
  expect(await open()).toEqual(["Milk"]);
});

test("imports that can't be undone any more are deleted; their rows stay", async () => {
  const old = await bring(household);
  await pass(20);
  const young = await bring({ items: [{ name: "Salt" }] });
  await pass(11);
  await deleteOldImports(server.app);
  const rows = await server.database.execute(
    "SELECT DISTINCT import_id AS id FROM imported_rows WHERE import_id IN ($1, $2)",
    [old, young],
  );
  expect(rows).toEqual([{ id: young }]);
  expect((await list()).items).toHaveLength(3);
  expect(await undo(young)).toEqual({ takenBack: 1, kept: 0 });
});

test("an import moves with the person who made it into a household and out of it", async () => {
  const [owner, ben] = [ana, await server.signUp()];
  await owner.do("addStore", { body: { name: "Ana's shop", categories: ["Bakery"] } });
  const first = await bring(
    { items: [{ name: "Bread" }, { name: "Soap" }], names: [{ name: "Vixit" }] },
    ben,
  );
  await server.household(owner, ben);
  later();
  const second = await bring(
    {
      stores: [{ name: "Ana's shop", categories: ["Frozen"] }],
      items: [{ name: "Kelp", store: "Ana's shop" }],
    },
    ben,
  );
  expect((await owner.do("listImports", {})).map(({ id }) => id)).toEqual([second, first]);
  expect(await undo(first, owner)).toEqual({ takenBack: 3, kept: 0 });
  expect(await open(owner)).toEqual(["Kelp"]);
  await owner.do("removeMember", { params: { id: ben.user.id } });
  expect(await owner.do("listImports", {})).toEqual([]);
  expect((await ben.do("listImports", {})).map(({ id }) => id)).toEqual([second, first]);
  // The item's store belongs to another member and was left behind, which changed the item.
  expect(await undo(second, ben)).toEqual({ takenBack: 0, kept: 1 });
  expect((await list(owner)).stores[0]!.categories).toEqual(["bakery", "frozen"]);
});

test("the end of sharing separates imports by member, and a deleted account's imports are deleted", async () => {
  const ben = await server.signUp();
  await server.household(ana, ben);
  const anas = await bring({ items: [{ name: "Bread", store: "Shop of both" }], names: [{ name: "Vixit" }] });
  const bens = await bring(
    { stores: [{ name: "Shop of both", categories: ["Frozen"] }], items: [{ name: "Soap" }] },
    ben,
  );
  await changeRole(server.app, ana.user.id, "free");
  expect((await ana.do("listImports", {})).map(({ id }) => id)).toEqual([anas]);
  expect((await ben.do("listImports", {})).map(({ id }) => id)).toEqual([bens]);
  // Ben's import has added a category to Ana's store.
  expect(await undo(anas)).toEqual({ takenBack: 2, kept: 1 });
  await ben.do("deleteAccount", { body: { confirmation: "delete my account" } });
  const left = await server.database.execute("SELECT FROM imports WHERE id = $1", [bens]);
  expect(left).toEqual([]);
});

test("a person's download contains their imports", async () => {
  await bring({ file: "keep.zip", items: [{ name: "Milk" }] });
  expect((await ana.do("downloadData", {})).imports).toMatchObject([
    { file: "keep.zip", addedItems: 1, userId: ana.user.id },
  ]);
});

test("an undo compares every field of an item that a person can change", () => {
  const columns = Object.values(itemFields).flatMap((field) => ("change" in field ? [field.column] : []));
  expect(columns.length).toBeGreaterThan(5);
  expect(columns.filter((column) => !takeItemsBack.text.includes(`i.${column}`))).toEqual([]);
});
