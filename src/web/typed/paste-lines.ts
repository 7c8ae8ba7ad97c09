import { matchKey, mayBeSame } from "../../categoriser/same-thing.ts";
import { amountText } from "../../contract/items/amount.ts";
import { longestName } from "../../contract/items/limits.ts";
import { nameKey, titleCase } from "../../contract/items/rules.ts";
import { parseEntry, type ParsedEntry } from "../../typed-text/parse-entry.ts";
import { isHeading } from "../../typed-text/parse-many.ts";
import { addQuantities } from "../../typed-text/quantity.ts";
import { namesWeekday } from "../../typed-text/repeat-words.ts";
import { readSentences } from "../../typed-text/sentence/read-sentences.ts";
import { linesOf } from "../../typed-text/sentence/sender-lines.ts";
import type { Guesses } from "../categoriser/guesses.ts";
import { isClosingWish } from "./closing-wishes.ts";
import { withHeadingsApart } from "./headings-apart.ts";
import { isPantryName, isRecipe } from "./recipe-signs.ts";
import { locatePieces } from "./typed-groups.ts";
import { withOwnStore } from "./store-sign.ts";
import { unmetRepeats } from "./typed-repeats.ts";
import { leftOutWords } from "./left-out-words.ts";
import { readOne, readSingle, type TypedOptions } from "./typed-text.ts";
import { textOf, writtenOf, type Written } from "./written-words.ts";

/**
 * Why a line is not ticked at first. `pantry`: most kitchens have what a recipe lists; `talk`: a sentence that doesn't seem to ask
 * for a thing.
 */
export type Doubt = "pantry" | "talk";
export type PastedEntry = ParsedEntry & {
  doubt: Doubt | null;
  /** Its part of its line as it was written, without sender, time and bullet. */
  written: string;
  /** See `TypedThing`. */
  staysOnce: boolean;
  /** Whether it is to repeat on a day of the week that was named. */
  saysDay: boolean;
  /** The words of its line that are in nothing that was read, and the entries that have them in their names. */
  leftOut: { words: string; asWritten: readonly PastedEntry[] } | null;
};

export type PasteOptions = Pick<
  TypedOptions,
  "stores" | "premium" | "isName" | "isKnownToEngine" | "isMisspelt"
>;

const mostThings = 200;
/** The number of characters of a paste that are parsed. */
const longestText = 50_000;

/** The things in a pasted text, followed by the lines that seem to ask for nothing. */
export function readLines(text: string, options: PasteOptions): PastedEntry[] {
  const given = withHeadingsApart(text.slice(0, longestText).normalize("NFC"), options);
  const { things, left } = readSentences(given, options);
  const located = locatePieces(given, things);
  const unmet = options.premium ? [] : unmetRepeats(given, located);
  const isStore = isStoreOf(options);
  const written = writtenOf(given, things, isStore);
  const namesDay = namesWeekday(given);
  const leftWords = new Set(left.map((word) => word.toLowerCase()));
  const read = located.slice(0, mostThings).map(({ thing, words }, index) => ({
    own: withOwnStore(thing, words, options.stores),
    words,
    around: written[index] ?? { before: "", words, after: "" },
    unmet: unmet[index] ?? null,
  }));
  // "Enjoy" that the list has is somebody's yogurt.
  const isWish = ({ words, around }: { words: string; around: Written }) =>
    !options.isName(words) && (isClosingWish(words) || isClosingWish(textOf(around)));
  const entries = read
    .filter((one) => !isWish(one))
    .map(({ own, words, around, unmet: repeat }) => {
      const { entry, staysOnce } = readOne(own, words, repeat);
      const saysDay = entry.intervalDays !== null && namesDay;
      const asked = { ...entry, written: textOf(around), staysOnce, saysDay };
      return { ...asked, leftOut: leftOutWords(around, entry, leftWords) };
    })
    .filter(({ name }) => nameKey(name) !== "");
  const wishes = read.filter(isWish).map(({ around }) => talkOf(textOf(around).replace(/^[.,;:!?\s]+/u, "")));
  const inRecipe = isRecipe(given, entries, isStore);
  const doubt = ({ name }: ParsedEntry): Doubt | null => (inRecipe && isPantryName(name) ? "pantry" : null);
  return [
    ...entries.map((entry) => withAsWritten({ ...entry, doubt: doubt(entry) }, options)),
    ...wishes,
    ...readTalk(given, things, options),
  ];
}

/** An entry together with the one that its line is when nothing is left out; what is said of it elsewhere stays. */
function withAsWritten(
  { leftOut: words, ...entry }: Omit<PastedEntry, "leftOut"> & { leftOut: string },
  { stores, premium }: PasteOptions,
): PastedEntry {
  if (words === "") return { ...entry, leftOut: null };
  const single = readSingle(entry.written, { stores, premium, asName: [] });
  const { storeId, storeName } = single.entry.storeId === null ? entry : single.entry;
  const isNoteElsewhere = !nameKey(entry.written).includes(nameKey(entry.note ?? ""));
  const asWritten = {
    ...entry,
    ...single.entry,
    storeId,
    storeName,
    note: single.entry.note ?? (isNoteElsewhere ? entry.note : null),
    intervalDays: single.entry.intervalDays ?? entry.intervalDays,
    staysOnce: single.staysOnce || entry.staysOnce,
    leftOut: null,
  };
  return { ...entry, leftOut: { words, asWritten: [asWritten] } };
}

/** Whether a line is the name of a store, under which its things stand. */
function isStoreOf({ stores }: PasteOptions): (title: string) => boolean {
  return (title) => stores.some(({ name }) => nameKey(name) === nameKey(title));
}

function readTalk(text: string, things: readonly { words: string }[], options: PasteOptions): PastedEntry[] {
  const isStore = isStoreOf(options);
  const lines = linesOf(text, isStore);
  const isTalk = (line: string) =>
    /\p{L}/u.test(line) &&
    !isHeading(line, lines.length > 1) &&
    !isStore(line) &&
    !things.some(({ words }) => line.includes(words));
  return lines
    .map((line) => line.text)
    .filter(isTalk)
    .slice(0, mostThings - Math.min(things.length, mostThings))
    .map(talkOf);
}

function talkOf(line: string): PastedEntry {
  return {
    ...parseEntry(line, { asName: ["quantity", "store", "repeat", "note"] }),
    doubt: "talk",
    written: line,
    staysOnce: false,
    saysDay: false,
    leftOut: null,
  };
}

/**
 * The names that the engine has to categorise before `mergeEntries` can decide which are the same thing. A line that is too long
 * for a name is shown, but can't be added.
 */
export function namesIn(entries: readonly ParsedEntry[]): string[] {
  return entries.map(({ name }) => titleCase(name)).filter((name) => name.length <= longestName);
}

/**
 * Merges entries of the same thing: their amounts are added up, and an amount that can't be is kept in the note, so that
 * nothing is lost.
 * Without a guess of the engine two names are the same only when their keys are.
 */
export function mergeEntries(entries: readonly PastedEntry[], guesses: Guesses): PastedEntry[] {
  const merged: PastedEntry[] = [];
  const indexes = new Map<string, number[]>();
  for (const entry of entries) {
    const key = `${matchKey(titleCase(entry.name))} ${entry.storeId ?? ""} ${entry.doubt === "talk"}`;
    const sameKey = indexes.get(key) ?? [];
    const index = sameKey.find((other) => isSame(merged[other]!, entry, guesses));
    if (index !== undefined) merged[index] = mergeTwo(merged[index]!, entry, guesses);
    else {
      indexes.set(key, [...sameKey, merged.length]);
      merged.push(entry);
    }
  }
  return merged;
}

function isSame(one: ParsedEntry, other: ParsedEntry, guesses: Guesses): boolean {
  if (nameKey(one.name) === nameKey(other.name)) return true;
  const [first, second] = [guesses.get(titleCase(one.name)), guesses.get(titleCase(other.name))];
  return first !== undefined && second !== undefined && mayBeSame(first, second);
}

function mergeTwo(one: PastedEntry, other: PastedEntry, guesses: Guesses): PastedEntry {
  const merged = {
    ...one,
    intervalDays: one.intervalDays ?? other.intervalDays,
    staysOnce: one.staysOnce || other.staysOnce,
    saysDay: one.saysDay || other.saysDay,
    leftOut: mergeLeftOut(one, other, guesses),
  };
  const notes = [one.note, other.note];
  const amount = amountText(other);
  if (amountText(one) === "" || amount === "") {
    const { quantity, parsedQuantity, parsedSize } = amount === "" ? one : other;
    Object.assign(merged, { quantity, parsedQuantity, parsedSize });
  } else {
    const sum = addQuantities(one, other);
    if (sum === null) notes.push(`+ ${amount}`);
    else Object.assign(merged, sum);
  }
  const note = [...new Set(notes.filter((words) => words !== null))].join(", ");
  return { ...merged, note: note === "" ? null : note };
}

/** The words that were left out of either of two entries of one thing; as they were written they are two things. */
function mergeLeftOut(one: PastedEntry, other: PastedEntry, guesses: Guesses): PastedEntry["leftOut"] {
  if (one.leftOut === null && other.leftOut === null) return null;
  const both = [one, other];
  const words = new Set(both.flatMap(({ leftOut }) => leftOut?.words ?? []));
  const asWritten = both.flatMap((entry) => entry.leftOut?.asWritten ?? [entry]);
  return { words: [...words].join(", "), asWritten: mergeEntries(asWritten, guesses) };
}
