import { expect, test } from "vitest";
import { hasSeveralLines, isWholeList } from "./pasted-text.ts";

test.each([
  ["milk\neggs\nbread\nrice\nsalt", false],
  ["Produce:\nmilk\neggs", false],
  ["Produce:\n- apples\n- pears\nBakery:\n- rolls", true],
  ["- [ ] milk\n- [x] eggs\n- [ ] bread\n- [ ] rice\n- [ ] salt", true],
  ["milk;2\neggs;12\nbread;1\nrice;1 kg\nsalt;", true],
  ["milk\t2\neggs\t12\nbread\t1\nrice\t1 kg\nsalt\t1", true],
  ["milk; eggs\nbread\nrice\nsalt\ntea", false],
])("%j: %s", (text, isOne) => {
  expect(isWholeList(text)).toBe(isOne);
});

test.each([
  ["Ben\n18:04\nmilk", true],
  ["Ben\r\nmilk", true],
  ["\n milk; eggs \n\n", false],
  ["milk", false],
])("%j has words on several lines: %s", (text, has) => {
  expect(hasSeveralLines(text)).toBe(has);
});
