import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase } from "../../../test/database.ts";
import type { Database } from "../db/database.ts";
import { withoutListKey } from "../../../test/list-keys.ts";
import { exportedStatements } from "../../../test/row-types.ts";
import { listTables, mentionsAcrossLists, statementsAcrossLists } from "./list-tables.ts";

let database: Database;
let close: () => Promise<void>;
/** The text of each statement of the product, by its name. */
let texts: ReadonlyMap<string, string>;

beforeAll(async () => {
  texts = new Map((await exportedStatements()).map(({ statement: { name, text } }) => [name, text]));
  ({ database, close } = await freshDatabase());
});
afterAll(() => close());

const execute = async <T>(text: string) => (await database.execute(text, [listTables])) as T[];

describe("a statement about a list's rows", () => {
  test("names the list of each, but for the named exceptions", () => {
    expect(texts.size).toBeGreaterThan(350);
    const faults = [...texts]
      .filter(([name]) => !(name in statementsAcrossLists))
      .flatMap(([name, text]) => withoutListKey(text).map((table) => `${name}: ${table}`));
    expect(faults.toSorted()).toEqual(Object.keys(mentionsAcrossLists).toSorted());
  });

  test("stands among the exceptions only while it needs to", () => {
    const idle = Object.keys(statementsAcrossLists).filter(
      (name) => withoutListKey(texts.get(name) ?? "").length === 0,
    );
    expect(idle).toEqual([]);
  });

  test.each([
    ["SELECT id FROM items WHERE user_id = $1", ["items"]],
    ["SELECT i.id FROM items i JOIN stores s ON s.id = i.store_id WHERE i.list_id = $1", ["stores"]],
    ["UPDATE items SET note = $2 WHERE id = $1", ["items"]],
    [
      "DELETE FROM shopping_history h USING items i WHERE i.list_id = $1 AND h.item_id = i.id",
      ["shopping_history"],
    ],
    ["INSERT INTO items (id, user_id) VALUES ($1, $2)", ["items"]],
    ["INSERT INTO items (id, list_id) VALUES ($1, $2)", []],
    ["SELECT i.id FROM items i JOIN stores s ON s.list_id = i.list_id AND s.id = i.store_id", []],
    ["SELECT id FROM users", []],
    ["SELECT i.list_id FROM items i WHERE i.id = $1", ["items"]],
    ["SELECT list_id FROM items WHERE id = $1 ORDER BY list_id", ["items"]],
    ["UPDATE items SET note = $2 WHERE id = $1 RETURNING list_id", ["items"]],
    ["UPDATE items SET list_id = $2 WHERE id = $1", ["items"]],
    ["UPDATE items AS i SET note = $2 WHERE (i.note IS NULL OR i.id = $3) AND i.list_id = $1", []],
    ["SELECT FROM stores s, items i WHERE s.list_id = $1 AND i.store_id = s.id", ["items"]],
    [
      "SELECT FROM users u JOIN stores s ON s.list_id = u.list_id, items i WHERE i.store_id = s.id",
      ["items"],
    ],
    ["SELECT FROM unnest($2::uuid[]) AS one (id), items i WHERE i.list_id = $1 AND i.id = one.id", []],
    ["SELECT FROM items JOIN stores USING (list_id)", []],
    ["SELECT count(*) FILTER (WHERE i.list_id = $1) FROM items i", ["items"]],
    ["SELECT FROM items i WHERE i.list_id = $1 UNION SELECT FROM items i WHERE i.id = $2", ["items"]],
    [
      "SELECT FROM stores s WHERE s.list_id = $1 AND EXISTS (SELECT FROM items i WHERE i.store_id = s.id)",
      ["items"],
    ],
    ["SELECT FROM items i WHERE i.id IN (SELECT s.id FROM stores s WHERE s.list_id = i.list_id)", []],
    ["INSERT INTO items (id) SELECT i.id FROM items i WHERE i.list_id = $1", ["items"]],
    ["INSERT INTO items (id) VALUES ($1) ON CONFLICT (list_id, id) DO NOTHING", ["items"]],
  ])("is found without it: %s", (text, tables) => {
    expect(withoutListKey(text)).toEqual(tables);
  });
});

describe("the schema", () => {
  test("has every table with a list's key among the list tables, and no row without one", async () => {
    const columns = await database.execute(
      `SELECT table_name AS name, is_nullable AS nullable FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name = 'list_id' ORDER BY 1`,
    );
    expect(columns.map(({ name }) => name).filter((name) => name !== "users")).toEqual(listTables.toSorted());
    expect(columns.filter(({ nullable }) => nullable === "YES")).toEqual([]);
  });

  test("has no unique rule of a list table that doesn't begin with the list", async () => {
    const rules = await execute<{ name: string; first: string }>(
      `SELECT i.indexrelid::regclass::text AS name, a.attname AS first
       FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
       WHERE i.indisunique AND i.indrelid::regclass::text = ANY($1)`,
    );
    expect(rules.length).toBeGreaterThan(listTables.length);
    expect(rules.filter(({ first }) => first !== "list_id")).toEqual([]);
  });

  test("has no reference of a list table that leaves the list out, but to global names and who ticked", async () => {
    const references = await execute<{ table: string; columns: string[]; target: string }>(
      `SELECT c.conrelid::regclass::text AS table, c.confrelid::regclass::text AS target, array(
         SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.conrelid AND a.attnum = ANY(c.conkey)) AS columns
       FROM pg_constraint c WHERE c.contype = 'f' AND c.conrelid::regclass::text = ANY($1)`,
    );
    expect(references.length).toBeGreaterThan(30);
    const without = references.filter(({ columns }) => !columns.includes("list_id"));
    expect(
      without.map(({ table, columns, target }) => `${table}.${columns.join()} -> ${target}`).toSorted(),
    ).toEqual([
      "items.completed_by -> users",
      "items.master_item_id -> master_items",
      "shopping_history.master_item_id -> master_items",
      "suggestions.master_item_id -> master_items",
    ]);
  });

  test("refuses a category of another list, which no foreign key can say", async () => {
    await database.execute(`INSERT INTO lists (id) VALUES ('00000000-0000-7000-8000-000000000001'),
      ('00000000-0000-7000-8000-000000000002')`);
    const own = `'00000000-0000-7000-8000-000000000001'::uuid`;
    const other = `'00000000-0000-7000-8000-000000000002'::uuid`;
    await database.execute(`INSERT INTO categories (id, list_id, user_id, name, name_key)
      VALUES (${other}, ${other}, ${other}, 'Theirs', 'theirs')`);
    const referFrom = (table: string, columns: string, values: string) =>
      database.execute(`INSERT INTO ${table} (list_id, user_id, category_id, ${columns})
        VALUES (${own}, ${own}, ${other}, ${values})`);
    const master = "(SELECT id FROM master_items LIMIT 1)";
    const refused = { code: "23503" };
    await expect(
      referFrom("items", "id, name, name_key, master_item_id", `${own}, 'A', 'a', ${master}`),
    ).rejects.toMatchObject(refused);
    await expect(referFrom("user_items", "id, name, name_key", `${own}, 'A', 'a'`)).rejects.toMatchObject(
      refused,
    );
    await expect(referFrom("category_choices", "name_key", "'a'")).rejects.toMatchObject(refused);
  });
});
