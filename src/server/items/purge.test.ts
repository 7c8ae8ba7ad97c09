import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { purgeDeleted } from "./purge.ts";

let server: TestServer;
let ana: Client;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp();
});
afterAll(() => server.close());

const daysLater = async (days: number) => {
  for (let left = days; left > 0; left -= 20) {
    server.clock.forward({ days: Math.min(left, 20) });
    await ana.do("getUser", {}); // renews the session
  }
};
const remaining = async () =>
  (await server.database.execute("SELECT id FROM items ORDER BY id")).map(({ id }) => id);

test("deleted items are removed after 30 days, those with a purchase never; old cursors get a full answer", async () => {
  const kept = await ana.do("addItem", { body: { name: "Bread" } });
  const gone = await ana.do("addItem", { body: { name: "Milk" } });
  const bought = await ana.do("addItem", { body: { name: "Butter" } });
  await ana.do("changeItem", { params: { id: bought.id }, body: { completed: true } });
  const { cursor: before } = await ana.do("getList", {});
  await ana.do("deleteItem", { params: { id: gone.id } });
  await ana.do("deleteItem", { params: { id: bought.id } });
  const { cursor: after } = await ana.do("getList", {});

  await daysLater(29);
  expect(await purgeDeleted(server.app)).toEqual({ items: 0, operations: 0 });
  expect((await ana.do("getList", { query: { since: before } })).gone.items.toSorted()).toEqual(
    [gone.id, bought.id].toSorted(),
  );
  await daysLater(2);
  expect(await purgeDeleted(server.app)).toEqual({ items: 1, operations: 0 });
  expect(await remaining()).toEqual([kept.id, bought.id].toSorted());
  expect(
    await server.database.execute("SELECT FROM shopping_history WHERE item_id = $1", [bought.id]),
  ).toHaveLength(1);

  expect(await ana.do("getList", { query: { since: before } })).toMatchObject({
    full: true,
    items: [{ id: kept.id }],
  });
  expect(await ana.do("getList", { query: { since: after } })).toMatchObject({ full: false, items: [] });
  expect((await ana.call("changeItem", { params: { id: gone.id }, body: { deleted: false } })).status).toBe(
    404,
  );
});

test("operations are recognised for 90 days", async () => {
  const operation = newId();
  const add = () => ana.call("addItem", { body: { name: "Pears" } }, { operation });
  const { body: first } = await add();
  await daysLater(89);
  expect(await purgeDeleted(server.app)).toMatchObject({ operations: 0 });
  expect(await add()).toMatchObject({ status: 201, body: first });
  await daysLater(2);
  expect(await purgeDeleted(server.app)).toMatchObject({ operations: 1 });
  expect(await add()).toMatchObject({ status: 200, body: { id: first.id } });
});

test("two runs at once don't block each other or a change of the list", async () => {
  const ids = await Promise.all(
    Array.from(
      { length: 8 },
      async (_, index) => (await ana.do("addItem", { body: { name: `Thing ${"abcdefgh"[index]}` } })).id,
    ),
  );
  await Promise.all(ids.map((id) => ana.do("deleteItem", { params: { id } })));
  await daysLater(31);
  const [one, other] = await Promise.all([
    purgeDeleted(server.app),
    purgeDeleted(server.app),
    ana.do("addItem", { body: { name: "Plums" } }),
  ]);
  expect(one.items + other.items).toBe(8);
});
