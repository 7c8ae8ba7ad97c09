import { replaceEmoji } from "./emoji-words.ts";
import {
  BUNCHES,
  CANS,
  HEAD_ENDS,
  MARKETING,
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

/** The characters read of a line; the limit keeps a pasted page cheap, and nobody types more. */
const LONGEST_NAME = 160;

export interface NameWords {
  /** Every word, folded, in order. */
  typed: string[];
  /** The words that name the thing: without quantity, unit, pack, shop and remarks. */
  words: string[];
  /** `words` without praise ("organic", "fresh"). */
  plain: readonly string[];
  /** `words` swapped around the comma: "powder, cocoa" -> "cocoa powder". Empty without a comma. */
  turned: string[];
  /** Words of a note in brackets or after a dash. */
  aside: string[];
  /** Folded words to the same words with their accents, if any has one: "pâte" is not "pâté". */
  accents: ReadonlyMap<string, string> | null;
  /** Whether the pack is a tin ("2 cans of chickpeas"). */
  inCans: boolean;
  /** Whether it is a bunch or sprigs ("une botte de persil"). */
  inBunches: boolean;
  /** Whether pieces are counted, without a measure or a pack ("3 Paprika"). */
  inPieces: boolean;
}

/** The words of a text that fold to something else, by what they fold to; null if there are none. */
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

/** Latin letters with an accent, whole or as a letter and a mark. */
const ACCENTED = /[\u00c0-\u024f]|\p{M}/u;

/** The key of a name, for comparing names and storing a person's corrections. */
export function normalisedName(name: string): string {
  const { words, typed } = readName(name);
  return (words.length > 0 ? words : typed).map(singular).join(" ");
}

export function readName(name: string): NameWords {
  const line = replaceEmoji(name.slice(0, LONGEST_NAME).normalize("NFC"));
  const { main, note } = splitNote(line);
  const aside = note === "" ? [] : wordsOf(note);
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
    plain: withoutPraise(kept),
    turned: first.words.length > 0 && second.words.length > 0 ? [...second.words, ...first.words] : [],
    aside,
    accents: accentsOf(main),
    inCans: first.inCans || second.inCans,
    inBunches: first.inBunches || second.inBunches,
    inPieces: first.inPieces || (kept.length === 1 && PLURAL_VEGETABLES.has(kept[0]!)),
  };
}

/** Drops praise at the front and at the end; within a name it may belong to it. */
export function withoutPraise(words: readonly string[]): readonly string[] {
  let from = 0;
  let to = words.length;
  while (from < to && MARKETING.has(words[from]!)) from += 1;
  while (to > from && MARKETING.has(words[to - 1]!)) to -= 1;
  return from < to ? words.slice(from, to) : words;
}

/** Splits off the note: brackets, and the text after a spaced dash, unless no other text is left. */
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

/** `names`: this part names the thing, so that a pack as its last word is meant ("2 jars"). */
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

/** Brands by their first word, so that most words cost one look-up. */
const brandsByFirst = Map.groupBy(STORE_BRANDS, (brand) => brand[0]!);

function dropStoreBrands(all: string[], drop: Uint8Array): void {
  for (let at = 0; at < all.length; at += 1) {
    const brand = brandsByFirst
      .get(all[at]!)
      ?.find((words) => words.length < all.length && words.every((word, step) => all[at + step] === word));
    if (brand !== undefined) drop.fill(1, at, at + brand.length);
  }
}

/** "half pound peas", "a box of tea": a number word counts only before a measure or a pack at the front. */
function startsAmount(all: string[], drop: Uint8Array, at: number): boolean {
  if (!onlyDroppedBefore(drop, at)) return false;
  const next = all[at + 1];
  if (next === undefined || at + 2 >= all.length) return false;
  if (UNITS.has(next) || (PACKS.has(next) && next !== "half")) return true;
  return (next === "a" || next === "dozen") && at + 3 < all.length;
}

/** A pack word that is the last one left is the thing itself ("2 jars"), not its pack. */
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

/** Index after the word that names the thing: before the first "with", "in", "for"... of the words. */
export function headEnd(words: readonly string[]): number {
  for (let at = 1; at < words.length; at += 1) if (HEAD_ENDS.has(words[at]!)) return at;
  return words.length;
}
