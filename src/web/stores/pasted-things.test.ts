import { expect, test } from "vitest";
import { asOneLine } from "./pasted-things.ts";

test.each([
  ["tea\ncoffee\r\n\n- sugar\n", "tea, coffee, sugar"],
  ["- [ ] milk\n- [x] 2 eggs\n* 1.5 l cola", "milk, 2 eggs, 1.5 l cola"],
  ["1. rice\n2) pasta\n12 rolls\n7up", "rice, pasta, 12 rolls, 7up"],
  ["☐ bread,\n• butter", "bread, butter"],
  ["-18 freezer bags\nx", "-18 freezer bags, x"],
])("the lines of %j become one", (pasted, line) => {
  expect(asOneLine(pasted)).toBe(line);
});
