import { expect, test } from "vitest";
import { applyModifiers } from "./modifiers.ts";
import type { ModifierInput } from "./modifiers.ts";
import { SCHEME, categoryIndex } from "./scheme.ts";

/** The categories of the plain words; all other words are Other. */
const bases: Record<string, string> = {
  peas: "produce",
  spinach: "produce",
  carrots: "produce",
  basil: "produce",
  mango: "produce",
  ginger: "produce",
  tomatoes: "produce",
  pizza: "frozen",
  chickpeas: "pasta",
  tuna: "seafood",
  beef: "meat",
  shampoo: "personal",
  coke: "beverages",
  socks: "clothing",
  tomaten: "produce",
  erbsen: "produce",
  guisantes: "produce",
  movie: "other",
  persil: "produce",
  thyme: "spices",
  paprika: "spices",
  keys: "hardware",
  beans: "pasta",
  ribs: "meat",
  back: "other",
  "back ribs": "meat",
};
const baseOf = (words: readonly string[]) => categoryIndex(bases[words.join(" ")] ?? "other");

type Said = Partial<Pick<ModifierInput, "noteWords" | "inCans" | "inBunches" | "inPieces">>;

function modified(name: string, said: Said = {}): string | null {
  const nothing = { noteWords: [], inCans: false, inBunches: false, inPieces: false };
  const result = applyModifiers({ words: name.split(" "), ...nothing, ...said, baseOf });
  return result && SCHEME[result.category]!.id;
}

test.each([
  ["frozen peas", "frozen"],
  ["tiefgekuhlte erbsen", "frozen"],
  ["guisantes congelados", "frozen"],
  ["canned chickpeas", "canned"],
  ["tuna in a can", "canned"],
  ["tomaten aus der dose", "canned"],
  ["dosentomaten", "canned"],
  ["dried basil", "spices"],
  ["persil seche", "spices"],
  ["dried mango", "snacks"],
  ["dried beans", "pasta"],
  ["dried tomatoes", "canned"],
  ["ground ginger", "spices"],
  ["dog shampoo", "pet"],
  ["hundeleine", "pet"],
  ["croquettes pour chat", "pet"],
  ["comida para gatos", "pet"],
  ["baby shampoo", "baby"],
  ["infant socks", "baby"],
  ["baby carrots", "produce"],
  ["baby back ribs", "meat"],
  ["baby food carrots", "baby"],
  ["carrots stage 2", "baby"],
])("%s -> %s", (name, category) => {
  expect(modified(name)).toBe(category);
});

test.each(["hot dog", "corn dogs", "frozen movie", "canned coke", "ground beef", "canned"])(
  "%s is not overruled",
  (name) => {
    expect(modified(name)).toBeNull();
  },
);

test("a note or the pack may hold the modifier", () => {
  expect(modified("peas", { noteWords: ["frozen"] })).toBe("frozen");
  expect(modified("chickpeas", { inCans: true })).toBe("canned");
  expect(modified("coke", { inCans: true })).toBeNull();
});

test("herbs by the bunch and vegetables by the piece are fresh produce", () => {
  expect(modified("thyme", { inBunches: true })).toBe("produce");
  expect(modified("keys", { inBunches: true })).toBeNull();
  expect(modified("paprika", { inPieces: true })).toBe("produce");
  expect(modified("thyme", { inPieces: true })).toBeNull();
  expect(modified("paprika")).toBeNull();
});
