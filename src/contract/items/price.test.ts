import { describe, expect, test } from "vitest";
import { estimate, parsePrice } from "./price.ts";

test.each([
  ["2.99", 2.99],
  ["2,99", 2.99],
  [" 2,9 € ", 2.9],
  ["$1,234.50", 1234.5],
  ["1.234,50 EUR", 1234.5],
  ["1’234.50", 1234.5],
  ["12345", 12345],
  ["1,234", 1234],
  [".5", 0.5],
  ["3.", 3],
  ["٣", Number.NaN],
  ["", null],
  ["   ", null],
  ["€", Number.NaN],
  ["cheap", Number.NaN],
  ["2.999,9.9", Number.NaN],
  ["-1", Number.NaN],
])("%j is the price %d", (text, price) => {
  expect(parsePrice(text)).toEqual(price);
});

describe("the estimate of a list", () => {
  const item = (price: number | null, more: object = {}) => ({
    price,
    quantity: 1,
    completed: false,
    hidden: false,
    ...more,
  });

  test("sums what is open, shown and priced, times its quantity", () => {
    const items = [
      item(2.5, { quantity: 3 }),
      item(1),
      item(null),
      item(9, { completed: true }),
      item(9, { hidden: true }),
    ];
    expect(estimate(items)).toBe(8.5);
  });

  test("is nothing without a price, and a price of nothing is one", () => {
    expect(estimate([item(null)])).toBeNull();
    expect(estimate([item(0)])).toBe(0);
  });
});
