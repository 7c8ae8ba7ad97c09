import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { importsOf } from "./imports-of.ts";
import { buildSources, root } from "./prepare.mjs";

/** Whether a change of this file makes the next start build the app again. */
const isCovered = (path: string) =>
  buildSources.some((source) => path === source || path.startsWith(`${source}/`));

/** The project's files that these import, and so on, themselves among them. */
function reachableFrom(paths: readonly string[]): string[] {
  const found = new Set(paths);
  for (const path of found) {
    const text = readFileSync(join(root, path), "utf8");
    for (const imported of importsOf({ path, text }))
      if (/\.tsx?$/.test(imported) && existsSync(join(root, imported))) found.add(imported);
  }
  return [...found];
}

test("the app is built again when any file has changed that it is built from", () => {
  const app = globSync("src/web/**/*.{ts,tsx}", { cwd: root }).filter((path) => !/\.test\.tsx?$/.test(path));
  const reachable = reachableFrom([...app, "vite.config.ts", "tooling/compress.ts"]);
  for (const room of ["categoriser", "contract", "import", "typed-text"])
    expect(reachable.some((path) => path.startsWith(`src/${room}/`))).toBe(true);
  expect(reachable.filter((path) => !isCovered(path))).toEqual([]);
});

test("a change of the server alone builds nothing", () => {
  expect(isCovered("src/server/main.ts")).toBe(false);
});
