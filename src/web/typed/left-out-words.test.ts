import { expect, test } from "vitest";
import { parseEntry } from "../../typed-text/parse-entry.ts";
import { leftOutWords } from "./left-out-words.ts";

/** The words left out around and in the words of a thing: "before | words | after". */
function leftOut(written: string, left: string, entry: Partial<ReturnType<typeof parseEntry>> = {}): string {
  const [before = "", words = "", after = ""] = written.split("|");
  return leftOutWords(
    { before, words, after },
    { ...parseEntry(words.trim()), ...entry },
    new Set(left.split(" ")),
  );
}

test.each([
  ["Please get |6 eggs|", "please get", "Please get"],
  ["We are out of |rice|", "we are out of", "We are out of"],
  ["the |milk| and", "the and", ""],
  ["|milk| for dad, thanks!!", "thanks", "thanks"],
  ["|Milk| 1,99", "1 99", "1,99"],
  [
    "|milk| https://shop.example/x?y=1 (see)",
    "https://shop.example/x?y=1 see",
    "https://shop.example/x?y=1 see",
  ],
  ["please get the |get well card|", "please get the", "please get"],
])("of %j with the words %j left something is shown: %j", (written, left, shown) => {
  expect(leftOut(written, left)).toBe(shown);
});

test("a word that another line has left out is none of a line in which it counts", () => {
  const weekly = { name: "bread", intervalDays: 7 };
  expect(leftOut("weekly |bread|", "weekly", weekly)).toBe("");
  expect(leftOut("weekly |bread|", "weekly", { name: "bread weekly" })).toBe("");
  expect(
    leftOut("tomorrow |bread| from Costco", "tomorrow costco", { note: "tomorrow", storeName: "Costco" }),
  ).toBe("");
});

test("words that were left out between those of a thing are found as well", () => {
  expect(leftOut("|need some noodles|", "need some", { name: "noodles" })).toBe("need");
});
