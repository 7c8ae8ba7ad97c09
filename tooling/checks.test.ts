import { execFileSync } from "node:child_process";
import { globSync } from "node:fs";
import { join, normalize, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { PlantedProject } from "./planted-project.ts";

const root = resolve(import.meta.dirname, "..");

function plant(files: Record<string, string>): PlantedProject {
  const project = new PlantedProject(files);
  onTestFinished(() => project.remove());
  return project;
}

/** Planted files by the fault that each contains. */
type Faults = Record<string, [path: string, text: string][]>;

const filesOf = (faults: Faults) => Object.fromEntries(Object.values(faults).flat());

/** Formats a fault, for example "src/web/misused.ts no-misused-promises". */
const linesOf = (faults: Faults) =>
  Object.entries(faults).flatMap(([fault, files]) => files.map(([path]) => `${path} ${fault}`));

/** A file for each project of TypeScript, in which no checker finds a fault. */
const flawless = {
  "src/contract/flawless.ts": "export const count = 1;\n",
  "src/server/main.ts": "process.exitCode = 1;\n",
  "src/web/flawless.ts": 'document.title = "Restock";\n',
  "src/web/flawless.test.ts": "document.title = process.title;\n",
};

/** Planted files by the name of the rule. */
const lintFaults: Faults = {
  "no-cycle": [
    [
      "src/contract/parent.ts",
      'import type { Child } from "./child.ts";\nexport type Parent = { child: Child };\n',
    ],
    [
      "src/contract/child.ts",
      'import type { Parent } from "./parent.ts";\nexport type Child = { parent?: Parent };\n',
    ],
  ],
  // The `any` is the planted fault.
  "no-explicit-any": [["src/contract/any.ts", "export const wait = (value: any): unknown => value;\n"]],
  "no-floating-promises": [
    [
      "src/contract/floating.ts",
      "export const start = (run: () => Promise<void>): void => {\n  run();\n};\n",
    ],
    ["src/server/floating.ts", 'import { rm } from "node:fs/promises";\n\nrm("a");\n'],
    ["src/web/floating.ts", 'document.fonts.load("1em Figtree");\n'],
    ["src/web/floating.test.ts", 'import { rm } from "node:fs/promises";\n\nrm(document.title);\n'],
  ],
  "no-misused-promises": [
    [
      "src/web/misused.ts",
      'export const start = (run: () => Promise<void>): void => {\n  document.addEventListener("click", run);\n};\n',
    ],
  ],
  "switch-exhaustiveness-check": [
    [
      "src/contract/switch.ts",
      `export function weightOf(kind: "light" | "heavy"): number {
  switch (kind) {
    case "light":
      return 1;
  }
  return 2;
}
`,
    ],
  ],
  "rules-of-hooks": [
    [
      "src/web/conditional-hook.tsx",
      `import { useState } from "react";

export function Count({ shown }: { shown: boolean }) {
  if (!shown) return null;
  const [count] = useState(0);
  return <p>{count}</p>;
}
`,
    ],
  ],
  "exhaustive-deps": [
    [
      "src/web/forgotten-dependency.tsx",
      `import { useEffect } from "react";

export function Title({ title }: { title: string }) {
  useEffect(() => {
    document.title = title;
  }, []);
  return null;
}
`,
    ],
  ],
};

test("lint finds each planted fault", async () => {
  const project = plant({ ...flawless, ...filesOf(lintFaults) });
  const { passed, output } = await project.check("check:lint", "--format=unix");
  expect(passed).toBe(false);
  const found = [...output.matchAll(/^(\S+?):\d+:\d+: .*\(([a-z-]+)\)\]$/gm)].map(
    ([, path, rule]) => `${path} ${rule}`,
  );
  expect(found).toEqual(expect.arrayContaining(linesOf(lintFaults)));
});

/** Planted files by the code of the error. */
const typeFaults: Faults = {
  // This name exists in browsers only.
  TS2584: [
    ["src/contract/document.ts", "export const title = document.title;\n"],
    ["src/typed-text/document.ts", "export const title = document.title;\n"],
    ["src/categoriser/document.ts", "export const title = document.title;\n"],
    ["src/server/document.ts", "export const title = document.title;\n"],
  ],
  TS2304: [
    ["src/contract/window.ts", "export const width = window.innerWidth;\n"],
    ["src/server/window.ts", "export const width = window.innerWidth;\n"],
    ["db/window.ts", "export const width = window.innerWidth;\n"],
    ["test/window.ts", "export const width = window.innerWidth;\n"],
    ["tooling/window.ts", "export const width = window.innerWidth;\n"],
  ],
  // This name exists in Node only.
  TS2591: [
    ["src/contract/process.ts", "export const title = process.title;\n"],
    ["src/categoriser/process.ts", "export const title = process.title;\n"],
    ["src/web/process.ts", "export const title = process.title;\n"],
    ["src/web/node-import.ts", 'export { readFileSync } from "node:fs";\n'],
  ],
  // The value has another type than declared.
  TS2322: [
    ["src/contract/type.test.ts", 'export const count: number = "one";\n'],
    ["src/web/type.test.tsx", 'export const count: number = "one";\n'],
    ["e2e/type.ts", 'export const count: number = "one";\n'],
    ["bench/type.ts", 'export const count: number = "one";\n'],
    ["vite.config.ts", 'export const count: number = "one";\n'],
  ],
  // One path through the function returns nothing.
  TS7030: [["src/contract/return.ts", "export function one(asked: boolean) {\n  if (asked) return 1;\n}\n"]],
};

test("type errors are found in each project, also a name that its platform does not have", async () => {
  const project = plant({ ...flawless, ...filesOf(typeFaults) });
  const { passed, output } = await project.check("check:types");
  expect(passed).toBe(false);
  const found = [...output.matchAll(/^(\S+?)\(\d+,\d+\): error (TS\d+)/gm)].map(
    ([, path, code]) => `${path} ${code}`,
  );
  expect(found.toSorted()).toEqual(linesOf(typeFaults).toSorted());
});

/** Reads a tsconfig file as TypeScript does. */
function settingsOf(path: string): { files?: string[]; references?: { path: string }[] } {
  const command = [join(root, "node_modules/typescript/bin/tsc"), "-p", path, "--showConfig"];
  return JSON.parse(execFileSync(process.execPath, command, { cwd: root, encoding: "utf8" }));
}

test("every file of TypeScript belongs to a project", () => {
  const { references } = settingsOf("tsconfig.json");
  const checked = new Set(
    references!.flatMap(({ path }) => settingsOf(path).files!.map((file) => normalize(file))),
  );
  const all = globSync(["*.ts", "{src,db,test,e2e,bench,ops,tooling,trouble}/**/*.{ts,tsx}"], { cwd: root });
  expect(all.length).toBeGreaterThan(50);
  expect(all.filter((file) => !checked.has(file))).toEqual([]);
});

test("an unused export is found", async () => {
  const project = plant({
    "src/server/main.ts": 'import { used } from "./parts.ts";\n\nconsole.log(used);\n',
    "src/server/parts.ts": "export const used = 1;\nexport const unused = 2;\n",
  });
  const { passed, output } = await project.check("check:unused", "--include=exports");
  expect(passed).toBe(false);
  expect(output).toMatch(/^unused\s+src\/server\/parts\.ts/m);
  expect(output).not.toMatch(/^used\b/m);
});

test("a file in another format is found", async () => {
  const project = plant({ ...flawless, "src/web/format.ts": "export const count=1\n" });
  const { passed, output } = await project.check("check:format");
  expect(passed).toBe(false);
  expect(output).toContain("src/web/format.ts");
  expect(output).not.toContain("flawless");
});

test("a project without a fault passes lint, types and format", async () => {
  const project = plant(flawless);
  for (const script of ["check:lint", "check:types", "check:format"]) {
    expect(await project.check(script)).toMatchObject({ passed: true });
  }
});
