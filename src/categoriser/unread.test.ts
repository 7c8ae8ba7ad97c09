import { describe, expect, test } from "vitest";
import { loadCategoriser } from "./load-node.ts";

const categoriser = loadCategoriser();
const best = (name: string) => categoriser.categorise(name).ranked[0]!;

describe("nothing is guessed", () => {
  test.each([
    "ليمون",
    "عصير برتقال",
    "2 kg лимон",
    "柠檬",
    "חלב",
    "牛乳",
    "something for dinner",
    "that thing from tv",
    "anything sweet",
    "algo para cenar",
    "etwas zum Grillen",
    "quelque chose à manger",
    "Please",
    "and",
    "tomorrow",
    "Thanks!! See You At 7",
    "on my way",
    "mañana",
    "bis morgen",
  ])("of '%s'", (name) => expect(best(name)).toEqual({ category: "Other", confidence: 0 }));

  test("a person's own choice counts in any script", () => {
    const choices = new Map([["ليمون", "Produce"]]);
    expect(categoriser.categorise("ليمون", choices).ranked[0]).toEqual({
      category: "Produce",
      confidence: 1,
    });
  });
});

describe("French words that are other things elsewhere", () => {
  test.each([
    ["1 kg de pommes", "Produce"],
    ["1 kg Pommes", "Produce"],
    ["2 Packungen Pommes", "Frozen"],
    ["des pommes", "Produce"],
    ["une livre de raisins", "Produce"],
    ["Pommes", "Frozen"],
    ["pommes frites", "Frozen"],
    ["raisins", "Snacks & Sweets"],
  ])("%s is in %s", (name, category) => expect(best(name).category).toBe(category));

  test("are not read within a longer name", () => {
    expect(best("compote de pommes").category).not.toBe("Produce");
  });
});

test.each([
  ["3 in 1 oil", "Hardware & Auto"],
  ["3-in-one oil", "Hardware & Auto"],
  ["fish and chips", "Deli & Prepared"],
  ["fish & chips", "Deli & Prepared"],
  ["olive oil", "Condiments, Oils & Spreads"],
  ["a thing of whipped cream", "Dairy & Eggs"],
  ["les poires", "Produce"],
  ["une livre de cerises", "Produce"],
  ["la croix", "Beverages"],
])("%s is in %s", (name, category) => expect(best(name).category).toBe(category));
