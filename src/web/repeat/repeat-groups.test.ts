import { describe, expect, test } from "vitest";
import { repeatName } from "../../contract/repeat/rules.ts";
import { groupByCategory, groupByInterval, namesInShort, repeatCategory } from "./repeat-groups.ts";

function everybodys(name: string, category: string, recurrenceIntervalDays = 7) {
  const item = { id: name, masterItem: { name, category: { name: category } }, userItem: null };
  return { item, recurrenceIntervalDays };
}
function own(name: string, category: string | null, recurrenceIntervalDays = 7) {
  const userItem = { name, category: category === null ? null : { name: category } };
  return { item: { id: name, masterItem: null, userItem }, recurrenceIntervalDays };
}
const nameless = { item: { id: "x", masterItem: null, userItem: null }, recurrenceIntervalDays: 7 };

describe("the name of a repeat", () => {
  test("the catalogue's name comes before the person's own", () => {
    const both = {
      item: { ...own("Moo", null).item, masterItem: everybodys("Milk", "Dairy").item.masterItem },
    };
    expect([repeatName(both), repeatCategory(both)]).toEqual(["Milk", "Dairy"]);
  });

  test("an own name keeps its category, and is in General without one", () => {
    expect([repeatName(own("Moo", "Treats")), repeatCategory(own("Moo", "Treats"))]).toEqual([
      "Moo",
      "Treats",
    ]);
    expect(repeatCategory(own("Moo", null))).toBe("General");
  });

  test("a repeat whose item is unknown still has a name", () => {
    expect([repeatName(nameless), repeatCategory(nameless)]).toEqual(["Unknown Item", "General"]);
  });
});

describe("groups by interval", () => {
  test("intervals are ordered from the shortest to the longest, their names A to Z", () => {
    const groups = groupByInterval([
      everybodys("Batteries", "Hardware", 180),
      everybodys("Milk", "Dairy", 7),
      everybodys("bread", "Bakery", 7),
      everybodys("Salt", "Spices", 120),
      everybodys("Wipes", "Care", 10),
    ]);
    expect(groups.map(({ days, label, items }) => [days, label, items.map(repeatName)])).toEqual([
      [7, "1 week", ["bread", "Milk"]],
      [10, "10 days", ["Wipes"]],
      [120, "4 months", ["Salt"]],
      [180, "6 months", ["Batteries"]],
    ]);
  });
});

describe("groups by category", () => {
  test("categories are ordered A to Z regardless of case", () => {
    const groups = groupByCategory([
      everybodys("Milk", "Dairy"),
      own("Moo", null),
      own("Cheese", "dairy"),
      own("Bun", "Bakery"),
    ]);
    expect(groups.map(({ label, items }) => [label, items.map(repeatName)])).toEqual([
      ["Bakery", ["Bun"]],
      ["Dairy", ["Cheese", "Milk"]],
      ["General", ["Moo"]],
    ]);
  });
});

test("a summary of many names has the first two", () => {
  const [a, b, c, d] = ["A", "B", "C", "D"].map((name) => own(name, null));
  expect(namesInShort([a!, b!, c!])).toBe("A, B, C");
  expect(namesInShort([a!, b!, c!, d!])).toBe("A, B +2");
});
