import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { isOnList } from "../../contract/items/rules.ts";
import type { Item, ItemChanges } from "../../contract/items/schema.ts";
import type { ListChanges } from "../../contract/lists/schema.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const names = ["Milk", "2 milk", "Bread", "ana's jam", "3 lb Ana's jam", "moon cheese", "Chicken breasts"];

const kinds = [
  ...([
    "add",
    "add",
    "tick",
    "tick",
    "tick",
    "open",
    "hide",
    "rename",
    "move",
    "note",
    "miss",
    "delete",
    "restore",
  ] as const),
  ...(["categorise", "uncategorise", "add store", "delete store", "restore store", "add category"] as const),
  ...(["wait", "pull"] as const),
];

/** What somebody does: to the `pick`-th thing of its kind there is, with the `name`-th name. */
const actSchema = fc.record({
  who: fc.constantFrom(0, 1),
  kind: fc.constantFrom(...kinds),
  pick: fc.nat(20),
  name: fc.nat(names.length - 1),
});
type Act = typeof actSchema extends fc.Arbitrary<infer T> ? T : never;

/** Ids of all that was ever made, so that deleted things are picked too. */
type Made = { items: string[]; stores: string[]; categories: string[] };

async function perform(
  people: Client[],
  made: Made,
  pull: () => Promise<void>,
  { who, kind, pick, name }: Act,
): Promise<void> {
  const person = people[who]!;
  const pickOf = (ids: string[]) => ids[pick % Math.max(1, ids.length)] ?? null;
  const params = { id: pickOf(made.items) ?? newId() };
  const storeId = pickOf(made.stores);
  // Every answer is the item as lists show it.
  const expectListed = async (item: Item) => {
    const listed = (await person.do("listAllItems", {})).find(({ id }) => id === item.id);
    if (isOnList(item, server.clock.now().getTime())) expect(item).toEqual(listed);
  };
  const change = async (body: ItemChanges) => {
    const { status, body: item } = await person.call("changeItem", { params, body });
    if (status === 200) await expectListed(item);
  };
  switch (kind) {
    case "add": {
      const item = await person.do("addItem", {
        body: { name: names[name]!, storeId: pick % 4 === 0 ? storeId : null },
      });
      if (!made.items.includes(item.id)) made.items.push(item.id);
      await expectListed(item);
      break;
    }
    case "tick":
      await change({ completed: true, inStoreId: pick % 2 === 0 ? storeId : null });
      break;
    case "open":
      await change({ completed: false });
      break;
    case "hide":
      await change({ hidden: pick % 2 === 0 });
      break;
    case "rename":
      await change({ name: names[name] });
      break;
    case "move":
      await change({ storeId });
      break;
    case "note":
      await change({ note: names[name], quantity: 1 + pick });
      break;
    case "miss":
      await change({ notHere: pick % 3 > 0, inStoreId: storeId });
      break;
    case "delete":
      await person.call("deleteItem", { params });
      break;
    case "restore":
      await change({ deleted: false });
      break;
    case "categorise":
      await change({ categoryId: pickOf(made.categories) });
      break;
    case "uncategorise":
      await change({ categoryId: null });
      break;
    case "add store": {
      const { id } = await person.do("addStore", {
        body: { name: `Shop ${pick % 3}`, categories: ["Bakery"] },
      });
      if (!made.stores.includes(id)) made.stores.push(id);
      break;
    }
    case "delete store":
      if (storeId !== null) await person.do("deleteStore", { params: { id: storeId } });
      break;
    case "restore store":
      if (storeId !== null)
        await person.call("changeStore", { params: { id: storeId }, body: { deleted: false } });
      break;
    case "add category": {
      const { id } = await person.do("addCategory", { body: { name: `Treats ${pick % 3}` } });
      if (!made.categories.includes(id)) made.categories.push(id);
      break;
    }
    case "wait":
      server.clock.forward({ minutes: pick * 3 });
      break;
    case "pull":
      await pull();
      break;
  }
}

/** A device's copy after an answer of the server. */
function pulled(copy: ListChanges, changes: ListChanges): ListChanges {
  if (changes.full) return changes;
  const merge = <T extends { id: string }>(old: T[], changed: T[], gone: string[]): T[] => {
    const rows = new Map([...old, ...changed].map((row) => [row.id, row]));
    for (const id of gone) rows.delete(id);
    return [...rows.values()];
  };
  return {
    ...copy,
    cursor: changes.cursor,
    items: merge(copy.items, changes.items, changes.gone.items),
    stores: merge(copy.stores, changes.stores, changes.gone.stores),
    categories: merge(copy.categories, changes.categories, changes.gone.categories),
    userItems: merge(copy.userItems, changes.userItems, []),
    suggestions: changes.suggestions ?? copy.suggestions,
    visits: changes.visits ?? copy.visits,
  };
}

/** What the person sees of a copy now, in an order of its own. */
function shown(list: ListChanges): object {
  const { items, stores, categories, userItems, suggestions, visits, cursor, members } = list;
  const byId = (rows: { id: string }[]) => rows.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const onList = items.filter((item) => isOnList(item, server.clock.now().getTime()));
  return {
    cursor,
    members,
    suggestions,
    visits,
    items: byId(onList),
    stores: byId(stores),
    categories: byId(categories),
    userItems: byId(userItems),
  };
}

test("whatever two members do, a device that pulls changes shows what a fresh one shows", async () => {
  let changesSeen = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(actSchema, { minLength: 10, maxLength: 40 }), async (acts) => {
      const people = [await server.signUp(), await server.signUp()];
      await server.household(...people);
      const made: Made = { items: [], stores: [], categories: [] };
      let copy = await people[0]!.do("getList", {});
      const pull = async () => {
        const changes = await people[0]!.do("getList", { query: { since: copy.cursor } });
        expect(changes.full).toBe(false);
        changesSeen += changes.items.length;
        copy = pulled(copy, changes);
      };
      for (const act of acts) await perform(people, made, pull, act);
      await pull();
      expect(shown(copy)).toEqual(shown(await people[1]!.do("getList", {})));
    }),
    { numRuns: 25, seed: 20260105 },
  );
  // The test is worth nothing if the acts were all refused.
  expect(changesSeen).toBeGreaterThan(25);
});
