import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import type { Category } from "../../contract/categories/schema.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import type { NewItem } from "../../contract/items/schema.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;
let ana: Client;
let categories: Category[];

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp();
  categories = await ana.do("listGlobalCategories", {});
});
afterAll(() => server.close());

const add = (who: Client, body: NewItem) => who.call("addItem", { body });
const idOf = (name: string) => categories.find((category) => category.name === name)!.id;

test("an item that Restock knows lands in its category at once", async () => {
  const { status, body: item } = await add(ana, { name: "  chicken   breasts " });
  expect(status).toBe(201);
  const known = (await ana.do("listMasterItems", {})).find(({ id }) => id === item.masterItemId);
  expect(item).toMatchObject({
    name: known!.name,
    userItemId: null,
    categoryName: "Meat & Poultry",
    completed: false,
  });
  expect(item).toMatchObject({ quantity: 1, hidden: false, note: null, storeId: null, userId: ana.user.id });
});

test("quantity and size are read from what was typed, and the name is known without them", async () => {
  const { body: thighs } = await add(ana, { name: "2 lb chicken thighs" });
  expect(thighs).toMatchObject({
    parsedQuantity: "2",
    parsedSize: "lb",
    name: "Chicken Thighs",
    categoryName: "Meat & Poultry",
  });
  expect(itemTitle(thighs)).toBe("2 lb Chicken Thighs");
  expect((await add(ana, { name: "6 bananas" })).body).toMatchObject({
    quantity: 6,
    parsedQuantity: "6",
    parsedSize: null,
  });
});

test("an unknown name becomes the person's own, in a category, and is remembered with its reason", async () => {
  const { body: item } = await add(ana, { name: "aunt berta's strawberry yoghurt" });
  expect(item).toMatchObject({ name: "Aunt Berta's Strawberry Yoghurt", masterItemId: null });
  const own = (await ana.do("listUserItems", {})).find(({ id }) => id === item.userItemId);
  expect(own).toMatchObject({ name: item.name, categoryId: item.categoryId, userId: ana.user.id });
  const [cached] = await server.database.execute(
    "SELECT * FROM ai_categorization_cache WHERE item_name = $1",
    ["aunt berta's strawberry yoghurt"],
  );
  expect(cached).toMatchObject({ suggested_category_id: item.categoryId, used_count: 0 });
  expect(cached!["confidence"]).toBeGreaterThanOrEqual(0);
  expect(cached!["reasoning"]).not.toBe("");
});

test("the next person who types that name gets the remembered answer", async () => {
  const name = "Grandpa's secret sprinkles";
  await add(ana, { name });
  await server.database.execute(
    "UPDATE ai_categorization_cache SET suggested_category_id = $1 WHERE item_name = lower($2)",
    [idOf("Baby"), name],
  );
  const ben = await server.signUp();
  const { body: item } = await add(ben, { name });
  expect(item.categoryName).toBe("Baby");
  const [cached] = await server.database.execute(
    "SELECT used_count FROM ai_categorization_cache WHERE item_name = lower($1)",
    [name],
  );
  expect(cached).toEqual({ used_count: 1 });
});

test("a text that is no word goes to Other", async () => {
  expect((await add(ana, { name: "?! **" })).body.categoryName).toBe("Other");
});

test("a name that is open already is not added again, however it is spelled", async () => {
  const { body: first } = await add(ana, { name: "Crème fraîche" });
  const again = await add(ana, { name: "  CRÈME   FRAÎCHE".normalize("NFD") });
  expect(again).toMatchObject({ status: 200, body: { id: first.id, revision: first.revision } });
});

test.each([
  ["Tomatoes", "tomato"],
  ["jalapeno", "Jalapeños"],
  ["Wild blueberry", "wild BLUEBERRIES"],
])("%s that is open is not doubled by %s", async (open, name) => {
  const dora = await server.signUp();
  const { body: first } = await add(dora, { name: open });
  expect(await add(dora, { name: `3 ${name}` })).toMatchObject({
    status: 200,
    body: { id: first.id, name: first.name, quantity: 3 },
  });
  await dora.do("changeItem", { params: { id: first.id }, body: { completed: true } });
  expect((await add(dora, { name })).status).toBe(201);
});

test.each([
  ["Mint", "Mints"],
  ["Rosé", "Roses"],
  ["Milk", "Milk (oat)"],
])("%s that is open is another thing than %s", async (open, name) => {
  const dora = await server.signUp();
  await add(dora, { name: open });
  expect((await add(dora, { name })).status).toBe(201);
});

test("an item that was renamed is found under its new name", async () => {
  const dora = await server.signUp();
  const { body: item } = await add(dora, { name: "Pear" });
  await dora.do("changeItem", { params: { id: item.id }, body: { name: "Apple" } });
  expect(await add(dora, { name: "apples" })).toMatchObject({ status: 200, body: { id: item.id } });
  expect((await add(dora, { name: "pears" })).status).toBe(201);
});

test("the text besides the name decides the category of this item, and of no other", async () => {
  const dora = await server.signUp();
  const categoryOf = async (body: NewItem) => {
    const { body: item } = await add(dora, body);
    await dora.do("deleteItem", { params: { id: item.id } });
    return item.categoryName;
  };
  expect(await categoryOf({ name: "2 cans of tomatoes" })).toBe("Canned & Soups");
  expect(await categoryOf({ name: "tomatoes" })).toBe("Produce");
  expect(await categoryOf({ name: "Chicken breasts", note: "frozen" })).toBe("Frozen");
  expect(await categoryOf({ name: "Berta's own carrots", note: "frozen" })).toBe("Frozen");
  expect(await categoryOf({ name: "Berta's own carrots" })).toBe("Produce");
  const { body: chosen } = await add(dora, { name: "tomatoes", categoryId: idOf("Pet") });
  await dora.do("deleteItem", { params: { id: chosen.id } });
  expect(await categoryOf({ name: "2 cans of tomatoes" })).toBe("Pet");
});

test("an amount in fields is kept as it is, and nothing is read from the name", async () => {
  const dora = await server.signUp();
  const amount = { quantity: 6, parsedQuantity: "6 ×", parsedSize: "330 ml" };
  expect(await add(dora, { name: "  7   up ", ...amount })).toMatchObject({
    status: 201,
    body: { name: "7 Up", ...amount },
  });
  expect((await add(dora, { name: "2 broke bakers", quantity: 1 })).body).toMatchObject({
    name: "2 Broke Bakers",
    quantity: 1,
    parsedQuantity: null,
    parsedSize: null,
  });
  expect((await add(dora, { name: "Bagels", quantity: 4 })).body).toMatchObject({
    quantity: 4,
    parsedQuantity: "4",
  });
});

test("an amount in fields decides the category, and is set on an open item that has none", async () => {
  const dora = await server.signUp();
  const cans = { quantity: 2, parsedQuantity: "2", parsedSize: "cans" };
  const { body: tomatoes } = await add(dora, { name: "Tomatoes", ...cans });
  expect(tomatoes.categoryName).toBe("Canned & Soups");
  const { body: lemons } = await add(dora, { name: "Lemons", quantity: 1 });
  const three = { quantity: 3, parsedQuantity: "3", parsedSize: null };
  expect(await add(dora, { name: "lemons", ...three })).toMatchObject({
    status: 200,
    body: { id: lemons.id, ...three },
  });
  expect(await add(dora, { name: "LEMONS", ...cans })).toMatchObject({ status: 200, body: three });
});

test("a name that is to stand as it is keeps its numbers", async () => {
  const dora = await server.signUp();
  expect((await add(dora, { name: "2 lb burger club", asName: true })).body).toMatchObject({
    name: "2 Lb Burger Club",
    quantity: 1,
    parsedQuantity: null,
    parsedSize: null,
  });
});

test("an item can be added with a note, and an open one gets it behind its own", async () => {
  const dora = await server.signUp();
  expect((await add(dora, { name: "Milk", note: "  the blue one " })).body.note).toBe("the blue one");
  expect((await add(dora, { name: "Milk", note: "the red one" })).body.note).toBe(
    "the blue one, the red one",
  );
  const { body: same } = await add(dora, { name: "Milk", note: "the red one" });
  expect(same.note).toBe("the blue one, the red one");
  const { body: bread } = await add(dora, { name: "Bread" });
  expect(await add(dora, { name: "bread", note: "sliced" })).toMatchObject({
    status: 200,
    body: { id: bread.id, note: "sliced" },
  });
  expect((await add(dora, { name: "Rice", note: "x".repeat(501) })).problem.errors).toEqual([
    { field: "note", message: "A note can have at most 500 characters" },
  ]);
});

test("an open item goes to the store with which its name is added again, and stays there without one", async () => {
  const dora = await server.signUp();
  const store = await dora.do("addStore", { body: { name: "Corner shop", categories: ["Produce"] } });
  const { body: bread } = await add(dora, { name: "Bread" });
  const sent = await add(dora, { name: "bread", storeId: store.id });
  expect(sent).toMatchObject({ status: 200, body: { id: bread.id, storeId: store.id } });
  const { body: again } = await add(dora, { name: "bread" });
  expect(again).toMatchObject({ storeId: store.id, revision: sent.body.revision });
});

test("adding an open name with a quantity gives it the quantity, unless it has one", async () => {
  const { body: first } = await add(ana, { name: "lemons" });
  const second = await add(ana, { name: "4 lemons" });
  expect(second).toMatchObject({ status: 200, body: { id: first.id, quantity: 4, parsedQuantity: "4" } });
  const third = await add(ana, { name: "9 lemons" });
  expect(third).toMatchObject({
    status: 200,
    body: { id: first.id, quantity: 4, revision: second.body.revision },
  });
});

test("a name whose item is done makes a new open item", async () => {
  const { body: first } = await add(ana, { name: "Eggs" });
  await ana.do("changeItem", { params: { id: first.id }, body: { completed: true } });
  const { status, body: second } = await add(ana, { name: "eggs" });
  expect(status).toBe(201);
  expect(second.id).not.toBe(first.id);
  expect(second.completed).toBe(false);
});

test("a person's category choice counts for that name from then on, on their list only", async () => {
  const ben = await server.signUp();
  const { body: item } = await add(ben, { name: "Oranges", categoryId: idOf("Garden & Flowers") });
  expect(item.categoryName).toBe("Garden & Flowers");
  await ben.do("deleteItem", { params: { id: item.id } });
  expect((await add(ben, { name: "oranges" })).body.categoryName).toBe("Garden & Flowers");
  expect((await add(ana, { name: "oranges" })).body.categoryName).toBe("Produce");
});

test("an open item follows when its name is added again with a category", async () => {
  const { body: item } = await add(ana, { name: "Shoe laces from Paris" });
  const again = await add(ana, { name: "shoe laces from paris", categoryId: idOf("Pet") });
  expect(again).toMatchObject({ status: 200, body: { id: item.id, categoryName: "Pet" } });
  const own = (await ana.do("listUserItems", {})).find(({ id }) => id === item.userItemId);
  expect(own?.categoryId).toBe(idOf("Pet"));
});

test("an item can be added to a store, not to another list's store or category", async () => {
  const ben = await server.signUp();
  const store = await ana.do("addStore", { body: { name: "Corner shop", categories: ["Produce"] } });
  const category = await ana.do("addCategory", { body: { name: "Ana's treats" } });
  expect(
    (await add(ana, { name: "Sherbet", storeId: store.id, categoryId: category.id })).body,
  ).toMatchObject({
    storeId: store.id,
    categoryName: category.name,
  });
  for (const body of [
    { storeId: store.id },
    { categoryId: category.id },
    { storeId: newId() },
    { categoryId: newId() },
  ]) {
    expect((await add(ben, { name: "Sherbet", ...body })).problem).toMatchObject({
      status: 404,
      code: "not_found",
    });
  }
  expect(await ben.do("listItems", {})).toEqual([]);
  expect(await ben.do("listUserItems", {})).toEqual([]);
});

test("an item for a store that was deleted meanwhile is on the list without a store", async () => {
  const store = await ana.do("addStore", { body: { name: "Closing soon", categories: ["Produce"] } });
  await ana.do("deleteStore", { params: { id: store.id } });
  expect(await add(ana, { name: "Late cabbage", storeId: store.id })).toMatchObject({
    status: 201,
    body: { storeId: null },
  });
  await ana.do("changeStore", { params: { id: store.id }, body: { deleted: false } });
  const item = (await ana.do("listItems", {})).find(({ name }) => name === "Late Cabbage");
  expect(item?.storeId).toBe(store.id);
});

test.each([
  ["a blank name", { name: "   " }, "name", "Please enter an item"],
  ["no name", {}, "name", "Please enter an item"],
  ["a name that is too long", { name: "x".repeat(201) }, "name", "An item can have at most 200 characters"],
  ["an id that is none", { name: "Milk", id: "milk-1" }, "id", expect.any(String)],
  [
    "a quantity of nothing",
    { name: "Milk", quantity: 0 },
    "quantity",
    "The quantity must be a whole number from 1 to 9999",
  ],
  [
    "a size that is too long",
    { name: "Milk", parsedSize: "l".repeat(61) },
    "parsedSize",
    "An amount can have at most 60 characters",
  ],
  ["a store that is no id", { name: "Milk", storeId: "costco" }, "storeId", expect.any(String)],
])("%s is refused, by the field's name", async (_, body, field, message) => {
  const { status, problem } = await add(ana, body as { name: string });
  expect(status).toBe(400);
  expect(problem.errors).toEqual([{ field, message }]);
});

test("names of every script and punctuation are kept as text", async () => {
  for (const name of [
    "豆腐",
    "<b>Bread</b>",
    "Robert'); DROP TABLE items;--",
    "Ñoquis 🥟",
    "ﬁgs",
    "ẞorschtsch",
    "= 1+1",
  ]) {
    const { status, body } = await add(ana, { name });
    expect([name, status]).toEqual([name, 201]);
    expect(body.name.toLowerCase()).toContain(name.split(" ")[0]!.toLowerCase());
  }
});

test("names without a category get one from the AI batch, and their open items follow", async () => {
  const ben = await server.signUp();
  const { body: item } = await add(ben, { name: "Mango smoothie of the house" });
  await server.database.execute("UPDATE user_items SET category_id = NULL WHERE id = $1", [item.userItemId]);
  await server.database.execute("UPDATE items SET category_id = NULL WHERE id = $1", [item.id]);
  expect(await ana.do("processAiBatch", {})).toEqual({ processed: 0 });
  expect(await ben.do("processAiBatch", {})).toEqual({ processed: 1 });
  expect(await ben.do("processAiBatch", {})).toEqual({ processed: 0 });
  expect((await ben.do("listItems", {}))[0]).toMatchObject({ id: item.id, categoryId: item.categoryId });
});

test("the known names are listed with the most usual first", async () => {
  const popularity = (await ana.do("listMasterItems", {})).map((item) => item.popularity);
  expect(popularity.length).toBeGreaterThan(100);
  expect(popularity).toEqual(popularity.toSorted((a, b) => b - a));
});
