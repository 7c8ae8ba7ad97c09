import { expect, test } from "vitest";
import { linkIn } from "./recipe-link.ts";
import { linkOfShare } from "../add/shared-text.ts";

test.each<[string, string | null]>([
  [" https://example.com/soup?a=1,2\n", "https://example.com/soup?a=1,2"],
  ["HTTP://example.com", "HTTP://example.com"],
  ["https://example.com/soup milk", null],
  ["milk https://example.com/", null],
  ["https://a.example https://b.example", null],
  ["example.com/soup", null],
  ["ftp://example.com/", null],
  ["https://", null],
  ["https:///soup", null],
  [`https://example.com/${"a".repeat(2000)}`, null],
  ["", null],
])("the link that %j consists of is %j", (text, link) => {
  expect(linkIn(text)).toBe(link);
});

const soup = "https://example.com/soup";
test.each<[Record<string, string>, string | null]>([
  [{ url: soup }, soup],
  [{ text: soup }, soup],
  [{ title: "Tomato soup", text: soup }, soup],
  [{ title: "Tomato soup", text: `Tomato soup\n${soup}` }, soup],
  [{ title: "Tomato soup", text: soup, url: soup }, soup],
  [{ text: `milk\n${soup}` }, null],
  [{ text: soup, url: "https://example.com/other" }, null],
  [{ title: "Groceries", text: "milk" }, null],
])("%j is shared as the link %j", (given, link) => {
  const named = Object.entries(given).map(([name, value]) => [`shared-${name}`, value]);
  expect(linkOfShare(`?${new URLSearchParams(named)}`)).toBe(link);
});
