import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../../../test/database.ts";
import { until } from "../../../test/event-stream.ts";
import { startProxy, type Proxy } from "../../../test/proxy.ts";
import { newId } from "../../contract/new-id.ts";
import { Database } from "../db/database.ts";
import { createLog } from "../log.ts";
import { ChangeSignal } from "./change-signal.ts";
import { linkProcesses, type ProcessLink } from "./process-link.ts";

const log = createLog("silent");
/** With the timeouts that a busy machine needs. */
const patient = { checkMs: 100, timeoutMs: 60_000, pauseMs: 20 };
const list = newId();

type Process = { changes: ChangeSignal; woken: number; link: ProcessLink; database: Database };

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let proxy: Proxy;
let processes: Process[];

beforeEach(async () => {
  fresh = await freshDatabase();
  const url = new URL(fresh.url);
  const folder = url.searchParams.get("host");
  proxy = await startProxy(
    folder === null
      ? { host: url.hostname, port: Number(url.port || 5432) }
      : { path: `${folder}/.s.PGSQL.${url.searchParams.get("port")}` },
  );
  processes = [];
});
afterEach(async () => {
  proxy.condition = "open";
  for (const { link, database } of processes) {
    await link.stop();
    await database.close();
  }
  await proxy.close();
  await fresh.close();
});

/** A process that watches the list, linked through the proxy. */
async function startProcess(timing = patient): Promise<Process> {
  const url = new URL(fresh.url);
  url.search = "";
  url.host = `127.0.0.1:${proxy.port}`;
  const database = new Database({ connection: { connectionString: url.href }, poolSize: 1, log });
  const changes = new ChangeSignal();
  const process: Process = {
    changes,
    woken: 0,
    database,
    link: linkProcesses({ database, changes, log }, timing),
  };
  changes.watch(list, () => (process.woken += 1));
  processes.push(process);
  // Everybody is woken when the link is made: something may have been missed before.
  await until(() => process.woken > 0, "the link");
  return process;
}

async function reaches(from: Process, by: Process): Promise<boolean> {
  const before = by.woken;
  from.changes.announce([list]);
  await until(() => by.woken > before, "word of a change");
  return true;
}

test("a change announced in one process wakes the others once, and its own once", async () => {
  const [one, two] = [await startProcess(), await startProcess()];
  const before = { one: one.woken, two: two.woken };
  for (let times = 0; times < 5; times += 1) one.changes.announce([list, newId()]);
  await until(() => two.woken > before.two, "word of a change");
  await reaches(two, one);
  expect([one.woken - before.one, two.woken - before.two]).toEqual([2, 2]);
});

test("more lists than one notification can name are all announced", async () => {
  const [one, two] = [await startProcess(), await startProcess()];
  const lists = Array.from({ length: 1000 }, () => newId());
  const woken = new Set<string>();
  for (const id of lists) two.changes.watch(id, () => woken.add(id));
  one.changes.announce(lists);
  await until(() => woken.size === lists.length, "word of every list");
  expect(woken).toEqual(new Set(lists));
});

test("a connection that the database ends is made again, and all streams are woken", async () => {
  const [one, two] = [await startProcess(), await startProcess()];
  const before = [one.woken, two.woken];
  const ended = await fresh.database.execute(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'restock changes' AND datname = current_database()",
  );
  expect(ended).toHaveLength(2);
  await until(() => one.woken > before[0]! && two.woken > before[1]!, "both links");
  expect(await reaches(one, two)).toBe(true);
  expect(await reaches(two, one)).toBe(true);
});

test("a half-open connection is detected and made again", async () => {
  const impatient = { ...patient, timeoutMs: 200 };
  const [one, two] = [await startProcess(impatient), await startProcess(impatient)];
  const before = [one.woken, two.woken];
  proxy.condition = "half-open";
  await until(() => proxy.connections() >= 4, "both to give their connection up");
  proxy.condition = "open";
  proxy.cut();
  await until(() => one.woken > before[0]! && two.woken > before[1]!, "both links");
  expect(await reaches(one, two)).toBe(true);
  expect(await reaches(two, one)).toBe(true);
});
