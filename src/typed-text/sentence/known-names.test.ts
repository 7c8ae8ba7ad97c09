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

test.each(["zwibble, %", "get % and soap", "% every week", "we need %, please"])(
  'each name that everybody has is read in "%s"',
  (sentence) => {
    const notRead = names.filter((name) => {
      const { things } = readSentences(sentence.replace("%", name.toLowerCase()), {
        stores: [],
        isName: (text) => known.has(nameKey(text)),
        isKnownToEngine: (text) => categoriser.knows(text),
        isMisspelt: (word) => categoriser.isMisspelt(word),
      });
      return !things.some((thing) => nameKey(thing.name) === nameKey(name));
    });
    expect(notRead).toEqual([]);
  },
);

/** Names that are read as an amount, a time, a store or a request, if they aren't known as a whole. */
const misread = [
  "Head & Shoulders",
  "SPF 50 sun cream",
  "Sunday roast joint",
  "bread and butter pudding",
  "jacket potatoes",
  "half and half",
  "rollitos de primavera",
  "jetons de casino",
  "agenda semanal",
  "champú y acondicionador 2 en 1",
  "Duschgel Milch und Honig",
  "Müller Milchreis",
];

test.each(["%", "get % and soap", "2 %, soap", "we need %, please", "% every week", "soap and %"])(
  'a name that can be misread is kept whole in "%s"',
  (sentence) => {
    const options = {
      stores: [{ id: "casino", name: "Casino" }],
      isKnownToEngine: categoriser.knows.bind(categoriser),
    };
    const notRead = misread.filter((name) => {
      const { things } = readSentences(sentence.replace("%", name), options);
      return !things.some((thing) => nameKey(thing.name) === nameKey(name));
    });
    expect(notRead).toEqual([]);
  },
);
