import { afterAll, beforeAll, expect, test } from "vitest";
import type { ListChanges } from "../src/contract/lists/schema.ts";
import { freshDatabase } from "./database.ts";
import { openEvents, until } from "./event-stream.ts";
import { startRestock, temporaryFolder, type RestockProcess } from "./process.ts";

const folder = temporaryFolder();
let database: Awaited<ReturnType<typeof freshDatabase>>;
let left: RestockProcess;
let right: RestockProcess;
let cookie: string;
const settings = () => ({
  DATA_DIR: folder.path,
  DATABASE_URL: database.url,
  BETA_SECRET_CODE: "open-sesame",
});

beforeAll(async () => {
  database = await freshDatabase();
  left = await startRestock(settings());
  right = await startRestock(settings());
  const body = {
    email: "ana@example.com",
    password: "correct horse",
    firstName: "Ana",
    secretCode: "open-sesame",
  };
  cookie = (await post(left, "register", body)).headers.get("set-cookie")!.split(";")[0]!;
});
afterAll(async () => {
  await Promise.all([left.stop(), right.stop()]);
  await database.close();
  folder.remove();
});

function post({ url }: RestockProcess, path: string, body: object): Promise<Response> {
  return fetch(`${url}/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });
}

async function cursor(): Promise<string> {
  return ((await (await fetch(`${left.url}/api/list`, { headers: { cookie } })).json()) as ListChanges)
    .cursor;
}

/** Milliseconds from the request to its event on the other process. */
async function addAndSee(name: string, stream: Awaited<ReturnType<typeof openEvents>>): Promise<number> {
  const started = performance.now();
  const [, changes] = await Promise.all([post(left, "items", { name }), stream.changes(30_000)]);
  if (changes.items[0]?.name !== name) throw new Error(`Another item came: ${changes.items[0]?.name}`);
  return performance.now() - started;
}

test("a change at one process shows at another on the same database", async () => {
  const stream = await openEvents(right.url, cookie, { since: await cursor() });
  const times: number[] = [];
  for (const one of "ABCDE")
    for (const two of "FGHI") times.push(await addAndSee(`Thing ${one}${two}`, stream));
  stream.close();
  times.sort((a, b) => a - b);
  expect(times).toHaveLength(20);
  console.log(
    `From a change to its event at another process: p95 ${times[18]!.toFixed(0)} ms of ${times.length}`,
  );
});

test("changes still arrive when the connection between processes is gone", async () => {
  const stream = await openEvents(right.url, cookie, { since: await cursor() });
  await database.database.execute(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'restock changes' AND datname = current_database()",
  );
  expect(await addAndSee("In Between", stream)).toBeLessThan(30_000);
  stream.close();
});

test("a process that stops ends its streams at once with a hint, and another process continues them", async () => {
  const stream = await openEvents(right.url, cookie, { since: await cursor() });
  await addAndSee("Before", stream);
  const exit = right.stop();
  expect(await stream.over).toBe("ended");
  expect(stream.retry()).toBe(1000);
  expect(await exit).toBe(0);
  await post(left, "items", { name: "Meanwhile" });
  right = await startRestock(settings());
  const again = await openEvents(right.url, cookie, { lastEventId: stream.events.at(-1)!.id });
  expect((await again.changes()).items).toMatchObject([{ name: "Meanwhile" }]);
  again.close();
});

test("a client of a killed process misses nothing once it runs again", async () => {
  const stream = await openEvents(right.url, cookie, { since: await cursor() });
  await addAndSee("Before That", stream);
  await right.kill();
  expect(await stream.over).toBe("broken");
  await post(left, "items", { name: "After That" });
  right = await startRestock(settings());
  const again = await openEvents(right.url, cookie, { lastEventId: stream.events.at(-1)!.id });
  await until(() => again.events.length > 0, "what was missed");
  expect((await again.changes()).items).toMatchObject([{ name: "After That" }]);
  again.close();
});
