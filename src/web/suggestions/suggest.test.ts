import { describe, expect, test } from "vitest";
import { knownNames, type KnownName } from "../typed/known-names.ts";
import { isNearly } from "../typed/spelling-distance.ts";
import { isDue, suggest, suggestionLimits, suggestionLine } from "./suggest.ts";

const now = Date.parse("2026-11-21T12:00:00Z");
const day = 86_400_000;
const nothing: ReadonlySet<string> = new Set();

function master(name: string, popularity: number) {
  return { id: `master ${name}`, name, categoryId: `category of ${name}`, popularity };
}
function bought(name: string, frequency: number, daysAgo: number, usualIntervalDays: number | null = null) {
  return {
    id: `suggestion ${name}`,
    name,
    masterItemId: `master ${name}`,
    userItemId: null,
    categoryId: null,
    storeId: null,
    frequency,
    usualIntervalDays,
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
  [...popular.map((name, index) => master(name, 100 - index)), master("Coffee", 12)],
);

function names(text: string, { onList = nothing, hidden = nothing, among = known } = {}): string[] {
  return suggest(among, { text, onList, hidden, now, isNearly }).map(({ name }) => name);
}

describe("with an empty field", () => {
  test("own habits come first, then own names, then what everybody buys", () => {
    expect(names("").slice(0, 5)).toEqual(["Coffee", "Tea", "Ajvar", "Milk", "Eggs"]);
  });

  test("due names come before names bought yesterday, however often, and names out of use come last", () => {
    const household = knownNames(
      [
        bought("Milk", 60, 1, 7),
        bought("Bread", 4, 8, 7),
        bought("Soap", 5, 40, 42),
        bought("Diapers", 90, 300, 7),
        bought("Candles", 2, 3),
      ],
      [],
      popular.map((name) => master(name, 50)),
    );
    const [first, second, ...others] = names("", { among: household });
    expect([first, second]).toEqual(["Bread", "Soap"]);
    expect(others.indexOf("Candles")).toBeLessThan(others.indexOf("Diapers"));
    expect(others.indexOf("Diapers")).toBeLessThan(others.indexOf("Eggs"));
  });

  test("names on the list are left out, and so are names that were just chosen", () => {
    const left = names("", { onList: new Set(["coffee"]), hidden: new Set(["tea"]) });
    expect(left).not.toContain("Coffee");
    expect(left).not.toContain("Tea");
    expect(left).toHaveLength(known.size - 2);
  });

  test("there are at most 20, and 10 for a text", () => {
    const many = knownNames(
      [],
      [],
      Array.from({ length: 50 }, (_, index) => master(`Bread ${index}`, index)),
    );
    expect(names("", { among: many })).toHaveLength(suggestionLimits.empty);
    expect(names("bread", { among: many })).toHaveLength(suggestionLimits.filtered);
  });
});

describe("with a text", () => {
  test("names that begin with it come before words that do, and those before names that hold it", () => {
    expect(names("milk")).toEqual(["Milk", "Almond Milk", "Buttermilk"]);
  });

  test("the due one of two names that fit equally well comes first", () => {
    const among = knownNames(
      [bought("Bread Rolls", 40, 1, 7), bought("Breadcrumbs", 4, 60, 60)],
      [],
      [master("Bread", 100)],
    );
    expect(names("bread", { among })).toEqual(["Breadcrumbs", "Bread Rolls", "Bread"]);
  });

  test("several words find the name that has them all", () => {
    expect(names("thi chick")).toEqual(["Chicken Thighs"]);
  });

  test("a name on the list is shown, so that the person sees that it is there", () => {
    expect(names("milk", { onList: new Set(["milk"]) })[0]).toBe("Milk");
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

describe("the known names", () => {
  test("each name is there once, with what every source knows of it", () => {
    const coffee = known.get("coffee") as KnownName;
    expect(coffee).toMatchObject({
      habit: { frequency: 9, lastSeen: now - 6 * day, usualIntervalDays: null },
      masterItemId: "master Coffee",
      categoryId: "category of Coffee",
      popularity: 12,
    });
    expect([...known.values()].filter(({ key }) => key === "coffee")).toHaveLength(1);
  });
});

describe("the line below a name", () => {
  const line = (
    frequency: number,
    daysAgo: number,
    usualIntervalDays: number | null = null,
    isOpen = false,
  ) => {
    const name = knownNames([bought("Milk", frequency, daysAgo, usualIntervalDays)], [], []).get("milk")!;
    return suggestionLine(name, { category: "Dairy", isOpen, now });
  };

  test.each([
    [1, 0, "Dairy · last bought today"],
    [2, 1, "Dairy · last bought yesterday"],
    [1, 6, "Dairy · last bought 6 days ago"],
    [5, 21, "5 times, last 3 weeks ago"],
    [3, 60, "3 times, last 2 months ago"],
    [1, 800, "Dairy · last bought 2 years ago"],
  ])("after %i purchases, the last %i days ago, is %j", (frequency, daysAgo, text) => {
    expect(line(frequency, daysAgo)).toBe(text);
  });

  test.each([
    [2, "Dairy · last bought 2 days ago"],
    [11, "5 times, about every 3 weeks"],
    [30, "5 times, about every 3 weeks"],
    [90, "Dairy · last bought 3 months ago"],
  ])("of what is bought every 3 weeks, and was %i days ago, is %j", (daysAgo, text) => {
    expect(line(5, daysAgo, 21)).toBe(text);
  });

  test("the line counts days by the calendar, also where clocks are put forward", () => {
    const at = (text: string) => new Date(text).getTime();
    const shown = (bought: string, looked: string) =>
      suggestionLine(
        { habit: { frequency: 1, lastSeen: at(bought), usualIntervalDays: null } },
        { category: null, isOpen: false, now: at(looked) },
      );
    expect(shown("2026-11-20T23:50:00", "2026-11-21T07:00:00")).toBe("last bought yesterday");
    expect(shown("2026-11-21T00:10:00", "2026-11-21T23:00:00")).toBe("last bought today");
    expect(shown("2026-09-26T12:00:00", "2026-09-28T09:00:00")).toBe("last bought 2 days ago");
    expect(shown("2026-11-21T12:00:00", "2026-11-21T11:00:00")).toBe("last bought today");
  });

  test("the line of an open item says that it is on the list, that of a name never bought has only the category", () => {
    expect(line(5, 30, 21, true)).toBe("Dairy · already on the list");
    expect(suggestionLine({ habit: null }, { category: "Dairy", isOpen: false, now })).toBe("Dairy");
    expect(suggestionLine({ habit: null }, { category: null, isOpen: false, now })).toBe("");
  });
});

test("a name is due when its usual interval has passed", () => {
  const due = (daysAgo: number, usualIntervalDays: number | null) =>
    isDue({ habit: { frequency: 5, lastSeen: now - daysAgo * day, usualIntervalDays } }, now);
  expect([due(20, 21), due(21, 21), due(21, null)]).toEqual([false, true, false]);
  expect(isDue({ habit: null }, now)).toBe(false);
});
