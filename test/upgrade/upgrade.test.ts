import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { migrate } from "../../src/server/db/migrate.ts";
import { Client, startTestServer, type TestServer } from "../server.ts";
import { insertTables, readStoredDatabase, type StoredDatabase } from "./stored-database.ts";

/** The rows of each table have no order in a download. */
function inOrder(data: unknown): unknown {
  const { exportedAt: _, ...tables } = data as Record<string, unknown>;
  const sorted = (rows: unknown) =>
    Array.isArray(rows) ? rows.map((row) => JSON.stringify(row)).toSorted() : rows;
  return Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, sorted(rows)]));
}

describe.each(["0011_record_purchase"])("a database of schema %s", (schema) => {
  let stored: StoredDatabase;
  let server: TestServer;

  beforeAll(async () => {
    stored = readStoredDatabase(schema);
    server = await startTestServer({}, async (database) => {
      await migrate(database, `${schema}.sql`);
      await insertTables(database, stored);
    });
    server.clock.jumpTo(stored.now);
  });
  afterAll(() => server.close());

  const clientOf = (name: string) => {
    const before = stored.people.find((person) => person.name === name)!;
    const client = new Client(server.http);
    client.cookie = before.cookie;
    return { before, client };
  };

  test("has people in every state of sharing", () => {
    expect(stored.people).toHaveLength(13);
    expect(stored.operations.length).toBeGreaterThan(5);
  });

  test("shows each person the list that they saw before", async () => {
    for (const { name } of stored.people) {
      const { before, client } = clientOf(name);
      expect([name, await client.do("getList", {})]).toEqual([name, before.list]);
    }
  });

  test("gives each person the data that they had before", async () => {
    for (const { name } of stored.people) {
      const { before, client } = clientOf(name);
      const data = inOrder(await client.do("downloadData", {}));
      expect([name, data]).toEqual([name, inOrder(before.data)]);
    }
  });

  test("answers an operation that a device sends again as it did before", async () => {
    for (const { person, route, given, operation, status, body } of stored.operations) {
      const { client } = clientOf(person);
      const again = await client.call(route, given, { operation });
      expect([again.status, again.body]).toEqual([status, body]);
    }
  });
});
