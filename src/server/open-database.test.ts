import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../../test/database.ts";
import { checkSessions } from "./open-database.ts";

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  fresh = await freshDatabase();
});
afterAll(() => fresh.close());

test("each connection has the settings of the server", async () => {
  const rows = await fresh.database.execute(
    "SELECT current_setting('enable_seqscan') AS scan, current_setting('lock_timeout') AS lock, current_setting('timezone') AS zone",
  );
  expect(rows).toEqual([{ scan: "off", lock: "10s", zone: "UTC" }]);
});

test("a database of which each connection has a session of its own is taken", async () => {
  await expect(checkSessions(fresh.database)).resolves.toBeUndefined();
});

test("a pooler that lets two connections share a session is refused with a sentence", async () => {
  // As pgbouncer does between transactions: both connections are given the one that is free.
  await fresh.database.withConnection(async (free) => {
    const pooler: Parameters<typeof checkSessions>[0] = { withConnection: (work) => work(free) };
    await expect(checkSessions(pooler)).rejects.toThrow(/changes sessions between transactions/);
  });
});
