import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Lanes } from "../src/server/http/lanes.ts";
import {
  createMetricsPage,
  serveMetricsOnOwnPort,
  type MetricsPage,
} from "../src/server/metrics/serve-metrics.ts";
import { metricTypes } from "./metrics-page.ts";
import { temporaryFolder } from "./process.ts";
import { freePort } from "./proxy-programs.ts";
import { startTestServer, type TestServer } from "./server.ts";

const root = join(import.meta.dirname, "..");
const alerts = join(root, "ops/prometheus/alerts.yaml");
const manual = readFileSync(join(root, "docs/operations.md"), "utf8");
/** Both are in Debian's package prometheus. */
const [promtool, prometheus] = ["/usr/bin/promtool", "/usr/bin/prometheus"];
const isMissing = [promtool, prometheus].some((path) => !existsSync(path));

let server: TestServer;
let page: MetricsPage;
let types: Map<string, string>;

beforeAll(async () => {
  if (isMissing) console.log("Skipped, since prometheus is missing: what only it can check of the metrics.");
  server = await startTestServer();
  page = createMetricsPage(server.app, new Lanes());
  await server.signUp();
  types = metricTypes(await page.text());
});
afterAll(() => server.close());

/** Every expression of the dashboard, as Prometheus gets it. */
function dashboardExpressions(): string[] {
  const found: string[] = [];
  JSON.parse(readFileSync(join(root, "ops/grafana/restock.json"), "utf8"), (key, value: unknown) => {
    if (key === "expr")
      found.push(String(value).replaceAll("$__rate_interval", "5m").replaceAll("$instance", ".*"));
    return value;
  });
  return found;
}

/** The names of the series that an expression asks for: what is left without labels, functions and keywords. */
function seriesIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, "")
    .replace(/\{[^}]*\}|\[[^\]]*\]/g, "")
    .replace(/\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, "");
  const words = [...bare.matchAll(/[a-zA-Z_:][\w:]*(?!\w*\s*\()/g)].map(([word]) => word);
  return words.filter((word) => !/^(and|or|unless|offset|bool|inf|nan)$/i.test(word));
}

/** What Prometheus keeps of the metrics: a histogram is several series. */
function seriesOf(metrics: Map<string, string>): Set<string> {
  const suffixes: Record<string, string[]> = {
    histogram: ["_bucket", "_sum", "_count"],
    summary: ["_sum", "_count"],
  };
  return new Set(
    [...metrics].flatMap(([name, type]) => (suffixes[type] ?? [""]).map((suffix) => name + suffix)),
  );
}

test("each panel of the dashboard and each alert asks for metrics that exist", () => {
  // `up` is Prometheus' own: whether it could read the page.
  const known = seriesOf(types).add("up");
  const rules = [...readFileSync(alerts, "utf8").matchAll(/expr: (?:>-)?(.*?)^ +(?:for|labels):/gms)];
  const expressions = [...dashboardExpressions(), ...rules.map(([, text]) => text!)];
  expect(rules.length).toBeGreaterThan(10);
  expect(expressions.length).toBeGreaterThan(40);
  for (const expression of expressions) {
    const asked = seriesIn(expression);
    expect([expression, asked.length > 0]).toEqual([expression, true]);
    expect([expression, asked.filter((name) => !known.has(name))]).toEqual([expression, []]);
  }
});

test("an expression with a name that is no metric is found", () => {
  expect(seriesIn('sum by (le) (rate(restock_nothing_total{a="up"}[5m])) or vector(0) > 0.5')).toEqual([
    "restock_nothing_total",
  ]);
});

test("the manual has a row for each metric, and no other", () => {
  const [, table = ""] = /^## Watch$(.*?)^## /ms.exec(manual) ?? [];
  const rows = [...table.matchAll(/^\| `([a-z_\d]+)/gm)].map(([, name]) => name!);
  expect(rows.toSorted()).toEqual([...types.keys()].toSorted());
});

test.skipIf(isMissing)("promtool finds no fault with the metrics, the alerts and the dashboard", async () => {
  const check = (what: string[], input = "") => {
    const { status, stdout, stderr } = spawnSync(promtool, ["check", ...what], { input, encoding: "utf8" });
    return { status, said: `${stdout}${stderr}` };
  };
  expect(check(["metrics"], await page.text())).toEqual({ status: 0, said: "" });
  expect(check(["metrics"], "# TYPE wrong_total gauge\nwrong_total 1\n").status).not.toBe(0);
  expect(check(["rules", alerts])).toMatchObject({ status: 0 });
  const folder = temporaryFolder();
  // Promtool reads rules only: each panel's expression becomes one.
  const rules = dashboardExpressions().map((expr, index) => ({ record: `panel:${index}`, expr }));
  const file = join(folder.path, "panels.json");
  writeFileSync(file, JSON.stringify({ groups: [{ name: "panels", rules }] }));
  expect(check(["rules", file])).toMatchObject({ status: 0 });
  folder.remove();
});

test.skipIf(isMissing)("a real Prometheus reads the metrics with the manual's configuration", async () => {
  const token = "a-token-of-this-test";
  const own = await serveMetricsOnOwnPort({ port: 0, host: "127.0.0.1", token }, 0, page);
  const folder = temporaryFolder();
  const [, given = ""] = /^## Watch$.*?```yaml\n(.*?)```/ms.exec(manual) ?? [];
  const config = [
    [/scrape_interval: \S+/, "scrape_interval: 1s\n    scrape_timeout: 1s"],
    [/127\.0\.0\.1:9100/, `127.0.0.1:${own.port}`],
    [/\/etc\/prometheus\/restock-token/, join(folder.path, "token")],
    [/\/etc\/prometheus\/restock-alerts\.yaml/, alerts],
  ].reduce((text, [from, to]) => {
    expect(text).toMatch(from as RegExp);
    return text.replace(from!, to as string);
  }, given);
  writeFileSync(join(folder.path, "token"), `${token}\n`);
  writeFileSync(join(folder.path, "prometheus.yml"), config);
  const port = await freePort();
  const child = spawn(
    prometheus,
    [
      `--config.file=${join(folder.path, "prometheus.yml")}`,
      `--storage.tsdb.path=${join(folder.path, "data")}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: "ignore" },
  );
  const exited = new Promise((resolve) => child.on("exit", resolve));
  const ask = async (path: string): Promise<unknown[]> => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`).catch(() => null);
    if (reply?.ok !== true) return [];
    const { data } = (await reply.json()) as { data: { result?: unknown[]; groups?: unknown[] } };
    return data.result ?? data.groups ?? [];
  };
  const query = (text: string) => ask(`query?query=${encodeURIComponent(text)}`);
  await expect.poll(() => query("restock_build_info")).toMatchObject([{ metric: { job: "restock" } }]);
  expect(await query('up{job="restock"} == 1')).toHaveLength(1);
  expect(await query("restock_database_up == 1")).toHaveLength(1);
  expect(await ask("rules")).toMatchObject([{ name: "restock" }]);
  child.kill("SIGTERM");
  await exited;
  await own.stop();
  folder.remove();
});
