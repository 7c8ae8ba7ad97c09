import { readFileSync, readdirSync } from "node:fs";
import { SCHEME, categoryIndex } from "../scheme.ts";

/** The languages in order of precedence: where they disagree about a word, the earlier one decides. */
const LANGUAGES = ["en", "de", "es", "fr"] as const;
/** "any" is the language of the word lists. */
type Language = (typeof LANGUAGES)[number] | "any";

export interface Entry {
  name: string;
  category: number;
  language: Language;
}

/** A kind of product: the heads that end its names ("ice cream"), and the flavours that may stand before them. */
export interface ProductKind {
  category: number;
  flavours: readonly string[];
  heads: readonly string[];
  /** Ends that decide the kind only after other words ("chicken with rice"); they are no names by themselves. */
  tails: readonly string[];
}

/** Names of one category that differ in one word, for which "*" stands: "huile de *". */
export interface Pattern {
  category: number;
  pattern: string;
  fillings: readonly string[];
}

const here = new URL("../", import.meta.url);
const linesOf = (path: string) =>
  readFileSync(new URL(path, here), "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));
const commaList = (text: string) =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Reads the lexicon, which has a file for each language and category with one name a line. */
export function readLexicon(): Entry[] {
  const entries: Entry[] = [];
  for (const language of LANGUAGES) {
    const folder = new URL(`lexicon/${language}/`, here);
    const files = new Set(readdirSync(folder));
    for (const { id } of SCHEME) {
      if (!files.has(`${id}.txt`)) continue;
      for (const name of linesOf(`lexicon/${language}/${id}.txt`)) {
        entries.push({ name, category: categoryIndex(id), language });
      }
    }
  }
  return entries;
}

/** Reads `words/patterns.txt`: lines "group: word, word" and "category | group group | pattern, pattern". */
function readPatterns(): Pattern[] {
  const groups = new Map<string, string[]>();
  return linesOf("words/patterns.txt").flatMap((line) => {
    const [category, names, patterns] = line.split("|").map((part) => part.trim());
    if (category === undefined || names === undefined || patterns === undefined) {
      const colon = line.indexOf(":");
      groups.set(line.slice(0, colon), commaList(line.slice(colon + 1)));
      return [];
    }
    const fillings = names.split(/\s+/).flatMap((name) => {
      const group = groups.get(name);
      if (group === undefined) throw new Error(`words/patterns.txt has no group "${name}" before "${line}"`);
      return group;
    });
    return commaList(patterns).map((pattern) => ({ category: categoryIndex(category), pattern, fillings }));
  });
}

/**
 * Reads `words/flavours.txt` (lines "group: word, word") and `words/products.txt` (lines "category | group group |
 * head, ~tail").
 */
function readProductKinds(): ProductKind[] {
  const groups = new Map<string, string[]>();
  for (const line of linesOf("words/flavours.txt")) {
    const colon = line.indexOf(":");
    const group = line.slice(0, colon);
    groups.set(group, [...(groups.get(group) ?? []), ...commaList(line.slice(colon + 1))]);
  }
  return linesOf("words/products.txt").map((line) => {
    const [category, names, heads] = line.split("|").map((part) => part.trim());
    if (category === undefined || names === undefined || heads === undefined) {
      throw new Error(`words/products.txt: "${line}" is not "category | flavours | heads"`);
    }
    const flavours = names.split(/\s+/).flatMap((name) => {
      const group = groups.get(name);
      if (group === undefined) throw new Error(`words/flavours.txt has no group "${name}"`);
      return group;
    });
    const ends = commaList(heads);
    return {
      category: categoryIndex(category),
      flavours,
      heads: ends.filter((end) => !end.startsWith("~")),
      tails: ends.filter((end) => end.startsWith("~")).map((end) => end.slice(1)),
    };
  });
}

/**
 * Reads the word lists that follow the lexicon in precedence: `words/plain.txt`, single words that the lexicon only has in
 * longer names, and `words/brands.txt`. Their lines are "category | name, name".
 */
function readWordLists(): Entry[] {
  return ["plain", "brands"].flatMap((list) =>
    linesOf(`words/${list}.txt`).flatMap((line) => {
      const bar = line.indexOf("|");
      const category = categoryIndex(line.slice(0, bar).trim());
      return commaList(line.slice(bar + 1)).map((name): Entry => ({ name, category, language: "any" }));
    }),
  );
}

/** Reads everything that the engine is trained with. */
export function readCorpus() {
  return {
    lexicon: readLexicon(),
    words: readWordLists(),
    kinds: readProductKinds(),
    patterns: readPatterns(),
  };
}
