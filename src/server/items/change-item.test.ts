import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Category } from "../../contract/categories/schema.ts";
import { newId } from "../../contract/new-id.ts";
import type { ItemChanges } from "../../contract/items/schema.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;
let categories: Category[];

beforeAll(async () => {
  server = await startTestServer();
  await server.signUp();
  categories = await (await server.signUp()).do("listGlobalCategories", {});
});
beforeEach(async () => {
  ana = await server.signUp();
});
afterAll(() => server.close());

const add = (name: string) => ana.do("addItem", { body: { name } });
const change = (id: string, body: ItemChanges) => ana.do("changeItem", { params: { id }, body });
const tryChange = (id: string, body: ItemChanges) => ana.call("changeItem", { params: { id }, body });
const open = () => ana.do("listItems", {});
const idOf = (name: string) => categories.find((category) => category.name === name)!.id;

test("an item is ticked and leaves the open items, then is opened again", async () => {
  const { id } = await add("Milk");
  expect(await change(id, { completed: true })).toMatchObject({
    completed: true,
    completedAt: expect.any(String),
  });
  expect(await open()).toEqual([]);
  expect(await change(id, { completed: false })).toMatchObject({ completed: false, completedAt: null });
  expect((await open()).map((item) => item.id)).toEqual([id]);
});

test("a ticked item says who ticked it, also while another person ticks it again", async () => {
  const ben = await server.signUp();
  await server.household(ana, ben);
  const item = await add("Milk");
  expect(item.completedBy).toBeNull();
  const ticked = await ben.do("changeItem", { params: { id: item.id }, body: { completed: true } });
  expect(ticked.completedBy).toBe(ben.user.id);
  expect(await change(item.id, { completed: true })).toEqual(ticked);
  expect((await ana.do("getList", {})).items).toMatchObject([{ completedBy: ben.user.id }]);
  await change(item.id, { completed: false });
  expect(await change(item.id, { completed: true })).toMatchObject({ completedBy: ana.user.id });
});

test("a ticked item says in which store it was ticked: the one that the person shops in, else its own, else none", async () => {
  const [costco, aldi] = await Promise.all(
    ["Costco", "Aldi"].map((name) => ana.do("addStore", { body: { name, categories: ["Dairy & Eggs"] } })),
  );
  const item = await ana.do("addItem", { body: { name: "Milk", storeId: aldi!.id } });
  expect(item.completedIn).toBeNull();
  const { cursor } = await ana.do("getList", {});
  const ticked = await change(item.id, { completed: true, inStoreId: costco!.id.toUpperCase() });
  expect(ticked.completedIn).toBe(costco!.id);
  expect((await ana.do("getList", {})).items).toEqual([ticked]);
  expect((await ana.do("getList", { query: { since: cursor } })).items).toEqual([ticked]);
  expect(await change(item.id, { note: "oat" })).toMatchObject({ completedIn: costco!.id });
  expect(await change(item.id, { completed: false })).toMatchObject({ completedIn: null });
  expect(await change(item.id, { completed: true, name: "Oat milk" })).toMatchObject({
    completedIn: aldi!.id,
  });
  await change(item.id, { completed: false, storeId: null });
  expect(await change(item.id, { completed: true })).toMatchObject({ completedIn: null });
});

test("a ticked item stays on the list for 12 hours", async () => {
  const { id } = await add("Milk");
  await change(id, { completed: true });
  const onList = async () =>
    (await ana.do("listAllItems", {})).length + (await ana.do("getList", {})).items.length;
  server.clock.forward({ hours: 11, minutes: 59 });
  expect(await onList()).toBe(2);
  server.clock.forward({ minutes: 1 });
  expect(await onList()).toBe(0);
});

test("setting a state that an item has already changes nothing", async () => {
  const item = await add("Milk");
  await change(item.id, { completed: true, note: "oat" });
  server.clock.forward({ minutes: 5 });
  const before = (await ana.do("listAllItems", {}))[0];
  expect(await change(item.id, { completed: true, note: " oat ", hidden: false, name: "milk" })).toEqual(
    before,
  );
  expect(
    await server.database.execute("SELECT FROM shopping_history WHERE item_id = $1", [item.id]),
  ).toHaveLength(1);
});

test("note, quantity and store are set and taken away again", async () => {
  const { id } = await add("Milk");
  const store = await ana.do("addStore", { body: { name: "Dairy shop", categories: ["Dairy"] } });
  expect(await change(id, { note: "the blue one", quantity: 3, storeId: store.id })).toMatchObject({
    note: "the blue one",
    quantity: 3,
    parsedQuantity: "3",
    storeId: store.id,
  });
  expect(await change(id, { note: "", quantity: 1, storeId: null })).toMatchObject({
    note: null,
    quantity: 1,
    parsedQuantity: null,
    storeId: null,
  });
});

test("a hidden item is kept, and shown again", async () => {
  const { id } = await add("Milk");
  expect(await ana.do("toggleItemVisibility", { params: { id } })).toMatchObject({ hidden: true });
  expect(await change(id, { hidden: true })).toMatchObject({ hidden: true });
  expect(await ana.do("toggleItemVisibility", { params: { id } })).toMatchObject({ hidden: false });
});

test("a renamed item gets the category of its new name, and keeps its quantity", async () => {
  const item = await ana.do("addItem", { body: { name: "2 milk" } });
  const renamed = await change(item.id, { name: "chicken breasts" });
  expect(renamed).toMatchObject({ name: "Chicken Breasts", categoryName: "Meat & Poultry", quantity: 2 });
  expect(renamed.masterItemId).not.toBe(item.masterItemId);
  const own = await change(item.id, { name: "5 ana's chicken parcels" });
  expect(own).toMatchObject({
    name: "Ana's Chicken Parcels",
    quantity: 5,
    parsedQuantity: "5",
    masterItemId: null,
  });
  expect((await ana.do("listUserItems", {})).map(({ id }) => id)).toEqual([own.userItemId]);
  expect((await ana.call("addItem", { body: { name: "ana's chicken parcels" } })).body.id).toBe(item.id);
});

test("a rename is read like an add: a can of it is another category", async () => {
  const added = await add("2 cans of tomatoes");
  expect(added.categoryName).not.toBe(
    (await (await server.signUp()).do("addItem", { body: { name: "Tomatoes" } })).categoryName,
  );
  ana = await server.signUp();
  const renamed = await change((await add("Rye sticks")).id, { name: "2 cans of tomatoes" });
  expect(renamed).toMatchObject({ name: "Tomatoes", categoryName: added.categoryName });
});

test("half an emoji in a note is kept as a replacement character, also for a repeat", async () => {
  const { id } = await add("Oat milk");
  const body = { note: "cut \ud83e" };
  for (const operation of [newId()].flatMap((one) => [one, one]))
    expect((await ana.call("changeItem", { params: { id }, body }, { operation })).body).toMatchObject({
      id,
      note: "cut \ufffd",
    });
});

test("a rename that only changes capitals is kept as typed", async () => {
  const { id, userItemId } = await add("Tante emma's brot");
  expect(await change(id, { name: "Tante EMMA's Brot" })).toMatchObject({
    name: "Tante EMMA's Brot",
    userItemId,
  });
});

test("a category chosen for an item is the one of its name from then on", async () => {
  const { id } = await add("Milk");
  expect(await change(id, { categoryId: idOf("Baby") })).toMatchObject({ categoryName: "Baby" });
  await change(id, { completed: true });
  expect((await add("milk")).categoryName).toBe("Baby");
});

test("confirming the engine's category is a choice too", async () => {
  const item = await add("Miraculix brew");
  await change(item.id, { categoryId: item.categoryId });
  const chosen = await server.database.execute(
    "SELECT category_id FROM category_choices WHERE user_id = $1",
    [ana.user.id],
  );
  expect(chosen).toEqual([{ category_id: item.categoryId }]);
});

test("an item taken out of its category has none until its name is added again", async () => {
  const { id } = await add("Milk");
  await change(id, { categoryId: idOf("Baby") });
  expect(await change(id, { categoryId: null })).toMatchObject({ categoryId: null, categoryName: null });
  await change(id, { completed: true });
  expect((await add("Milk")).categoryName).toBe("Dairy & Eggs");
});

test("a renamed item that gets a category in the same change keeps it with the new name", async () => {
  const { id } = await add("Milk");
  const renamed = await change(id, { name: "Rubber duck of joy", categoryId: idOf("Baby") });
  expect(renamed).toMatchObject({ name: "Rubber Duck Of Joy", categoryName: "Baby" });
  await ana.do("deleteItem", { params: { id } });
  expect((await add("rubber duck of joy")).categoryName).toBe("Baby");
  expect((await add("milk")).categoryName).toBe("Dairy & Eggs");
});

test("a deleted item is gone for changes, and comes back within 30 days", async () => {
  const { id } = await ana.do("addItem", { body: { name: "3 milk" } });
  expect(await ana.do("deleteItem", { params: { id } })).toEqual({ ok: true });
  expect(await ana.do("deleteItem", { params: { id } })).toEqual({ ok: true });
  expect(await open()).toEqual([]);
  expect((await tryChange(id, { completed: true })).problem).toMatchObject({ status: 410, code: "gone" });
  expect((await ana.call("toggleItemVisibility", { params: { id } })).status).toBe(410);
  server.clock.forward({ days: 29 });
  await ana.do("getUser", {}); // renews the session
  expect(await change(id, { deleted: false })).toMatchObject({ id, quantity: 3, completed: false });
  expect((await open()).map((item) => item.id)).toEqual([id]);
  await ana.do("deleteItem", { params: { id } });
  server.clock.forward({ days: 15 });
  await ana.do("getUser", {});
  server.clock.forward({ days: 15 });
  expect((await tryChange(id, { deleted: false })).status).toBe(410);
});

test("an unknown item is not found", async () => {
  const { id } = await add("Milk");
  expect((await tryChange(newId(), { completed: true })).problem).toMatchObject({
    status: 404,
    code: "not_found",
  });
  expect((await ana.call("deleteItem", { params: { id: newId() } })).status).toBe(404);
  expect((await ana.call("toggleItemVisibility", { params: { id: newId() } })).status).toBe(404);
  for (const body of [
    { storeId: newId() },
    { categoryId: newId() },
    { inStoreId: newId(), completed: true },
  ]) {
    expect((await tryChange(id, body)).status).toBe(404);
  }
  expect((await open())[0]).toMatchObject({ id, completed: false });
});

test.each([
  ["a quantity of none", { quantity: 0 }, "quantity", "The quantity must be a whole number from 1 to 9999"],
  ["half a quantity", { quantity: 1.5 }, "quantity", "The quantity must be a whole number from 1 to 9999"],
  ["a blank name", { name: " " }, "name", "Please enter an item"],
  ["a note that is too long", { note: "x".repeat(501) }, "note", "A note can have at most 500 characters"],
  ["a tick that is a word", { completed: "yes" }, "completed", expect.any(String)],
])("%s is refused, by the field's name", async (_, body, field, message) => {
  const { id } = await add("Milk");
  const { status, problem } = await tryChange(id, body as ItemChanges);
  expect(status).toBe(400);
  expect(problem.errors).toEqual([{ field, message }]);
});

test("an amount is set with its size, as one", async () => {
  const { id } = await add("500 g flour of ours");
  const amount = { quantity: 1, parsedQuantity: "1½", parsedSize: "kg" };
  expect(await change(id, { amount })).toMatchObject({
    ...amount,
    name: "Flour Of Ours",
  });
  const tooLong = { ...amount, parsedSize: "x".repeat(61) };
  const { status } = await tryChange(id, { amount: tooLong });
  expect(status).toBe(400);
});
