import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { seedDemo } from "../../../db/seed.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import type { HouseholdFile } from "../../contract/exports/household-file.ts";
import { newId } from "../../contract/new-id.ts";
import { readOneMoment } from "../db/one-moment.ts";
import { writeCountedEvents } from "../security-events/count-event.ts";
import { readItems } from "./export-queries.ts";
import { householdFiles } from "./household-file.arbitrary.ts";

const schema = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../docs/restock-household.schema.json"), "utf8"),
) as object;
// The schema's patterns check what its formats describe.
const isValid = new Ajv2020({ allErrors: true, validateFormats: false }).compile(schema);

/** Returns the errors of JSON Schema's validation of a file. */
function faultsOf(file: HouseholdFile): object[] {
  isValid(file);
  return isValid.errors ?? [];
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.app);
});
afterAll(() => server.close());

const exportOf = (who: Client, history: "0" | "1" = "1") => who.do("exportHousehold", { query: { history } });

/** Returns the same text for files that differ only in ids and the time of the export. */
function bare(file: HouseholdFile): unknown {
  const ids = new Map<string, string>();
  const text = JSON.stringify({ ...file, exportedAt: null })
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => {
      if (!ids.has(id)) ids.set(id, `#${ids.size}`);
      return ids.get(id)!;
    })
    .replace(/(\d{4}-\d\d-\d\dT[\d:.]+)(?:Z|\+00:00)/g, (_, time: string) =>
      new Date(`${time}Z`).toISOString(),
    );
  return JSON.parse(text);
}

const byKey = (rows: readonly { name: string }[]) =>
  rows.toSorted((one, other) => (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1));

test("a file that is brought back into an empty list is exported again unchanged except for ids and time", async () => {
  const now = server.clock.now().getTime();
  await fc.assert(
    fc.asyncProperty(householdFiles(now), async (given) => {
      const [one, other] = [await server.signUp(), await server.signUp()];
      const { body } = await one.call("importHousehold", { body: given });
      expect(body).toEqual({
        stores: given.stores.length,
        items: given.items.length,
        repeats: given.repeats.length,
        purchases: given.history!.purchases.length,
      });
      const first = await exportOf(one);
      expect(faultsOf(first)).toEqual([]);
      // Dates follow from the rules of the repeats, which another test covers.
      const dateless = (file: HouseholdFile) => ({
        ...file,
        repeats: file.repeats.map((repeat) => ({ ...repeat, nextDueDate: "" })),
        categories: byKey(file.categories),
        names: byKey(file.names),
        pantry: byKey(file.pantry),
        habits: byKey(file.habits),
      });
      expect(bare(dateless(first) as HouseholdFile)).toEqual(bare(dateless(given) as HouseholdFile));
      await other.do("importHousehold", { body: first });
      expect(bare(await exportOf(other))).toEqual(bare(first));
    }),
    { seed: 20261122, numRuns: 20 },
  );
});

test("a file of the demo household contains everything learned, and no address, password or session", async () => {
  const ana = server.client();
  await ana.do("login", { body: { email: "ana@example.com", password: "restock-demo" } });
  const file = await exportOf(ana);
  expect(faultsOf(file)).toEqual([]);
  expect(file.items.length).toBeGreaterThan(10);
  expect(file.history!.visits.length).toBeGreaterThan(10);
  expect(file.stores.some(({ aisleOrder }) => aisleOrder.length > 2)).toBe(true);
  expect(JSON.stringify(file)).not.toMatch(/@example|argon2|password|session|user/i);

  const cleo = await server.signUp({ role: "premium" });
  const { cursor } = await cleo.do("getList", {});
  await cleo.do("importHousehold", { body: file });
  expect(bare(await exportOf(cleo))).toEqual(bare(file));
  const [before, after] = [await ana.do("getList", {}), await cleo.do("getList", {})];
  const shown = (list: typeof before) =>
    list.items.map(({ name, categoryName, storeId }) => [
      name,
      categoryName,
      list.stores.find(({ id }) => id === storeId)?.name,
    ]);
  expect(shown(after)).toEqual(shown(before));
  expect(after.suggestions!.map(({ name }) => name)).toEqual(before.suggestions!.map(({ name }) => name));
  expect(after.recurringItems).toHaveLength(before.recurringItems.length);
  // A device that has read the empty list before gets all rows as well.
  expect((await cleo.do("getList", { query: { since: cursor } })).suggestions).toEqual(after.suggestions);
  expect((await cleo.do("listRepeatProposals", {})).length).toBeGreaterThan(0);
});

test("a file without history has everything but purchases", async () => {
  const dan = await server.signUp();
  const shop = await dan.do("addStore", { body: { name: "Corner shop", categories: ["Bakery"] } });
  const { id } = await dan.do("addItem", { body: { name: "Bread", storeId: shop.id } });
  server.clock.forward({ minutes: 1 });
  await dan.do("addItem", { body: { name: "Surprise" } });
  await dan.do("changeItem", { params: { id }, body: { completed: true, inStoreId: shop.id } });
  const reply = await dan.call("exportHousehold", {});
  expect(reply.headers["content-disposition"]).toBe('attachment; filename="restock-household.json"');
  expect(reply.headers["content-type"]).toContain("application/json");
  const { history: _, ...rest } = await exportOf(dan);
  expect({ ...reply.body, exportedAt: "" }).toEqual({ ...rest, exportedAt: "" });
  expect(reply.body).toMatchObject({
    stores: [{ name: "Corner shop", categories: ["bakery"] }],
    names: [{ name: "Surprise" }],
    items: [{ name: "Bread", store: shop.id, completed: true }, { name: "Surprise" }],
    habits: [{ name: "Bread", frequency: 1, store: shop.id }],
  });
  await writeCountedEvents(server.app);
  const events = await dan.do("listOwnEvents", {});
  expect(events.events.map(({ kind }) => kind)).toContain("household_downloaded");
});

describe("a household file", () => {
  const empty = async () => {
    const { history: _, ...file } = await exportOf(await server.signUp());
    return file;
  };

  test("is refused by a list that isn't empty, which stays unchanged", async () => {
    const eve = await server.signUp();
    await eve.do("addItem", { body: { name: "Milk" } });
    const before = await eve.do("getList", {});
    const reply = await eve.call("importHousehold", { body: await empty() });
    expect(reply.status).toBe(409);
    expect(reply.problem).toMatchObject({
      code: "list_not_empty",
      detail: "Your list isn't empty. A household file can be brought back into an empty list only.",
    });
    expect(await eve.do("getList", {})).toEqual(before);
  });

  test("is brought back once if it is sent again without an answer", async () => {
    const [dan, eve] = [await server.signUp(), await server.signUp()];
    await dan.do("addItem", { body: { name: "2 l Milk" } });
    const body = await exportOf(dan);
    const operation = newId();
    const first = await eve.call("importHousehold", { body }, { operation });
    expect(await eve.call("importHousehold", { body }, { operation })).toMatchObject({
      status: first.status,
      body: first.body,
    });
    expect(await eve.do("listItems", {})).toMatchObject([
      { name: "Milk", parsedQuantity: "2", parsedSize: "l" },
    ]);
  });

  test("is refused with each fault named, and nothing of it is stored", async () => {
    const eve = await server.signUp();
    const file = await exportOf(await server.signUp());
    const item = {
      id: newId(),
      name: "Milk",
      category: null,
      quantity: 1,
      parsedQuantity: null,
      parsedSize: null,
      price: null,
      store: newId(),
      note: null,
      completed: true,
      completedAt: null,
      hidden: false,
      createdAt: "2026-03-01T10:00:00Z",
      updatedAt: "2026-03-01T10:00:00Z",
    };
    const fieldsOf = async (body: object) => {
      const { status, problem } = await eve.call("importHousehold", { body: body as HouseholdFile });
      expect(status).toBe(400);
      return problem.errors!.map(({ field }) => field);
    };
    expect(await fieldsOf({ ...file, items: [item, item] })).toEqual([
      "items.1.id",
      "items.0.store",
      "items.0.completedAt",
      "items.1.store",
      "items.1.completedAt",
    ]);
    expect(await fieldsOf({ ...file, version: 2 })).toEqual(["version"]);
    expect(await fieldsOf({ ...file, items: [{ ...item, quantity: 0 }] })).toEqual(["items.0.quantity"]);
    expect(await fieldsOf({ ...file, items: [{ ...item, createdAt: "0001-01-01T00:00:00Z" }] })).toEqual([
      "items.0.createdAt",
    ]);
    expect(await fieldsOf({})).toContain("format");
    expect((await eve.do("getList", {})).items).toEqual([]);
  });

  test("may have a larger body than other calls, from signed-in callers only", async () => {
    const eve = await server.signUp();
    const file = await empty();
    const items = Array.from({ length: 3000 }, (_, index) => ({
      id: newId(),
      name: `Thing ${index} of many`,
      category: null,
      quantity: 1,
      parsedQuantity: null,
      parsedSize: null,
      price: null,
      store: null,
      note: null,
      completed: false,
      completedAt: null,
      hidden: false,
      createdAt: "2026-03-01T10:00:00Z",
      updatedAt: "2026-03-01T10:00:00Z",
    }));
    expect(await eve.do("importHousehold", { body: { ...file, items } })).toMatchObject({ items: 3000 });
    expect((await exportOf(eve)).items.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
    expect((await server.client().call("importHousehold", { body: { ...file, items } })).status).toBe(401);
  });
});

test("an export reads in batches and as of one instant, in spite of concurrent changes", async () => {
  const fay = await server.signUp();
  const { id } = fay.user;
  await server.database.execute(
    `INSERT INTO items (list_id, id, master_item_id, name, name_key, user_id)
     SELECT $1, new_id(), (SELECT id FROM master_items LIMIT 1), 'Thing', 'thing', $1 FROM generate_series(1, 1200)`,
    [id],
  );
  const sizes = await readOneMoment(server.database, async (read) => {
    const found: number[] = [];
    for await (const rows of read(readItems, id as never, server.clock.now())) {
      found.push(rows.length);
      await server.database.execute("UPDATE items SET deleted_at = now() WHERE list_id = $1", [id]);
    }
    return found;
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(500);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(1200);
  expect((await exportOf(fay)).items).toEqual([]);
});
