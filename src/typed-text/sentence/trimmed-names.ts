import type { TaggedToken } from "../tagger/tag-text.ts";
import { isErrandWord } from "./errand-words.ts";
import { hasEverydayWord } from "./everyday-words.ts";
import { wordsOf, wordsWithout } from "./parse-context.ts";
import type { ReadText, ReadThing } from "./read-text.ts";

/** A word beside a known name goes when the tagger takes it for a thing's with less than this probability. */
const most = 0.2;
/** A word stays that says something about the thing, a store's name for example, with this probability. */
const leastAbout = 0.35;

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
  const more: string[] = [];
  let from = 0;
  const trimmed = things.map((thing) => {
    const at = text.indexOf(thing.words, from);
    if (at < 0) return thing;
    from = at + thing.words.length;
    const name = knows(thing.name) ? null : trimmedName(text, thing, at, tokens());
    if (name === null) return thing;
    const again = read(name);
    const [one] = again.things;
    // "basmati rice if Costco has it"
    if (one !== undefined && one.store !== null) return thing;
    more.push(...wordsWithout(wordsOf(thing.name), wordsOf(name)));
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
  const last = own.findLastIndex((token) => token.isKnown || (stays(token) && !joining.test(token.word)));
  const from = isTalk(own.slice(0, first)) ? first : 0;
  let to = isTalk(own.slice(last + 1)) ? last : own.length - 1;
  // The engine knows "almond milk with" as well.
  while (to < own.length - 1 && to > from && joining.test(own[to]!.word)) to -= 1;
  if (from === 0 && to === own.length - 1) return null;
  return text.slice(own[from]!.start, own[to]!.end);
}

const joining =
  /^(?:in|on|at|to|for|from|by|of|with|the|a|an|before|after|as|until|im|in|ins|am|an|auf|aus|bei|beim|vom|von|zum|zur|mit|für|fürs|der|die|das|den|dem|ein|eine|a|al|el|la|las|lo|los|en|con|sin|de|del|por|para|un|una|que|à|au|aux|le|la|les|du|des|dans|sur|chez|pour|avec|sans|un|une|avant|après|qu|l|d)['’]?$/u;
/** Adjectives that talk has as well. */
const describing =
  /^(?:nice|good|great|fresh|big|small|large|cheap|real|new|old|hot|cold|mild\p{Alpha}*|lecker\p{Alpha}*|gute[nrs]?|frische[nrs]?|neue[nrs]?|alte[nrs]?|buen[oa]s?|ric[oa]s?|nuev[oa]s?|bon(?:ne)?s?|grand\p{Alpha}*|petit\p{Alpha}*)$/u;

/** Whether the words beside a known name are talk, and no sort or brand of it ("vegane Maultaschen", "So Delicious milk"). */
function isTalk(side: readonly TaggedToken[]): boolean {
  if (side.length === 0 || side.some(({ text }) => /\d/u.test(text))) return false;
  if (side.every(({ text }) => /^\p{Upper}/u.test(text))) return false;
  if (side.every(({ word }) => describing.test(word))) return false;
  // "Brot von gestern"
  if (/^(?:von|d'|d['’]|of)$/u.test(side[0]!.word) && side.length === 2) return false;
  const content = side.filter(({ word }) => !joining.test(word));
  const isSaid = ({ text, word }: TaggedToken) =>
    isErrandWord(word) || isErrandWord(text) || hasEverydayWord(text);
  // "cheese from france", "agua en botella de cristal", unlike "farine dans le placard"
  return joining.test(side[0]!.word) ? content.every(isSaid) : content.some(isSaid);
}
