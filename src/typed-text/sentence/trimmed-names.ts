import type { TaggedToken } from "../tagger/tag-text.ts";
import { mayAsk } from "./asked-names.ts";
import { isErrandWord } from "./errand-words.ts";
import { hasEverydayWord } from "./everyday-words.ts";
import { wordsOf, wordsWithout } from "./parse-context.ts";
import type { ReadText, ReadThing } from "./read-text.ts";
import { isDescribing, isJoiningWord } from "./without-talk.ts";

/** A word beside a known name goes when the tagger takes it for a thing's with less than this probability. */
const most = 0.2;
/** A word stays that says something about the thing, a store's name for example, with this probability. */
const leastAbout = 0.35;

/** The fewest letters of a word that is talk by itself, in a text without other talk. */
const shortestTalk = 4;

/** "something for breakfast" */
const beginsVaguely = /^(?:something|etwas|irgendwas|algo|quelque chose|un truc) /iu;

/**
 * A reading whose unknown names have lost the talk around a known one: "agrega leche a" is "leche". `read` reads what stays, which may
 * begin with an amount: "hazte con un rollo de cinta americana".
 */
export function withNamesTrimmed(
  text: string,
  { things, left }: ReadText,
  tokens: () => readonly TaggedToken[],
  knows: (name: string) => boolean,
  read: (part: string) => ReadText,
): ReadText {
  if (things.every(({ name }) => knows(name))) return { things, left };
  const mayBeTalk = (word: string) => word.length >= shortestTalk;
  const hasTalk = left.some(mayBeTalk) || mayAsk(text);
  const more: string[] = [];
  let from = 0;
  const trimmed = things.map((thing) => {
    const at = text.indexOf(thing.words, from);
    if (at < 0) return thing;
    from = at + thing.words.length;
    const isWhole = knows(thing.name) || beginsVaguely.test(thing.name);
    const name = isWhole ? null : trimmedName(text, thing, at, tokens());
    if (name === null) return thing;
    const cut = wordsWithout(wordsOf(thing.name), wordsOf(name));
    // "oat mi": a name whose end is still to be typed
    if (!hasTalk && !cut.some(mayBeTalk)) return thing;
    const again = read(name);
    const [one] = again.things;
    // "basmati rice if Costco has it"
    if (one !== undefined && one.store !== null) return thing;
    more.push(...cut);
    // What is no single thing with at most one amount stays as it stands.
    const isOne = one !== undefined && again.things.length === 1 && one.note === null;
    if (!isOne || (thing.parsedQuantity !== null && one.parsedQuantity !== null)) return { ...thing, name };
    more.push(...again.left);
    if (one.parsedQuantity === null) return { ...thing, name: one.name };
    const { quantity, parsedQuantity, parsedSize } = one;
    return { ...thing, name: one.name, quantity, parsedQuantity, parsedSize };
  });
  return { things: trimmed, left: [...left, ...more] };
}

/** The part of a thing's name from its first to its last word that is known or may be a thing's; null when that is all of it, or nothing. */
function trimmedName(
  text: string,
  { name, words }: ReadThing,
  at: number,
  tokens: readonly TaggedToken[],
): string | null {
  if (name.includes("\t")) return null;
  const start = text.toLowerCase().indexOf(name.toLowerCase(), at);
  if (start < 0 || start + name.length > at + words.length) return null;
  const own = tokens.filter((token) => token.start >= start && token.end <= start + name.length);
  if (!own.some(({ isKnown }) => isKnown)) return null;
  const stays = ({ isKnown, likely }: TaggedToken) =>
    isKnown || likely.thing >= most || likely.about >= leastAbout;
  const first = own.findIndex(stays);
  const last = own.findLastIndex((token) => token.isKnown || (stays(token) && !joins(token)));
  const ahead = own.slice(0, first);
  const isTask = own[first] !== undefined && task.test(own[first].word);
  const from = isTalk(ahead) && (isTask || !isForKnown(ahead)) ? first : 0;
  let to = isTalk(own.slice(last + 1)) ? last : own.length - 1;
  // The engine knows "almond milk with" as well.
  while (to < own.length - 1 && to > from && joins(own[to]!)) to -= 1;
  if (from === 0 && to === own.length - 1) return null;
  // "TK-Pizza Hawaii"
  if (from > 0 && own[from]!.gap !== "space") return null;
  return text.slice(own[from]!.start, own[to]!.end);
}

/** Further words that lead to when, why or where: "antes de", "que ya no hay". */
const leading = /^(?:before|after|as|until|furs|dem|a|in|ins|que|qu|avant|apres|d|l)['’]?$/u;
/** Whether a word says nothing of a name by itself. */
function joins({ word }: TaggedToken): boolean {
  return isJoiningWord(word) || leading.test(word);
}

/** "para buscarme toallitas": what is to be done. */
const task = /[aei]r(?:me|nos|te|se|l[aeo]s?)?$/u;
const purpose = /^(?:for|fur|furs|para|pour)$/u;
const possessive =
  /^(?:my|our|your|his|her|their|mis?|tu|su|nuestr[oa]s?|mon|ma|mes|son|sa|notre|nos|mein\p{Alpha}*|unser\p{Alpha}*)$/u;

/** Whether the known name is what an unknown thing ahead of it is for: "new flapper for the toilet". */
function isForKnown(ahead: readonly TaggedToken[]): boolean {
  const at = ahead.findLastIndex(({ word }) => purpose.test(word));
  const leads = ahead.slice(at + 1).every((token) => joins(token) || possessive.test(token.word));
  const thing = ahead.slice(0, Math.max(at, 0)).findLast((token) => !joins(token));
  return leads && thing !== undefined && !isSaid(thing);
}

/** Whether the words beside a known name are talk, and no sort or brand of it ("vegane Maultaschen", "So Delicious milk"). */
function isTalk(side: readonly TaggedToken[]): boolean {
  if (side.length === 0 || side.some(({ text }) => /\d/u.test(text))) return false;
  if (side.every(({ text }) => /^\p{Upper}/u.test(text))) return false;
  if (side.every(({ word }) => isDescribing(word))) return false;
  // "coffee to go", "lactose free yogurt"
  if (/^(?:go|free)$/u.test(side.at(-1)!.word)) return false;
  // "Brot von gestern"
  if (/^(?:von|d'|d['’]|of)$/u.test(side[0]!.word) && side.length === 2) return false;
  const content = side.filter((token) => !joins(token));
  // "cheese from france", "agua en botella de cristal", unlike "farine dans le placard"
  return joins(side[0]!) ? content.every(isSaid) : content.some(isSaid);
}

function isSaid({ text, word }: TaggedToken): boolean {
  return isErrandWord(word) || isErrandWord(text) || hasEverydayWord(text);
}
