import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readImport } from "../../import/read-import.ts";
import { importOf } from "../../../test/import-body.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";

const folder = join(import.meta.dirname, "../../../test/fixtures/import");
let server: TestServer;
/** One person imports all files, so that each is compared with the names of the files before it. */
let ana: Client;

beforeAll(async () => {
  server = await startTestServer();
  ana = await server.signUp();
});
afterAll(() => server.close());

async function read(path: string) {
  const bytes = new Uint8Array(readFileSync(path));
  const source = {
    size: bytes.length,
    read: async (start: number, end: number) => bytes.subarray(start, Math.min(end, bytes.length)),
  };
  return readImport(source, basename(path));
}

const files = globSync("*", { cwd: folder })
  .filter((name) => name !== "restock-household.json")
  .toSorted();

test("the fixtures have a file of every format", () => {
  expect(files.length).toBeGreaterThan(20);
});

test.each(files)("%s is brought whole, once, and taken back whole", async (file) => {
  const before = await ana.do("getList", {});
  const { format, stores, items, names, bought } = await read(join(folder, file));
  const given = importOf({
    file,
    format,
    stores,
    items: items.map(({ list: _list, ...item }) => item),
    names,
    bought,
  });
  const { id, added, already } = await ana.do("addImport", given);
  expect(added.items + added.names + added.bought).toBeGreaterThan(0);
  // The names of items, of master items, and of rows that are twice in the file.
  expect(added.items + already).toBeLessThanOrEqual(items.length + names.length + bought.length);
  server.clock.forward({ minutes: 1 });
  const between = await ana.do("getList", {});
  expect(between.items.length).toBe(added.items);
  expect((await ana.do("addImport", given)).added).toEqual({
    stores: 0,
    categories: 0,
    items: 0,
    names: 0,
    bought: 0,
  });
  const { takenBack, kept } = await ana.do("undoImport", { params: { id } });
  const all = Object.values(added).reduce((sum, number) => sum + number, 0);
  expect([takenBack, kept]).toEqual([all, 0]);
  const { items: left, stores: shops, suggestions, categoryChoices } = await ana.do("getList", {});
  expect({ left, shops, suggestions, categoryChoices }).toEqual({
    left: before.items,
    shops: before.stores,
    suggestions: before.suggestions,
    categoryChoices: before.categoryChoices,
  });
});
