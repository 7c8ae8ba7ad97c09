import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadCategoriser } from "../../categoriser/load-node.ts";
import { fold } from "../../contract/items/pieces.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { runs, saidText, spokenNumbers } from "../typed-text.arbitrary.ts";
import { againSentences } from "./again-sentences.examples.ts";
import { amountSentences } from "./amount-sentences.examples.ts";
import { bracketSentences } from "./bracket-sentences.examples.ts";
import { chatterSentences } from "./chatter-sentences.examples.ts";
import { correctedSentences } from "./corrected-sentences.examples.ts";
import { deniedSentences } from "./denied-sentences.examples.ts";
import { englishSentences } from "./english-sentences.examples.ts";
import { householdSentences } from "./household-sentences.examples.ts";
import { keptSentences } from "./kept-sentences.examples.ts";
import { laterSentences } from "./later-sentences.examples.ts";
import { letterSentences } from "./letter-sentences.examples.ts";
import { messageSentences } from "./message-sentences.examples.ts";
import { misreadSentences } from "./misread-sentences.examples.ts";
import { otherSentences } from "./other-sentences.examples.ts";
import { dialogueSentences } from "./dialogue-sentences.examples.ts";
import { dictatedSentences } from "./dictated-sentences.examples.ts";
import { combinedSentences } from "./combined-sentences.examples.ts";
import { errandSentences } from "./errand-sentences.examples.ts";
import { everydaySentences } from "./everyday-sentences.examples.ts";
import { typedSlips } from "./typed-slips.examples.ts";
import { unknownNames } from "./unknown-names.examples.ts";
import { pageSentences } from "./page-sentences.examples.ts";
import { peopleSentences } from "./people-sentences.examples.ts";
import { proseSentences } from "./prose-sentences.examples.ts";
import { remainingSentences } from "./remaining-sentences.examples.ts";
import { removedSentences } from "./removed-sentences.examples.ts";
import { requestSentences } from "./request-sentences.examples.ts";
import { runOnSentences } from "./run-on-sentences.examples.ts";
import { sceneSentences } from "./scene-sentences.examples.ts";
import { scopeSentences } from "./scope-sentences.examples.ts";
import { spokenSentences } from "./spoken-sentences.examples.ts";
import { thinkingAloud } from "./thinking-aloud.examples.ts";
import { takenOffSentences } from "./taken-off-sentences.examples.ts";
import { toldSentences } from "./told-sentences.examples.ts";
import { trailingSentences } from "./trailing-sentences.examples.ts";
import { readSentences } from "./read-sentences.ts";

const categoriser = loadCategoriser();
const masterItems = readFileSync(new URL("../../../db/master-items.txt", import.meta.url), "utf8");
const listed = new Set(masterItems.split("\n").map((line) => nameKey(line.split("\t")[1] ?? "")));
const stores = (
  "Costco, Trader Joe's, Target, Whole Foods, Walmart, Rewe, Aldi, dm, Edeka, Lidl, Mercadona, Carrefour, Dia, " +
  "El Corte Inglés, Monoprix, Leclerc, Farmers Market"
)
  .split(", ")
  .map((name) => ({ id: name, name }));
const read = (text: string) =>
  readSentences(text, {
    stores,
    isName: (name) => listed.has(nameKey(name)),
    isKnownToEngine: (name) => categoriser.knows(name),
    isMisspelt: (word) => categoriser.isMisspelt(word),
  });

function shown(text: string): string {
  return read(text)
    .things.map(({ name, parsedQuantity, parsedSize, note, store, intervalDays }) =>
      [
        parsedQuantity,
        parsedSize,
        name,
        note && `(${note})`,
        store && `@${store.name}`,
        intervalDays && `/${intervalDays}`,
      ]
        .filter(Boolean)
        .join(" "),
    )
    .join(" | ");
}

const cases = (examples: string) =>
  examples
    .trim()
    .split("\n")
    .map((line) => [line.slice(0, line.lastIndexOf("→")), line.slice(line.lastIndexOf("→") + 1)] as const);
/** The parts of a note may come in any order. */
const comparable = (things: string) =>
  things
    .trim()
    .toLowerCase()
    .replace(/\(([^()]*)\)/gu, (_, note: string) => `(${note.split(", ").toSorted().join(", ")})`)
    .split(/\s+/u)
    .join(" ");

describe("sentences as people type, dictate and paste them", () => {
  test.each([
    ...cases(englishSentences),
    ...cases(otherSentences),
    ...cases(householdSentences),
    ...cases(dictatedSentences),
    ...cases(requestSentences),
    ...cases(combinedSentences),
    ...cases(runOnSentences),
    ...cases(bracketSentences),
    ...cases(misreadSentences),
    ...cases(letterSentences),
    ...cases(chatterSentences),
    ...cases(spokenSentences),
    ...cases(toldSentences),
    ...cases(dialogueSentences),
    ...cases(proseSentences),
    ...cases(everydaySentences),
    ...cases(unknownNames),
    ...cases(sceneSentences),
    ...cases(thinkingAloud),
    ...cases(messageSentences),
    ...cases(errandSentences),
    ...cases(laterSentences),
    ...cases(scopeSentences),
    ...cases(peopleSentences),
    ...cases(removedSentences),
    ...cases(remainingSentences),
    ...cases(amountSentences),
    ...cases(keptSentences),
    ...cases(deniedSentences),
    ...cases(takenOffSentences),
    ...cases(trailingSentences),
    ...cases(correctedSentences),
    ...cases(againSentences),
    ...cases(typedSlips),
    ...cases(pageSentences),
  ])("%s", (text, things) =>
    expect(comparable(shown(text.trim().replaceAll("⏎", "\n")))).toBe(comparable(things)),
  );
});

test("a store's name is no store of a list without it", () => {
  const { things } = readSentences("Trader Joe's cookies", { stores: stores.slice(2) });
  expect(things).toMatchObject([{ name: "Trader Joe's cookies", store: null }]);
});

const words = (text: string): string[] => fold(text.normalize("NFC")).match(/[\p{Alpha}\p{N}]+/gu) ?? [];
test("no word of any text is lost: each is in a thing, its amount, note, store or repeat, or is left", () => {
  fc.assert(
    fc.property(saidText, (said) => {
      const { things, left } = read(said);
      const kept = things.flatMap(({ name, note, store, parsedQuantity, parsedSize, intervalDays }) => [
        name,
        note ?? "",
        store?.name ?? "",
        parsedQuantity ?? "",
        parsedSize ?? "",
        intervalDays === null ? "" : "every monday and friday biweekly",
      ]);
      const all = fold([...kept, ...left].join(" ").replace(/['’]/gu, ""));
      const lost = words(said).filter((word) => !all.includes(word));
      expect(lost.filter((word) => !spokenNumbers.has(word) && !isMeasure(word))).toEqual([]);
    }),
    { ...runs, numRuns: 1500 },
  );
});

/** A unit takes its short spelling in an amount, and a number its sign. */
function isMeasure(word: string): boolean {
  return /^x?\d/u.test(word) || readSentences(`1 ${word} zorp`).things[0]?.parsedSize !== null;
}
