import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { faultsOf, proofsOf, requirementsOf } from "./security-page.ts";

const root = join(import.meta.dirname, "..");
const page = readFileSync(join(root, "docs/security.md"), "utf8");
const own = "tooling/security-page.test.ts";

/** Requirements of levels 1 and 2 in each chapter of the standard (5.0.0) that applies at all. */
const inChapter: Record<string, number> = {
  1: 27,
  2: 11,
  3: 19,
  4: 10,
  5: 9,
  6: 35,
  7: 18,
  8: 7,
  9: 7,
  11: 14,
  12: 9,
  13: 13,
  14: 9,
  15: 13,
  16: 16,
};

describe("the page about security", () => {
  test("names only tests that exist, and proves or explains each row", () => {
    expect(proofsOf(page).length).toBeGreaterThan(100);
    expect(faultsOf(page, root)).toEqual([]);
  });

  test("has each requirement of the standard once", () => {
    const { rows, leftOut } = requirementsOf(page);
    const all = [...rows, ...leftOut];
    expect(all.filter((number, index) => all.indexOf(number) !== index)).toEqual([]);
    const found = Object.fromEntries(
      Object.keys(inChapter).map((chapter) => [
        chapter,
        all.filter((number) => number.startsWith(`${chapter}.`)).length,
      ]),
    );
    expect(found).toEqual(inChapter);
  });

  test("states the true numbers of its rows", () => {
    const { rows } = requirementsOf(page);
    expect(page).toContain(`${rows.length} requirements apply`);
    for (const state of ["met", "met, no test", "partly", "not met", "operator"]) {
      const count = page.split("\n").filter((line) => line.split("|")[4]?.trim() === state).length;
      expect(page).toMatch(new RegExp(`\\b${count} ${state}[,.]`));
    }
  });
});

describe("a fault of the page is found:", () => {
  const row = (proof: string, state = "met") => `| 1.1.1 | 1 | Something | ${state} | ${proof} |`;

  test.each([
    ["a title that no test has", `\`${own}\`: "a test that nobody wrote"`],
    ["a file that isn't there", '`tooling/nothing.test.ts`: "names only tests that exist"'],
    ["a test without its title", `\`${own}\``],
    ["a claim without a test", "It is so."],
    ["an empty reason", ""],
  ])("%s", (_, proof) => {
    expect(faultsOf(row(proof), root)).not.toEqual([]);
  });

  test("an unknown state", () => {
    expect(
      faultsOf(row(`\`${own}\`: "has each requirement of the standard once"`, "surely"), root),
    ).toHaveLength(1);
  });

  test("none in a correct row", () => {
    expect(faultsOf(row(`\`${own}\`: "has each requirement of the standard once"`), root)).toEqual([]);
  });
});
