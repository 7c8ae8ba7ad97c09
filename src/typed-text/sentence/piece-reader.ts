import { countWords } from "./count-words.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { NamedStore } from "../match-store.ts";
import { parseItemName } from "../parse-name.ts";
import { findRepeatAlone, repeatDays, type RepeatWords } from "../repeat-words.ts";
import { asksFor, furtherSubject } from "./asking.ts";
import {
  amountAhead,
  amountWords,
  correctAmount,
  hasSameStem,
  splitCorrections,
  takeOver,
} from "./corrections.ts";
import { applyFollowUp } from "./follow-ups.ts";
import type { ParseContext } from "./parse-context.ts";
import type { ReadThing } from "./read-text.ts";
import { readThing } from "./read-thing.ts";
import { reasonBehindOf, tellsReason, tellsWhatSomebodyDoes } from "./reasons.ts";
import { draftOf, giveStore, type Draft } from "./shared-parts.ts";
import { splitThings } from "./split-things.ts";
import { storeAlone } from "./store-phrase.ts";
import { ledStore } from "./stores-of-lines.ts";
import {
  missingWordsBehind,
  negatesMore,
  negatesOne,
  saysWhatIsThere,
  saysWhyNot,
  turnsBack,
  withoutNo,
} from "./talk.ts";
import { findDaily, findTimeAtEnd } from "./time-words.ts";
import { isNamedBy, repeatsName } from "./taken-back.ts";

/** Whether a thing is another one, which has no amount yet, with its amount. */
function saysAmountOf(before: ReadThing, thing: ReadThing): boolean {
  const isBare = before.parsedQuantity === null && before.note === null && before.store === null;
  return isBare && thing.parsedQuantity !== null && hasSameStem(before.name, thing.name);
}

const isSameName = (one: Draft, other: Draft) => nameKey(one.thing.name) === nameKey(other.thing.name);

/** The store that stands beside a repeat, when the text holds nothing else. */
function storeBeside(text: string, { start, end }: RepeatWords, stores: readonly NamedStore[]) {
  const rest = `${text.slice(0, start)} ${text.slice(end)}`.trim();
  return rest === "" ? null : storeAlone(rest, stores);
}

/** What joins the things behind a corrected amount. */
const andAhead = /^(?:[\s,]+(?:(?:and|und|y|et) (?=\p{Alpha}|\d))?)?/iu;
/** A number, but no article. */
const countAhead = new RegExp(`^(?:\\d|(?:one|${countWords})(?!\\p{Cased}))`, "iu");
/** How a clause begins that says why. */
/** How something is prepared, and what is bought. */
const alsoThing = /^tostadas$/iu;
const ledAsReason = /^(?:que|porque|because|since|weil|denn|da|car|parce que|comme)\s/iu;

/** Reads the things of clauses, with what was read before them: a piece may correct or complete that. */
export class PieceReader {
  readonly things: ReadThing[] = [];
  readonly context: ParseContext;
  /** How many things there were before the line. */
  lineStart = 0;
  /** How many things there were before the clause. */
  clauseStart = 0;
  /** Whether an earlier clause of the line said what there is. */
  isInStock = false;
  /** Whether the line is one of several with bullets or numbers. */
  isListed = false;
  /** Whether something stands before the part that is read, which corrects it. */
  private isCorrecting = false;
  /** Whether people write to each other: what one has is what another has asked for. */
  isChat = false;

  constructor(context: ParseContext) {
    this.context = context;
  }

  /** What was asked for before: in a chat in other messages, else in other sentences of the line. */
  get saidBefore(): readonly ReadThing[] {
    return this.isChat
      ? this.things.slice(0, this.lineStart)
      : this.things.slice(this.lineStart, this.clauseStart);
  }

  /** "we have eggs but no milk": what is missing, behind what is there, is needed. */
  neededOf(text: string): string {
    if (!this.isInStock) return text;
    const behind = missingWordsBehind(text);
    if (behind !== "" && !text.includes(",")) {
      this.context.leave(behind);
      return text.slice(0, -behind.length);
    }
    if (!negatesOne.test(text)) return text;
    this.context.leave(negatesOne.exec(text)![0]);
    return withoutNo(text);
  }

  /** "milk, no wait, oat milk": what follows a correction counts instead of the thing before it. */
  readCorrected(text: string, isAsked: boolean, isCorrected: boolean): Draft[] {
    const { context } = this;
    const drafts: Draft[] = [];
    for (const { text: part, marker } of splitCorrections(text)) {
      context.leave(marker);
      const isCorrection = marker !== "" || isCorrected;
      // "buns, charcoal, actually skip the kit, instead crackers": the charcoal stays.
      const negation = isCorrection ? part.split(/[,;]/u, 1)[0]!.trim() : "";
      const takesBack = negation !== "" && context.isNegated(negation);
      if (takesBack) this.takeBack(negation, drafts);
      const isInstead = isCorrection && !takesBack;
      // "batteries from Lidl, no wait, rather from Rewe"
      const there = isInstead && drafts.length > 0 ? storeAlone(part, context.stores) : null;
      if (there !== null) {
        context.leave(part);
        drafts.at(-1)!.thing.store = there;
        continue;
      }
      const amount = isInstead ? amountAhead(part) : "";
      this.isCorrecting = drafts.length > 0;
      const corrected = this.readPieces(part.slice(amount.length).replace(andAhead, ""), isAsked);
      const [first] = corrected;
      const named = isInstead && amount === "" && first !== undefined ? this.takeNamed(first, drafts) : null;
      // "no wait, 4 cans of tuna" in a chat: another message's last thing isn't meant.
      const isOther =
        named === null && (first?.thing.parsedQuantity ?? null) !== null && this.isFirstOfMessage(drafts);
      const old = named ?? (isInstead && !isOther ? this.takeMeant(amount, drafts) : null);
      if (old !== null && amount !== "") {
        context.use(amount);
        correctAmount(old.thing, amount);
        context.leave(amountWords(old));
      }
      if (old !== null && amount === "" && first !== undefined) {
        takeOver(old, first);
        context.leave(old.thing.words);
      } else if (old !== null) drafts.push(old);
      // "milk and eggs, no wait, scratch the eggs"
      if (corrected.length === 0 && context.isNegated(part)) this.takeBack(part, drafts);
      // "diapers and wipes, no, only diapers"
      drafts.push(
        ...corrected.filter((draft) => marker === "" || !drafts.some((one) => isSameName(one, draft))),
      );
    }
    return drafts;
  }

  /** "2 cartons of soup and cheese, no wait, 3 cartons": takes the last thing out that is counted so, or else the last one. */
  private takeMeant(amount: string, drafts: Draft[]): Draft | null {
    const unit = amount === "" ? null : parseItemName(`${amount} zorp`).parsedSize;
    const isCountedSo = ({ parsedSize }: ReadThing) =>
      unit !== null && parsedSize !== null && hasSameStem(parsedSize, unit);
    const at = drafts.findLastIndex(({ thing }) => isCountedSo(thing));
    if (at >= 0) return drafts.splice(at, 1)[0]!;
    const before = drafts.length > 0 ? -1 : this.things.findLastIndex(isCountedSo);
    if (before >= 0) return draftOf(this.things.splice(before, 1)[0]!);
    return drafts.pop() ?? this.takeLast();
  }

  /** "6 eggs and ham, correction: 4 eggs": takes the thing out whose amount is corrected, wherever it stands. */
  private takeNamed(correction: Draft, drafts: Draft[]): Draft | null {
    if (correction.thing.parsedQuantity === null) return null;
    const key = nameKey(correction.thing.name);
    const isNamed = (name: string) => nameKey(name) === key || hasSameStem(nameKey(name), key);
    const at = drafts.findLastIndex(({ thing }) => isNamed(thing.name));
    if (at >= 0) return drafts.splice(at, 1)[0]!;
    const before = this.things.findLastIndex(({ name }) => isNamed(name));
    // In a chat `correctEarlier` leaves what another message asks for in its place.
    const first = this.isChat ? this.lineStart : 0;
    return before < first ? null : draftOf(this.things.splice(before, 1)[0]!);
  }

  /** The thing that a follow-up is about: the last one, which in a line with a bullet or of a thing's name is of this line. */
  meant(followUp: string): ReadThing | undefined {
    const isOfLine = this.isListed || alsoThing.test(followUp);
    return isOfLine && this.things.length === this.lineStart ? undefined : this.things.at(-1);
  }

  /** "flour, no wait, we have flour": takes the thing out whose name a negation repeats. */
  private takeBack(negation: string, drafts: (Draft | ReadThing)[]): boolean {
    let isFound = false;
    for (let at = drafts.length - 1; at >= 0; at -= 1) {
      const one = drafts[at]!;
      const { name, words } = "thing" in one ? one.thing : one;
      if (!repeatsName(negation, name)) continue;
      this.context.leave(words);
      drafts.splice(at, 1);
      isFound = true;
    }
    return isFound;
  }

  /** "we have lentils": takes out the thing of that name, or in a chat the one thing of the messages before whose name ends so. */
  takeBackSaid(negation: string): void {
    if (this.takeBack(negation, this.things)) return;
    const isMeant = ({ name }: ReadThing) => repeatsName(negation, name.split(" ").at(-1)!);
    const meant = this.things.slice(0, this.lineStart).filter(isMeant);
    if (!this.isChat || meant.length !== 1) return;
    this.context.leave(meant[0]!.words);
    this.things.splice(this.things.indexOf(meant[0]!), 1);
  }

  /** "no wait, 4 cans of tuna" in a chat: gives the thing of an earlier message the amount, and returns whether there is one. */
  correctEarlier({ name, quantity, parsedQuantity, parsedSize, words }: ReadThing): boolean {
    const earlier = this.things.slice(0, this.lineStart).findLast((thing) => isNamedBy(thing.name, name));
    if (!this.isChat || parsedQuantity === null || earlier === undefined) return false;
    this.context.leave(earlier.words);
    this.context.use(words);
    Object.assign(earlier, { quantity, parsedQuantity, parsedSize });
    return true;
  }

  private isFirstOfMessage(drafts: readonly Draft[]): boolean {
    return this.isChat && drafts.length === 0 && this.things.length === this.lineStart;
  }

  private takeLast(): Draft | null {
    const thing = this.things.pop();
    return thing === undefined ? null : draftOf(thing);
  }

  private readPieces(text: string, isAsked: boolean): Draft[] {
    const { context } = this;
    const drafts: Draft[] = [];
    let isNegated = false;
    let isVerbNegated = false;
    for (const { text: typed, joiner, joined, isAfterComma, portions } of splitThings(
      text,
      context.known,
      this.isListed,
    )) {
      context.leave(joined);
      const piece = this.neededOf(this.withoutSubject(typed, drafts.length > 0));
      const negates =
        !isAsked && context.isNegated(piece) && (negatesOne.test(piece) || !context.known.knows(piece));
      const isListed = joiner === "comma" || isAfterComma === true;
      // "no need for chips, and two packs of nappies"
      const isCounted =
        !this.isInStock && isAfterComma === true && joiner === "and" && countAhead.test(piece);
      const goesOn: boolean = !isCounted && (isListed ? isVerbNegated : joiner === "and");
      isNegated =
        negates || (piece === typed && isNegated && goesOn && !turnsBack.test(piece) && !asksFor(piece));
      if (negates) this.isInStock = saysWhatIsThere(piece);
      isVerbNegated = isNegated && !saysWhyNot.test(piece) && (isVerbNegated || negatesMore(piece));
      const alone = drafts.length > 0 ? storeAlone(piece, context.stores) : null;
      // "soup, but no noodles, from Aldi"
      const ofLine =
        drafts.length === 0 && this.things.length > this.lineStart ? ledStore(piece, context.stores) : null;
      const repeat = drafts.length > 0 ? findRepeatAlone(piece) : null;
      const repeatStore = repeat === null ? null : storeBeside(piece, repeat, context.stores);
      const time = drafts.length > 0 ? findTimeAtEnd(piece) : null;
      // "cough syrup because Emil is ill, and tissues"
      const because = reasonBehindOf(piece);
      if (negates) this.takeBack(piece, drafts);
      // "Ben: suavizante tenemos de sobra" behind somebody else's list
      if (negates) this.takeBackSaid(piece);
      // "…, que es el último día de cole, y …"
      const isTold = ledAsReason.test(piece) || (tellsWhatSomebodyDoes(piece) && !context.known.knows(piece));
      const isBehind = drafts.length > 0 || this.isCorrecting || this.things.length > this.lineStart;
      const isReason = isBehind && repeat === null && isTold && tellsReason(piece);
      if (isNegated || isReason || (because === "" && context.isTalk(piece))) context.leave(piece);
      else if (applyFollowUp(drafts.at(-1)?.thing ?? this.meant(piece), piece, context)) continue;
      else if (repeat !== null && repeat.start === 0 && repeat.end === piece.length) {
        context.use(piece);
        for (const { thing } of drafts) thing.intervalDays ??= repeat.days;
      } else if (repeat !== null && repeatStore !== null) {
        // "…, every week at Costco"
        context.use(piece.slice(repeat.start, repeat.end));
        for (const { thing } of drafts) {
          thing.intervalDays ??= repeat.days;
          thing.store ??= repeatStore;
        }
      } else if (drafts.length > 0 && findDaily(piece)?.note.length === piece.length)
        for (const { thing } of drafts) {
          thing.note = thing.note === null ? piece : `${thing.note}, ${piece}`;
          thing.intervalDays ??= repeatDays[0];
        }
      else if (time !== null && time.start === 0)
        for (const { thing } of drafts)
          thing.note = thing.note === null ? time.note : `${thing.note}, ${time.note}`;
      else if (alone !== null) giveStore(drafts, alone);
      else if (ofLine !== null) for (const thing of this.things.slice(this.lineStart)) thing.store ??= ofLine;
      else {
        context.leave(because);
        const text = piece.slice(0, piece.length - because.length);
        const draft = readThing({ text, joiner, portions }, context);
        if (draft !== null) this.pushOnce(drafts, draft);
      }
    }
    return drafts;
  }

  /** "soap and then limes, five limes": what is said once more with its amount is one thing. */
  private pushOnce(drafts: Draft[], draft: Draft): void {
    const before = drafts.at(-1);
    if (before !== undefined && saysAmountOf(before.thing, draft.thing)) {
      this.context.leave(before.thing.words);
      drafts.pop();
      draft.joiner = before.joiner;
    }
    drafts.push(draft);
  }

  /** "dad wants beer and me chocolate": who wants a further thing. */
  private withoutSubject(piece: string, isFurther: boolean): string {
    const subject = isFurther ? (furtherSubject.exec(piece)?.[0] ?? "") : "";
    const rest = piece.slice(subject.length);
    if (subject === "" || !this.context.known.knows(this.context.known.coreOf(rest))) return piece;
    this.context.leave(subject);
    return rest;
  }
}
