import { describe, expect, test } from "vitest";
import { parseItemName } from "../../typed-text/parse-name.ts";
import { units } from "../../typed-text/units.ts";
import { addedAgain, amountText, givenAmount, hasAmount, justOne, withQuantity } from "./amount.ts";
import { pieceOf, pieces } from "./pieces.ts";
import { itemTitle } from "./rules.ts";
import type { Item } from "./schema.ts";

const twoPounds = { quantity: 1, parsedQuantity: "2", parsedSize: "lb" };

describe("the amount of an item", () => {
  test.each([
    [twoPounds, "2 lb"],
    [{ quantity: 6, parsedQuantity: "6 ×", parsedSize: "330 ml" }, "6 × 330 ml"],
    [{ ...justOne, parsedQuantity: "some" }, "some"],
    [{ ...justOne, quantity: 3 }, "3"],
    [justOne, ""],
  ])("%o stands before the name as “%s”", (amount, text) => {
    expect(amountText(amount)).toBe(text);
    expect(hasAmount(amount)).toBe(text !== "");
  });
});

describe("a quantity set by hand", () => {
  test.each([
    ["bananas", 6, "6 bananas"],
    ["6 bananas", 1, "bananas"],
    ["500 g mince", 2, "2 × 500 g mince"],
    ["500 g mince", 1, "500 g mince"],
    ["2 lb chicken thighs", 3, "3 × 2 lb chicken thighs"],
    ["6 x 330 ml cola", 4, "4 × 330 ml cola"],
    ["6 x 330 ml cola", 1, "330 ml cola"],
    ["2 cans tomatoes", 3, "3 cans tomatoes"],
  ])("%s, %d of them: %s", (typed, quantity, title) => {
    const item = parseItemName(typed);
    expect(itemTitle({ ...item, ...withQuantity(item, quantity) })).toBe(title);
  });

  test("counts what is counted, and multiplies measures and packs, in every spelling of a unit", () => {
    const typed = [
      "pincée",
      "puñado",
      "poignée",
      "cuillère à soupe",
      "c. à café",
      "cuil. à soupe",
      "boîte",
      "Glas",
    ];
    const spellings = new Set([...units.keys(), ...pieces.keys(), ...typed]);
    const wrong: string[] = [];
    for (const spelling of spellings) {
      const { parsedSize } = parseItemName(`2 ${spelling} zorp`);
      if (parsedSize === null) continue;
      const { parsedQuantity } = withQuantity({ parsedQuantity: "2", parsedSize }, 3);
      if (parsedQuantity !== (pieceOf(parsedSize)?.kind === "vessel" ? "3" : "3 ×")) wrong.push(spelling);
    }
    expect(spellings.size).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  });

  test("a quantity that is set twice is the second one", () => {
    const item = parseItemName("500 g mince");
    const twice = withQuantity(withQuantity(item, 2), 5);
    expect(itemTitle({ ...item, ...twice })).toBe("5 × 500 g mince");
  });
});

describe("the amount that the fields of a new item give", () => {
  test("fields without an amount give none: it is read from the name", () => {
    expect(givenAmount({ name: "2 lb Flour", note: "the white one", storeId: null })).toBeNull();
  });

  test.each([
    ["all of them", twoPounds, twoPounds],
    ["one in words", { parsedQuantity: "some" }, { ...justOne, parsedQuantity: "some" }],
    ["a size", { parsedSize: "330 ml" }, { ...justOne, parsedSize: "330 ml" }],
    ["just one", { quantity: 1 }, justOne],
    [
      "a quantity alone, shown as one set by hand",
      { quantity: 3 },
      { ...justOne, quantity: 3, parsedQuantity: "3" },
    ],
    ["a quantity that is not to be shown", { ...justOne, quantity: 3 }, { ...justOne, quantity: 3 }],
    ["what an earlier version of the app says", { asName: true }, justOne],
  ])("%s", (_, fields, amount) => {
    expect(givenAmount({ name: "2 Broke Bakers", ...fields })).toEqual(amount);
  });
});

describe("an open item whose name is added again", () => {
  const plain = { ...justOne, note: null, price: null, storeId: null, hidden: false } as Item;

  test("gets the amount and the note that it lacks", () => {
    expect(addedAgain(plain, { ...twoPounds, note: null })).toEqual({ ...plain, ...twoPounds });
    expect(addedAgain({ ...plain, ...twoPounds }, { ...justOne, note: "ripe" })).toEqual({
      ...plain,
      ...twoPounds,
      note: "ripe",
    });
  });

  test("keeps the amount that it has, and gets the note behind its own", () => {
    const had = { ...plain, ...twoPounds, note: "ripe" };
    const said = { ...justOne, quantity: 4, parsedQuantity: "4", note: "green" };
    expect(addedAgain(had, said)).toEqual({ ...had, note: "ripe, green" });
  });

  test("goes to the store that was given with the name", () => {
    expect(addedAgain({ ...plain, storeId: "s1" }, { ...justOne, storeId: "s2" }).storeId).toBe("s2");
  });

  test("shows a hidden item again", () => {
    const hidden = { ...plain, hidden: true };
    expect(addedAgain(hidden, { ...justOne, note: null })).toEqual(plain);
  });

  test("stays the same when it has all that was given already, or no room for it", () => {
    const had = { ...plain, ...twoPounds, note: "ripe, Green", storeId: "s1" };
    for (const said of [{ note: "green" }, { note: "" }, { note: null, storeId: null }, { storeId: "s1" }])
      expect(addedAgain(had, { ...justOne, ...said })).toBe(had);
    const full = { ...plain, note: "x".repeat(499) };
    expect(addedAgain(full, { ...justOne, note: "green" })).toBe(full);
  });
});
