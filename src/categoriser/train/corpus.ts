import { readFileSync, readdirSync } from "node:fs";
import { SCHEME, categoryIndex } from "../scheme.ts";

/** In order of precedence: where languages disagree about a word, the earlier one has it. */
const LANGUAGES = ["en", "de", "es", "fr"] as const;
/** "any" is the language of the word lists. */
type Language = (typeof LANGUAGES)[number] | "any";

export interface Entry {
  name: string;
  category: number;
  language: Language;
}

/** A kind of product: what it is called at its end ("ice cream"), and what may stand before that. */
export interface ProductKind {
  category: number;
  flavours: readonly string[];
  heads: readonly string[];
  /** Ends that say the kind only after other words ("chicken with rice"), and are no names by themselves. */
  tails: readonly string[];
}

/** Names of one category that differ in one word: "huile de *". */
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

/** The lexicon: a file for each language and category, one name a line. */
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

/** `words/patterns.txt`: names of one category that differ in one word, of which "*" holds the place. */
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

/** `words/flavours.txt`: lines "group: word, word"; `words/products.txt`: lines "category | group group | head, ~tail". */
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
 * Word lists that add to the lexicon, after it: `words/plain.txt`, the bare words of which the lexicon has only
 * longer forms, and `words/brands.txt`. Lines "category | name, name".
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

/** All that the engine is trained with. */
export function readCorpus() {
  return {
    lexicon: readLexicon(),
    words: readWordLists(),
    kinds: readProductKinds(),
    patterns: readPatterns(),
  };
}
