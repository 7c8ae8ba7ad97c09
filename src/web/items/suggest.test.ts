import { describe, expect, test } from "vitest";
import { knownNames, type KnownName } from "./known-names.ts";
import { habit, reasonFor, suggest, suggestionLimits } from "./suggest.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const day = 86_400_000;
const nothing: ReadonlySet<string> = new Set();

function master(name: string, popularity: number) {
  return { id: `master ${name}`, name, categoryId: `category of ${name}`, popularity };
}
function bought(name: string, frequency: number, daysAgo: number) {
  return {
    id: `suggestion ${name}`,
    name,
    masterItemId: `master ${name}`,
    userItemId: null,
    categoryId: null,
    storeId: null,
    frequency,
    lastSeen: new Date(now - daysAgo * day).toISOString(),
    confidence: 50,
  };
}
function named(name: string) {
  return { id: `own ${name}`, name, categoryId: null, userId: "ana", createdAt: "", revision: 1 };
}
const popular = [
  "Milk",
  "Eggs",
  "Bread",
  "Bananas",
  "Chicken Thighs",
  "Almond Milk",
  "Jalapeños",
  "Buttermilk",
];
const known = knownNames(
  [bought("Coffee", 9, 6), bought("Tea", 2, 6)],
  [named("Ajvar")],
  [...popular.map((name, place) => master(name, 100 - place)), master("Coffee", 12)],
);

function names(text: string, { open = nothing, hidden = nothing, among = known } = {}): string[] {
  return suggest(among, { text, open, hidden, now }).map(({ name }) => name);
}

describe("with an empty field", () => {
  test("own habits come first, then own names, then what everybody buys", () => {
    expect(names("").slice(0, 5)).toEqual(["Coffee", "Tea", "Ajvar", "Milk", "Eggs"]);
  });

  test("what is open on the list already is left out, and so is what has just been chosen", () => {
    const left = names("", { open: new Set(["coffee"]), hidden: new Set(["tea"]) });
    expect(left).not.toContain("Coffee");
    expect(left).not.toContain("Tea");
    expect(left).toHaveLength(known.size - 2);
  });

  test("there are at most 20, and 10 for a text", () => {
    const many = knownNames(
      [],
      [],
      Array.from({ length: 50 }, (_, place) => master(`Bread ${place}`, place)),
    );
    expect(names("", { among: many })).toHaveLength(suggestionLimits.empty);
    expect(names("bread", { among: many })).toHaveLength(suggestionLimits.filtered);
  });
});

describe("with a text", () => {
  test("names that begin with it come before words that do, and those before names that hold it", () => {
    expect(names("milk")).toEqual(["Milk", "Almond Milk", "Buttermilk"]);
  });

  test("several words find the name that has them all", () => {
    expect(names("thi chick")).toEqual(["Chicken Thighs"]);
  });

  test("what is on the list already is shown, so that one sees that it is", () => {
    expect(names("milk", { open: new Set(["milk"]) })[0]).toBe("Milk");
  });

  test("accents and capitals don't matter", () => {
    expect(names("JALAPENO")).toEqual(["Jalapeños"]);
  });

  test.each([
    ["bannana", "Bananas"],
    ["mlik", "Milk"],
    ["chiken", "Chicken Thighs"],
    ["chikcen tihghs", "Chicken Thighs"],
    ["almnd", "Almond Milk"],
  ])("a misspelt %j finds %s", (text, name) => {
    expect(names(text)).toContain(name);
  });

  test("a short or a strange text finds nothing by chance", () => {
    expect(names("mlk")).toEqual([]);
    expect(names("xylophone")).toEqual([]);
  });
});

describe("known names", () => {
  test("are each there once, with what every source knows of them", () => {
    const coffee = known.get("coffee") as KnownName;
    expect(coffee).toMatchObject({
      frequency: 9,
      lastSeen: now - 6 * day,
      masterItemId: "master Coffee",
      categoryId: "category of Coffee",
      popularity: 12,
    });
    expect([...known.values()].filter(({ key }) => key === "coffee")).toHaveLength(1);
  });
});

describe("a habit", () => {
  test("grows with each purchase and fades with time", () => {
    const weekAgo = now - 7 * day;
    expect(habit({ frequency: 5, lastSeen: weekAgo }, now)).toBeGreaterThan(
      habit({ frequency: 4, lastSeen: weekAgo }, now),
    );
    expect(habit({ frequency: 5, lastSeen: weekAgo }, now)).toBeGreaterThan(
      habit({ frequency: 5, lastSeen: weekAgo - day }, now),
    );
  });

  test("rests on the day it was followed", () => {
    expect(habit({ frequency: 20, lastSeen: now - 3_600_000 }, now)).toBeLessThan(
      habit({ frequency: 2, lastSeen: now - 3 * day }, now),
    );
  });
});

describe("the reason", () => {
  test.each([
    [1, 0, "last bought today"],
    [2, 1, "last bought yesterday"],
    [1, 6, "last bought 6 days ago"],
    [5, 21, "bought 5 times, last 3 weeks ago"],
    [3, 60, "bought 3 times, last 2 months ago"],
    [1, 800, "last bought 2 years ago"],
  ])("after %i purchases, the last %i days ago, is %j", (frequency, daysAgo, reason) => {
    expect(reasonFor({ frequency, lastSeen: now - daysAgo * day }, false, now)).toBe(reason);
  });

  test("is that it is there already, for what is open; and nothing for what was never bought", () => {
    expect(reasonFor({ frequency: 5, lastSeen: now }, true, now)).toBe("already on the list");
    expect(reasonFor({ frequency: 0, lastSeen: null }, false, now)).toBeNull();
  });
});
