import { nameKey } from "../../contract/items/rules.ts";
import { isSpeakerOrTask, isUnbuyable, mayAsk } from "./asked-names.ts";
import { fetchesSomebody } from "./chores.ts";
import { hasEverydayWord } from "./everyday-words.ts";
import { tagText, type TaggedToken } from "../tagger/tag-text.ts";
import { isStandIn } from "./misread-names.ts";
import { withNothingLost } from "./lost-things.ts";
import { mayBeMisspelt } from "./misspelt-names.ts";
import { overlookedIn } from "./overlooked.ts";
import { wordsOf, wordsWithout } from "./parse-context.ts";
import { knowsName, type ReadOptions, type ReadText, type ReadThing } from "./read-text.ts";
import { withoutStrayStops } from "./stray-stops.ts";
import { withNamesTrimmed } from "./trimmed-names.ts";
import { withNameOfAmount } from "./unnamed-amounts.ts";
import { withoutUnlikely } from "./unlikely-things.ts";
import { namesNothing, wantedNames } from "./wanted-names.ts";
import { isDescribing, withoutTalk, type Cut } from "./without-talk.ts";

/** Longer texts are mostly pasted pages, for which the rules alone count. */
const longestTagged = 1000;

/** The fewest letters of an unknown word that counts as a misspelt name against the tagger: "cenar" is talk. */
const shortestMisspelt = 7;

/** The most words of a counted name that counts against the tagger: "½ hora en el portal" is talk. */
const longestCounted = 3;

const asksToBuy =
  /^\s*(?:please |bitte |por favor )?(?:(?:can|could) you (?:please )?|(?:we|i) (?:need|have) to )?(?:buy|purchase|order|get|grab|pick up|bring(?: me| us)?|kaufe?|hole?|besorge?|trae(?:me|nos)?|coge|consigue|rapporte|ramène|prends?|bestelle?|compra[rd]?|cómpra(?:me|nos)|hay que comprar|(?:il faut )?acheter|achète|achetez)(?!\p{Cased})/iu;

/** What leads to what a thing is for. */
const purpose = / (?:for|für|fürs|para|pour) /iu;

/** "for the toilet" of "flapper for the toilet"; "" for none. */
function purposeOf(name: string): string {
  const at = name.search(purpose);
  return at < 0 ? "" : name.slice(at + 1);
}

type Read = (text: string) => ReadText;

/** How a text was written. */
export type TextManner = "list" | "talk" | "list in a letter";

/** What the rules and the tagger have read, with the things of a plain list that both have left out. */
export function lookAgain(
  text: string,
  options: ReadOptions,
  read: Read,
  mannerOf: () => TextManner,
): ReadText {
  return withNothingLost(text, corrected(text, options, read, mannerOf), options);
}

/**
 * What the rules have read, corrected by the tagger: talk that became a thing is cut out and the rest is read again, known
 * things that were left are added, and in a chat things that are likely talk are dropped.
 */
function corrected(text: string, options: ReadOptions, read: Read, mannerOf: () => TextManner): ReadText {
  const first = read(text);
  const { stores = [], isKnownToEngine, isMisspelt } = options;
  if (isKnownToEngine === undefined || text.length > longestTagged) return first;
  const knows = (name: string) => isStandIn(name) || knowsName(options, name);
  // "holst du Lena vom Turnen ab?": the tagger would find somebody's name.
  if (first.things.length === 0 && fetchesSomebody(text, knows)) return first;
  let tagged: readonly TaggedToken[] | undefined;
  const tokens = () => (tagged ??= tagText(text, knows));
  const isThing = (name: string) =>
    knows(name) || (mayBeMisspelt(name, shortestMisspelt) && isMisspelt?.(name) === true);
  const cut = withoutTalk(text, tokens, first, stores, isThing);
  const rest = cut === null ? first : readRest(cut, first, knows, read);
  const manner = mannerOf();
  // "buy midge spray", "um two library bags": a request to buy is not all talk.
  const isAsked = asksToBuy.test(text) || first.things.every(isCounted);
  const losesAll = manner === "list" && rest.things.length === 0;
  const kept = manner === "list" ? withWholeNames(text, rest, first) : rest;
  // "von Rossmann noch Klosterfrau Melissengeist"
  const isAtStore = first.things.every(({ name, store }) => store !== null && isUnusual(text, name));
  const isKept = isAsked || (first.things.length > 0 && isAtStore);
  const second = losesAll && isKept ? first : losesAll && mayAsk(text) ? onlyUnusual(text, first) : kept;
  if (manner === "list in a letter") return second;
  const looked = withOverlooked(text, second, overlookedIn(text, tokens, second), read);
  const whole =
    manner === "list" && namesNothing(looked.things)
      ? withWanted(text, looked, wantedNames(text, tokens), read)
      : looked;
  if (manner === "list") {
    const named = withNameOfAmount(text, whole, tokens, read);
    return withNamesTrimmed(text, named, tokens, isThing, read);
  }
  return whole.things.length > 0 ? withoutUnlikely(text, whole, tokens(), isThing) : whole;
}

/**
 * A reading in which for whom or what a thing of the first one is stands for it no more: "a cartridge for my pen, 2 milk", "für Oma
 * bitte Klosterfrau Melissengeist".
 */
function withWholeNames(text: string, { things, left }: ReadText, first: ReadText): ReadText {
  const isOf = (name: string, thing: ReadThing) => {
    const aim = purposeOf(thing.name);
    // "for my pen": a preposition and an article at most
    const isAim = aim.endsWith(name) && wordsOf(aim).length - wordsOf(name).length <= 2;
    return isAim || thing.note === name;
  };
  const whole = things.map(
    ({ name }) => first.things.find((thing) => isOf(name, thing) && isUnusual(text, thing.name)) ?? null,
  );
  const restored = whole.filter((thing) => thing !== null).flatMap(({ words }) => wordsOf(words));
  // "some" is in no thing in the first reading, either.
  const isIn = wordsWithout(restored, first.left);
  return { things: things.map((thing, at) => whole[at] ?? thing), left: wordsWithout(left, isIn) };
}

/** The things whose names no talk has: "writing this down before I forget: glurak". */
function onlyUnusual(text: string, { things, left }: ReadText): ReadText {
  const kept = things.filter(
    ({ name, note, store, intervalDays }) =>
      [note, store, intervalDays].some((said) => said !== null) || isUnusual(text, name),
  );
  const dropped = things.filter((thing) => !kept.includes(thing)).flatMap(({ words }) => wordsOf(words));
  return { things: kept, left: [...left, ...dropped] };
}

function isUnusual(text: string, name: string): boolean {
  const at = text.indexOf(name);
  if (at >= 0 && isSpeakerOrTask(text, at, at + name.length)) return false;
  // "new flapper for the toilet"
  const head = wordsOf(name.split(purpose, 1)[0]!)
    .filter((word) => !isDescribing(word))
    .join(" ");
  return wordsOf(head).length <= longestCounted && !hasEverydayWord(head) && !isUnbuyable(name);
}

function isCounted({ name, parsedQuantity }: ReadThing): boolean {
  return parsedQuantity !== null && wordsOf(name).length <= longestCounted;
}

/** A reading without the talk that was cut out, unless it loses a known name. */
function readRest(cut: Cut, first: ReadText, knows: (name: string) => boolean, read: Read): ReadText {
  const second = read(withoutStrayStops(cut.text));
  const isLost = first.things.some(
    ({ name }) => knows(name) && !second.things.some((thing) => nameKey(thing.name) === nameKey(name)),
  );
  if (isLost) return first;
  return { things: second.things, left: [...wordsOf(cut.left), ...second.left] };
}

/** A reading with wanted names, instead of what stands for them. */
function withWanted(text: string, read: ReadText, names: readonly string[], readPart: Read): ReadText {
  if (names.length === 0) return read;
  return withOverlooked(text, { things: [], left: wordsOf(text) }, names, readPart);
}

/** A reading with the things in stretches of the text that it left, each where it stands. */
function withOverlooked(
  text: string,
  { things, left }: ReadText,
  stretches: readonly string[],
  read: Read,
): ReadText {
  const all = [...things];
  const rest = [...left];
  for (const stretch of stretches) {
    const at = text.indexOf(stretch);
    const behind = all.findIndex(({ words }) => text.indexOf(words) > at);
    const found = read(stretch);
    all.splice(behind < 0 ? all.length : behind, 0, ...found.things);
    for (const word of wordsOf(stretch)) if (rest.includes(word)) rest.splice(rest.indexOf(word), 1);
    rest.push(...found.left);
  }
  return { things: all, left: rest };
}
