import { expect, test } from "vitest";
import { CATEGORY_COUNT, OTHER, SCHEME, categoryIndex, categoryName } from "./scheme.ts";

test("the scheme has 28 categories and Other, each named once", () => {
  expect(CATEGORY_COUNT).toBe(29);
  expect(new Set(SCHEME.map(({ name }) => name)).size).toBe(29);
  expect(SCHEME[OTHER]?.name).toBe("Other");
});

test("ids map to names and back", () => {
  for (const { id, name } of SCHEME) expect(categoryName(categoryIndex(id))).toBe(name);
  expect(categoryName(-1)).toBe("Other");
  expect(() => categoryIndex("pantry")).toThrow("pantry");
});
