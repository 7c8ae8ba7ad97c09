// `npm test`: installs what it needs and runs every check and suite, except the browser tests with the tag @long; `npm run test:all`
// runs these, too. The last line has the true totals of all that ran.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { browserFailures, unitFailures } from "./failures-of.mjs";
import { build, compileCache, install, node, root } from "./prepare.mjs";

const all = process.argv.includes("--all");

install();

const reports = mkdtempSync(join(tmpdir(), "restock-reports-"));
const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, with its first error. It is printed once more at the end, because the output of a whole run is long. @type {string[]} */
const failures = [];

/** @param {string} title @param {string[]} command run on the project's own Node @param {Record<string, string>} environment */
function run(title, command, environment = {}) {
  console.log(`\n== ${title}`);
  const path = `${join(root, "node_modules/.bin")}:${process.env.PATH}`;
  const { status } = spawnSync(node, command, {
    cwd: root,
    stdio: "inherit",
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, PATH: path, ...environment },
  });
  return status === 0;
}

/** A check counts as one. @param {string} title @param {string[]} command */
function check(title, command) {
  const passed = run(title, command);
  total[passed ? "passed" : "failed"] += 1;
  if (!passed) failures.push(title);
}

/**
 * Runs a suite and reads the numbers of its tests from its report; a suite that fails without a report counts as one failure.
 * A report is `any`, as JSON.parse returns it: each suite's runner has a form of its own, which `read` knows.
 * @param {string} title @param {string[]} command @param {Record<string, string>} environment @param {string} report
 * @param {(report: any) => {passed: number, failed: number, skipped: number, failures: string[]}} read
 */
function suite(title, command, environment, report, read) {
  const fine = run(title, command, environment);
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0, skipped: 0, failures: [`${title}: there is no report`] };
  failures.push(...counts.failures);
  if (!fine && counts.failed === 0) counts.failed = 1;
  if (counts.passed + counts.failed === 0) counts.failed = 1;
  for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) total[key] += counts[key];
}

/** Whether Debian's packages can be installed here. */
const hasApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Prefers headless Chromium, which takes a third less time than the whole browser. */
const headlessShell = "/usr/bin/chromium-headless-shell";
const chromiums = [
  process.env.CHROMIUM,
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The Debian packages that the tests use, with the paths of their programs. */
const programs = {
  "chromium-headless-shell": process.env.CHROMIUM ?? headlessShell,
  // The tests of a browser that can't be installed are skipped; all of them are long.
  ...(all && {
    "firefox-esr": "/usr/bin/firefox-esr",
    "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
    xvfb: "/usr/bin/Xvfb",
  }),
  // The proxies of docs/proxies.md, and a tool that makes a certificate for them.
  caddy: "/usr/bin/caddy",
  "nginx-light": "/usr/sbin/nginx",
  haproxy: "/usr/sbin/haproxy",
  openssl: "/usr/bin/openssl",
  // A reader of the metrics.
  prometheus: "/usr/bin/prometheus",
};

/** @param {readonly string[]} packages of Debian */
async function aptInstall(packages) {
  if (packages.length === 0 || !hasApt) return;
  console.log(`\n== Installing ${packages.join(", ")}`);
  // The packages are installed one by one, because a missing one would prevent the installation of the others.
  const script =
    'apt-get -qq update; for name; do apt-get -qq install -y --no-install-recommends "$name"; done';
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await once(
    spawn("sh", ["-c", script, "sh", ...packages], { stdio: ["ignore", "ignore", "inherit"], env }),
    "exit",
  );
}

// The installation runs in a process of its own in parallel with the checks, which don't need it.
const installing = aptInstall(
  Object.entries(programs).flatMap(([name, program]) => (existsSync(program) ? [] : [name])),
);

check("Format", ["node_modules/oxfmt/bin/oxfmt", "--check"]);
check("Lint", ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"]);
check("Types", ["node_modules/typescript/bin/tsc", "-b"]);
check("Unused", ["node_modules/knip/bin/knip.js"]);

await installing;
const unitReport = join(reports, "unit.json");
suite(
  "Unit and server tests",
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unitReport}`,
  ],
  {},
  unitReport,
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: unitFailures(report),
  }),
);

build();
const findChromium = () => chromiums.find((place) => place && existsSync(place));
if (findChromium() === undefined) await aptInstall(["chromium"]);
const chromium = findChromium();
const browserReport = join(reports, "browser.json");
suite(
  "Browser tests",
  [
    "node_modules/@playwright/test/cli.js",
    "test",
    "--reporter=line,json",
    ...(all ? [] : ["--grep-invert=@long"]),
  ],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, ...(chromium !== undefined && { CHROMIUM: chromium }) },
  browserReport,
  ({ stats, suites }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(browserFailures),
  }),
);

rmSync(reports, { recursive: true, force: true });
for (const failure of failures) console.log(`\nFailed: ${failure}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
