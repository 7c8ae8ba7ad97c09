import { expect, test } from "vitest";
import { parseEntry } from "../../typed-text/parse-entry.ts";
import { addExample } from "./add-example.ts";

const stores = ["Trader Joe's", "Costco"].map((name) => ({ id: name, name }));

test("the example has the first of the person's stores, and a repeat with Premium", () => {
  expect(addExample(stores, true)).toBe("2 milk (organic) @Trader Joe's every 2 weeks");
  expect(addExample(stores, false)).toBe("2 milk (organic) @Trader Joe's");
});

test("without a store the example has none", () => {
  expect(addExample([], false)).toBe("2 milk (organic)");
  expect(addExample([], true)).toBe("2 milk (organic) every 2 weeks");
});

test("the example is read as it says", () => {
  expect(parseEntry(addExample(stores, true), { stores })).toMatchObject({
    name: "milk",
    parsedQuantity: "2",
    note: "organic",
    storeName: "Trader Joe's",
    intervalDays: 14,
  });
});
