import fc from "fast-check";
import { expect, describe, test } from "vitest";
import { parseEntry } from "./parse-entry.ts";
import { parseMany } from "./parse-many.ts";
import { parseItemName } from "./parse-name.ts";
import { itemTitle, titleCase } from "../contract/items/rules.ts";
import { anything, isSpelledUnit, piece, runs, spokenNumbers, typed, words } from "./typed-text.arbitrary.ts";
import { fold } from "../contract/items/pieces.ts";

/** Milliseconds of the processor: other work on this machine doesn't count. */
function timeOf(text: string): number {
  const start = process.threadCpuUsage();
  parseItemName(text);
  parseEntry(text, { stores: [{ id: "1", name: text.slice(0, 30) }] });
  parseMany(text);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

describe("whatever is typed", () => {
  test("no word is lost but links, number words and longer spellings of a unit", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const kept = fold(itemTitle(parseItemName(text)));
        const folded = fold(text.normalize("NFC"));
        const lost = words(folded).filter((word) => !kept.includes(word));
        expect(lost.filter((word) => !spokenNumbers.has(word) && !isSpelledUnit(word))).toEqual([]);
      }),
      runs,
    );
  });

  test("words without a meaning to the parser stay in the name, in their order", () => {
    const nonsense = fc.stringMatching(/^[bfgkp]{3}[zw][bfgkp]{2}$/);
    const around = fc.constantFrom(
      "",
      "2 ",
      "500 g ",
      "2 cans of ",
      "half a ",
      "a few ",
      "6 x 330 ml ",
      "½ cup ",
      "x3 ",
    );
    const behind = fc.constantFrom(
      "",
      " x3",
      " (2)",
      " 2l",
      ", 500 g",
      " 12",
      " 6x330ml",
      " - 2 cans",
      " 12 pack",
    );
    fc.assert(
      fc.property(
        around,
        fc.array(nonsense, { minLength: 1, maxLength: 5 }),
        behind,
        (before, name, after) => {
          expect(parseItemName(before + name.join(" ") + after).name).toContain(name.join(" "));
        },
      ),
      runs,
    );
  });

  test("the title line parses to itself", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const parsed = parseItemName(text);
        expect(parseItemName(itemTitle(parsed))).toEqual(parsed);
      }),
      runs,
    );
  });

  test("the title line of a name in title case, as the list stores it, parses to itself", () => {
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parseItemName(text);
        const stored = { ...parsed, name: titleCase(parsed.name) };
        expect(parseItemName(itemTitle(stored))).toEqual(stored);
      }),
      runs,
    );
  });

  test("the name is a piece of what was typed", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const folded = text.normalize("NFC").replace(/\s+/gu, " ").trim();
        const { name } = parseItemName(text);
        expect(folded).toContain(name);
        expect(name === "").toBe(folded === "");
      }),
      runs,
    );
  });

  test("the quantity is a whole number from 1 to 9999", () => {
    fc.assert(
      fc.property(anything, (text) => {
        const { quantity } = parseItemName(text);
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= 9999).toBe(true);
      }),
      runs,
    );
  });

  test("upper and lower case make no difference to the quantity", () => {
    const ascii = typed.filter((text) => /^[\x20-\x7e½×]*$/.test(text));
    fc.assert(
      fc.property(ascii, (text) => {
        const { name: _, ...lower } = parseItemName(text.toLowerCase());
        const { name: __, ...upper } = parseItemName(text.toUpperCase());
        expect(upper).toEqual(lower);
      }),
      runs,
    );
  });

  test("any 200 characters are parsed quickly", () => {
    const long = fc.oneof(
      fc.array(piece, { minLength: 60, maxLength: 90 }).map((pieces) => pieces.join("").slice(0, 200)),
      piece.map((text) => text.repeat(200).slice(0, 200)),
      piece.map((text) => `${text} `.repeat(200).slice(0, 200)),
      fc.string({ unit: "binary", minLength: 200, maxLength: 200 }),
    );
    fc.assert(
      fc.property(long, (text) => {
        // The quickest of a few: compiling or collecting garbage may hold one up, a runaway expression every one.
        const times = Array.from({ length: 4 }, () => timeOf(text));
        expect(Math.min(...times)).toBeLessThan(50);
      }),
      { ...runs, numRuns: 300 },
    );
  });
});
