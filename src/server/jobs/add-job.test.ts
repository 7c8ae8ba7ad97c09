import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { addJob } from "./add-job.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const mail = (subject: string) => ({ to: "ben@example.com", subject, text: "Hello", html: "<p>Hello</p>" });

test("a job of a transaction that was rolled back never runs", async () => {
  const { app, database } = server;
  const rolledBack = database.transaction(async (tx) => {
    await queueMail(app, tx, mail("Never sent"));
    throw new Error("changed my mind");
  });
  await expect(rolledBack).rejects.toThrow("changed my mind");
  await database.transaction((tx) => queueMail(app, tx, mail("Sent")));
  await server.runJobs();
  expect(server.mails().map(({ subject }) => subject)).toEqual(["Sent"]);
});

test("a sent mail is deleted from the queue", async () => {
  expect(await server.database.execute("SELECT payload FROM graphile_worker._private_jobs")).toEqual([]);
});

test("a waiting job is replaced by one of the same key", async () => {
  const { app, database } = server;
  for (const subject of ["First link", "Second link"])
    await database.transaction((tx) => queueMail(app, tx, mail(subject), "invitation-1"));
  await database.transaction((tx) => queueMail(app, tx, mail("Another"), "invitation-2"));
  await server.runJobs();
  const subjects = server.mails().map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject !== "Sent").toSorted()).toEqual(["Another", "Second link"]);
});

test("a job waits for its instant", async () => {
  const { database } = server;
  const tomorrow = Date.now() + 86_400_000;
  await database.transaction((tx) => addJob(tx, "purge-deleted", {}, { runAt: new Date(tomorrow) }));
  await server.runJobs();
  const jobs = await database.execute("SELECT run_at, attempts FROM graphile_worker.jobs");
  expect(jobs.map((job) => [Date.parse(String(job.run_at)), job.attempts])).toEqual([[tomorrow, 0]]);
});
