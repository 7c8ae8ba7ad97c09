import { replaceEmoji } from "./emoji-words.ts";
import {
  BUNCHES,
  CANS,
  HEAD_ENDS,
  MARKETING_WORDS,
  NUMBER_WORDS,
  OCCASIONS,
  PACKS,
  PLURAL_VEGETABLES,
  REMARKS,
  STORE_BRANDS,
  UNITS,
} from "./noise-words.ts";
import { fold, MOST_WORDS, wordsOf } from "./fold.ts";
import { singular } from "./stem.ts";

/** The most characters read of a line: nobody types more, and a pasted page stays cheap. */
const LONGEST_NAME = 160;

export interface NameWords {
  /** All words in folded form. */
  typed: string[];
  /** The words that name the thing, without quantity, unit, container, shop and remarks. */
  words: string[];
  /** `words` without marketing words ("organic", "fresh"). */
  plain: readonly string[];
  /** `words` with the parts around the comma swapped ("powder, cocoa" -> "cocoa powder"); empty without a comma. */
  swapped: string[];
  /** The words of a note in brackets or after a dash. */
  noteWords: string[];
  /** The spelling with accents of each folded word that has one ("pâte" is not "pâté"); null if all words are without. */
  accents: ReadonlyMap<string, string> | null;
  /** Whether the container is a tin ("2 cans of chickpeas"). */
  inCans: boolean;
  /** Whether the amount is a bunch or sprigs ("une botte de persil"). */
  inBunches: boolean;
  /** Whether the amount counts pieces, without a unit or a container ("3 Paprika"). */
  inPieces: boolean;
}

/** The spelling with accents of each folded word of a text that has one; null if all words are without. */
export function accentsOf(text: string): ReadonlyMap<string, string> | null {
  if (!ACCENTED.test(text)) return null;
  const accents = new Map<string, string>();
  for (const word of text
    .toLowerCase()
    .normalize("NFC")
    .match(/[\p{L}\p{N}]+/gu) ?? []) {
    if (ACCENTED.test(word)) accents.set(fold(word), word);
  }
  return accents;
}

/** Latin letters with an accent, composed or as a letter and a combining mark. */
const ACCENTED = /[\u00c0-\u024f]|\p{M}/u;

/** The key under which names are compared and people's corrections are stored. */
export function normalisedName(name: string): string {
  const { words, typed } = readName(name);
  return (words.length > 0 ? words : typed).map(singular).join(" ");
}

export function readName(name: string): NameWords {
  const line = replaceEmoji(name.slice(0, LONGEST_NAME).normalize("NFC"));
  const { main, note } = splitNote(line);
  const noteWords = note === "" ? [] : wordsOf(note);
  const comma = main.indexOf(",");
  const before = wordsOf(comma < 0 ? main : main.slice(0, comma));
  const after = comma < 0 ? [] : wordsOf(main.slice(comma + 1));
  const first = stripNoise(before, true);
  const second = stripNoise(after, false);
  const words = [...first.words, ...second.words].slice(0, MOST_WORDS);
  const typed = [...before, ...after].slice(0, MOST_WORDS);
  const kept = words.length > 0 ? words : typed;
  return {
    typed,
    words: kept,
    plain: withoutMarketing(kept),
    swapped: first.words.length > 0 && second.words.length > 0 ? [...second.words, ...first.words] : [],
    noteWords,
    accents: accentsOf(main),
    inCans: first.inCans || second.inCans,
    inBunches: first.inBunches || second.inBunches,
    inPieces: first.inPieces || (kept.length === 1 && PLURAL_VEGETABLES.has(kept[0]!)),
  };
}

/** Drops marketing words at the front and at the end; inside a name they may belong to it. */
export function withoutMarketing(words: readonly string[]): readonly string[] {
  let from = 0;
  let to = words.length;
  while (from < to && MARKETING_WORDS.has(words[from]!)) from += 1;
  while (to > from && MARKETING_WORDS.has(words[to - 1]!)) to -= 1;
  return from < to ? words.slice(from, to) : words;
}

/** Splits off the note (text in brackets or after a spaced dash), unless no other text would remain. */
function splitNote(line: string): { main: string; note: string } {
  if (!/[([{\u2013\u2014-]/.test(line)) return { main: line, note: "" };
  let note = "";
  const keep = (_: string, text: string) => {
    note += ` ${text}`;
    return " ";
  };
  const main = line.replace(/[([{]([^)\]}]*)[)\]}]?/g, keep).replace(/\s[-\u2013\u2014]+\s(.*)$/, keep);
  return /\p{L}/u.test(main) ? { main, note } : { main: line, note: "" };
}

const isAmount = (word: string) => /^(?:x?\d+|\d+x|\d+x\d+)$/.test(word) || isSize(word);
function isSize(word: string): boolean {
  const size = /^\d+(?:x\d+)?([a-z]+)$/.exec(word);
  return size !== null && UNITS.has(size[1]!);
}

type Stripped = Pick<NameWords, "words" | "inCans" | "inBunches" | "inPieces">;

/**
 * Drops the words that name no thing. With `names` the part must name one, so that a container as its last word is the
 * thing ("2 jars").
 */
function stripNoise(all: string[], names: boolean): Stripped {
  const drop = new Uint8Array(all.length);
  let [inCans, inBunches, inPieces] = [false, false, false];
  const packedIn = (pack: string) => {
    inCans ||= CANS.has(pack);
    inBunches ||= BUNCHES.has(pack);
  };
  dropStoreBrands(all, drop);
  for (let at = 0; at < all.length; at += 1) {
    if (drop[at] === 1) continue;
    const word = all[at]!;
    if (
      isAmount(word) ||
      (word === "x" && isAmount(all[at + 1] ?? "")) ||
      (NUMBER_WORDS.has(word) && startsAmount(all, drop, at))
    ) {
      drop[at] = 1;
      let next = at + 1;
      while (next < all.length && (isAmount(all[next]!) || UNITS.has(all[next]!))) drop[next++] = 1;
      inPieces ||= next === at + 1 && /^\d+x?$/.test(word);
      if (next < all.length && PACKS.has(all[next]!) && !(names && endsName(all, drop, next))) {
        packedIn(all[next]!);
        inPieces = false;
        drop[next++] = 1;
      }
      dropOf(all, drop, next);
    } else if (PACKS.has(word) && isOf(all[at + 1]) && at + 2 < all.length && onlyDroppedBefore(drop, at)) {
      packedIn(word);
      drop[at] = 1;
      dropOf(all, drop, at + 1);
    } else if (REMARKS.has(word) && (at > 0 || all.length > 2)) drop[at] = 1;
    else if ((word === "for" || word === "fur" || word === "pour" || word === "para") && at > 0) {
      const end = all[at + 1] === "the" ? at + 2 : at + 1;
      if (end < all.length && OCCASIONS.has(all[end]!)) drop.fill(1, at, end + 1);
    }
  }
  return { words: all.filter((_, at) => drop[at] === 0), inCans, inBunches, inPieces };
}

/** The brands by their first word, so that most words cost one look-up. */
const brandsByFirst = Map.groupBy(STORE_BRANDS, (brand) => brand[0]!);

function dropStoreBrands(all: string[], drop: Uint8Array): void {
  for (let at = 0; at < all.length; at += 1) {
    const brand = brandsByFirst
      .get(all[at]!)
      ?.find((words) => words.length < all.length && words.every((word, step) => all[at + step] === word));
    if (brand !== undefined) drop.fill(1, at, at + brand.length);
  }
}

/**
 * Whether a number word starts an amount: it must stand at the front, before a unit or a container ("half pound peas").
 */
function startsAmount(all: string[], drop: Uint8Array, at: number): boolean {
  if (!onlyDroppedBefore(drop, at)) return false;
  const next = all[at + 1];
  if (next === undefined || at + 2 >= all.length) return false;
  if (UNITS.has(next) || (PACKS.has(next) && next !== "half")) return true;
  return (next === "a" || next === "dozen") && at + 3 < all.length;
}

/** Whether a container is the only word that is left: then it is the thing itself ("2 jars"). */
function endsName(all: string[], drop: Uint8Array, at: number): boolean {
  return at === all.length - 1 && onlyDroppedBefore(drop, at);
}

function onlyDroppedBefore(drop: Uint8Array, at: number): boolean {
  for (let before = 0; before < at; before += 1) if (drop[before] === 0) return false;
  return true;
}

const isOf = (word: string | undefined) => word === "of" || word === "de" || word === "d";

function dropOf(all: string[], drop: Uint8Array, at: number): void {
  if (isOf(all[at]) && at + 1 < all.length) drop[at] = 1;
}

/** The index after the head, the word that names the thing: that of the first "with", "in", "for" or the like. */
export function headEnd(words: readonly string[]): number {
  for (let at = 1; at < words.length; at += 1) if (HEAD_ENDS.has(words[at]!)) return at;
  return words.length;
}
