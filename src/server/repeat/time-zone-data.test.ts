import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { mortalDatabase } from "../../../test/mortal-database.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { Database } from "../db/database.ts";
import { createLog } from "../log.ts";
import { watchDueItems } from "./due-watch.ts";
import { followTimeZoneData } from "./time-zone-data.ts";

let server: TestServer;
let ana: Client;
let ben: Client;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  await server.database.execute("DELETE FROM recurring_items; DELETE FROM settings");
  server.clock.jumpTo("2026-03-02T10:00:00Z"); // a Monday
  ana = await server.signUp({ role: "premium" });
  ben = await server.signUp({ role: "premium" });
  await server.household(ana, ben);
  await ana.do("changeRecurringPreferences", { body: { timezone: "America/New_York" } });
});
afterAll(() => server.close());

const follow = (version = "2026b", app = server.app) => followTimeZoneData(app, version);
const due = async (who = ana) =>
  (await who.do("listRecurringItems", {})).map(({ nextDueDate }) => nextDueDate.replace("+00:00", "Z"));
const cursor = async () => (await ana.do("getList", {})).cursor;
const keptVersion = async () =>
  (await server.database.execute("SELECT value FROM settings WHERE name = 'time_zone_data'"))[0]?.value;

/** Repeats whose dates were computed with data by which New York's clocks would be an hour off; `older` is theirs. */
async function haveOldDates(older: string | null, ...names: string[]): Promise<void> {
  for (const name of names) await ben.do("addRecurringItem", { body: { name, intervalDays: 7 } });
  await server.database.execute(
    "UPDATE recurring_items SET next_due_date = next_due_date - interval '1 hour' WHERE user_id = $1",
    [ben.user.id],
  );
  if (older !== null)
    await server.database.execute("INSERT INTO settings (name, value) VALUES ('time_zone_data', $1)", [
      older,
    ]);
}

test.each([["2026a"], ["2025c"], [null]])(
  "dates computed with data %s are computed again with newer ones, on the lists that they change",
  async (older) => {
    await haveOldDates(older, "Milk", "Bread");
    const before = await cursor();
    expect(await follow()).toBe(1);
    expect(await due()).toEqual(["2026-03-09T04:00:00Z", "2026-03-09T04:00:00Z"]);
    expect((await ana.do("getList", { query: { since: before } })).recurringItems).toHaveLength(2);
    expect(await keptVersion()).toBe("2026b");
    const after = await cursor();
    expect(await follow()).toBe(0);
    expect(await follow("2026c")).toBe(0);
    expect([await cursor(), await keptVersion()]).toEqual([after, "2026c"]);
  },
);

test.each(["2026b", "2026c", "2027a"])("data %s are not replaced by older or equal ones", async (newer) => {
  await haveOldDates(newer, "Milk");
  expect(await follow()).toBe(0);
  expect(await due()).toEqual(["2026-03-09T03:00:00Z"]);
  expect(await keptVersion()).toBe(newer);
});

test("a repeat that is due already stays due, and comes", async () => {
  await haveOldDates("2026a", "Milk");
  server.clock.jumpTo("2026-03-09T03:30:00Z");
  expect(await follow()).toBe(0);
  expect(await due()).toEqual(["2026-03-09T03:00:00Z"]);
});

test("two processes at once move each list once", async () => {
  await haveOldDates("2026a", "Milk");
  const connection = { connectionString: server.databaseUrl };
  const database = new Database({ connection, poolSize: 2, log: createLog("silent") });
  const before = Number((await cursor()).split(".").at(-1));
  const moved = await Promise.all([follow(), follow("2026b", { ...server.app, database })]);
  await database.close();
  expect(moved.toSorted()).toEqual([0, 1]);
  expect(Number((await cursor()).split(".").at(-1))).toBe(before + 1);
  expect(await due()).toEqual(["2026-03-09T04:00:00Z"]);
});

test("a process that dies on the way leaves the rest to the next one", async () => {
  const cleo = await server.signUp({ role: "premium" });
  await cleo.do("addRecurringItem", { body: { name: "Milk", intervalDays: 7 } });
  await haveOldDates("2026a", "Milk");
  await server.database.execute(
    "UPDATE recurring_items SET next_due_date = next_due_date - interval '1 hour' WHERE user_id = $1",
    [cleo.user.id],
  );
  for (let steps = 0, done = false; !done; steps += 1) {
    let left = steps;
    const database = mortalDatabase(server.database, () => {
      left -= 1;
      if (left < 0) throw new Error("killed");
    });
    done = await follow("2026b", { ...server.app, database }).then(
      () => true,
      () => false,
    );
    expect(steps).toBeLessThan(100);
  }
  expect([await due(), await due(cleo)]).toEqual([["2026-03-09T04:00:00Z"], ["2026-03-09T00:00:00Z"]]);
});

test("a process moves the dates before it looks for due repeats", async () => {
  await haveOldDates("2000a", "Milk");
  const watch = watchDueItems(server.app, 5);
  await expect.poll(keptVersion).toBe(process.versions.tz);
  await watch.stop();
  expect(await due()).toEqual(["2026-03-09T04:00:00Z"]);
});
