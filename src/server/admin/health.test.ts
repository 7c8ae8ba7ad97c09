import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import { routes } from "../../contract/routes.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { addJob } from "../jobs/add-job.ts";
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
    jobs: { failed: 0, failures: [] },
    waitingMail: { count: 0, reason: null },
    aiModelSaid: null,
    metrics: "none",
  });
  expect(before.disk!.free).toBeGreaterThan(0);
  expect(before.disk!.size).toBeGreaterThan(before.disk!.free);
  expect(Date.parse(before.startedAt)).toBeLessThan(Date.now());
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

test("jobs that were given up show with their reason, and mail that waits with why", async () => {
  const { database } = server;
  const mail = { id: newId(), to: "ben@example.com", subject: "", text: "", html: "" };
  await database.transaction(async (tx) => {
    await addJob(tx, "learn", {}, { key: "given up" });
    const writtenAt = server.clock.now().toISOString();
    await addJob(tx, "send-mail", { ...mail, writtenAt }, { key: "stuck" });
  });
  await database.execute(
    `UPDATE graphile_worker._private_jobs SET last_error = key || ' since ' || repeat('x', 400), run_at = now() + interval '1 hour',
       created_at = now() - interval '2 hours', attempts = CASE key WHEN 'given up' THEN max_attempts ELSE 2 END
     WHERE key IN ('given up', 'stuck')`,
  );
  const { jobs, waitingMail, advice } = await admin.do("getServerHealth", {});
  expect(jobs.failures).toEqual([
    { name: "learn", count: 1, reason: expect.stringMatching(/^given up since x+…$/) as string },
  ]);
  expect(jobs.failures[0]!.reason).toHaveLength(301);
  expect(waitingMail).toMatchObject({ count: 1, reason: expect.stringMatching(/^stuck since/) as string });
  expect(waitingMail.oldest).toBeGreaterThanOrEqual(7200);
  expect(advice).toContain("A job was given up after many tries. Its reason is below.");
  await database.execute("DELETE FROM graphile_worker._private_jobs WHERE key IN ('given up', 'stuck')");
});

test.each([
  ["2020-01-01T00-00-00-000Z.restock.gz", 404],
  ["../postgres-password", 404],
  ["..%2f..%2fpostgres-password.restock.gz", 404],
])("the backup %s can't be downloaded", async (name, status) => {
  const reply = await admin.call("downloadBackup", { params: { name } });
  expect(reply.status).toBe(status);
});

test("no other person sees the state, writes a backup or downloads one", async () => {
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
    startedAt: "2026-11-22T11:00:00.000Z",
    database: { version: "18", isEmbedded: false, bytes: 1, schema: "x" },
    jobs: { waiting: 3, failed: 0, overdue: 5, failures: [] },
    mail: "smtp" as const,
    waitingMail: { count: 1, oldest: 5, reason: null },
    aiModel: "small",
    aiModelSaid: "answered" as const,
    disk: { free: 4e9, size: 20e9 },
    metrics: "none" as const,
    backups: [{ name: "x", bytes: 1, createdAt: "2026-11-22T02:00:00.000Z" }],
  };
  expect(adviceAbout(well, now)).toEqual([]);
  const ill = {
    ...well,
    jobs: { waiting: 3, failed: 2, overdue: 700, failures: [] },
    waitingMail: { count: 1, oldest: 4000, reason: "refused" },
    aiModelSaid: "failed" as const,
    disk: { free: 1e9, size: 20e9 },
    backups: [{ name: "x", bytes: 1, createdAt: "2026-11-20T02:00:00.000Z" }],
  };
  expect(adviceAbout(ill, now).map((sentence) => sentence.split(" ").slice(0, 3).join(" "))).toEqual([
    "The newest backup",
    "Jobs have waited",
    "2 jobs were",
    "Mail has waited",
    "The AI model",
    "The disk of",
  ]);
});
