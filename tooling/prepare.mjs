// This file runs on the machine's own Node (18 or newer) before anything is installed, so it imports no package.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** The Node that the project is pinned to. */
export const node = join(root, "node_modules/node/bin/node");

/** The folder of Node's compile cache, which halves the time of later starts. */
export const compileCache = join(root, "node_modules/.cache/node");

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "" },
  });
  if (status !== 0) {
    console.error(`${[command, ...args].join(" ")} failed.`);
    process.exit(status ?? 1);
  }
}

/** @param {string[]} paths files and folders below the root */
function fingerprint(paths) {
  const hash = createHash("sha256");
  /** @param {string} path */
  const add = (path) => {
    const full = join(root, path);
    if (statSync(full).isDirectory()) {
      for (const name of readdirSync(full).sort()) add(join(path, name));
    } else {
      hash.update(path).update(readFileSync(full));
    }
  };
  paths.forEach(add);
  return hash.digest("hex");
}

/** @param {string} stamp @param {string} value */
function isStamped(stamp, value) {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === value;
}

/** @param {string} path a JSON file below the root */
function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), "utf8"));
}

/**
 * Whether npm's record of installed packages matches package-lock.json. An `npm ci` by hand counts; one that
 * was interrupted does not, because npm writes its record last.
 */
function isInstalled() {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(join(root, record)) || !existsSync(node)) return false;
  const { dependencies, devDependencies } = readJson("package.json");
  const { "": project, ...locked } = readJson("package-lock.json").packages;
  const installed = readJson(record).packages;
  return (
    isDeepStrictEqual(project.dependencies, dependencies) &&
    isDeepStrictEqual(project.devDependencies, devDependencies) &&
    Object.entries(locked).every(([folder, { version, optional }]) => {
      const found = installed[folder];
      // Optional packages for other platforms are not installed.
      return found === undefined ? optional === true : found.version === version;
    })
  );
}

/** Installs the packages of package-lock.json, unless they are installed. */
export function install() {
  if (isInstalled()) return;
  console.log("Installing what Restock needs ...");
  run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  if (existsSync(node)) return;
  console.error("npm did not run the install scripts that Node and PostgreSQL need: unset ignore-scripts.");
  process.exit(1);
}

/** What the web app is built from, as paths below the root. Of the sources it lacks only the server's. */
export const buildSources = [
  "package-lock.json",
  "index.html",
  "vite.config.ts",
  "public",
  ...readdirSync(join(root, "src"))
    .filter((folder) => folder !== "server")
    .map((folder) => `src/${folder}`),
  "tooling/compress.ts",
  "tooling/part-list.ts",
  "tooling/route-table.ts",
  "tooling/shape-source.ts",
];

/** Builds the web app, unless its sources are unchanged. */
export function build() {
  const stamp = join(root, "dist/built-from");
  const wanted = fingerprint(buildSources);
  if (isStamped(stamp, wanted)) return;
  // A build that fails may have removed the last one's files.
  rmSync(stamp, { force: true });
  console.log("Building the web app ...");
  // A container image has the Node of its base image.
  const runtime = existsSync(node) ? node : process.execPath;
  run(runtime, ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"]);
  run(runtime, ["tooling/compress.ts"]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
