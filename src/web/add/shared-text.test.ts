import { expect, test } from "vitest";
import { textOfShare } from "./shared-text.ts";

test.each([
  [{ text: "milk\n2 bread" }, "milk\n2 bread"],
  [{ title: "Groceries", text: "milk\neggs" }, "Groceries:\nmilk\neggs"],
  [{ title: "Costco:", text: "milk" }, "Costco:\nmilk"],
  [{ title: "milk", text: "milk and eggs" }, "milk and eggs"],
  [{ title: "Oat milk" }, "Oat milk"],
  [{ url: "https://example.com/a?b=1&c=2" }, "https://example.com/a?b=1&c=2"],
  [{ text: "see https://example.com/", url: "https://example.com/" }, "see https://example.com/"],
  [{ title: "Soup", url: "https://example.com/" }, "Soup\nhttps://example.com/"],
  [{ text: "Käse & 100 % 牛乳 🧀 + #1" }, "Käse & 100 % 牛乳 🧀 + #1"],
  [{ text: "  \n " }, null],
  [{}, null],
])("%j is read as %j", (given, text) => {
  const named = Object.entries(given).map(([name, value]) => [`shared-${name}`, value]);
  expect(textOfShare(`?${new URLSearchParams(named)}`)).toBe(text);
});
