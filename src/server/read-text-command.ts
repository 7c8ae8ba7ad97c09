/**
 * `npm run --silent read-text -- --stores "Costco,Trader Joe's"`: reads texts from standard input, one a line, as JSON
 * strings, and writes a line of JSON for each: {"things": [...], "left": [...]}. Of each thing:
 *
 * - name: as the list would show it, in title case.
 * - quantity: how many to buy, a whole number from 1 to 9999 (1 when nothing was said, of a measure and of "a dozen").
 * - parsedQuantity, parsedSize: the amount as it is shown, "2", "½", "1,5", "6 ×", "2–3" and "cartons", "lb", "330 ml",
 *   "dozen"; null when nothing was said. Number words are numbers; units have their short spelling.
 * - note: what stood in brackets, how to prepare it, when, for which occasion or for whom of the family it is
 *   needed ("tomorrow", "for grandma"), a second measure; null without any.
 * - store: the name of one of `--stores` as it was given there, or null.
 * - every: the days between its repeats, one of the choices of a repeat (7, 14, 21, 30, 35, 42, 49, 60, 90, 150, 180), or null.
 *   What is needed every day has the shortest, 7, and says so in its note.
 *
 * `left` has the words that are in none of these, without the punctuation around them, in the order of the text; "of" between
 * an amount and a name is among them.
 */
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { readFileSync } from "node:fs";
import { loadCategoriser } from "../categoriser/load-node.ts";
import { nameKey, titleCase } from "../contract/items/rules.ts";
import { wordsOf } from "../typed-text/sentence/parse-context.ts";
import { readSentences } from "../typed-text/sentence/read-sentences.ts";

const { values } = parseArgs({ options: { stores: { type: "string", default: "" } } });
const stores = values.stores
  .split(",")
  .map((name) => name.trim())
  .filter((name) => name !== "")
  .map((name) => ({ id: name, name }));
const masterItems = new URL("../../db/master-items.txt", import.meta.url);
const names = new Set(
  readFileSync(masterItems, "utf8")
    .split("\n")
    .map((line) => nameKey(line.split("\t")[1] ?? "")),
);
const categoriser = loadCategoriser();
const isName = (name: string) => names.has(nameKey(name));
const isKnownToEngine = (name: string) => categoriser.knows(name);
const isMisspelt = (word: string) => categoriser.isMisspelt(word);

const joining = /^(?:of|de|d['’]|del|du|des|von|vom)$/iu;

/** The words that were left, with those that join amounts to names in their places. */
function withJoiningWords(
  text: string,
  things: readonly { name: string; note: string | null; store: string | null }[],
  left: readonly string[],
): string[] {
  const used = things
    .flatMap(({ name, note, store }) => wordsOf(`${name} ${note ?? ""} ${store ?? ""}`))
    .map((word) => word.toLowerCase());
  const rest = [...left];
  const whole: string[] = [];
  for (const word of wordsOf(text.normalize("NFC"))) {
    const at = rest.indexOf(word);
    const before = used.indexOf(word.toLowerCase());
    if (at >= 0) whole.push(...rest.splice(0, at + 1));
    else if (joining.test(word) && before < 0) whole.push(word);
    else if (before >= 0) used.splice(before, 1);
  }
  return [...whole, ...rest];
}

for await (const line of createInterface({ input: process.stdin })) {
  const text: unknown = line.trim() === "" ? "" : JSON.parse(line);
  const { things, left } = readSentences(String(text), { stores, isName, isKnownToEngine, isMisspelt });
  const shown = things.map((thing) => {
    const { name, store, intervalDays, words: _, joiner: __, ...amount } = thing;
    return { name: titleCase(name), ...amount, store: store?.name ?? null, every: intervalDays };
  });
  console.log(JSON.stringify({ things: shown, left: withJoiningWords(String(text), shown, left) }));
}
