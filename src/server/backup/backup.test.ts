import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshDatabase } from "../../../test/database.ts";
import { temporaryFolder } from "../../../test/process.ts";
import { Client, startTestServer, type TestServer } from "../../../test/server.ts";
import { tellStory, type Story } from "../../../test/upgrade/households.ts";
import { insertTables, readStoredDatabase, readTables } from "../../../test/upgrade/stored-database.ts";
import type { Database } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { BackupError } from "./backup-format.ts";
import { backUp, folderOf, listBackups } from "./kept-backups.ts";
import { restoreBackup } from "./restore-backup.ts";

const folder = temporaryFolder();
let server: TestServer;
let story: Story;
let path: string;

/** The newest backup of a database, as a path. */
async function backUpTo(
  database: Database,
  dataDir: string,
  now = Date.parse("2026-03-02T02:00:00Z"),
): Promise<string> {
  const name = await backUp(database, dataDir, now);
  return join(folderOf(dataDir), name!);
}

/** Every table but for the epochs, which grow. */
async function contentOf(database: Database) {
  const tables = await readTables(database);
  return Object.fromEntries(
    tables.map(({ name, rows }) => [
      name,
      rows.map((row) => JSON.stringify({ ...row, ...(name === "lists" && { epoch: 0 }) })).toSorted(),
    ]),
  );
}

/** The rejection of a restore into an empty database. */
async function refusalOf(file: string): Promise<unknown> {
  const empty = await freshDatabase(async () => undefined);
  try {
    await empty.database.execute(
      "DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA IF EXISTS graphile_worker CASCADE",
    );
    return await restoreBackup(empty.database, file).catch((error: unknown) => error);
  } finally {
    await empty.close();
  }
}

beforeAll(async () => {
  server = await startTestServer();
  const { app, clock, runJobs } = server;
  story = await tellStory({ app, clock, newClient: () => server.client(), runJobs });
  path = await backUpTo(server.database, folder.path);
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

describe("a restored backup", () => {
  let restored: TestServer;
  beforeAll(async () => {
    restored = await startTestServer({}, async (database) => {
      await restoreBackup(database, path);
    });
    restored.clock.jumpTo(server.clock.now());
  });
  afterAll(() => restored.close());

  test("has every row of every table", async () => {
    expect(await contentOf(restored.database)).toEqual(await contentOf(server.database));
  });

  test("still refuses a row that refers to nothing", async () => {
    const orphan = restored.database.execute(
      "INSERT INTO sessions (sid, user_id, expire) VALUES ('\\x00', gen_random_uuid(), now())",
    );
    await expect(orphan).rejects.toThrow(/violates foreign key/u);
    const [constraints] = await restored.database.execute(
      "SELECT count(*)::int AS count FROM pg_constraint WHERE contype = 'f' AND NOT convalidated",
    );
    expect(constraints).toEqual({ count: 0 });
  });

  test("shows each signed-in person their whole list again", async () => {
    for (const [name, person] of story.people) {
      const again = new Client(restored.http);
      again.cookie = person.cookie;
      const before = await person.do("getList", {});
      const after = await again.do("getList", {});
      expect([name, { ...after, cursor: "" }]).toEqual([name, { ...before, cursor: "" }]);
      // A device's copy is older than the list's epoch, so it gets everything, not the changes since.
      expect(after.cursor).not.toBe(before.cursor);
      const since = await again.call("getList", { query: { since: before.cursor } });
      expect([name, since.body]).toEqual([name, after]);
    }
  });

  test("answers a change that a device sends again as before, and takes one that still waited", async () => {
    for (const { person, route, given, operation, status, body } of story.operations) {
      const again = new Client(restored.http);
      again.cookie = story.people.get(person)!.cookie;
      const reply = await again.call(route, given, { operation });
      expect([route, reply.status, reply.body]).toEqual([route, status, body]);
    }
  });
});

test("a backup of an older schema is brought to the newest", async () => {
  const stored = readStoredDatabase("0.1.0");
  const old = await freshDatabase(async (database) => {
    await migrate(database, `${stored.schema}.sql`);
    await insertTables(database, stored);
    await backUpTo(database, join(folder.path, "old"));
  });
  await old.close();
  const restored = await startTestServer({}, async (database) => {
    await restoreBackup(
      database,
      join(folderOf(join(folder.path, "old")), "2026-03-02T02-00-00-000Z.restock.gz"),
    );
  });
  try {
    const [people] = await restored.database.execute("SELECT count(*)::int AS count FROM users");
    expect(people).toEqual({ count: stored.people.length });
    const person = new Client(restored.http);
    restored.clock.jumpTo(stored.now);
    person.cookie = stored.people[0]!.cookie;
    expect((await person.call("getList", {})).status).toBe(200);
  } finally {
    await restored.close();
  }
});

describe("a file that is no whole backup is refused, and nothing is changed", () => {
  const changed = (change: (text: string) => string): string => {
    const file = join(folder.path, "changed.restock.gz");
    writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(path)).toString())));
    return file;
  };
  const files: Record<string, [file: () => string, sentence: RegExp]> = {
    "a text": [() => changed(() => "milk\n"), /no backup of Restock/u],
    "a changed row": [
      () => changed((text) => text.replace('"Milk"', '"Silk"')),
      /doesn't match its checksum/u,
    ],
    "a missing row": [
      () => changed((text) => text.replace(/\{"row":.*\n/u, "")),
      /doesn't match its checksum/u,
    ],
    "a backup that was cut": [
      () => changed((text) => text.slice(0, text.lastIndexOf('{"end"'))),
      /was cut off/u,
    ],
    "bytes that are no gzip": [
      () => {
        const file = join(folder.path, "plain.restock.gz");
        writeFileSync(file, "milk");
        return file;
      },
      /can't be read/u,
    ],
    "half of the bytes": [
      () => {
        const file = join(folder.path, "half.restock.gz");
        const whole = readFileSync(path);
        writeFileSync(file, whole.subarray(0, whole.length / 2));
        return file;
      },
      /can't be read/u,
    ],
    "a migration that this version doesn't have": [
      () =>
        changed((text) =>
          text.replace(
            /"name":"0001_tables\.sql","checksum":"\w+"/u,
            '"name":"0001_tables.sql","checksum":"x"',
          ),
        ),
      /another version of Restock/u,
    ],
  };
  test.each(Object.entries(files))("%s", async (_what, [file, sentence]) => {
    const refusal = await refusalOf(file());
    expect(refusal).toBeInstanceOf(BackupError);
    expect((refusal as Error).message).toMatch(sentence);
  });

  test("a database that people use", async () => {
    const before = await contentOf(server.database);
    await expect(restoreBackup(server.database, path)).rejects.toThrow("The database holds people already.");
    expect(await contentOf(server.database)).toEqual(before);
  });
});

describe("the folder of backups", () => {
  test("keeps the newest 14, with names in the order of time", async () => {
    const dataDir = join(folder.path, "many");
    const first = Date.parse("2026-04-01T02:00:00Z");
    for (let day = 0; day < 16; day += 1) await backUpTo(server.database, dataDir, first + day * 86_400_000);
    const names = (await listBackups(dataDir)).map(({ name }) => name);
    expect(names).toHaveLength(14);
    expect([names[0], names.at(-1)]).toEqual([
      "2026-04-16T02-00-00-000Z.restock.gz",
      "2026-04-03T02-00-00-000Z.restock.gz",
    ]);
  });

  test("one process writes at a time", async () => {
    const dataDir = join(folder.path, "two");
    const now = Date.parse("2026-04-01T02:00:00Z");
    const names = await Promise.all([
      backUp(server.database, dataDir, now),
      backUp(server.database, dataDir, now + 1),
    ]);
    expect(names.filter((name) => name === null)).toHaveLength(1);
    expect(await listBackups(dataDir)).toHaveLength(1);
  });

  test("the nightly job writes one", async () => {
    await server.app.database.execute("SELECT graphile_worker.add_job('back-up', '{}'::json)");
    await server.runJobs();
    expect(await listBackups(server.app.config.dataDir)).toHaveLength(1);
  });
});

test("a backup under write load is one instant, and a killed one leaves no file of its name", async () => {
  const drill = await startTestServer();
  try {
    const ana = await drill.signUp({ role: "premium" });
    await drill.database.execute(
      `INSERT INTO waitlist (id, email) SELECT gen_random_uuid(), 'person-' || n || '@example.com' FROM generate_series(1, 100000) n`,
    );
    const dataDir = join(folder.path, "drill");
    const run = () =>
      spawn(process.execPath, [join(import.meta.dirname, "../backup-command.ts")], {
        env: { ...process.env, DATABASE_URL: drill.databaseUrl, DATA_DIR: dataDir, VITEST: "" },
        stdio: "ignore",
      });
    const stopping = new AbortController();
    // Each change ticks an item and writes its history together, or neither.
    const writer = (async () => {
      for (let turn = 0; !stopping.signal.aborted; turn += 1) {
        const { id } = await ana.do("addItem", { body: { name: `thing ${turn}` } });
        await ana.do("changeItem", { params: { id }, body: { completed: true } });
      }
    })();
    for (let kill = 0; kill < 3; kill += 1) {
      await expect
        .poll(async () => {
          const child = run();
          const ended = once(child, "exit");
          // A process whose predecessor's lock isn't free yet ends at once.
          const isWriting = await Promise.race([ended.then(() => false), untilWriting(folderOf(dataDir))]);
          if (isWriting) child.kill("SIGKILL");
          await ended;
          return isWriting;
        })
        .toBe(true);
      expect(await listBackups(dataDir)).toEqual([]);
    }
    await expect
      .poll(async () => (await once(run(), "exit"))[0] as number | null, { timeout: 60_000 })
      .toBe(0);
    stopping.abort();
    await writer;
    const [kept] = await listBackups(dataDir);
    expect(filesIn(folderOf(dataDir))).toEqual([kept!.name]);

    const restored = await freshDatabase(async (database) => {
      await restoreBackup(database, join(folderOf(dataDir), kept!.name));
    });
    try {
      const [counts] = await restored.database.execute(
        `SELECT (SELECT count(*)::int FROM waitlist) AS waitlist,
           (SELECT count(*)::int FROM items WHERE completed) AS ticked,
           (SELECT count(*)::int FROM shopping_history) AS records`,
      );
      expect(counts!.waitlist).toBe(100_000);
      expect(counts!.ticked).toBe(counts!.records);
      expect(counts!.ticked).toBeGreaterThan(0);
    } finally {
      await restored.close();
    }
  } finally {
    await drill.close();
  }
});

/** Resolves when the folder has a file that isn't finished. */
async function untilWriting(path: string): Promise<boolean> {
  while (!filesIn(path).some((name) => name.endsWith(".unfinished"))) await nextTurn();
  return true;
}

function filesIn(path: string): string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}
