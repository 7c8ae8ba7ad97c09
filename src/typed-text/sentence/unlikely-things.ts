import type { TaggedToken } from "../tagger/tag-text.ts";
import { hasEverydayWord } from "./everyday-words.ts";
import { isAskedForAt } from "./asked-names.ts";
import { wordsOf } from "./parse-context.ts";
import type { ReadText, ReadThing } from "./read-text.ts";
import { messageOf, withoutSpeaker } from "./sender-lines.ts";

/** In a chat an unknown thing has a word that the tagger takes for a thing's with this probability at least. */
const fewest = 0.4;
/** A known thing has one with this probability at least. */
const fewestKnown = 0.1;
/** "and soap" in a message of its own continues a list. */
const goesOn = /^(?:(?:ok|oh|ah|ach) )?(?:and|und|y|et|also|plus|auch|noch|también|aussi)(?!\p{Cased})/iu;

/** "beer too please" */
const asWell =
  /(?: (?:too|as well|also|please|pls|thanks|auch|noch|bitte|dazu|danke|también|por favor|porfa|gracias|aussi|stp|svp|merci))+$/u;

/** "anything else?": what the next message names is wanted. */
const asksForWishes =
  /(?<!\p{Cased})(?:anything(?: else)?|something|what (?:do|are) (?:we|you)|what['’]s missing|was (?:fehlt|brauch\p{Alpha}*)|sonst noch|noch (?:was|etwas|wünsche)|braucht (?:ihr|wer|jemand)|algo(?: más)?|alguna cosa|qué (?:falta|necesit\p{Alpha}*)|autre chose|quelque chose|besoin de quoi|il manque quoi)(?!\p{Cased})[^?\n]*\?/iu;

/** "la compote est finie": a known thing in such a message is none of its talk. */
const saysMissing =
  /(?<!\p{Cased})(?:need|out of|gone|empty|leer|alle|aus|brauch\p{Alpha}*|fehl\p{Alpha}*|acab\p{Alpha}*|falta\p{Alpha}*|necesit\p{Alpha}*|vací\p{Alpha}*|finie?|vides?|plus d|plus de|manque\p{Alpha}*|faut)(?!\p{Cased})/iu;

/**
 * A reading of a chat or a letter without what the tagger takes for talk: "skill issue" and "por fin" are answers there, though
 * they read like names. What is listed behind a thing, in the same message or in the same person's next one, stays, and so does
 * a known name by itself. `knows`: whether a text is a known name or nearly one.
 */
export function withoutUnlikely(
  text: string,
  { things, left }: ReadText,
  tokens: readonly TaggedToken[],
  knows: (name: string) => boolean,
): ReadText {
  const lines = text.split("\n");
  const messages = lines.map((line) => bare(withoutSpeaker(messageOf(line))));
  const kept: ReadThing[] = [];
  const dropped: ReadThing[] = [];
  for (const [at, thing] of things.entries()) {
    const before = things[at - 1];
    const words = bare(thing.words);
    const line = messages.findIndex((one) => one.includes(words));
    const message = messages[line] ?? "";
    const isBehind = thing.joiner !== "first" && before !== undefined && kept.at(-1) === before;
    // "2 packs of ham" and then "Brennans bread" of the same person
    const isNext =
      before !== undefined &&
      kept.at(-1) === before &&
      message === words &&
      messages[line - 1] === bare(before.words) &&
      senderOf(lines[line]!) === senderOf(lines[line - 1]!) &&
      !hasEverydayWord(thing.name);
    const isListed = isBehind || isNext || goesOn.test(message);
    const isAlone = knows(thing.name) && message.replace(asWell, "") === words;
    const isMissing = knows(thing.name) && saysMissing.test(message);
    const isAnswer =
      asksForWishes.test(
        lines.slice(0, Math.max(line, 0)).findLast((_, one) => messages[one] !== "") ?? "",
      ) && !hasEverydayWord(thing.name);
    const isAskedFor = isAskedForAt(thing.name, text, Math.max(text.indexOf(thing.words), 0));
    (isListed || isAlone || isMissing || isAnswer || isAskedFor || isLikely(thing, tokens, knows)
      ? kept
      : dropped
    ).push(thing);
  }
  return { things: kept, left: [...left, ...dropped.flatMap(({ words }) => wordsOf(words))] };
}

function bare(text: string): string {
  return wordsOf(text).join(" ").toLowerCase();
}

function senderOf(line: string): string {
  return line
    .slice(0, line.length - withoutSpeaker(messageOf(line)).length)
    .replace(/[^\p{Alpha}]+|(?<!\p{Cased})[ap]m(?!\p{Cased})/giu, "");
}

function isLikely(
  { name, parsedQuantity, parsedSize }: ReadThing,
  tokens: readonly TaggedToken[],
  knows: (name: string) => boolean,
): boolean {
  const words = new Set(name.toLowerCase().match(/[\p{Alpha}\p{M}\p{N}]+/gu));
  const own = tokens.filter(({ text }) => words.has(text.toLowerCase().replace(/['’]$/u, "")));
  // "500 g" of whatever it is
  if (own.length === 0 || parsedSize !== null) return true;
  const least = knows(name) ? fewestKnown : fewest;
  return (knows(name) && parsedQuantity !== null) || own.some(({ likely }) => likely.thing >= least);
}
