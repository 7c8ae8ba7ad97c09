import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../../../test/database.ts";
import { exportedStatements } from "../../../test/row-types.ts";
import type { Database } from "./database.ts";
import { statement } from "./statement.ts";

let database: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, close } = await freshDatabase());
});
afterAll(() => close());

async function refusals(statements: readonly { name: string; text: string }[]): Promise<string[]> {
  return database.withConnection(async (client) => {
    const refused: string[] = [];
    for (const { name, text } of statements) {
      try {
        await client.query(`PREPARE "check" AS ${text}`);
      } catch (error) {
        refused.push(`${name}: ${(error as Error).message}`);
      }
      await client.query("DEALLOCATE ALL");
    }
    return refused;
  });
}

test("PostgreSQL understands every statement of the product on a migrated database", async () => {
  const statements = (await exportedStatements()).map((exported) => exported.statement);
  expect(statements.length).toBeGreaterThan(350);
  expect(await refusals(statements)).toEqual([]);
});

test("a statement that names a column that isn't there is found", async () => {
  expect(await refusals([{ name: "broken", text: "SELECT colour FROM items" }])).toEqual([
    'broken: column "colour" does not exist',
  ]);
});

test("two statements can't have one name", () => {
  statement("test.once", "SELECT 1");
  expect(() => statement("test.once", "SELECT 2")).toThrow("Two statements are called test.once.");
});
