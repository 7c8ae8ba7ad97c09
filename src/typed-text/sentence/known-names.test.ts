import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadCategoriser } from "../../categoriser/load-node.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { readSentences } from "./read-sentences.ts";

const categoriser = loadCategoriser();
const names = readFileSync(new URL("../../../db/master-items.txt", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => line.split("\t")[1] ?? []);
const known = new Set(names.map(nameKey));

/** Names that are a word of talk or of an amount as well ("hay" is "there is" in Spanish). */
const ambiguous = {
  "zwibble, %": "",
  "get % and soap": "Hay",
  "% every week": "Hay",
  "we need %, please": "Hay",
};

test.each(Object.entries(ambiguous))('each name that everybody has is read in "%s"', (sentence, except) => {
  const notRead = names.filter((name) => {
    const { things } = readSentences(sentence.replace("%", name.toLowerCase()), {
      stores: [],
      isName: (text) => known.has(nameKey(text)),
      isKnownToEngine: (text) => categoriser.knows(text),
      isMisspelt: (word) => categoriser.isMisspelt(word),
    });
    return !things.some((thing) => nameKey(thing.name) === nameKey(name));
  });
  expect(notRead.toSorted()).toEqual(except === "" ? [] : except.split(", "));
});
