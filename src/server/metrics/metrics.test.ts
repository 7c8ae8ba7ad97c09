import { afterAll, beforeAll, expect, test } from "vitest";
import { metricTypes, readSamples, valueOf } from "../../../test/metrics-page.ts";
import { openEvents, type OpenEvents } from "../../../test/event-stream.ts";
import { startTestServer, type Client, type TestServer } from "../../../test/server.ts";
import { errors, type ErrorCode } from "../../contract/errors.ts";
import { newId } from "../../contract/new-id.ts";
import type { Route } from "../../contract/route.ts";
import { routes } from "../../contract/routes.ts";
import { backUp } from "../backup/kept-backups.ts";
import { createApp } from "../create-app.ts";
import { laneNames, Lanes } from "../http/lanes.ts";
import { throttles } from "../people/throttles.ts";
import { addJob } from "../jobs/add-job.ts";
import { createMetricsPage, type MetricsPage } from "./serve-metrics.ts";
import { slowStateReader } from "./slow-state.ts";

/** What Prometheus is to keep of one process at most. */
const mostSeries = 500;
const all = Object.entries(routes as Record<string, Route>);

let server: TestServer;
let ana: Client;
let lanes: Lanes;
let page: MetricsPage;

beforeAll(async () => {
  server = await startTestServer({ RATE_LIMIT: "on" });
  ana = await server.signUp({ firstName: "Ana" });
  lanes = new Lanes();
  page = createMetricsPage(server.app, lanes);
});
afterAll(() => server.close());

test("the metrics count calls by route, names by their source, and refused changes", async () => {
  const before = await page.text();
  const gained = (after: string, name: string, labels: Record<string, string>) =>
    (valueOf(after, name, labels) ?? 0) - (valueOf(before, name, labels) ?? 0);
  const item = await ana.do("addItem", { body: { name: "Milk" } });
  await ana.do("addItem", { body: { name: "Frozen zorbel pizza" } });
  await ana.do("addItem", { body: { name: "Qwxz vbnm" } });
  await ana.call("changeItem", { params: { id: newId() }, body: { completed: true } });
  await ana.call("changeItem", { params: { id: item.id }, body: { completed: 7 as never } });
  await server.client().call("getList", {});
  const requests = "restock_http_requests_total";
  const refused = { method: "GET", route: "/api/list", status: "4xx" };
  await expect.poll(async () => gained(await page.text(), requests, refused)).toBe(1);
  const after = await page.text();
  expect(gained(after, requests, { method: "POST", route: "/api/items", status: "2xx" })).toBe(3);
  expect(gained(after, requests, { method: "PATCH", route: "/api/items/:id", status: "4xx" })).toBe(2);
  expect(gained(after, "restock_http_request_duration_seconds_count", { lane: "work" })).toBe(6);
  expect(
    gained(after, "restock_http_route_seconds_total", { method: "POST", route: "/api/items" }),
  ).toBeGreaterThan(0);
  expect(gained(after, "restock_changes_refused_total", { code: "not_found" })).toBe(1);
  expect(gained(after, "restock_changes_refused_total", { code: "invalid_input" })).toBe(1);
  expect(gained(after, "restock_changes_refused_total", { code: "not_signed_in" })).toBe(0);
  expect(gained(after, "restock_names_sorted_total", { source: "known" })).toBe(1);
  expect(gained(after, "restock_names_sorted_total", { source: "engine" })).toBe(1);
  expect(gained(after, "restock_names_sorted_total", { source: "other" })).toBe(1);
  expect(gained(after, "restock_categoriser_duration_seconds_count", {})).toBeGreaterThan(0);
});

test("the health checks, the web app and unknown addresses are counted without their paths", async () => {
  await server.http.inject({ url: "/api/nothing/of/Ana" });
  await server.http.inject({ method: "DELETE", url: "/wp-admin.php" });
  const routesSeen = async () =>
    readSamples(await page.text())
      .filter(({ name }) => name === "restock_http_requests_total")
      .map(({ labels }) => labels.route!);
  await expect.poll(routesSeen).toContain("unknown");
  const known = new Set<string>([...all.map(([, { path }]) => path), "health", "metrics", "web", "unknown"]);
  expect((await routesSeen()).filter((route) => !known.has(route))).toEqual([]);
});

test("guesses that a limit refuses are counted by the limit", async () => {
  const guess = () =>
    server.client("203.0.113.9").call("login", { body: { email: "ghost@example.com", password: "wrong" } });
  for (let tries = 0; tries < 7; tries += 1) await guess();
  const text = await page.text();
  expect(
    valueOf(text, "restock_sign_in_limits_reached_total", { limit: "sign-in-by-address-and-account" }),
  ).toBe(1);
});

test("an event's way from the commit to the stream is measured, and open streams are counted", async () => {
  const url = await server.http.listen({ port: 0, host: "127.0.0.1" });
  const before = valueOf(await page.text(), "restock_stream_lag_seconds_count")!;
  const { cursor } = await ana.do("getList", {});
  const stream: OpenEvents = await openEvents(url, ana.cookie!, { since: cursor });
  // A change that the stream finds while it begins wasn't waited for.
  await expect
    .poll(async () => {
      await ana.do("addItem", { body: { name: `Thing ${newId()}` } });
      await stream.next();
      return valueOf(await page.text(), "restock_stream_lag_seconds_count");
    })
    .toBeGreaterThan(before);
  const text = await page.text();
  expect(valueOf(text, "restock_streams_open")).toBe(1);
  expect(valueOf(text, "restock_stream_lag_seconds_sum")).toBeGreaterThan(0);
  stream.close();
  await expect
    .poll(async () =>
      valueOf(await page.text(), "restock_http_requests_total", { route: "/api/events", status: "2xx" }),
    )
    .toBe(1);
  expect(valueOf(await page.text(), "restock_streams_open")).toBe(0);
});

test("the queue shows what is due, what waits and what was given up, and mail apart", async () => {
  const { app, database, clock } = server;
  await server.runJobs();
  const runs = valueOf(await page.text(), "restock_job_runs_total", { outcome: "done" })!;
  const mail = {
    id: newId(),
    to: "ben@example.com",
    subject: "Hello",
    text: "Hello",
    html: "<p>Hello</p>",
    writtenAt: clock.now().toISOString(),
  };
  await database.transaction(async (tx) => {
    await addJob(tx, "send-mail", mail);
    await addJob(tx, "purge-deleted", {}, { key: "later", runAt: new Date(Date.now() + 3_600_000) });
    await addJob(tx, "learn", {}, { key: "failed" });
  });
  await database.execute(
    `UPDATE graphile_worker._private_jobs SET run_at = run_at - interval '1 minute',
       created_at = created_at - interval '2 minutes', attempts = CASE key WHEN 'failed' THEN max_attempts ELSE 0 END`,
  );
  const readState = slowStateReader(app);
  const { database: state } = await readState();
  expect(state!.jobs).toMatchObject({ due: 1, running: 0, later: 1, failed: 1, mails: 1 });
  expect(state!.jobs.oldestDue).toBeGreaterThanOrEqual(60);
  expect(state!.jobs.oldestMail).toBeGreaterThanOrEqual(120);
  await database.execute("DELETE FROM graphile_worker._private_jobs WHERE key IS NOT NULL");
  await server.runJobs();
  const text = await page.text();
  expect(valueOf(text, "restock_job_runs_total", { outcome: "done" })).toBe(runs + 1);
  expect(valueOf(text, "restock_mails_total", { outcome: "sent" })).toBeGreaterThan(0);
});

test("the newest backup's age and size show, and no backup as 0", async () => {
  const fresh = await startTestServer();
  const own = createMetricsPage(fresh.app, lanes);
  expect(valueOf(await own.text(), "restock_backup_last_success_timestamp_seconds")).toBe(0);
  expect(valueOf(await own.text(), "restock_backup_age_seconds")).toBeNull();
  const writtenAt = fresh.clock.now().getTime();
  await backUp(fresh.database, fresh.app.config.dataDir, writtenAt);
  fresh.clock.forward({ hours: 3 });
  const later = createMetricsPage(createApp(fresh.app.config, fresh.database, fresh.clock), lanes);
  const text = await later.text();
  expect(valueOf(text, "restock_backups")).toBe(1);
  expect(valueOf(text, "restock_backup_last_success_timestamp_seconds")).toBe(writtenAt / 1000);
  expect(valueOf(text, "restock_backup_age_seconds")).toBe(3 * 3600);
  expect(valueOf(text, "restock_backup_size_bytes")).toBeGreaterThan(1000);
  await fresh.close();
});

test("a database that doesn't answer in time shows as down, without old values, and is asked once", async () => {
  let asked = 0;
  const silent = { first: () => new Promise<never>(() => void (asked += 1)) };
  const database = Object.assign(Object.create(server.database), silent) as TestServer["database"];
  const app = createApp(server.app.config, database, server.clock);
  const read = slowStateReader(app, { cacheMs: 0, timeoutMs: 20 });
  expect([(await read()).database, (await read()).database]).toEqual([null, null]);
  // Two statements of one reading.
  expect(asked).toBe(2);
});

test("a second scrape within seconds asks the database nothing", async () => {
  let asked = 0;
  const counting = {
    first: (...given: Parameters<TestServer["database"]["first"]>) => {
      asked += 1;
      return server.database.first(...given);
    },
  };
  const database = Object.assign(Object.create(server.database), counting) as TestServer["database"];
  const read = slowStateReader({ ...server.app, database }, { cacheMs: 60_000, timeoutMs: 60_000 });
  await Promise.all([read(), read()]);
  await read();
  expect(asked).toBe(2);
});

test("with every route called there are fewer than 500 series, and no person's data is in them", async () => {
  const someId = newId();
  const served: Route[] = [];
  const isLast = ([, route]: (typeof all)[number]) => route === routes.logout;
  for (const [, route] of [...all.filter((row) => !isLast(row)), ...all.filter(isLast)]) {
    await server.client().call(...anyCall(route, someId));
    const { status } = await ana.call(...anyCall(route, someId));
    if (status < 400) served.push(route);
  }
  const text = await page.text();
  const samples = readSamples(text);
  const of = (name: string, { method, path }: Route, more = {}) =>
    valueOf(text, name, { method, route: path, ...more });
  expect(served.length).toBeGreaterThan(20);
  for (const route of served)
    expect([route.path, of("restock_http_requests_total", route, { status: "2xx" })]).toEqual([
      route.path,
      expect.any(Number),
    ]);
  for (const [, route] of all) expect(of("restock_http_route_seconds_total", route)).not.toBeNull();
  console.log(`${samples.length} series after a call of each route`);
  expect(samples.length).toBeLessThan(mostSeries);
  expect(text).not.toContain("@example.com");
  expect(text).not.toMatch(/[\da-f]{8}-[\da-f]{4}-/);
  expect(text).not.toContain("Ana");
});

test("after every possible event there are fewer than 500 series", async () => {
  const app = createApp(server.app.config, server.database, server.clock);
  const { measures } = app;
  for (const [, { method, path, operation }] of all) {
    for (const status of [200, 404, 500]) measures.requestAnswered(path, method, status, 1);
    if (operation === true) for (const code of deviceCodes) measures.changeRefused(code);
  }
  for (const purpose of ["web", "health", "metrics", "unknown"])
    for (const method of ["GET", "other"])
      for (const status of purpose === "web" ? [200, 304, 404] : [200, 404, 500])
        measures.requestAnswered(purpose, method, status, 1);
  for (const lane of laneNames) measures.callTook(lane, 1);
  for (const throttle of Object.values(throttles)) measures.limitReached(throttle.try("x").throttle);
  for (const outcome of ["sent", "failed", "refused", "gone"] as const) measures.pushEnded(outcome);
  for (const source of ["known", "engine", "ai", "other"] as const) measures.namesSorted(source);
  for (const outcome of ["answered", "unusable", "failed", "not_asked"] as const)
    measures.modelAnswered(outcome, 1);
  const text = await createMetricsPage(app, lanes).text();
  const count = readSamples(text).length;
  console.log(`${count} series at most`);
  expect(count).toBeLessThan(mostSeries);
});

test("each metric has a name by Prometheus' conventions and says what it is", async () => {
  const text = await page.text();
  const types = metricTypes(text);
  expect(types.size).toBeGreaterThan(40);
  for (const [name, type] of types) {
    expect(name).toMatch(/^(restock|process|nodejs)_[a-z\d]+(_[a-z\d]+)*$/);
    expect([name, name.endsWith("_total")]).toEqual([name, type === "counter"]);
    expect(name).not.toMatch(/_(ms|milliseconds|minutes|hours|kb|mb|percent)(_|$)/);
    if (name.startsWith("restock_")) expect(text).toMatch(new RegExp(`^# HELP ${name} [A-Z0-9].*\\.$`, "m"));
  }
});

/** The refusals that a change of a device can get for good. */
const deviceCodes = (Object.keys(errors) as ErrorCode[]).filter((code) => errors[code].status < 500);

/** A call of a route with whatever it needs to be one. */
function anyCall(route: Route, id: string): Parameters<Client["call"]> {
  const [name] = all.find(([, one]) => one === route)!;
  const params = Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, key]) => [key!, id]));
  return [name, { params, ...(route.body && { body: {} }) }] as never;
}
