import { describe, expect, test } from "vitest";
import { findCircles } from "./file-circles.ts";
import { readSources, rules } from "./house-rules.ts";
import type { SourceFile } from "./imports-of.ts";

/** Files that break each rule, which prove that the rule finds faults. */
const planted: Record<string, readonly SourceFile[]> = {
  "code imports only from the layers below it": [
    { path: "src/web/list/a.ts", text: 'import { x } from "../../server/items/read-items.ts";' },
  ],
  "a room imports only rooms before it": [
    { path: "src/server/items/a.ts", text: 'import type { List } from "../lists/queries.ts";' },
    { path: "src/web/session/a.ts", text: 'const kept = import("../repeat/proposals.ts");' },
  ],
  "the contract imports zod and nothing else": [
    { path: "src/contract/a.ts", text: 'import x from "react";' },
  ],
  "there is no React in the offline store": [
    { path: "src/web/offline/a.ts", text: 'import { use } from "react";' },
  ],
  "only config.ts reads the environment": [
    { path: "src/server/a.ts", text: "const port = process.env.PORT;" },
  ],
  "only foreign-address calls addresses itself": [
    { path: "src/server/items/a.ts", text: "const page = await fetch(url);" },
    { path: "src/server/items/a.ts", text: 'import { request } from "node:http";' },
    { path: "src/server/items/a.ts", text: 'import { get } from "node:https";' },
  ],
  "rules about time take it from the clock": [
    { path: "src/server/items/a.ts", text: "const now = new Date();" },
  ],
  "what is loaded later is a part under its file's name": [
    { path: "src/web/list/a.ts", text: 'const { b } = await import("./b.ts");' },
    { path: "src/web/list/a.ts", text: 'const b = lazySheet("c", () => import("./b.tsx"));' },
  ],
  "the patterns that read a text name letters by binary properties": [
    { path: "src/typed-text/sentence/a.ts", text: "const word = /\\p{L}+/u;" },
  ],
  "no file is called after nothing in particular": [{ path: "src/web/utils.ts", text: "" }],
  "file names are kebab-case": [{ path: "src/web/ItemRow.tsx", text: "" }],
  "a file ends before 400 lines": [{ path: "src/web/a.ts", text: "\n".repeat(500) }],
  "text from people is never set as HTML": [
    { path: "src/web/a.tsx", text: "<p dangerouslySetInnerHTML={x} />" },
  ],
  "a property test has a seed, so that it passes or fails every time": [
    { path: "src/web/a.test.ts", text: "fc.assert(fc.property(fc.nat(), isEven), { numRuns: 5 });" },
  ],
  // This file contains the fault that the rule has to find.
  "nothing is left undone, silenced or skipped": [
    { path: "src/web/a.ts", text: "// TODO later" },
    { path: "src/web/a.ts", text: "// oxlint-disable-next-line no-console" },
    { path: "src/web/a.tsx", text: "{/* oxlint-enable no-console */}" },
    { path: "src/web/a.test.ts", text: 'test.skip("a", () => {});' },
    { path: "e2e/a.spec.ts", text: 'test.skip(!false, "later");' },
    { path: "e2e/a.spec.ts", text: 'test.only(!browser.isInstalled(), "later");' },
  ],
};

describe.each(rules)("$name", (rule) => {
  test.each(planted[rule.name]!)("finds the fault planted in $path", (file) => {
    expect(rule.find(file)).not.toEqual([]);
  });

  test("holds in the whole project", () => {
    const sources = readSources();
    expect(sources.length).toBeGreaterThan(50);
    const faults = sources.flatMap((file) => rule.find(file).map((fault) => `${file.path}: ${fault}`));
    expect(faults).toEqual([]);
  });
});

describe("circles of files", () => {
  test("are found when a type or a dynamic import closes them", () => {
    const files = [
      { path: "src/web/a.ts", text: 'import { b } from "./b.ts";' },
      { path: "src/web/b.ts", text: 'import type { C } from "./list/c.ts";' },
      { path: "src/web/list/c.ts", text: 'const a = await import("../a.ts");' },
      { path: "src/web/d.ts", text: 'import { a } from "./a.ts";' },
    ];
    expect(findCircles(files)).toEqual([
      ["src/web/a.ts", "src/web/b.ts", "src/web/list/c.ts", "src/web/a.ts"],
    ]);
  });

  test("do not exist in the project", () => {
    expect(findCircles(readSources())).toEqual([]);
  });
});
