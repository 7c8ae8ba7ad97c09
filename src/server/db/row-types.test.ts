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

/** Columns of tables that can be null, and that are not in these rows: the statement's name and the column's, with the reason. */
const neverNull: Readonly<Record<string, string>> = {
  "learning.list-names-in-use usualIntervalDays": "its WHERE leaves out names without one",
  "lists.set-first-currency currency": "it sets one where there is none",
  "repeat.find-bought completedAt": "its WHERE leaves out what is open",
};

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
  // Other test files of this worker share the module that knows them; their own statements are called "test.…".
  const missing = knownStatements().filter(({ name }) => !exported.has(name) && !name.startsWith("test."));
  expect(missing).toEqual([]);
});

/** A statement as described, but that these of its columns may be declared without null. */
const excusing = (one: Described, excuses: readonly string[]): Described => ({
  ...one,
  columns: one.columns.map((column) =>
    excuses.includes(`${one.statement.name} ${column.name}`) ? { ...column, isNullable: null } : column,
  ),
});

test("the declared row types are those that PostgreSQL describes", () => {
  expect(compareRowTypes(described.map((one) => excusing(one, Object.keys(neverNull))))).toEqual([]);
});

test("each column that is excused needs it", () => {
  const excuses = Object.keys(neverNull);
  const without = excuses.map((excuse) => {
    const one = described.find(({ statement }) => excuse.startsWith(`${statement.name} `))!;
    return excusing(
      one,
      excuses.filter((other) => other !== excuse),
    );
  });
  expect(compareRowTypes(without)).toHaveLength(excuses.length);
});

test("another name, another type, a null that can't be and one that can are each found", () => {
  const findUser = described.find(({ statement }) => statement.name === "accounts.find-user")!;
  const change = (change: (column: Described["columns"][number]) => object) => ({
    ...findUser,
    columns: findUser.columns.map((column) => ({ ...column, ...change(column) })),
  });
  const planted = [
    change(({ name }) => (name === "email" ? { name: "mail" } : {})),
    change(({ name }) => (name === "email" ? { type: 23 } : {})),
    change(({ name }) => (name === "firstName" ? { isNullable: false } : {})),
    change(({ name }) => (name === "email" ? { isNullable: true } : {})),
  ];
  expect(compareRowTypes(planted)).toHaveLength(4);
});
