import { fold } from "../../contract/items/pieces.ts";
import type { NamedStore } from "../match-store.ts";
import { parseEntry } from "../parse-entry.ts";
import { foldSpace } from "../parse-name.ts";
import { fetchesSomebody, isChore } from "./chores.ts";
import { stripFillers, type Stripped } from "./strip-fillers.ts";
import { mayBeMisspelt } from "./misspelt-names.ts";
import { functionWordsAhead, hasOnlyFunctionWords, tellsOfSomebody } from "./function-words.ts";
import { isStandIn } from "./misread-names.ts";
import type { ReadOptions, ReadThing } from "./read-text.ts";
import { tellsEvent } from "./reasons.ts";
import { isClosing } from "./sender-lines.ts";
import { isSectionName } from "./headings.ts";
import { hasAnd } from "./and-words.ts";
import type { Known } from "./known.ts";
import { endsWithStore, findStorePhrase, storeAlone } from "./store-phrase.ts";
import { findShopBehind } from "./shops.ts";
import { isChatter, isConditional, isNegation, isStatement } from "./talk.ts";
import { findTimeAtEnd, isDay, receiverAtEnd } from "./time-words.ts";

const speakerAhead = /^(\p{Upper}\p{Alpha}{1,14})\s?:\s+(?=\S)/u;
/** The longest clause that counts as talk. */
const longestTalk = 300;
/** The words of a text, without the punctuation around them. */
export const wordsOf = (text: string): string[] =>
  text.match(/[\p{Alpha}\p{N}][\p{Alpha}\p{M}\p{N}'’.:-]*(?<![.:-])/gu) ?? [];
const pictures =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\u200D|\uFE0F|\p{Emoji_Modifier}|\p{Extended_Pictographic})*/gu;
const lettersOf = (text: string): string => fold(text).replace(/[^\p{Alpha}\p{N}]/gu, "");

/** Many rules look at the same few texts, so each result is kept as long as a text is read. */
function memoised<Result>(find: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const found = find(text);
    results.set(text, found);
    return found;
  };
}

/** What is known while a text is read, and which of its words are in a thing. */
export class ParseContext {
  readonly stores: readonly NamedStore[];
  readonly known: Known;
  /** Whether a text asks for nothing. */
  readonly isTalk: (text: string) => boolean;
  /** Whether a text says that a thing is not needed. */
  readonly isNegated: (text: string) => boolean;
  private readonly stripped: (text: string) => Stripped;
  private readonly left: string[] = [];
  /** Texts whose words are in a thing, be it in another form ("two", "every week"). */
  private readonly used: string[] = [];

  constructor({
    stores = [],
    isName: isListed = () => false,
    isKnownToEngine = () => false,
    isMisspelt = () => false,
  }: ReadOptions) {
    const isName = (name: string) => isListed(name) || isStandIn(name);
    const knows = memoised((name: string) => isName(name) || (!hasAnd(`x ${name}`) && isKnownToEngine(name)));
    this.stores = stores.map((store) => ({ ...store, isWord: knows(store.name) }));
    this.stripped = memoised((text: string) => stripFillers(text, knows));
    this.known = {
      isName,
      knows,
      isMisspelt: memoised((text: string) => mayBeMisspelt(text) && isMisspelt(text)),
      coreOf: memoised((text: string) => this.coreOf(text)),
      strip: (text) => this.stripped(text).text,
      endsAtStore: (text, after) =>
        endsWithStore(text, this.stores) && storeAlone(after, this.stores) === null,
      isTalk: (text) => this.isTalk(text) || this.isNegated(text),
    };
    this.isTalk = memoised((text: string) => this.findTalk(text));
    this.isNegated = memoised((text: string) => this.findNegation(text));
  }

  /** Keeps the words of a text as those that are in no thing. */
  leave(text: string): void {
    for (const word of wordsOf(text)) this.left.push(word);
  }

  /** Keeps the pictures beside a name. */
  leavePictures(text: string): void {
    for (const [found] of text.matchAll(pictures)) this.left.push(found);
  }

  /** Keeps a text whose words are in a thing. */
  use(text: string): void {
    this.used.push(text);
  }

  /** A text without the filler words around it, which are left. */
  strip(text: string): string {
    const stripped = this.stripped(text);
    for (const part of stripped.left) this.leave(part);
    return stripped.text;
  }

  private findTalk(text: string): boolean {
    if (text.length > longestTalk || this.known.isName(text)) return false;
    if (
      isClosing(text) ||
      (isChatter(text) && !/: \S/u.test(text)) ||
      (hasOnlyFunctionWords(text) && !this.known.knows(text) && !this.known.isName(text.split(" ").at(-1)!))
    )
      return true;
    // "Sam: dm me when you're out"
    const speaker = speakerAhead.exec(text);
    if (speaker !== null && this.isSaidBy(speaker[1]!, text.slice(speaker[0].length))) return true;
    const asked = this.known.strip(text);
    // "phone case", "vacuum bags at Target"
    if ((isChore(text) || isChore(asked)) && !this.known.isName(this.known.coreOf(text))) return true;
    if (!text.includes(",") && fetchesSomebody(text, this.known.knows)) return true;
    return (
      (isStatement(asked) || isConditional(text) || tellsOfSomebody(asked) || tellsEvent(text)) &&
      !this.known.knows(asked)
    );
  }

  private isSaidBy(name: string, said: string): boolean {
    const isTitle = isSectionName(name) || isDay(name) || storeAlone(name, this.stores) !== null;
    return !isTitle && !this.known.isName(name) && isChatter(said) && !said.includes(",");
  }

  private findNegation(text: string): boolean {
    const isThing = (name: string) =>
      functionWordsAhead(name.split(" ")) === 0 && this.known.knows(this.known.strip(name));
    return text.length <= longestTalk && !this.known.isName(text) && isNegation(text, isThing);
  }

  /** The words of a whole text that are in none of its things. */
  leftOf(text: string, things: readonly ReadThing[]): string[] {
    const thingTexts = things.flatMap(({ name, note }) => [name, note ?? ""]);
    const known = new Set(
      [...this.left, ...this.used, ...thingTexts].flatMap(wordsOf).map((word) => word.toLowerCase()),
    );
    const named = [...new Set(things.map(({ store }) => lettersOf(store?.name ?? "")))];
    const missing = wordsOf(text.normalize("NFC")).filter(
      (word) => !known.has(word.toLowerCase()) && !named.some((store) => store.includes(lettersOf(word))),
    );
    const typed = new Set(wordsOf(text.normalize("NFC")).map((word) => word.toLowerCase()));
    // A short word may have been read in full, so that it is not in the text.
    const left = this.left.filter((word) => typed.has(word.toLowerCase()) || !/\p{Alpha}/u.test(word));
    return [...left, ...missing];
  }

  /** The name in a text, as far as it can be known without its neighbours. */
  private coreOf(text: string): string {
    let rest = this.known.strip(text);
    const phrase = findStorePhrase(rest, this.stores);
    if (phrase !== null) rest = cutOut(rest, phrase.start, phrase.end);
    const time = findTimeAtEnd(rest);
    if (time !== null && time.start > 0) rest = cutOut(rest, time.start, time.end);
    rest = rest.replace(receiverAtEnd, "");
    rest = rest.slice(0, findShopBehind(rest, this.stores)?.index ?? rest.length);
    return parseEntry(this.known.strip(rest), { stores: this.stores }).name;
  }
}

/** A text without a part of it and the commas and empty brackets around that. */
export function cutOut(text: string, start: number, end: number): string {
  const before = text.slice(0, start).replace(/[\s,]+$/u, "");
  const after = text.slice(end).replace(/^[\s,]+/u, "");
  const isAloneInBrackets = before.endsWith("(") && after.startsWith(")");
  return foldSpace(isAloneInBrackets ? `${before.slice(0, -1)} ${after.slice(1)}` : `${before} ${after}`);
}

/** Words of a text in the order of their first places in it. */
export function inOrderOf(text: string, words: readonly string[]): string[] {
  const indexes = new Map<string, number[]>();
  // From the end on, so that the first one is taken first.
  for (const [at, word] of [...wordsOf(text.normalize("NFC")).entries()].toReversed()) {
    const key = word.toLowerCase();
    const others = indexes.get(key);
    if (others === undefined) indexes.set(key, [at]);
    else others.push(at);
  }
  const found = words.map((word) => ({ word, at: indexes.get(word.toLowerCase())?.pop() ?? Infinity }));
  return found
    .toSorted((one, other) => (one.at === other.at ? 0 : one.at - other.at))
    .map(({ word }) => word);
}

/** Words without others, each of which takes one of them out. */
export function wordsWithout(words: readonly string[], others: readonly string[]): string[] {
  const out = [...others];
  return words.filter((word) => {
    const at = out.indexOf(word);
    if (at >= 0) out.splice(at, 1);
    return at < 0;
  });
}
