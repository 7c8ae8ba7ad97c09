import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../../../test/database.ts";
import {
  compareRowTypes,
  describe as describeColumns,
  exportedStatements,
  type Described,
} from "../../../test/row-types.ts";
import { knownStatements } from "./statement.ts";

let close: () => Promise<void>;
let described: Described[];

beforeAll(async () => {
  const database = await freshDatabase();
  close = database.close;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  described = [];
  for (const one of await exportedStatements())
    described.push({ ...one, columns: await describeColumns(client, one.statement.text) });
  await client.end();
});
afterAll(() => close());

test("every statement is exported, so that its row type can be compared", () => {
  const exported = new Set(described.map(({ statement }) => statement.name));
  expect(exported.size).toBeGreaterThan(150);
  expect(knownStatements().filter(({ name }) => !exported.has(name))).toEqual([]);
});

test("the declared row types are those that PostgreSQL describes", () => {
  expect(compareRowTypes(described)).toEqual([]);
});

test("another name, another type and a null that can't be are each found", () => {
  const findUser = described.find(({ statement }) => statement.name === "accounts.find-user")!;
  const change = (change: (column: Described["columns"][number]) => object) => ({
    ...findUser,
    columns: findUser.columns.map((column) => ({ ...column, ...change(column) })),
  });
  const planted = [
    change(({ name }) => (name === "email" ? { name: "mail" } : {})),
    change(({ name }) => (name === "email" ? { type: 23 } : {})),
    change(({ name }) => (name === "firstName" ? { isNullable: false } : {})),
  ];
  expect(compareRowTypes(planted)).toHaveLength(3);
});
