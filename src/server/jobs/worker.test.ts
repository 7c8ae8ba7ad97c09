import { join } from "node:path";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from "vitest";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { serverProcesses, signal } from "../embedded-database/postgres-process.ts";
import { newFolder, postmasterPid, start } from "../embedded-database/fixtures.ts";
import { newId } from "../../contract/new-id.ts";
import { Database } from "../db/database.ts";
import type { App } from "../app.ts";
import type { MailMessage } from "../mail-message.ts";
import { addJob } from "./add-job.ts";
import { jobHandlers } from "../job-handlers.ts";
import { migrateJobs } from "./migrate-jobs.ts";
import { tidyJobs } from "./tidy-jobs.ts";
import { startWorker, type WorkerOptions } from "./worker.ts";

let server: TestServer;
let workers: { stop(): Promise<void> }[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  await server.database.execute("DELETE FROM graphile_worker._private_jobs");
});
afterAll(() => server.close());

const message = (subject: string): MailMessage => ({
  id: newId(),
  to: "ben@example.com",
  subject,
  text: "https://list.example/join?token=secret-token",
  html: "",
  writtenAt: "2026-03-02T10:00:00.000Z",
});

const add = (app: App, ...subjects: string[]) =>
  app.database.transaction(async (tx) => {
    for (const subject of subjects) await addJob(tx, "send-mail", message(subject));
  });

/**
 * A worker that gives mails to `send`; stopped after the test at the latest. It begins nothing by the clock, so that no
 * other job comes in between when a minute begins.
 */
function work(app: App, send: (subject: string) => void | Promise<void>, options: WorkerOptions = {}) {
  const handlers = { ...jobHandlers, "send-mail": async (_: App, mail: MailMessage) => send(mail.subject) };
  const worker = startWorker(app, handlers, { recurring: [], ...options });
  let stopped: Promise<void> | undefined;
  const stop = () => (stopped ??= worker.stop());
  workers.push({ stop });
  return { stop };
}

function gate() {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { open, passed };
}

const jobsOf = (app: App) =>
  app.database.execute(
    "SELECT attempts, max_attempts, last_error, locked_by IS NOT NULL AS claimed FROM graphile_worker.jobs",
  );

/** The app with a log that is kept. */
function withLog(app: App): { app: App; lines: string[] } {
  const lines: string[] = [];
  return { app: { ...app, log: pino({ level: "debug" }, { write: (line) => lines.push(line) }) }, lines };
}

test("two workers do each job once", async () => {
  const { app } = server;
  const done: string[] = [];
  const working = new Set<string>();
  const { open, passed } = gate();
  // No job ends before each of the two workers has begun one.
  const by = (worker: string) => async (subject: string) => {
    working.add(worker);
    if (working.size === 2) open();
    await passed;
    done.push(subject);
  };
  work(app, by("first"));
  work(app, by("second"));
  const subjects = Array.from({ length: 100 }, (_, number) => `Mail ${number}`);
  await add(app, ...subjects);
  await expect.poll(() => done.length).toBeGreaterThanOrEqual(100);
  await expect.poll(() => jobsOf(app)).toEqual([]);
  expect(done.toSorted()).toEqual(subjects.toSorted());
});

test("a worker continues after its connections were cut", async () => {
  const { app, database } = server;
  const done: string[] = [];
  work(app, (subject) => void done.push(subject));
  await add(app, "Before");
  await expect.poll(() => done).toEqual(["Before"]);
  await expect.poll(() => jobsOf(app)).toEqual([]);
  const cut = await database.execute(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
     WHERE application_name = 'restock jobs' AND datname = current_database()`,
  );
  expect(cut.length).toBeGreaterThan(0);
  await add(app, "After");
  await expect.poll(() => done).toEqual(["Before", "After"]);
});

test("a worker continues after the database died during a job and came back", async () => {
  const dataDir = await newFolder();
  const embedded = await start(dataDir);
  const database = new Database({ connection: embedded.connection, log: server.app.log });
  await migrateJobs(database, server.app.log);
  const app = { ...server.app, database };
  const done: string[] = [];
  const { open, passed } = gate();
  const worker = work(app, async (subject) => {
    done.push(subject);
    if (subject === "In hand") await passed;
  });
  onTestFinished(async () => {
    await worker.stop();
    await database.close();
  });
  await add(app, "In hand");
  await expect.poll(() => done).toEqual(["In hand"]);
  const pid = await postmasterPid(dataDir);
  // Some end by themselves once the first one is dead.
  for (const each of await serverProcesses(join(dataDir, "postgres"))) signal(each, "SIGKILL");
  open(); // too late to write down that it is done
  const addLater = () =>
    add(app, "Later").then(
      () => true,
      () => false,
    );
  await expect.poll(addLater).toBe(true);
  expect(await postmasterPid(dataDir)).not.toBe(pid);
  await expect.poll(() => done).toContain("Later");

  await database.execute(
    "UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '11 minutes'",
  );
  await tidyJobs(app);
  await expect.poll(() => jobsOf(app)).toEqual([]);
});

test("a stop returns jobs that do not end in time to the queue, and another worker does them", async () => {
  const { app, database } = server;
  const done: string[] = [];
  const first = work(app, () => (done.push("begun"), new Promise(() => {})), { stopPatience: 100 });
  await add(app, "Stuck");
  await expect.poll(() => done).toEqual(["begun"]);
  await first.stop();
  expect(await jobsOf(app)).toEqual([
    { attempts: 1, max_attempts: 13, last_error: "interrupted by the server's stop", claimed: false },
  ]);
  await database.execute(
    "SELECT graphile_worker.reschedule_jobs(array(SELECT id FROM graphile_worker.jobs), now())",
  );
  work(app, (subject) => void done.push(subject));
  await expect.poll(() => done).toEqual(["begun", "Stuck"]);
});

test("a stop waits for running jobs", async () => {
  const { app } = server;
  const done: string[] = [];
  const { open, passed } = gate();
  const worker = work(app, async (subject) => {
    done.push("begun");
    await passed;
    done.push(subject);
  });
  await add(app, "Slow");
  await expect.poll(() => done).toEqual(["begun"]);
  const stopped = worker.stop();
  open();
  await stopped;
  expect(done).toEqual(["begun", "Slow"]);
  expect(await jobsOf(app)).toEqual([]);
});

test("a job that hangs fails after its limit", async () => {
  const { app } = server;
  work(app, () => new Promise(() => {}), { jobLimit: 50 });
  await add(app, "Hangs");
  await expect
    .poll(() => jobsOf(app))
    .toEqual([{ attempts: 1, max_attempts: 13, last_error: "took too long", claimed: false }]);
});

test("a job fails for good after its last attempt, which is logged without its payload", async () => {
  const { app, lines } = withLog(server.app);
  work(app, () => {
    throw new Error("no route to the mail server");
  });
  await app.database.transaction(async (tx) => {
    await addJob(tx, "send-mail", message("Lost"));
    await tx.run({ name: "last-attempt", text: "UPDATE graphile_worker._private_jobs SET attempts = 12" });
  });
  await expect.poll(() => lines.join("")).toContain("gave up a job");
  const line = lines.find((each) => each.includes("gave up a job"))!;
  expect(JSON.parse(line)).toMatchObject({
    level: 50,
    job: "send-mail",
    attempts: 13,
    reason: "no route to the mail server",
  });
  expect(lines.some((each) => each.includes("Failed task"))).toBe(true);
  expect(lines.join("")).not.toContain("secret-token");
});

test("a payload of another version stays for that version", async () => {
  const { app, database } = server;
  const done: string[] = [];
  await database.execute(
    "SELECT graphile_worker.add_job('send-mail', '{\"recipients\": []}', max_attempts => 13)",
  );
  work(app, (subject) => void done.push(subject));
  await expect
    .poll(() => jobsOf(app))
    .toMatchObject([{ attempts: 1, last_error: "this version can't read the payload of send-mail" }]);
  expect(done).toEqual([]);
});
