import { expect, test } from "vitest";
import { Lexicon, packLexicon } from "./lexicon.ts";
import { wordsOf } from "./fold.ts";
import { accentsOf } from "./normalise.ts";

const lexicon = new Lexicon(
  packLexicon([
    ["green beans", 1],
    ["corn flour", 2],
    ["cocoa powder", 3],
    ["menthe à l'eau", 4],
    ["möhren", 5],
    ["pan", 6],
    ["pan", 7],
    ["tomates", 8],
    ["rosé", 9],
    ["roses", 10],
    ["pâtes", 11],
    ["pâté", 12],
  ]),
);
const find = (name: string) => lexicon.find(wordsOf(name), accentsOf(name));

test.each([
  ["green beans", 1],
  ["Green Bean", 1],
  ["cornflour", 2],
  ["powder, cocoa", 3],
  ["moehren", 5],
  ["mohren", 5],
  ["tomate", 8],
  ["Rosé", 9],
  ["rose", 10],
  ["pâtes", 11],
  ["pâté", 12],
  ["pa\u0302te", 11],
])("%s is found", (name, category) => {
  expect(find(name)?.category).toBe(category);
});

test("the first owner of a name keeps it", () => {
  expect(find("pan")?.category).toBe(6);
});

test.each(["menthe", "beans", "green", "", "flour"])("%s alone is not a name", (name) => {
  expect(find(name)).toBeNull();
});

test("the kind of the match tells how sure it is", () => {
  expect(find("pan")?.kind).toBe(1);
  expect(find("powder cocoa")?.kind).toBe(3);
});
