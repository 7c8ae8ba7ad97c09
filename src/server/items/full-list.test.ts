import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mostOpenItems } from "../../contract/items/limits.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { addDueItems } from "../repeat/scheduler.ts";

let server: TestServer;
let ana: Client;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  ana = await server.signUp({ role: "premium" });
});
afterAll(() => server.close());

/** Adds an item, and copies of it until the list has as many open items as it may have. */
async function fillUp() {
  const { body: item } = await ana.call("addItem", { body: { name: "Filler" } });
  const [{ open }] = (await server.database.execute(
    "SELECT count(*)::int AS open FROM items WHERE list_id = $1 AND deleted_at IS NULL AND NOT completed",
    [ana.user.id],
  )) as [{ open: number }];
  await server.database.execute(
    `INSERT INTO items SELECT (jsonb_populate_record(i, jsonb_build_object(
       'id', new_id(), 'name_key', i.name_key || n, 'match_key', i.match_key || n))).*
     FROM items i, generate_series(1, $2::int) n WHERE i.id = $1`,
    [item.id, mostOpenItems - open],
  );
  // Each of them would have been a change of the list.
  await server.database.execute("UPDATE lists SET revision = revision + $2::int WHERE id = $1", [
    ana.user.id,
    mostOpenItems,
  ]);
  return item;
}

const add = (name: string) => ana.call("addItem", { body: { name } });
const change = (id: string, body: { completed?: boolean; deleted?: false; note?: string }) =>
  ana.call("changeItem", { params: { id }, body });

test("a list with 10,000 open items refuses another one with a sentence until one is ticked", async () => {
  const filler = await fillUp();
  const refused = await add("Bread");
  expect(refused.problem).toMatchObject({
    status: 409,
    code: "list_full",
    detail: "This list has 10,000 open items. Please tick or delete some before you add more.",
  });
  // A name that is open already adds nothing.
  expect((await add("Filler")).status).toBe(200);
  expect((await change(filler.id, { completed: true })).status).toBe(200);
  expect((await add("Bread")).status).toBe(201);
  expect((await add("Butter")).status).toBe(409);
});

test("adds that share a transaction fill a list to its last place, and none too many", async () => {
  const filler = await fillUp();
  const { body: other } = await ana.call("addItem", { body: { name: "Filler1" } });
  for (const { id } of [filler, other]) await change(id, { completed: true });
  const names = ["Filler2", "Bread", "Bread", "Butter", "Filler3", "Jam", "Salt"];
  const replies = await Promise.all(names.map(add));
  expect(replies.map(({ status }) => status)).toEqual([200, 201, 200, 201, 200, 409, 409]);
});

test("items that were ticked or deleted are not opened again on a full list, and stay as they are", async () => {
  const { body: ticked } = await add("Bread");
  const { body: deleted } = await add("Butter");
  await change(ticked.id, { completed: true });
  await ana.do("deleteItem", { params: { id: deleted.id } });
  const filler = await fillUp();
  expect((await change(ticked.id, { completed: false })).problem.code).toBe("list_full");
  expect((await change(deleted.id, { deleted: false })).problem.code).toBe("list_full");
  expect((await change(ticked.id, { note: "later" })).body).toMatchObject({ completed: true, note: "later" });
  expect((await change(filler.id, { completed: false })).status).toBe(200);
  await change(filler.id, { completed: true });
  expect((await change(ticked.id, { completed: false })).body).toMatchObject({ completed: false });
});

test("a new repeat is refused on a full list, and none is left behind", async () => {
  await fillUp();
  const reply = await ana.call("addRecurringItem", { body: { name: "Bread", intervalDays: 7 } });
  expect(reply.problem.code).toBe("list_full");
  expect(await ana.do("listRecurringItems", {})).toEqual([]);
});

test("a repeat that is due waits for room on a full list, and comes once", async () => {
  const repeat = await ana.do("addRecurringItem", { body: { name: "Bread", intervalDays: 7 } });
  const bread = (await ana.do("getList", {})).items[0]!;
  await change(bread.id, { completed: true });
  const filler = await fillUp();
  server.clock.forward({ days: 15 });
  expect(await addDueItems(server.app)).toBe(0);
  await change(filler.id, { completed: true });
  expect(await addDueItems(server.app)).toBe(1);
  expect(await addDueItems(server.app)).toBe(0);
  const [moved] = await ana.do("listRecurringItems", {});
  expect(moved!.id).toBe(repeat.id);
  expect(Date.parse(moved!.nextDueDate)).toBeGreaterThan(server.clock.now().getTime());
});
