import { describe, expect, test } from "vitest";
import { parseItemName } from "../../typed-text/parse-name.ts";
import { addedAgain, amountText, givenAmount, hasAmount, justOne, withQuantity } from "./amount.ts";
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

  test("set twice it is the second", () => {
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
  const plain = { ...justOne, note: null } as Item;

  test("gets the amount and the note that it lacks", () => {
    expect(addedAgain(plain, { ...twoPounds, note: null })).toEqual({ ...plain, ...twoPounds });
    expect(addedAgain({ ...plain, ...twoPounds }, { ...justOne, note: "ripe" })).toEqual({
      ...plain,
      ...twoPounds,
      note: "ripe",
    });
  });

  test("keeps the amount and the note that it has", () => {
    const had = { ...plain, ...twoPounds, note: "ripe" };
    expect(addedAgain(had, { ...justOne, quantity: 4, parsedQuantity: "4", note: "green" })).toBe(had);
    expect(addedAgain(plain, { ...justOne, note: "" })).toBe(plain);
  });
});
