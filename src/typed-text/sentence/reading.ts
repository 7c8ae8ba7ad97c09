import { fold } from "../../contract/items/pieces.ts";
import type { NamedStore } from "../match-store.ts";
import { parseEntry } from "../parse-entry.ts";
import { foldSpace } from "../parse-name.ts";
import { isChore } from "./chores.ts";
import { stripFillers, type Stripped } from "./strip-fillers.ts";
import { functionWordsAhead, hasOnlyFunctionWords, tellsOfSomebody } from "./function-words.ts";
import type { ReadOptions, ReadThing } from "./read-text.ts";
import { isClosing } from "./sender-lines.ts";
import { hasAnd } from "./and-words.ts";
import type { Known } from "./known.ts";
import { endsWithStore, findStorePhrase, storeAlone } from "./store-phrase.ts";
import { isChatter, isConditional, isRefusal, isTelling } from "./talk.ts";
import { findTimeAtEnd, receiverAtEnd } from "./time-words.ts";

/** The longest clause that is taken for talk. */
const longestTalk = 300;
/** The words of a text, without the punctuation around them. */
const wordsOf = (text: string): string[] =>
  text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.:-]*(?<![.:-])/gu) ?? [];
const pictures =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:\u200D|\uFE0F|\p{Emoji_Modifier}|\p{Extended_Pictographic})*/gu;
const lettersOf = (text: string): string => fold(text).replace(/[^\p{L}\p{N}]/gu, "");

/** Each rule asks the same of the same few texts, so the answers are kept as long as a text is read. */
function remembered<Answer>(find: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const found = find(text);
    answers.set(text, found);
    return found;
  };
}

/** What is known while a text is read, and which of its words are in a thing. */
export class Reading {
  readonly stores: readonly NamedStore[];
  readonly known: Known;
  /** Whether a text asks for nothing. */
  readonly isTalk: (text: string) => boolean;
  /** Whether a text says that a thing is not needed. */
  readonly isRefused: (text: string) => boolean;
  private readonly stripped: (text: string) => Stripped;
  private readonly left: string[] = [];
  /** Texts whose words are in a thing, be it in another form ("two", "every week"). */
  private readonly used: string[] = [];

  constructor({ stores = [], isName = () => false, isKnownToEngine = () => false }: ReadOptions) {
    this.stores = stores;
    const knows = remembered(
      (name: string) => isName(name) || (!hasAnd(`x ${name}`) && isKnownToEngine(name)),
    );
    this.stripped = remembered((text: string) => stripFillers(text, knows));
    this.known = {
      isName,
      knows,
      coreOf: remembered((text: string) => this.coreOf(text)),
      strip: (text) => this.stripped(text).text,
      partsAtStore: (text, after) => endsWithStore(text, stores) && storeAlone(after, stores) === null,
      isTalk: (text) => this.isTalk(text) || this.isRefused(text),
    };
    this.isTalk = remembered((text: string) => this.findTalk(text));
    this.isRefused = remembered((text: string) => this.findRefusal(text));
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
      (hasOnlyFunctionWords(text) && !this.known.knows(text))
    )
      return true;
    const asked = this.known.strip(text);
    if (isChore(text) || isChore(asked)) return true;
    return (isTelling(asked) || isConditional(text) || tellsOfSomebody(asked)) && !this.known.knows(asked);
  }

  private findRefusal(text: string): boolean {
    const isThing = (name: string) =>
      functionWordsAhead(name.split(" ")) === 0 && this.known.knows(this.known.strip(name));
    return text.length <= longestTalk && !this.known.isName(text) && isRefusal(text, isThing);
  }

  /** The words of a whole text that are in none of its things. */
  leftOf(text: string, things: readonly ReadThing[]): string[] {
    const said = things.flatMap(({ name, note }) => [name, note ?? ""]);
    const known = new Set(
      [...this.left, ...this.used, ...said].flatMap(wordsOf).map((word) => word.toLowerCase()),
    );
    const named = [...new Set(things.map(({ store }) => lettersOf(store?.name ?? "")))];
    const missing = wordsOf(text.normalize("NFC")).filter(
      (word) => !known.has(word.toLowerCase()) && !named.some((store) => store.includes(lettersOf(word))),
    );
    return [...this.left, ...missing];
  }

  /** The name in a text, as far as it can be told without its neighbours. */
  private coreOf(text: string): string {
    let rest = this.known.strip(text);
    const phrase = findStorePhrase(rest, this.stores);
    if (phrase !== null) rest = cutOut(rest, phrase.start, phrase.end);
    const time = findTimeAtEnd(rest);
    if (time !== null && time.start > 0) rest = cutOut(rest, time.start, time.end);
    rest = rest.replace(receiverAtEnd, "");
    return parseEntry(this.known.strip(rest), { stores: this.stores }).name;
  }
}

/** A text without a part of it and the commas around that. */
export function cutOut(text: string, start: number, end: number): string {
  return foldSpace(
    `${text.slice(0, start).replace(/[\s,]+$/u, "")} ${text.slice(end).replace(/^[\s,]+/u, "")}`,
  );
}
