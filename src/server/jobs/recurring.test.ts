import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { newId } from "../../contract/new-id.ts";
import { addJob } from "./add-job.ts";
import { jobHandlers } from "../job-handlers.ts";
import { startWorker, type Worker } from "./worker.ts";

let server: TestServer;
let workers: Worker[] = [];
beforeAll(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
  await server.database.execute("DELETE FROM graphile_worker._private_jobs");
});
afterAll(() => server.close());

test("runs that were missed while no process ran are caught up once, by one of the processes", async () => {
  const { app, database } = server;
  // The clock is stopped, so that neither job becomes due by itself while the test runs.
  vi.useFakeTimers({ now: new Date("2026-03-02T12:30:30Z"), toFake: ["Date"] });
  await database.execute(
    `INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
     VALUES ('purge-deleted', '2026-02-01', '2026-03-01T11:30:30Z'),
            ('delete-ended-sessions', '2026-02-01', '2026-03-02T07:30:30Z')`,
  );
  const done: string[] = [];
  const handlers = {
    ...jobHandlers,
    "purge-deleted": async () => void done.push("purge-deleted"),
    "delete-ended-sessions": async () => void done.push("delete-ended-sessions"),
    "send-mail": async () => void done.push("end"),
  };
  workers = [startWorker(app, handlers), startWorker(app, handlers)];
  await expect.poll(() => done.length).toBe(2);
  // Whatever was added twice would be done before a job that is added later.
  await database.transaction((tx) =>
    addJob(tx, "send-mail", {
      id: newId(),
      to: "ana@example.com",
      subject: "",
      text: "",
      html: "",
      writtenAt: app.clock.now().toISOString(),
    }),
  );
  await expect.poll(() => done.includes("end")).toBe(true);
  expect(done.toSorted()).toEqual(["delete-ended-sessions", "end", "purge-deleted"]);
});

test("every recurring job does its work", async () => {
  const { clock, database } = server;
  await server.signUp();
  const ben = await server.signUp();
  clock.forward({ days: 400 });
  await database.execute("UPDATE sessions SET expire = $1 WHERE user_id = $2", [
    new Date(clock.now().getTime() + 1000),
    ben.user.id,
  ]);
  await database.transaction(async (tx) => {
    await addJob(tx, "delete-ended-sessions", {});
    await addJob(tx, "close-idle-visits", {});
    await addJob(tx, "purge-deleted", {});
    await addJob(tx, "tidy-jobs", {});
  });
  await server.runJobs();
  expect(await database.execute("SELECT user_id FROM sessions")).toEqual([{ user_id: ben.user.id }]);
  expect(await database.execute("SELECT 1 FROM graphile_worker.jobs")).toEqual([]);
});

test("a job that failed for good is forgotten after a week", async () => {
  const { database } = server;
  await database.transaction(async (tx) => {
    for (const key of ["old", "new"]) await addJob(tx, "purge-deleted", {}, { key });
  });
  await database.execute(
    `UPDATE graphile_worker._private_jobs SET attempts = max_attempts,
       updated_at = now() - CASE key WHEN 'old' THEN interval '8 days' ELSE interval '6 days' END`,
  );
  await database.transaction((tx) => addJob(tx, "tidy-jobs", {}));
  await server.runJobs();
  expect(await database.execute("SELECT key FROM graphile_worker.jobs")).toEqual([{ key: "new" }]);
});

test("a job of a process that was killed is done by another", async () => {
  const { app, database } = server;
  await database.transaction((tx) => addJob(tx, "purge-deleted", {}, { key: "abandoned" }));
  await database.transaction((tx) => addJob(tx, "delete-ended-sessions", {}, { key: "at work" }));
  await database.execute(
    `UPDATE graphile_worker._private_jobs SET attempts = 1, locked_by = key,
       locked_at = now() - CASE key WHEN 'abandoned' THEN interval '11 minutes' ELSE interval '5 minutes' END`,
  );
  await jobHandlers["tidy-jobs"](app, {});
  await server.runJobs();
  expect(await database.execute("SELECT key FROM graphile_worker.jobs")).toEqual([{ key: "at work" }]);
});
