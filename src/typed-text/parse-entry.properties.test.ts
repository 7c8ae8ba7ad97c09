import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseEntry } from "./parse-entry.ts";
import { parseMany } from "./parse-many.ts";
import { parseItemName } from "./parse-name.ts";
import { addQuantities } from "./quantity.ts";
import { itemTitle } from "../contract/items/rules.ts";
import { piece, runs, spokenNumbers, typed, words } from "./typed-text.arbitrary.ts";
import { fold } from "../contract/items/pieces.ts";

describe("whatever stands in the Add field", () => {
  const stores = [
    { id: "1", name: "Costco" },
    { id: "2", name: "Trader Joe's" },
  ];
  const extra = fc.constantFrom(
    "@costco",
    "@trader joe's",
    "@",
    "every 2 weeks",
    "weekly",
    "(organic)",
    " - the blue one",
    ", peeled and finely chopped",
    ", plus more for serving",
  );
  const entry = fc.array(fc.oneof(piece, piece, extra), { maxLength: 7 }).map((pieces) => pieces.join(" "));

  test("no word is lost: each is in the name, the note, the store, the repeat or the quantity", () => {
    fc.assert(
      fc.property(entry, (text) => {
        const read = parseEntry(text, { stores });
        const chips = read.chips.flatMap(({ spans }) =>
          spans.map(({ start, end }) => read.text.slice(start, end)),
        );
        const kept = fold([itemTitle(read), ...chips].join(" "));
        const lost = words(read.text).filter((word) => !kept.includes(word));
        expect(lost.filter((word) => !spokenNumbers.has(word))).toEqual([]);
      }),
      runs,
    );
  });

  test("excluded parts stay in the name", () => {
    fc.assert(
      fc.property(entry, (text) => {
        const read = parseEntry(text, { stores, asName: ["quantity", "store", "repeat", "note"] });
        expect(read.name).toBe(text.normalize("NFC").replace(/\s+/gu, " ").trim());
        expect(read.chips).toEqual([]);
      }),
      runs,
    );
  });

  test("the server parses the title line as the field did", () => {
    fc.assert(
      fc.property(entry, (text) => {
        const { name, quantity, parsedQuantity, parsedSize } = parseEntry(text, { stores });
        const parsed = { name, quantity, parsedQuantity, parsedSize };
        expect(parseItemName(itemTitle(parsed))).toEqual(parsed);
      }),
      runs,
    );
  });

  test("spans lie within the text, in order", () => {
    fc.assert(
      fc.property(entry, (text) => {
        const read = parseEntry(text, { stores });
        const spans = read.chips
          .flatMap((chip) => chip.spans)
          .toSorted((one, other) => one.start - other.start);
        let last = 0;
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(read.text.length);
      }),
      runs,
    );
  });
});

describe("whatever is pasted", () => {
  test("a paste yields at most 200 lines of at most 200 characters, none empty", () => {
    const paste = fc.array(fc.tuple(typed, fc.constantFrom("\n", "\r\n", "; ", "\t", ", ")), {
      maxLength: 260,
    });
    fc.assert(
      fc.property(paste, (lines) => {
        const items = parseMany(lines.flat().join(""));
        expect(items.length).toBeLessThanOrEqual(200);
        for (const item of items) {
          expect(item.length).toBeLessThanOrEqual(200);
          expect(item).toBe(item.trim());
          expect(item).not.toBe("");
          expect(item).not.toMatch(/[\r\n\t]/);
        }
      }),
      { ...runs, numRuns: 300 },
    );
  });

  test("items typed one per line are kept unchanged", () => {
    const line = fc.stringMatching(/^[a-z]{2,8}( [a-z]{2,8}){0,2}$/);
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 2, maxLength: 20 }),
        fc.constantFrom("", "- ", "* ", "☐ "),
        (lines, mark) => {
          const headings = new Set([
            "to buy",
            "groceries",
            "lista",
            "courses",
            "compra",
            "compras",
            "einkauf",
          ]);
          const plain = lines.filter((text) => !headings.has(text));
          expect(parseMany(plain.map((text) => mark + text).join("\n"))).toEqual(plain);
        },
      ),
      runs,
    );
  });
});

describe("any two quantities", () => {
  test("the order of two quantities changes only the spelling of their sum, and the sum parses to itself", () => {
    fc.assert(
      fc.property(typed, typed, (first, second) => {
        const [a, b] = [parseItemName(first), parseItemName(second)];
        const sum = addQuantities(a, b);
        const turned = addQuantities(b, a);
        expect(turned === null).toBe(sum === null);
        if (sum === null || turned === null) return;
        expect(turned.quantity).toBe(sum.quantity);
        const item = { ...sum, name: "zorp" };
        expect(parseItemName(itemTitle(item))).toEqual(item);
      }),
      runs,
    );
  });
});
