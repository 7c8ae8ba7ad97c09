import { amountText } from "../../contract/items/amount.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { NamedStore } from "../../typed-text/match-store.ts";
import {
  parseEntry,
  type EntryOptions,
  type EntryPart,
  type ParsedEntry,
} from "../../typed-text/parse-entry.ts";
import { foldSpace } from "../../typed-text/parse-name.ts";
import { readSentences } from "../../typed-text/sentence/read-sentences.ts";
import type { ReadThing } from "../../typed-text/sentence/read-text.ts";
import type { ChipTap } from "./chip-tap.ts";
import type { TextChoices } from "./text-choices.ts";
import { linkIn } from "./recipe-link.ts";
import { groupPieces, locatePieces, type Group } from "./typed-groups.ts";
import { withoutDanglingSign, withOwnStore } from "./store-sign.ts";
import { unmetRepeats, type UnmetRepeat } from "./typed-repeats.ts";

/** One thing of a typed text. */
export type TypedThing = {
  entry: ParsedEntry;
  /** What a tap on its chip does; null when there is nothing to join or to split. */
  tap: ChipTap | null;
  /** The number of things that it may be: a run of known names is one thing until the person splits it. */
  possibleThings: number;
  /** Whether it was asked to repeat, which nothing does without Premium; the words of the repeat stay in its name. */
  staysOnce: boolean;
};

export type TypedText = {
  things: readonly TypedThing[];
  /** Words that were left out, since they belong to no thing. */
  leftOut: readonly string[];
};

export type TypedOptions = {
  stores: readonly NamedStore[];
  premium: boolean;
  /** See `AddRequest`. */
  asName: readonly EntryPart[];
  choices: TextChoices;
  isName: (name: string) => boolean;
  isKnownToEngine: (name: string) => boolean;
  isMisspelt: (word: string) => boolean;
};

const joining =
  /^(?:and|also|plus|then|as|well|all|both|und|auch|sowie|alles|beides|y|e|además|todo|et|aussi|ainsi|tout|at|from|in|by|for|the|a|an|some|bei|beim|von|vom|aus|en|de|des|del|du|la|le|les|chez|à|au|aux|n|x)$/iu;

/** Whether a word is a conjunction, a preposition or an article: it isn't shown among the words that were left out. */
export function isJoining(word: string): boolean {
  return joining.test(word);
}

/** Reads a typed text: as one entry when that covers it, else as a sentence. */
export function readTyped(given: string, options: TypedOptions): TypedText {
  const { asName, choices } = options;
  const text = asName.includes("store") ? given : withoutDanglingSign(given);
  const single = readSingle(text, options);
  const asOneEntry = { things: [single], leftOut: [] };
  if (asName.length > 0 || linkIn(text) !== null) return asOneEntry;
  const typed = foldSpace(text.normalize("NFC"));
  const { things, left } = readSentences(typed, options);
  if (things.length === 0) return asOneEntry;
  const groups = groupPieces(locatePieces(typed, things), typed, choices);
  const leftOut = left
    .filter((word) => !isJoining(word))
    .toSorted((one, other) => typed.indexOf(one) - typed.indexOf(other));
  if (groups.length === 1 && (choices.asTyped || isSameAsEntry(groups[0]!, text, leftOut, options))) {
    const { tap, possibleThings } = groups[0]!;
    return { things: [{ ...single, tap, possibleThings }], leftOut: [] };
  }
  const unmet = unmetRepeatsOf(groups, typed, options);
  return {
    things: groups.map((group, index) => ({
      ...(choices.asTyped
        ? readSingle(rawWords(groups, index, typed), options)
        : readGroup(group, unmet.get(group) ?? null, options)),
      tap: group.tap,
      possibleThings: group.possibleThings,
    })),
    leftOut: choices.asTyped ? [] : leftOut,
  };
}

/** How a text is parsed for a person: without Premium nothing can repeat, and those words stay in the name. */
function entryOptions(
  stores: EntryOptions["stores"],
  leftInName: readonly EntryPart[],
  premium: boolean,
): EntryOptions {
  return { stores, asName: premium ? leftInName : [...leftInName, "repeat"] };
}

/** Reads a text as one entry. */
export function readSingle(
  text: string,
  { stores, premium, asName }: Pick<TypedOptions, "stores" | "premium" | "asName">,
): TypedThing {
  const entry = parseEntry(text, entryOptions(stores, asName, premium));
  const staysOnce = !premium && parseEntry(text, { stores, asName }).intervalDays !== null;
  return { entry, tap: null, possibleThings: 1, staysOnce };
}

/** Whether a sentence has no more of one thing than the parsed entry. */
function isSameAsEntry(
  { thing }: Group,
  text: string,
  leftOut: readonly string[],
  { stores }: TypedOptions,
): boolean {
  if (leftOut.length > 0) return false;
  const entry = parseEntry(text, { stores });
  return (
    thing === null ||
    (nameKey(thing.name) === nameKey(entry.name) &&
      amountText(thing) === amountText(entry) &&
      thing.note === entry.note &&
      (thing.store?.id ?? null) === entry.storeId &&
      thing.intervalDays === entry.intervalDays)
  );
}

/** The stretch of a text that belongs to a thing when all words go to the things. */
function rawWords(groups: readonly Group[], index: number, typed: string): string {
  const start = index === 0 ? 0 : groups[index]!.start;
  const end = index === groups.length - 1 ? typed.length : groups[index]!.end;
  return start < 0 ? groups[index]!.words : typed.slice(start, end);
}

function readGroup({ thing, words }: Group, unmet: UnmetRepeat | null, options: TypedOptions): TypedThing {
  return thing === null
    ? readSingle(words, options)
    : readOne(withOwnStore(thing, words, options.stores), words, unmet);
}

function unmetRepeatsOf(
  groups: readonly Group[],
  typed: string,
  { premium }: TypedOptions,
): ReadonlyMap<Group, UnmetRepeat | null> {
  const asked = premium ? [] : groups.filter(hasThing);
  const unmet = unmetRepeats(typed, asked);
  return new Map(asked.map((group, index) => [group, unmet[index]!]));
}

function hasThing(group: Group): group is Group & { thing: ReadThing } {
  return group.thing !== null;
}

/**
 * Turns a thing of a sentence into an entry with its chips.
 * @param unmet of a person without Premium
 */
export function readOne(thing: ReadThing, words: string, unmet: UnmetRepeat | null): TypedThing {
  const { store, quantity, parsedQuantity, parsedSize } = thing;
  const name = [thing.name, ...(unmet?.words ?? [])].join(" ");
  const note = unmet === null ? thing.note : withoutWords(thing.note, unmet.words);
  const entry: ParsedEntry = {
    name,
    text: words,
    quantity,
    parsedQuantity,
    parsedSize,
    note,
    storeId: store?.id ?? null,
    storeName: store?.name ?? null,
    intervalDays: unmet === null ? thing.intervalDays : null,
    chips: [],
  };
  const staysOnce = unmet?.isTold === true;
  return { entry: { ...entry, chips: chipsOf(entry) }, tap: null, possibleThings: 1, staysOnce };
}

/** A note without words that stand in the name: "every day", for which there is no repeat. */
function withoutWords(note: string | null, words: readonly string[]): string | null {
  const kept = note?.split(", ").filter((part) => !words.includes(part)) ?? [];
  return kept.length === 0 ? null : kept.join(", ");
}

/** The chips of a thing whose details are anywhere in a sentence. */
function chipsOf(entry: ParsedEntry): ParsedEntry["chips"] {
  const has = {
    quantity: entry.parsedQuantity !== null || entry.parsedSize !== null,
    note: entry.note !== null,
    store: entry.storeId !== null,
    repeat: entry.intervalDays !== null,
  };
  return (["quantity", "note", "store", "repeat"] as const)
    .filter((part) => has[part])
    .map((part) => ({ part, spans: [], without: "" }));
}
