// `npm test`: installs what it needs and runs every check and suite. Its last line has the true totals of all of them.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, compileCache, install, node, root } from "./prepare.mjs";

install();

const reports = mkdtempSync(join(tmpdir(), "restock-reports-"));
const total = { passed: 0, failed: 0, skipped: 0 };

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
}

/**
 * A suite counts its own tests, read from its report; one that ends badly without saying how counts as failed.
 * @param {string} title @param {string[]} command @param {Record<string, string>} environment @param {string} report
 * @param {(report: Record<string, number> & {stats: Record<string, number>}) => {passed: number, failed: number, skipped: number}} count
 */
function suite(title, command, environment, report, count) {
  const fine = run(title, command, environment);
  const counts = existsSync(report)
    ? count(JSON.parse(readFileSync(report, "utf8")))
    : { passed: 0, failed: 0, skipped: 0 };
  if (!fine && counts.failed === 0) counts.failed = 1;
  if (counts.passed + counts.failed === 0) counts.failed = 1;
  for (const key of /** @type {const} */ (["passed", "failed", "skipped"])) total[key] += counts[key];
}

/** Whether Debian's packages can be installed here. */
const hasApt = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** @param {readonly string[]} packages of Debian */
function aptInstall(...packages) {
  console.log(`\n== Installing ${packages.join(", ")}`);
  const options = {
    stdio: /** @type {const} */ (["ignore", "ignore", "inherit"]),
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  spawnSync("apt-get", ["update", "-qq"], options);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], options);
}

/** Chromium without its windows takes a third less time than the whole browser, which does when there is no other. */
function findChromium() {
  const shell = "/usr/bin/chromium-headless-shell";
  const places = [
    process.env.CHROMIUM,
    shell,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  if (!process.env.CHROMIUM) installMissing({ "chromium-headless-shell": shell });
  const found = () => places.find((place) => place && existsSync(place));
  if (found() === undefined && hasApt) aptInstall("chromium");
  return found();
}

/** The other browsers that are tested; the tests of one that can't be had are skipped. */
const otherEngines = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/Xvfb",
};
/** The proxies of docs/proxies.md, and what makes a certificate for them. */
const proxies = {
  caddy: "/usr/bin/caddy",
  "nginx-light": "/usr/sbin/nginx",
  haproxy: "/usr/sbin/haproxy",
  openssl: "/usr/bin/openssl",
};

/** What reads the metrics. */
const watchers = { prometheus: "/usr/bin/prometheus" };

/** @param {Record<string, string>} programs where the program of each of Debian's packages is */
function installMissing(programs) {
  const missing = Object.keys(programs).filter((name) => !existsSync(programs[name] ?? ""));
  if (missing.length > 0 && hasApt) aptInstall(...missing);
}

check("Format", ["node_modules/oxfmt/bin/oxfmt", "--check"]);
check("Lint", ["node_modules/oxlint/bin/oxlint", "--type-aware", "--deny-warnings"]);
check("Types", ["node_modules/typescript/bin/tsc", "-b"]);
check("Unused", ["node_modules/knip/bin/knip.js"]);

installMissing({ ...proxies, ...watchers });
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
  }),
);

build();
const chromium = findChromium();
installMissing(otherEngines);
const browserReport = join(reports, "browser.json");
suite(
  "Browser tests",
  ["node_modules/@playwright/test/cli.js", "test", "--reporter=line,json"],
  { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport, ...(chromium !== undefined && { CHROMIUM: chromium }) },
  browserReport,
  ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
);

rmSync(reports, { recursive: true, force: true });
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : "";
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);
