import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { promoteNames } from "../items/jobs.ts";

let server: TestServer;
let people: Client[];

beforeAll(async () => {
  server = await startTestServer();
  people = [];
  for (let number = 0; number < 6; number += 1) people.push(await server.signUp());
});
afterAll(() => server.close());

const addAll = (who: Client[], name: string) =>
  Promise.all(who.map((person) => person.do("addItem", { body: { name } })));
const masterItem = async (name: string) =>
  (await people[0]!.do("listMasterItems", {})).find((item) => item.name === name);

test("a name that five people have in the same category becomes global, once", async () => {
  const [item] = await addAll(people.slice(0, 5), "Grandma's zwetschgen jam");
  expect(item!.masterItemId).toBeNull();
  await promoteNames(server.app);
  const shared = await masterItem("Grandma's Zwetschgen Jam");
  expect(shared).toMatchObject({ categoryId: item!.categoryId });
  await promoteNames(server.app);
  await Promise.all([promoteNames(server.app), promoteNames(server.app)]);
  expect(await masterItem("Grandma's Zwetschgen Jam")).toEqual(shared);
  expect(await people[5]!.do("addItem", { body: { name: "grandma's zwetschgen jam" } })).toMatchObject({
    masterItemId: shared!.id,
    userItemId: null,
    categoryId: shared!.categoryId,
  });
  // Each person who had it keeps their item.
  expect((await people[0]!.do("listItems", {})).find(({ id }) => id === item!.id)).toEqual(item);
});

test("four people are too few, and so are five who don't agree", async () => {
  await addAll(people.slice(0, 4), "Four leaf surprise");
  const items = await addAll(people.slice(0, 5), "Disputed surprise");
  const baby = (await people[0]!.do("listGlobalCategories", {})).find(({ name }) => name === "Baby")!.id;
  await people[0]!.do("changeItem", { params: { id: items[0]!.id }, body: { categoryId: baby } });
  await promoteNames(server.app);
  expect(await masterItem("Four Leaf Surprise")).toBeUndefined();
  expect(await masterItem("Disputed Surprise")).toBeUndefined();
});

test("a name in a category of one list is not promoted", async () => {
  const [first, ...others] = await addAll(people.slice(0, 5), "Surprise of our own");
  for (const person of people.slice(0, 5)) await person.do("addCategory", { body: { name: "Our treats" } });
  await server.database.execute(
    `UPDATE user_items n SET category_id = c.id FROM categories c
     WHERE n.name_key = 'surprise of our own' AND c.list_id = n.list_id AND c.name = 'Our Treats'`,
  );
  expect([first, ...others]).toHaveLength(5);
  await promoteNames(server.app);
  expect(await masterItem("Surprise Of Our Own")).toBeUndefined();
});

test("a promoted name has the spelling that most people use", async () => {
  await addAll(people.slice(0, 2), "Oma's QUARK cake");
  await addAll(people.slice(2, 5), "Oma's quark cake");
  await promoteNames(server.app);
  expect(await masterItem("Oma's Quark Cake")).toBeDefined();
});
