import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadCategoriser } from "../../categoriser/load-node.ts";
import { itemTitle, nameKey, titleCase } from "../../contract/items/rules.ts";
import { parseEntry } from "../../typed-text/parse-entry.ts";
import { afterTap } from "./chip-tap.ts";
import { noChoices, type TextChoices } from "./text-choices.ts";
import { readTyped, type TypedOptions } from "./typed-text.ts";

const engine = loadCategoriser();
const stores = ["Costco", "Target"].map((name) => ({ id: name, name }));
const listed = new Set(["milk", "eggs", "bread", "butter", "toilet paper"]);

function read(text: string, given: Partial<TypedOptions> = {}) {
  return readTyped(text, {
    stores,
    premium: true,
    asName: [],
    choices: noChoices,
    isName: (name) => listed.has(nameKey(name)),
    isKnownToEngine: (name) => engine.knows(name),
    isMisspelt: (word) => engine.isMisspelt(word),
    ...given,
  });
}

/** "2 Bread (organic) @Costco /14" */
function shown(text: string, given: Partial<TypedOptions> = {}): string[] {
  return read(text, given).things.map(({ entry }) => {
    const { name, note, storeName, intervalDays: days } = entry;
    const title = itemTitle({ ...entry, name: titleCase(name) });
    return [title, note && `(${note})`, storeName && `@${storeName}`, days && `/${days}`]
      .filter(Boolean)
      .join(" ");
  });
}

test.each([
  ["milk, eggs and 2 bread", ["Milk", "Eggs", "2 Bread"]],
  ["um can you add two cartons of milk and a dozen eggs please", ["2 cartons Milk", "1 dozen Eggs"]],
  ["toilet paper at costco", ["Toilet Paper @Costco"]],
  ["costco: rotisserie chicken", ["Rotisserie Chicken @Costco"]],
  ["milk every monday", ["Milk /7"]],
  ["milk tomorrow", ["Milk (tomorrow)"]],
  ["mac and cheese", ["Mac And Cheese"]],
])("%s", (text, things) => expect(shown(text)).toEqual(things));

test.each([
  "bananas",
  "2 lb chicken thighs (boneless) @costco",
  "3 onions, finely chopped @costco",
  "7up",
  "coffee every 2 weeks",
])("'%s' is read as one entry", (text) =>
  expect(read(text).things.map(({ entry }) => entry)).toEqual([parseEntry(text, { stores })]),
);

test("names in a row are one thing, and several when the person says so", () => {
  const [thing] = read("milk eggs bread butter").things;
  expect(shown("milk eggs bread butter")).toEqual(["Milk Eggs Bread Butter"]);
  expect(thing).toMatchObject({ possibleThings: 4, tap: { kind: "split", words: "milk eggs bread butter" } });
  const choices = afterTap(noChoices, thing!.tap!);
  expect(shown("milk eggs bread butter", { choices })).toEqual(["Milk", "Eggs", "Bread", "Butter"]);
});

describe("a tap on a chip", () => {
  const tapped = (text: string, index: number, choices: TextChoices = noChoices) =>
    afterTap(choices, read(text, { choices }).things[index]!.tap!);

  test("a tap joins a thing with its neighbour, and the next tap splits them again", () => {
    const joined = tapped("milk, eggs and 2 bread", 1);
    expect(shown("milk, eggs and 2 bread", { choices: joined })).toEqual(["Milk", "Eggs And 2 Bread"]);
    const again = tapped("milk, eggs and 2 bread", 1, joined);
    expect(again).toEqual(noChoices);
  });

  test("joins two of more than two parts, and the next tap splits those again", () => {
    const text = "milk eggs bread butter";
    const parted = tapped(text, 0);
    const joined = tapped(text, 1, parted);
    expect(shown(text, { choices: joined })).toEqual(["Milk", "Eggs Bread", "Butter"]);
    expect(tapped(text, 1, joined)).toEqual(parted);
    const first = tapped(text, 0, joined);
    expect(shown(text, { choices: first })).toEqual(["Milk Eggs Bread", "Butter"]);
    const all = tapped(text, 1, first);
    expect(shown(text, { choices: all })).toEqual(["Milk Eggs Bread Butter"]);
    expect(tapped(text, 0, all)).toEqual(first);
  });

  test("parts of one thing are joined two by two as well", () => {
    const text = "zorbax and brinta and korvel";
    const parted: TextChoices = { ...noChoices, parted: [text] };
    expect(shown(text, { choices: parted })).toEqual(["Zorbax", "Brinta", "Korvel"]);
    expect(shown(text, { choices: tapped(text, 2, parted) })).toEqual(["Zorbax", "Brinta And Korvel"]);
  });

  test("a tap splits one thing, and the next tap joins it again", () => {
    const parted = tapped("mac and cheese", 0);
    expect(shown("mac and cheese", { choices: parted })).toEqual(["Mac", "Cheese"]);
    expect(tapped("mac and cheese", 1, parted)).toEqual(noChoices);
  });
});

test.each([
  ["milk @", ["Milk"]],
  ["milk @ ", ["Milk"]],
  ["2 milk and eggs @", ["2 Milk", "Eggs"]],
  ["milk at costco @", ["Milk @Costco"]],
  ["zorb@", ["Zorb@"]],
  ["@", [""]],
  [" @ ", [""]],
])("an @ without a store behind it is in no name: '%s'", (text, things) =>
  expect(shown(text)).toEqual(things),
);

test("the words of a removed chip keep their @", () => {
  expect(shown("milk @", { asName: ["store"] })).toEqual(["Milk @"]);
});

test("a thing whose @ may mean two stores doesn't get the store of another thing", () => {
  const given = { stores: ["Costco", "Costa Coffee", "Trader Joe's"].map((name) => ({ id: name, name })) };
  expect(shown("milk @cos and eggs @tra", given)).toEqual(["Milk @cos", "Eggs @Trader Joe's"]);
  expect(shown("eggs @tra and milk @cos", given)).toEqual(["Eggs @Trader Joe's", "Milk @cos"]);
  expect(shown("milk and eggs @tra", given)).toEqual(["Milk @Trader Joe's", "Eggs @Trader Joe's"]);
});

test("words that were left out are shown, and can stay in the name", () => {
  expect(read("we need milk and 2 eggs please").leftOut).toEqual(["we", "need", "please"]);
  const choices = { ...noChoices, asTyped: true };
  expect(read("we need milk", { choices }).leftOut).toEqual([]);
  expect(shown("we need milk", { choices })).toEqual(["We Need Milk"]);
  expect(shown("we need milk and 2 eggs please", { choices })).toEqual(["We Need Milk", "2 Eggs Please"]);
});

test("without Premium nothing repeats, and the words stay in the name", () => {
  const free = { premium: false };
  expect(read("coffee every 2 weeks", free).things).toMatchObject([{ staysOnce: true }]);
  expect(shown("coffee every 2 weeks", free)).toEqual(["Coffee Every 2 Weeks"]);
  expect(shown("please milk every monday at costco", free)).toEqual(["Milk Every Monday @Costco"]);
});

test.each([
  ["milk every day", ["Milk Every Day"]],
  ["milk tomorrow, every day", ["Milk Every Day (tomorrow)"]],
  ["eggs (organic) every 3 days", ["Eggs Every 3 Days (organic)"]],
  ["eggs and bread weekly", ["Eggs", "Bread Weekly"]],
  ["milk and eggs every other week", ["Milk", "Eggs Every Other Week"]],
  ["every week milk and eggs", ["Milk Every Week", "Eggs"]],
  ["weekly: milk, eggs", ["Milk Weekly", "Eggs"]],
  ["milk and eggs, every 2 weeks", ["Milk", "Eggs Every 2 Weeks"]],
  ["milk every week, bread and eggs every month", ["Milk Every Week", "Bread", "Eggs Every Month"]],
  ["we need milk. we need it every 3 weeks", ["Milk Every 3 Weeks"]],
])("without Premium only typed words are in a name: %s", (text, things) =>
  expect(shown(text, { premium: false })).toEqual(things),
);

test("without Premium the line of the thing with the words of the repeat tells why nothing repeats", () => {
  const { things } = read("eggs and bread weekly", { premium: false });
  expect(things.map(({ staysOnce }) => staysOnce)).toEqual([false, true]);
});

test("every word is in a thing or among those left out, whatever is typed", () => {
  const word = fc.constantFrom(
    ..."milk eggs 2 bread and , please we need (organic) at costco @target zorbax um every monday tomorrow weekly ½ kg".split(
      " ",
    ),
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 9 }), fc.boolean(), (words, premium) => {
      const text = words.join(" ");
      const { things, leftOut } = read(text, { premium });
      expect(things.length).toBeGreaterThan(0);
      const shownWords = [
        ...things.flatMap(({ entry }) => Object.values(entry).filter((part) => typeof part === "string")),
        ...leftOut,
      ];
      for (const name of ["zorbax", "milk", "bread", "eggs"].filter((one) => words.includes(one)))
        expect(shownWords.join(" ").toLowerCase()).toContain(name);
    }),
    { numRuns: 300, seed: 20261122 },
  );
});
