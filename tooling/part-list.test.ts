import { expect, test } from "vitest";
import { listParts } from "./part-list.ts";

/** A chunk of a build: a part has the module that it was made for. */
const chunk = (fileName: string, imports: string[], part: string | null = null, size = 10) => ({
  fileName: `assets/${fileName}`,
  imports: imports.map((name) => `assets/${name}`),
  isDynamicEntry: part !== null,
  facadeModuleId: part,
  code: "x".repeat(size),
});

const chunks = [
  chunk("main.js", ["react.js"]),
  chunk("react.js", []),
  chunk("dialog.js", ["main.js"], null, 50_000),
  chunk("sheet-1.js", ["dialog.js", "react.js"], "/src/web/list/sheet.tsx"),
  chunk("ask-1.js", ["dialog.js"], "/src/web/ui/ask.tsx"),
  chunk("toaster-1.js", [], "/src/web/ui/toaster.tsx"),
];

test("a part is listed with all its imports except those of the first load", () => {
  const { files, parts } = listParts(chunks, "assets/main.js", ["toaster"], {});
  const filesOf = (name: string) => parts[name]!.map((place) => files[place]);
  expect(filesOf("sheet")).toEqual(["sheet-1.js", "dialog.js"]);
  expect(filesOf("ask")).toEqual(["ask-1.js", "dialog.js"]);
  expect(filesOf("toaster")).toEqual(["toaster-1.js"]);
});

test("a screen is listed with its sheet, which is a part", () => {
  const { companions } = listParts(chunks, "assets/main.js", [], { toaster: ["ask"] });
  expect(companions).toEqual({ toaster: ["ask"] });
  expect(() => listParts(chunks, "assets/main.js", [], { toaster: ["nothing"] })).toThrow("is no part");
});

test("circular imports break the build, because the order in which the files run is not defined", () => {
  const round = [...chunks, chunk("one.js", ["two.js"]), chunk("two.js", ["dialog.js", "one.js"])];
  expect(() => listParts(round, "assets/main.js", [], {})).toThrow(
    "one.js -> assets/two.js -> assets/one.js",
  );
});

test("in data-saving mode only small parts are fetched ahead", () => {
  const { ahead, small } = listParts(chunks, "assets/main.js", ["sheet", "toaster", "ask"], {});
  expect(ahead).toEqual(["sheet", "toaster", "ask"]);
  expect(small).toEqual(["toaster"]);
});

test("a missing part, or two parts of the same name, break the build", () => {
  expect(() => listParts(chunks, "assets/main.js", ["nothing"], {})).toThrow("there is no such part");
  const twice = [...chunks, chunk("ask-2.js", [], "/src/web/stores/ask.tsx")];
  expect(() => listParts(twice, "assets/main.js", [], {})).toThrow("Two parts are called ask");
});
