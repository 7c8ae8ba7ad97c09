import { afterAll, beforeAll, expect, test } from "vitest";
import { itemFields } from "../../contract/items/fields.ts";
import { freshDatabase } from "../../../test/database.ts";
import type { Database } from "../db/database.ts";

let database: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ database, close } = await freshDatabase());
});
afterAll(() => close());

/** Columns that no reply shows, with the reason. */
const internal: Record<string, string> = {
  list_id: "the key of the list; a reply is about one list",
  name_key: "made from the name, to find it",
  match_key: "made from the name, to find other forms of it",
  cleared_store_id: "the store to which the item returns when that store is restored",
  deleted_at: "a deleted item is named in `gone` only",
  deleted_by: "the refusal of a change says who deleted the item",
};

test("every column of items is a field of the table, or internal for a reason", async () => {
  const columns = await database.execute(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = 'items'",
  );
  const named = Object.values(itemFields).flatMap(({ column }) =>
    column === null ? [] : [column as string],
  );
  expect([...named, ...Object.keys(internal)].toSorted()).toEqual(
    columns.map(({ name }) => String(name)).toSorted(),
  );
});
