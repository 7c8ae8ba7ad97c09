import { describe, expect, test } from "vitest";
import { decimalSignOf, estimate, parsePrice } from "./price.ts";

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
  ["0.375", 0.375],
  ["0,375", 0.375],
  ["1.099", 1.099],
  ["1.234.567", 1234567],
  ["1.2345", 1.2345],
  ["1.23456", Number.NaN],
  ["1 234,50", 1234.5],
  ["1\u{202F}234,50 €", 1234.5],
  ["1,23,456", 123456],
  ["12,34,567.50", 1234567.5],
  ["₹ 20", 20],
  ["Rs. 20", 20],
  ["S/.3.50", 3.5],
  ["12 kr.", 12],
  ["US$ 5", 5],
  ["¥300", 300],
  ["１９８", 198],
  ["٣", 3],
  ["٣٫٥", 3.5],
  ["١٬٢٣٤٫٥٠", 1234.5],
  ["\u{200F}١٫٢٥٠ د.ك.\u{200F}", 1.25],
  ["۱۲٬۵۰۰ ریال", 12500],
  ["१,२३,४५६", 123456],
  ["১২.৫", 12.5],
  ["𞥑⹁𞥒𞥓𞥔.𞥕", 1234.5],
  ["2€50", 2.5],
  ["1.250$00", 1250],
  ["2x5", Number.NaN],
  ["2 for 5", Number.NaN],
  ["2 99", Number.NaN],
  ["12,34", 12.34],
  ["123,45,678", Number.NaN],
  [".", Number.NaN],
  ["", null],
  ["   ", null],
  ["€", Number.NaN],
  ["cheap", Number.NaN],
  ["2.999,9.9", Number.NaN],
  ["-1", Number.NaN],
])("%j is the price %d", (text, price) => {
  expect(parsePrice(text)).toEqual(price);
});

test.each([
  ["1.250", 1.25, 1250],
  ["1,250", 1250, 1.25],
  ["2,999 €", 2999, 2.999],
  ["12.500", 12.5, 12500],
  ["0.375", 0.375, 0.375],
  ["0,375", 0.375, 0.375],
  ["1.99", 1.99, 1.99],
  ["1,99", 1.99, 1.99],
  ["1.234,50", 1234.5, 1234.5],
  ["1,234.50", 1234.5, 1234.5],
  ["1.234.567", 1234567, 1234567],
])("%j is %d where the point separates decimals, and %d where the comma does", (text, point, comma) => {
  expect([parsePrice(text, "."), parsePrice(text, ",")]).toEqual([point, comma]);
});

test.each([
  [["3", "1.250", "1,250", "free", ""], undefined],
  [["1.250", "3,50"], ","],
  [["1.250", "3.5"], "."],
  [["1.250", "0.375"], "."],
  [["15.000", "1.250.000"], ","],
  [["1,250", "1,23,456"], "."],
  [["1.250", "1’234.50"], "."],
  [["1.234,50", "3.50"], ","],
  [["2€50", "1.250$00"], ","],
])("the decimal sign of the prices %j is %j", (prices, sign) => {
  expect(decimalSignOf(prices)).toBe(sign);
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
