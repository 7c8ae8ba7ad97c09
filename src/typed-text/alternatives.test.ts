import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Alternatives, splitAlternatives } from "./alternatives.ts";

const pieces = [
  "milk",
  "(?:oat|rice)? ?milk",
  "[bm]read",
  "(?:the |my )*eggs",
  "\\d{1,2} eggs",
  "(?!eggs)e\\p{Alpha}+",
  "\\p{Alpha}+ soap",
  ".*\\bsoap",
  "(?:[a-c]|ß)x?",
  "Salt|pepper",
  "\\(soap\\)",
  "(?<=^|\\s)öl",
  "ſoap",
  "k",
  "o{0,2}il",
  "[^m]x",
  "(?:)",
  "[|)]salt",
  "",
];
const words = [
  "milk", "MILK", "oat milk", "bread", "Mread", "the eggs", "my my eggs", "7 eggs", "eggplant", "olive soap", "soap", "SOAP", "ſoap",
  "\u212A", "Öl", "öl", "x", "ßx", "ẞ", "salt", "PEPPER", "(soap)", "il", "oil", "ooil", "🥛", "", " ", ",", "|salt", "zx",
]; // prettier-ignore

const source = fc
  .uniqueArray(fc.constantFrom(...pieces), { minLength: 1, maxLength: 6 })
  .map((all) => all.join("|"));
const text = fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((all) => all.join(" "));
const ahead = fc.constantFrom("", "(?:(?:and|the) )*", "(?:o)?");
const behind = fc.constantFrom("", "$", "(?=$|\\s)\\s*");
const starts = fc.constantFrom(/(?<=^|\s)/gu, /(?<=[\p{Alpha}🥛]\s?)/gu, /(?=[\p{Alpha}🥛])/gu, /(?:)/gu);
const found = (match: RegExpExecArray | null) => match && { index: match.index, text: match[0] };

describe("alternatives by their first two letters", () => {
  test("match at the start what the whole pattern matches", () => {
    fc.assert(
      fc.property(source, ahead, behind, text, (alternatives, before, after, typed) => {
        const whole = new RegExp(`^${before}(?:${alternatives})${after}`, "iu");
        const pattern = new Alternatives({ ahead: before, alternatives, behind: after });
        expect(found(pattern.exec(typed))).toEqual(found(whole.exec(typed)));
        expect(pattern.test(typed)).toBe(whole.test(typed));
      }),
      { seed: 26, numRuns: 2000 },
    );
  });

  test("match at the places that are named what the whole pattern matches first", () => {
    fc.assert(
      fc.property(source, behind, starts, text, (alternatives, after, places, typed) => {
        const whole = new RegExp(`(?:${places.source})(?:${alternatives})${after}`, "iu");
        const pattern = new Alternatives({ alternatives, behind: after }, places);
        expect(found(pattern.exec(typed))).toEqual(found(whole.exec(typed)));
      }),
      { seed: 26, numRuns: 2000 },
    );
  });

  test("are split outside of groups and classes", () => {
    expect(splitAlternatives("a(?:b|[)|c])|[|]d|\\||e")).toEqual(["a(?:b|[)|c])", "[|]d", "\\|", "e"]);
    expect(() => splitAlternatives("a|(b")).toThrow("A bracket isn't closed: (b");
  });
});
