import { describe, expect, test } from "vitest";
import { fold, wordsOf } from "./fold.ts";
import { normalisedName, readName } from "./normalise.ts";

describe("fold", () => {
  test.each([
    ["Crème Brûlée", "creme brulee"],
    ["Weißkohl", "weisskohl"],
    ["Œufs", "oeufs"],
    ["Smørrebrød", "smorrebrod"],
    ["JALAPEÑO", "jalapeno"],
  ])("%s is compared as %s", (typed, folded) => {
    expect(fold(typed)).toBe(folded);
  });

  test("a composed and a decomposed accent are the same", () => {
    expect(fold("cafe\u0301")).toBe(fold("caf\u00e9"));
  });
});

describe("wordsOf", () => {
  test.each([
    ["jus d'ananas", ["jus", "ananas"]],
    ["Trader Joe's", ["trader", "joes"]],
    ["Jasmin-Reis", ["jasmin", "reis"]],
    ["mac & cheese", ["mac", "cheese"]],
    ["!!!", []],
  ])("%s", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe("readName keeps the words that name the thing", () => {
  test.each([
    ["2 lb mushrooms", "mushrooms"],
    ["1/2 kg carrots", "carrots"],
    ["500g flour", "flour"],
    ["6x330ml cola", "cola"],
    ["half pound cherries", "cherries"],
    ["a dozen eggs", "eggs"],
    ["1 box of tea", "tea"],
    ["bag of chips", "chips"],
    ["yoghurt x 4", "yoghurt"],
    ["oatcakes, 3 packs", "oatcakes"],
    ["eggs (large)", "eggs"],
    ["grapes - the green ones", "grapes"],
    ["Great Value paper towels", "paper towels"],
    ["Trader Joe's salsa", "salsa"],
    ["365 oats", "oats"],
    ["bananas asap", "bananas"],
    ["salmon for dinner", "salmon"],
    ["3 Dosen Tomaten", "tomaten"],
    ["2 botellas de vino", "vino"],
    ["1 boîte de thon", "thon"],
  ])("%s -> %s", (typed, words) => {
    expect(readName(typed).words.join(" ")).toBe(words);
  });

  test.each(["half and half", "cotton balls", "five spice", "dish soap", "box cutter", "jar candle"])(
    "%s stays whole",
    (name) => {
      expect(readName(name).words.join(" ")).toBe(name);
    },
  );

  test("a name of noise words only is kept unchanged", () => {
    expect(readName("2 kg").words).toEqual(["2", "kg"]);
    expect(readName("(frozen)").words).toEqual(["frozen"]);
  });

  test("tins are flagged, notes are separated, and words are swapped around a comma", () => {
    expect(readName("2 cans of chickpeas")).toMatchObject({ words: ["chickpeas"], inCans: true });
    expect(readName("une botte de persil")).toMatchObject({ words: ["persil"], inBunches: true });
    expect(readName("3 Paprika")).toMatchObject({ words: ["paprika"], inPieces: true });
    expect(readName("3 Dosen Paprika")).toMatchObject({ inPieces: false, inCans: true });
    expect(readName("3 kg Paprika").inPieces).toBe(false);
    expect(readName("peas (frozen)")).toMatchObject({ words: ["peas"], noteWords: ["frozen"] });
    expect(readName("powder, cocoa").swapped).toEqual(["cocoa", "powder"]);
  });

  test("praise is dropped at the ends only", () => {
    expect(readName("organic fresh basil").plain).toEqual(["basil"]);
    expect(readName("valley pure fat free yogurt").plain).toEqual([
      "valley",
      "pure",
      "fat",
      "free",
      "yogurt",
    ]);
  });

  test("an emoji stands for its word only when there are no words", () => {
    expect(readName("🍎").words).toEqual(["apple"]);
    expect(readName("apple juice 🍎").words).toEqual(["apple", "juice"]);
    expect(readName("🛸").words).toEqual([]);
  });
});

test("different spellings of a thing have the same normalised name", () => {
  const typed = ["Tomatoes", "tomato", " 2 lb TOMATOES!", "Aldi tomatoes (ripe)"];
  expect(new Set(typed.map(normalisedName))).toEqual(new Set(["tomato"]));
  expect(normalisedName("Crème fraîche")).toBe(normalisedName("creme fraiche"));
});
