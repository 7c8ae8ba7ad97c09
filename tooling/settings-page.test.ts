import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { settingNames } from "../src/server/config.ts";

const read = (path: string) => readFileSync(join(import.meta.dirname, "..", path), "utf8");
const names = (text: string, line: RegExp) => [...text.matchAll(line)].map((match) => match[1]);

test("docs/operations.md has a row for every setting, as .env.example has a line", () => {
  const inTable = names(read("docs/operations.md"), /^\| `([A-Z_]+)` /gm);
  expect(inTable.toSorted()).toEqual(names(read(".env.example"), /^([A-Z_]+)=/gm).toSorted());
  expect(inTable.toSorted()).toEqual(settingNames.toSorted());
});
