import { expect, test } from "vitest";
import { loadCategoriser } from "../../categoriser/load-node.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import { mergeEntries, namesIn, readLines, type PasteOptions } from "./paste-lines.ts";

const engine = loadCategoriser();

const options = (given: Partial<PasteOptions> = {}): PasteOptions => ({
  stores: [],
  premium: true,
  isName: () => false,
  isKnownToEngine: (name) => engine.knows(name),
  isMisspelt: (word) => engine.isMisspelt(word),
  ...given,
});

function readPaste(text: string, given: Partial<PasteOptions> = {}) {
  const lines = readLines(text, options(given));
  const guesses = namesIn(lines).map((name) => [name, engine.categorise(name).ranked[0]!] as const);
  return mergeEntries(lines, new Map(guesses));
}

const titles = (text: string) => readPaste(text).map(itemTitle);

test("each line is read by itself", () => {
  expect(
    readPaste("- 2 lb chicken thighs @costco\n[ ] milk (oat)\n1. bread", {
      stores: [{ id: "s1", name: "Costco" }],
    }),
  ).toMatchObject([
    { name: "chicken thighs", parsedQuantity: "2", parsedSize: "lb", storeId: "s1" },
    { name: "milk", note: "oat" },
    { name: "bread", parsedQuantity: null },
  ]);
});

test("a line that is too long for a name is kept whole, and the engine isn't asked about it", () => {
  const long = `${"zorbax".repeat(35)} polish`;
  const talk = `Thanks!! ${"see you at 7 or so ".repeat(12)}`.trim();
  const lines = readPaste(`milk\n${long}\n${talk}`);
  expect(lines.map(({ name, text }) => (name === "milk" ? name : text))).toEqual(["milk", long, talk]);
  expect(namesIn(lines)).toEqual(["Milk"]);
});

test("one thing on two lines is one item, with both amounts", () => {
  expect(titles("500 g flour\nmilk\n1 kg Flour\nmilk")).toEqual(["1½ kg flour", "milk"]);
  expect(titles("tomato\n3 tomatoes")).toEqual(["3 tomato"]);
});

test("things that only look alike are two", () => {
  expect(titles("rosé\nroses\nmint\nmints")).toEqual(["rosé", "roses", "mint", "mints"]);
});

test("without the engine's guesses only equal names are the same thing", () => {
  const lines = readLines("tomato\ntomatoes\nTOMATO", options());
  expect(mergeEntries(lines, new Map()).map(itemTitle)).toEqual(["tomato", "tomatoes"]);
});

test("amounts that can't be added up are both kept", () => {
  expect(readPaste("1 kg tuna\n2 cans tuna (in oil)")).toMatchObject([
    { name: "tuna", parsedQuantity: "1", parsedSize: "kg", note: "in oil, + 2 cans" },
  ]);
});

test("without Premium the words of a repeat stay with the line that they stand beside", () => {
  const weekly = (premium: boolean) =>
    readPaste("milk every day\nWeekly:\neggs\nbread", { premium }).map(({ name, note }) => [name, note]);
  expect(weekly(true)).toEqual([
    ["milk", "every day"],
    ["eggs", null],
    ["bread", null],
  ]);
  expect(weekly(false)).toEqual([
    ["milk every day", null],
    ["eggs Weekly", null],
    ["bread", null],
  ]);
});

test("an entry knows that it can't repeat without Premium, and that it is to repeat on a day of the week", () => {
  const told = (text: string, premium: boolean) =>
    readPaste(text, { premium }).map(({ name, staysOnce, saysDay }) => [name, staysOnce, saysDay]);
  expect(told("milk every week\nbread", false)).toEqual([
    ["milk every week", true, false],
    ["bread", false, false],
  ]);
  expect(told("milk every week\nbread", true)).toEqual([
    ["milk", false, false],
    ["bread", false, false],
  ]);
  expect(told("Every monday:\nmilk", true)).toEqual([["milk", false, true]]);
  expect(told("milk\nmilk every monday", true)).toEqual([["milk", false, true]]);
});

test("one thing for two stores is two items", () => {
  const stores = [
    { id: "s1", name: "Costco" },
    { id: "s2", name: "Aldi" },
  ];
  expect(readPaste("milk @costco\nmilk @aldi", { stores }).map(({ storeId }) => storeId)).toEqual([
    "s1",
    "s2",
  ]);
});

test("each entry has its part of its line as it was written", () => {
  const text = "Ben: please get 6 eggs and milk\nBen: thanks a lot";
  expect(readLines(text, options()).map(({ written }) => written)).toEqual([
    "please get 6 eggs",
    "milk",
    "thanks a lot",
  ]);
});

/** The words that were left out of each thing, and its titles when they are kept. */
const leftOut = (text: string, given: Partial<PasteOptions> = {}) =>
  readPaste(text, given).map((entry) => [
    itemTitle(entry),
    entry.leftOut?.words ?? null,
    entry.leftOut?.asWritten.map(itemTitle) ?? [],
  ]);

test("an entry has the words that were left out of its line, and itself as it was written", () => {
  const chat =
    "[21.11.26, 18:04:12] Ben: Please get 6 eggs and milk, thanks\n[21.11.26, 18:05:01] Ana: - bread\n☐ 2 kale";
  expect(leftOut(chat)).toEqual([
    ["6 eggs", "Please get", ["Please get 6 eggs"]],
    ["milk", "thanks", ["milk, thanks"]],
    ["bread", null, []],
    ["2 kale", null, []],
  ]);
});

test("an entry as it was written has what is said of it elsewhere", () => {
  const notes = (text: string) =>
    readPaste(text).map(({ note, leftOut: kept }) => [note, kept?.asWritten[0]?.note ?? null]);
  expect(notes("please get eggs and ham. For the picnic")).toEqual([
    ["For the picnic", "For the picnic"],
    ["For the picnic", null],
  ]);
  const stores = [{ id: "s1", name: "Costco" }];
  const [entry] = readPaste("Costco:\nplease get 2 milk every week", { stores });
  expect(entry?.leftOut?.asWritten).toMatchObject([
    { name: "please get 2 milk", storeId: "s1", storeName: "Costco", intervalDays: 7, leftOut: null },
  ]);
  const [once] = readPaste("Weekly:\nplease get milk", { premium: false });
  expect(once?.leftOut?.asWritten).toMatchObject([{ name: "please get milk", staysOnce: true }]);
});

test("entries of one thing are two things as they were written", () => {
  expect(leftOut("please get 2 milk\n3 milk")).toEqual([
    ["5 milk", "please get", ["please get 2 milk", "3 milk"]],
  ]);
  expect(leftOut("please get milk\nplease get milk")).toEqual([["milk", "please get", ["please get milk"]]]);
});

test("a heading and blank lines are no items", () => {
  expect(titles("Zutaten:\n\n200 g Mehl\n2 Eier")).toEqual(["200 g Mehl", "2 Eier"]);
});

test("senders and times of a chat are dropped, and lines that ask for nothing come last, in doubt", () => {
  const chat =
    "[21.11.26, 18:04:12] Ben: milk and bread\n[21.11.26, 18:05:01] Ana: 6 eggs please\n[21.11.26, 18:05:40] Ben: Thanks!! see you at 7";
  expect(readPaste(chat).map((entry) => [itemTitle(entry), entry.doubt])).toEqual([
    ["milk", null],
    ["bread", null],
    ["6 eggs", null],
    ["Thanks!! see you at 7", "talk"],
  ]);
});

test("pantry staples are in doubt in recipes only, and second measures are notes", () => {
  const recipe = "Ingredients\n1 lb (450 g) spaghetti\n2 tbsp olive oil\n1 pinch salt\n4 tomatoes";
  expect(readPaste(recipe).map(({ name, doubt }) => [name, doubt])).toEqual([
    ["spaghetti", null],
    ["olive oil", "pantry"],
    ["salt", "pantry"],
    ["tomatoes", null],
  ]);
  expect(readPaste(recipe)[0]!.note).toBe("450 g");
  expect(readPaste("milk\nsalt").map(({ doubt }) => doubt)).toEqual([null, null]);
});
