import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changeRole } from "../../src/server/accounts/role.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { Client, startTestServer, type TestServer } from "../server.ts";
import { insertTables, readStoredDatabase, type StoredDatabase } from "./stored-database.ts";

type Row = Record<string, unknown>;
type Data = Record<string, Row[]> & { stores: Row[]; items: Row[] };

/** Since 0012 a row refers to nothing on another list: people share one, or what they refer to of each other is cut. */
const restingHousehold = ["Gus", "Hal", "Jon"];
const formerHouseholds = new Set(["Dan", "Eva", "Kim", "Leo", "Mia"]);

/** Fields that lists, items and downloads have got since; a download is an event of its own. */
const [addedToList, added] = [
  { currency: null, storeOrder: [] },
  { price: null, notHere: null },
];
const addedToDownload = {
  imports: [],
  knownDevices: [],
  pantryNames: [],
  pushPreferences: [],
  pushSubscriptions: [],
  shoppingNotices: [],
  securityEvents: [],
  whereabouts: [],
  storeOrders: [],
  list: { currency: null, repeatsPausedUntil: null },
};
const pauses = ["putOffUntil", "putOffAt", "pausedUntil", "resumesAt"];
/** Fields of a download's rows that have come since. */
const newFields = new Set([
  "device",
  "signedInAt",
  "seenAt",
  "mailed",
  "emailVerifiedAt",
  "language",
  "lacks",
  "places",
  ...pauses,
]);
const without = (row: Row, ...fields: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !fields.includes(name)));
const withoutNew = (row: Row) => without(row, ...newFields);
const withAdded = (items: Row[]) => items.map((item) => ({ ...added, ...item }));

/** The rows of each table have no order in a download. */
function inOrder(data: Data): Record<string, unknown> {
  const now = {
    ...data,
    ...addedToDownload,
    items: withAdded(data.items).map((item) => ({ deletedBy: null, ...item })),
  };
  const { exportedAt: _, ...tables } = now as Record<string, unknown>;
  const sorted = (rows: unknown) =>
    Array.isArray(rows)
      ? rows
          .map(withoutNew)
          .map((row) => JSON.stringify(row, Object.keys(row).toSorted()))
          .toSorted()
      : typeof rows === "object" && rows !== null
        ? withoutNew(rows as Row)
        : rows;
  return Object.fromEntries(Object.entries(tables).map(([table, rows]) => [table, sorted(rows)]));
}

/** The same without the records' references to items and stores of people who share no list with this one any more. */
function cut(data: Data): Data {
  const [stores, items] = [data.stores, data.items].map((rows) => new Set(rows.map(({ id }) => id)));
  const own = (ids: Set<unknown>, id: unknown) => (ids.has(id) ? id : null);
  const records = [
    "shoppingHistory",
    "itemPurchases",
    "skippedItems",
    "storeVisits",
    "shoppingLists",
    "suggestions",
  ];
  const cutRecord = (row: Row) => ({
    ...row,
    ...("storeId" in row && { storeId: own(stores!, row["storeId"]) }),
    ...("itemId" in row && { itemId: own(items!, row["itemId"]) }),
  });
  return {
    ...data,
    ...Object.fromEntries(records.map((table) => [table, data[table]!.map(cutRecord)])),
  };
}

/** The tables whose rows are copied for another member who used them. */
const copied = ["categories", "userItems"] as const;

/**
 * The same with the names of categories and of people's own names in place of their ids, which a copy doesn't share. A repeat may
 * be about the person's own item of its name now, and a counter of purchases about their own name.
 * @param known the downloads that hold what this one refers to
 */
function named(data: Data, known: readonly Data[]): Data {
  const rows = known.flatMap((one) => copied.flatMap((table) => one[table]!));
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const nameOf = (id: unknown) => names.get(id) ?? id;
  const stores = new Set(data.stores.map(({ id }) => id));
  const ownStore = (id: unknown) => (stores.has(id) ? id : null);
  const ofTable: Record<string, (row: Row) => Row> = {
    items: ({ storeId, clearedStoreId, ...item }) => ({
      ...item,
      storeId: ownStore(storeId),
      clearedStoreId: ownStore(clearedStoreId),
    }),
    recurringItems: (repeat) => without(repeat, "itemId"),
    suggestions: (suggestion) => without(suggestion, "id"),
  };
  const withNames = (row: Row) => ({
    ...row,
    ...("categoryId" in row && { categoryId: nameOf(row["categoryId"]) }),
    ...("userItemId" in row && { userItemId: nameOf(row["userItemId"]) }),
  });
  return Object.fromEntries(
    Object.entries(data).map(([table, rows]) => [
      table,
      Array.isArray(rows) ? rows.map((row) => withNames((ofTable[table] ?? ((same) => same))(row))) : rows,
    ]),
  ) as Data;
}

/** The rows of a table that the download from before doesn't have. */
function copiesIn(data: Data, before: Data, table: string): Row[] {
  const known = new Set(before[table]!.map(({ id }) => id));
  return data[table]!.filter(({ id }) => !known.has(id));
}

function withoutCopies(data: Data, before: Data): Data {
  const kept = copied.map((table) => {
    const copies = new Set(copiesIn(data, before, table));
    return [table, data[table]!.filter((row) => !copies.has(row))];
  });
  return { ...data, ...Object.fromEntries(kept) };
}

/** The fields that a copy has of the row from which it was made. */
const described = (row: Row) => without(row, "id", "userId", "revision");

/** A list as it shows: what was copied from another list has another id and the same name. */
function shown(list: Row): object {
  const own = new Set((list["stores"] as Row[]).map(({ id }) => id));
  const items = (list["items"] as Row[]).map(({ categoryId: _c, userItemId: _u, ...item }) => ({
    ...item,
    storeId: own.has(item["storeId"]) ? item["storeId"] : null,
  }));
  const recurringItems = (list["recurringItems"] as { item: Row }[]).map(({ item, ...repeat }) => {
    const { id: _, ...named } = item;
    return { ...repeat, itemId: undefined, item: named };
  });
  const suggestions = (list["suggestions"] as Row[])
    .map(({ name, frequency, lastSeen }) => JSON.stringify({ name, frequency, lastSeen }))
    .toSorted();
  const { cursor, members, presence, stores } = list;
  return { cursor, members, presence, stores, items, recurringItems, suggestions };
}

describe.each(["0.1.0"])("a database of version %s", (version) => {
  let stored: StoredDatabase;
  let server: TestServer;

  beforeAll(async () => {
    stored = readStoredDatabase(version);
    server = await startTestServer({}, async (database) => {
      await migrate(database, `${stored.schema}.sql`);
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
      const { repeatCalendar, visits, ...now } = await client.do("getList", {});
      // The earlier version stored who ticked an item, and where, and did not show it.
      const notShown = { completedBy: undefined, completedIn: undefined };
      const list = { ...now, items: now.items.map((item) => ({ ...item, ...notShown })) };
      expect(repeatCalendar).toMatchObject({ timezone: expect.any(String), pausedUntil: null });
      expect(visits).toEqual(expect.any(Array));
      const listBefore = {
        ...addedToList,
        ...(before.list as Row),
        items: withAdded((before.list as { items: Row[] }).items),
        stores: (before.list as { stores: Row[] }).stores.map((store) => ({ ...store, lacks: [] })),
        suggestions: (before.list as { suggestions: Row[] }).suggestions.map((one) => ({
          ...one,
          places: [],
        })),
        recurringItems: (before.list as { recurringItems: Row[] }).recurringItems.map((repeat) => ({
          putOffUntil: null,
          pausedUntil: null,
          ...repeat,
        })),
      };
      if (restingHousehold.includes(name)) expect([name, shown(list)]).toEqual([name, shown(listBefore)]);
      else expect([name, list]).toEqual([name, listBefore]);
    }
  });

  test("gives each person the data that they had before", async () => {
    for (const { name } of stored.people) {
      if (restingHousehold.includes(name)) continue;
      const { before, client } = clientOf(name);
      const data = inOrder((await client.do("downloadData", {})) as unknown as Data);
      const dataBefore = before.data as Data;
      const expected = inOrder(formerHouseholds.has(name) ? cut(dataBefore) : dataBefore);
      expect([name, data]).toEqual([name, expected]);
    }
  });

  test("gives members whose sharing rests the data that they had before, with copies of what they used of each other", async () => {
    const household = restingHousehold.map((name) => clientOf(name).before.data as Data);
    for (const name of restingHousehold) {
      const { before, client } = clientOf(name);
      const dataBefore = before.data as Data;
      const data = (await client.do("downloadData", {})) as unknown as Data;
      const own = named(data, [data]);
      expect([name, inOrder(cut(withoutCopies(own, dataBefore)))]).toEqual([
        name,
        inOrder(cut(named(dataBefore, household))),
      ]);
      const others = household.map((one) => named(one, household));
      for (const table of copied) {
        const originals = others.flatMap((one) => one[table]!.map(described));
        for (const copy of copiesIn(own, dataBefore, table))
          expect(originals).toContainEqual(described(copy));
      }
    }
  });

  test("restores what resting members referred to when their sharing returns", async () => {
    const { before, client } = clientOf("Gus");
    await changeRole(server.app, before.id, "premium");
    const storeOf = new Map(
      restingHousehold.flatMap((name) =>
        (clientOf(name).before.list as { items: Row[] }).items.map(({ id, storeId }) => [id, storeId]),
      ),
    );
    const { items } = await client.do("getList", {});
    expect(new Set(items.map(({ userId }) => userId)).size).toBe(3);
    expect(items.map(({ id, storeId }) => [id, storeId])).toEqual(
      items.map(({ id }) => [id, storeOf.get(id)]),
    );
    expect(items.filter(({ storeId }) => storeId !== null).length).toBeGreaterThan(3);
    await changeRole(server.app, before.id, "free");
  });

  test("answers an operation that a device sends again as it did before", async () => {
    for (const { person, route, given, operation, status, body } of stored.operations) {
      const { client } = clientOf(person);
      const again = await client.call(route, given, { operation });
      // What an item has got since comes with it, as the contract says.
      expect([again.status, again.body]).toMatchObject([status, body]);
    }
  });
});
