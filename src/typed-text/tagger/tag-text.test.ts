import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadCategoriser } from "../../categoriser/load-node.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { probabilitiesOf, tags } from "./chain.ts";
import { tagText } from "./tag-text.ts";
import { tokensOf } from "./tokens.ts";
import { exampleOf, readCorpus } from "./train/corpus.ts";

const categoriser = loadCategoriser();
const masterItems = readFileSync(new URL("../../../db/master-items.txt", import.meta.url), "utf8");
const listed = new Set(masterItems.split("\n").map((line) => nameKey(line.split("\t")[1] ?? "")));
const knows = (name: string) => listed.has(nameKey(name)) || categoriser.knows(name);

/** The likeliest tag of each word: "t" for a thing, "k" for what is said about one, "o" for talk. */
const tagged = (text: string) =>
  tagText(text, knows)
    .map(
      ({ likely }) =>
        "tko"[tags.map((tag) => likely[tag]).indexOf(Math.max(...tags.map((tag) => likely[tag])))],
    )
    .join("");

test.each([
  ["would you be so kind and fetch two cartons of oat milk", "ooooooottttt"],
  ["ich hätt gern noch zwei Becher Sahne", "oooottt"],
  ["acuérdate de pillar servilletas", "ooot"],
  ["si tu passes devant, ramène des lardons", "oooooot"],
  ["apples, pears, dish soap", "tttt"],
])("%s", (text, expected) => expect(tagged(text)).toBe(expected));

test("words, numbers and what is elided are tokens, with what stands before them", () => {
  expect(tokensOf("2,5 kg d’œufs,\nMilk (½) @aldi").map(({ text, gap }) => `${gap}:${text}`)).toEqual([
    "start:2,5",
    "space:kg",
    "space:d’",
    "space:œufs",
    "line:Milk",
    "bracket:½",
    "bracket:@",
    "space:aldi",
  ]);
});

test("the probabilities of a token add up to one, also in a text of many tokens", () => {
  for (const { likely } of tagText("lorem ipsum 3 ".repeat(70), knows))
    expect(likely.thing + likely.about + likely.talk).toBeCloseTo(1);
});

test("the weights belong to the corpus: nine words in ten have their tags", () => {
  const counts = { words: 0, right: 0 };
  for (const text of readCorpus().filter((_, index) => index % 10 === 0)) {
    const wanted = exampleOf(text, knows).tags;
    for (const [index, { likely }] of tagText(text.text, knows).entries()) {
      counts.words += 1;
      counts.right += Number(tags.every((tag) => likely[tags[wanted[index]!]!] >= likely[tag]));
    }
  }
  expect(counts.right / counts.words).toBeGreaterThan(0.9);
});

test("a text without words has no tags", () => {
  expect(tagText(" ... ", knows)).toEqual([]);
  expect(
    probabilitiesOf([], { emissions: new Int8Array(), transitions: new Int8Array(12), scale: 1 }),
  ).toEqual([]);
});
