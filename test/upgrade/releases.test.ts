import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readChangelog } from "../../ops/changelog.ts";
import { migrate } from "../../src/server/db/migrate.ts";
import { Client, startTestServer, type TestServer } from "../server.ts";
import { alike, tablesAlike } from "./alike.ts";
import { insertTables, readStoredDatabase, storedVersions, type StoredDatabase } from "./stored-database.ts";

/** Before 0.2.0 people of one household had rows of each other; upgrade.test.ts says what became of these. */
const withoutListKey = "0.1.0";

const changelog = readFileSync(join(import.meta.dirname, "../../CHANGELOG.md"), "utf8");

test("each release has stored a database, and no other version has", () => {
  const released = readChangelog(changelog).filter(({ day }) => day !== null);
  expect(storedVersions().toSorted()).toEqual(released.map(({ version }) => version).toSorted());
});

describe.each(storedVersions().filter((version) => version !== withoutListKey))(
  "a database of release %s",
  (version) => {
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

    const clientOf = (cookie: string) => {
      const client = new Client(server.http);
      client.cookie = cookie;
      return client;
    };

    test("shows each person the list and the data that they had", async () => {
      for (const { name, cookie, list, data } of stored.people) {
        const client = clientOf(cookie);
        expect([name, alike(await client.do("getList", {}), list)]).toEqual([name, alike(list, list)]);
        const now = await client.do("downloadData", {});
        expect([name, tablesAlike(now, data)]).toEqual([name, tablesAlike(data, data)]);
      }
    });

    test("answers an operation that a device sends again as it did before", async () => {
      for (const { person, route, given, operation, status, body } of stored.operations) {
        const client = clientOf(stored.people.find(({ name }) => name === person)!.cookie);
        const again = await client.call(route, given, { operation });
        expect([again.status, alike(again.body, body)]).toEqual([status, alike(body, body)]);
      }
    });
  },
);
