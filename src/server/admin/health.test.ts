import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "../../contract/routes.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { adviceAbout } from "./health.ts";

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signUp();
});
afterAll(() => server.close());

test("the administrator sees the server's state, and what to do until there is a backup", async () => {
  const before = await admin.do("getServerHealth", {});
  expect(before).toMatchObject({
    database: { isEmbedded: true },
    mail: "folder",
    aiModel: null,
    backups: [],
    jobs: { failed: 0 },
  });
  expect(before.database.bytes).toBeGreaterThan(1_000_000);
  expect(before.advice).toContain("There is no backup yet. Write one now, and copy it to another machine.");

  const backup = await admin.do("backUpNow", {});
  const after = await admin.do("getServerHealth", {});
  expect(after.backups).toEqual([backup]);
  expect(backup.createdAt).toBe(server.clock.now().toISOString());
  expect(after.advice.join()).not.toContain("backup");
});

test("a backup is downloaded as it is kept, which is recorded", async () => {
  const [backup] = (await admin.do("getServerHealth", {})).backups;
  const reply = await server.http.inject({
    url: routes.downloadBackup.path.replace(":name", backup!.name),
    headers: { cookie: admin.cookie! },
  });
  expect(reply.headers).toMatchObject({
    "content-type": "application/gzip",
    "content-length": String(backup!.bytes),
    "content-disposition": `attachment; filename="${backup!.name}"`,
    "cache-control": "no-store",
  });
  const [head] = gunzipSync(reply.rawPayload).toString().split("\n");
  expect(JSON.parse(head!)).toMatchObject({ restock: "backup", version: 1 });
  await server.runJobs();
  const events = await admin.do("listEvents", { query: { kind: "backup_downloaded" } });
  expect(events.events.map(({ userEmail }) => userEmail)).toEqual([admin.user.email]);
});

test.each([
  ["2020-01-01T00-00-00-000Z.restock.gz", 404],
  ["../postgres-password", 404],
  ["..%2f..%2fpostgres-password.restock.gz", 404],
])("the backup %s can't be downloaded", async (name, status) => {
  const reply = await admin.call("downloadBackup", { params: { name } });
  expect(reply.status).toBe(status);
});

test("nobody else sees the state, writes a backup or downloads one", async () => {
  const other = await server.signUp();
  const [backup] = (await admin.do("getServerHealth", {})).backups;
  for (const reply of [
    await other.call("getServerHealth", {}),
    await other.call("backUpNow", {}),
    await other.call("downloadBackup", { params: { name: backup!.name } }),
  ])
    expect(reply.status).toBe(403);
});

test("the advice names what is wrong, and nothing else", () => {
  const now = Date.parse("2026-11-22T12:00:00Z");
  const well = {
    version: "1",
    node: "v26",
    database: { version: "18", isEmbedded: false, bytes: 1, schema: "x" },
    jobs: { waiting: 3, failed: 0, overdue: 5 },
    mail: "smtp" as const,
    aiModel: null,
    backups: [{ name: "x", bytes: 1, createdAt: "2026-11-22T02:00:00.000Z" }],
  };
  expect(adviceAbout(well, now)).toEqual([]);
  const ill = {
    ...well,
    jobs: { waiting: 3, failed: 2, overdue: 700 },
    backups: [{ name: "x", bytes: 1, createdAt: "2026-11-20T02:00:00.000Z" }],
  };
  expect(adviceAbout(ill, now).map((sentence) => sentence.split(" ").slice(0, 3).join(" "))).toEqual([
    "The newest backup",
    "Jobs have waited",
    "2 jobs were",
  ]);
});
