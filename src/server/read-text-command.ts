/**
 * `npm run --silent read-text -- --stores "Costco,Trader Joe's"`: reads texts from standard input, one a line, as JSON
 * strings, and writes a line of JSON for each: {"things": [...], "left": [...]}.
 */
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";
import { readFileSync } from "node:fs";
import { loadCategoriser } from "../categoriser/load-node.ts";
import { nameKey, titleCase } from "../contract/items/rules.ts";
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

for await (const line of createInterface({ input: process.stdin })) {
  const text: unknown = line.trim() === "" ? "" : JSON.parse(line);
  const { things, left } = readSentences(String(text), { stores, isName, isKnownToEngine });
  const shown = things.map(({ name, store, intervalDays, ...said }) => ({
    name: titleCase(name),
    ...said,
    store: store?.name ?? null,
    every: intervalDays,
  }));
  console.log(JSON.stringify({ things: shown, left }));
}
