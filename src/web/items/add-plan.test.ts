import { describe, expect, test } from "vitest";
import { completionOf, linesOf, planAdd, withName } from "./add-plan.ts";
import { knownNames } from "./known-names.ts";

const known = knownNames([], [], [{ id: "m1", name: "Milk", categoryId: "dairy", popularity: 9 }]);
const nothingOpen: ReadonlySet<string> = new Set();

describe("adding a text", () => {
  test("a known name is added at once, with what is known of it", () => {
    expect(planAdd("  milk ", known, nothingOpen)).toMatchObject({
      kind: "add",
      input: { name: "Milk" },
      options: { hold: false, optimistic: { name: "Milk", categoryId: "dairy", masterItemId: "m1" } },
    });
  });

  test("an unknown name is held, and every word of it gets its capital", () => {
    expect(planAdd("yak butter", known, nothingOpen)).toMatchObject({
      kind: "add",
      input: { name: "Yak Butter" },
      options: { hold: true, optimistic: { name: "Yak Butter", categoryId: null } },
    });
  });

  test("the quantity stays as typed", () => {
    expect(planAdd("6 milk", known, nothingOpen)).toMatchObject({
      input: { name: "6 Milk" },
      options: { hold: false, optimistic: { name: "Milk", quantity: 6 } },
    });
  });

  test("what is open already is skipped, whatever its capitals and quantity", () => {
    expect(planAdd("2 MILK", known, new Set(["milk"])).kind).toBe("onList");
  });

  test("a blank adds nothing", () => {
    expect(planAdd("   ", known, nothingOpen).kind).toBe("nothing");
  });
});

describe("a suggestion chosen for a text", () => {
  test("takes the place of the name, and the quantity stays", () => {
    expect(withName("2 chicken thi", "Chicken Thighs")).toBe("2 Chicken Thighs");
    expect(withName("thi", "Chicken Thighs")).toBe("Chicken Thighs");
    expect(withName("", "Milk")).toBe("Milk");
  });
});

describe("completion", () => {
  test.each([
    ["chicken thi", "Chicken Thighs", "ghs"],
    ["2 chicken thi", "Chicken Thighs", "ghs"],
    ["chicken ", "Chicken Thighs", "Thighs"],
    ["mi", "Milk", "lk"],
    ["m", "Milk", ""],
    ["", "Milk", ""],
    ["thi", "Chicken Thighs", ""],
    ["milk", "Milk", ""],
    ["milk  ", "Milk Chocolate", ""],
  ])("of %j to %j is %j", (text, name, letters) => {
    expect(completionOf(text, name)).toBe(letters);
  });
});

test("a pasted list loses its bullets and empty lines, not its quantities", () => {
  expect(
    linesOf("- milk\r\n\n* 6 eggs\n1. bread\n2) tea\n[ ] rice\n- [x] 2 lb beef\n  \n12 bananas\n6 eggs"),
  ).toEqual(["milk", "6 eggs", "bread", "tea", "rice", "2 lb beef", "12 bananas"]);
});
