import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { excessOf, findFirstLoad, firstLoadLimit } from "./first-load.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "restock-build-"));
  mkdirSync(join(folder, "assets"));
  write(
    "index.html",
    '<script src="/theme.js"></script><script type="module" src="/assets/main.js"></script>',
  );
  writeScript("theme.js", "document.title;", 10);
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string): void {
  writeFileSync(join(folder, path), text);
}

/** A script of a build, whose compressed file has a number of bytes. */
function writeScript(path: string, code: string, size: number): void {
  write(path, code);
  write(`${path}.br`, "x".repeat(size));
}

test("each static import is counted once, and dynamic imports are not counted", () => {
  writeScript(
    "assets/main.js",
    'import"./effect.js";import{a as b}from"./react.js";export*from"./rules.js";b(()=>import("./late.js"));',
    500,
  );
  writeScript("assets/effect.js", "let x=1;", 30);
  writeScript("assets/react.js", 'import"./effect.js";import{c}from"./deep.js";export{c as a};', 400);
  writeScript("assets/deep.js", 'import{b}from"./main.js";export{b as c};', 7);
  writeScript("assets/rules.js", "export let d=1;", 20);
  writeScript("assets/late.js", "", 90_000);
  const scripts = findFirstLoad(folder);
  expect(scripts).toEqual({
    "/theme.js": 10,
    "/assets/main.js": 500,
    "/assets/effect.js": 30,
    "/assets/react.js": 400,
    "/assets/rules.js": 20,
    "/assets/deep.js": 7,
  });
  expect(excessOf(scripts)).toBe(0);
});

test("one byte more than the limit is a fault", () => {
  writeScript("assets/main.js", 'import"./part.js";', firstLoadLimit - 110);
  writeScript("assets/part.js", "", 100);
  expect(excessOf(findFirstLoad(folder))).toBe(0);
  writeScript("assets/part.js", "", 101);
  expect(excessOf(findFirstLoad(folder))).toBe(1);
});
