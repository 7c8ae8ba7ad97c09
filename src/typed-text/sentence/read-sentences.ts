import { nameKey } from "../../contract/items/rules.ts";
import { isHeading } from "../parse-many.ts";
import { lettersOf, type NamedStore } from "../match-store.ts";
import { applyFollowUp } from "./follow-ups.ts";
import { askedThere, asksFor, asksWhat, furtherSubject, isChoice } from "./asking.ts";
import { choreAhead } from "./chores.ts";
import { clausesOf } from "./clauses.ts";
import {
  amountAhead,
  amountWords,
  correctAmount,
  correctsAtHead,
  splitCorrections,
  takeOver,
} from "./corrections.ts";
import { saysTea, withAccent, withoutAccent } from "./french-tea.ts";
import { readHead } from "./clause-head.ts";
import { isSectionName, namesSection, withoutListWords } from "./headings.ts";
import { readThing } from "./read-thing.ts";
import type { ReadOptions, ReadText, ReadThing } from "./read-text.ts";
import { ParseContext } from "./parse-context.ts";
import { reasonBehindOf, reasonOf, isOccasion, tellsOfState, tellsReason } from "./reasons.ts";
import { isFarewell, linesOf } from "./sender-lines.ts";
import { applyShared, draftOf, type Draft, type Shared } from "./shared-parts.ts";
import { splitThings } from "./split-things.ts";
import { findRepeat, repeatDays } from "../repeat-words.ts";
import { findDaily, findTimeAtEnd } from "./time-words.ts";
import { findStorePhrase, storeAlone, storeOfAll, withStoresApart } from "./store-phrase.ts";
import { inUsualWords } from "./usual-words.ts";
import {
  missingWordsBehind,
  purposeOf,
  negatesMore,
  negatesOne,
  requestAt,
  saysWhatIsThere,
  turnsBack,
  withoutNo,
} from "./talk.ts";

/**
 * Reads the things, amounts, notes, stores and repeats in what somebody typed, dictated, pasted or shared, in English, German,
 * Spanish or French: "um, can you add two cartons of milk and a dozen eggs from Costco please".
 */
export function readSentences(text: string, options: ReadOptions = {}): ReadText {
  return saysTea(text) ? withoutAccent(read(withAccent(text), options)) : read(text, options);
}

function read(text: string, options: ReadOptions): ReadText {
  const reader = new Reader(options);
  const { context } = reader;
  const usual = inUsualWords(text, context.stores, (typed) => context.use(typed));
  const lines = linesOf(usual, (name) => reader.isTitle(name));
  const sections = lines.map((line, at) => namesSection(line, lines[at + 1], context.known.knows));
  for (const [at, line] of lines.entries())
    reader.readLine(line.text, line.left, lines.length > 1, sections[at]!);
  return { things: reader.things, left: context.leftOf(text, reader.things) };
}

const isSameName = (one: Draft, other: Draft) => nameKey(one.thing.name) === nameKey(other.thing.name);

class Reader {
  readonly things: ReadThing[] = [];
  readonly context: ParseContext;
  private readonly asked = new Set<ReadThing>();
  /** The store of a heading: it counts until the next heading. */
  private headed: NamedStore | null = null;
  /** "Are you going to Aldi? Then bring toast": it counts until the end of the line. */
  private visited: NamedStore | null = null;
  /** How many things there were before the line. */
  private lineStart = 0;
  /** Whether an earlier clause of the line said what there is. */
  private isInStock = false;

  constructor(options: ReadOptions) {
    this.context = new ParseContext(options);
  }

  /** Whether things can stand under a name, as under a store's. */
  isTitle(name: string): boolean {
    const { known, stores } = this.context;
    const store = storeAlone(withoutListWords(name), stores);
    return store !== null || isSectionName(name) || known.isName(name) || isHeading(`${name}:`, false);
  }

  readLine(line: string, before: string, amongOthers: boolean, isSection: boolean): void {
    const { context } = this;
    context.leave(before);
    if (line === "") return;
    const store = storeAlone(line.replace(/^[#*_\s]+|[:*_\s]+$/gu, ""), context.stores);
    if (store !== null && (amongOthers || /:\s*$/u.test(line))) {
      this.headed = store;
      context.leave(line);
      return;
    }
    if (isSection || isHeading(line, amongOthers)) {
      // "Need from Target:", "bei Rewe brauchen wir:"
      const phrase = findStorePhrase(line.replace(/[\s:]+$/u, ""), context.stores);
      this.headed = storeAlone(withoutListWords(line), context.stores) ?? phrase?.store ?? null;
      context.leave(line);
      return;
    }
    this.visited = null;
    this.isInStock = false;
    this.lineStart = this.things.length;
    const apart = withStoresApart(line, context.stores, context.known.isName);
    for (const [at, { text, isAsked, goesOn }] of clausesOf(apart).entries()) {
      // "COFFEE!!! ☕"
      if ((at > 0 || this.things.length > 0) && !/[\p{L}\p{N}]/u.test(text)) {
        context.leavePictures(text);
        continue;
      }
      // "Sam turns 6. Get cake mix"
      const isBesideThings = goesOn || this.things.length > this.lineStart;
      const isTold = isBesideThings && !isAsked && (tellsReason(text) || (goesOn && isOccasion(text)));
      if (isTold && !context.known.knows(text)) context.leave(text);
      else this.readClauseOfStore(text, isAsked, amongOthers);
    }
    // "I'm at Costco, need anything?" before what another person asks for
    if (amongOthers && this.things.length === this.lineStart)
      this.headed = findStorePhrase(line, context.stores)?.store ?? this.headed;
  }

  /** "milk and bread, all from Costco": the store counts for the clause, or by itself for what stands before. */
  private readClauseOfStore(typed: string, isAsked: boolean, amongOthers: boolean): void {
    const ofAll = storeOfAll(typed, this.context.stores);
    if (ofAll === null) {
      this.readClause(typed, isAsked, amongOthers);
      return;
    }
    this.context.leave(typed.slice(ofAll.start));
    const from = ofAll.start === 0 ? 0 : this.things.length;
    if (ofAll.start > 0) this.readClause(typed.slice(0, ofAll.start), isAsked, amongOthers);
    for (const thing of this.things.slice(from)) thing.store ??= ofAll.store;
  }

  private readClause(typed: string, isAsked: boolean, amongOthers: boolean): void {
    const { context } = this;
    const correction = this.things.length === 0 ? "" : correctsAtHead(typed);
    context.leave(correction);
    // "¿hay arroz?" asks for it.
    const asking = isAsked ? (askedThere.exec(typed)?.[0] ?? "") : "";
    context.leave(asking);
    const given = typed.slice(correction.length + asking.length);
    const purpose = purposeOf(given) || reasonOf(given);
    context.leave(purpose);
    // "queda poco aceite y nada de sal"
    this.isInStock ||= /(?<!\p{L})quedan? (?:muy )?poc/iu.test(given);
    const because = reasonBehindOf(given.slice(purpose.length));
    context.leave(because);
    const needed = given.slice(purpose.length, given.length - because.length);
    const clause = this.neededOf(this.withoutTalk(needed));
    const isTalk =
      context.isTalk(clause) ||
      (isAsked && amongOthers && (isChoice(clause, context) || asksWhat.test(clause)));
    // "haben wir noch Öl?" asks for it.
    const isNegated = !isAsked && !clause.includes(",") && context.isNegated(clause);
    if (isFarewell(given) || isTalk || isNegated) {
      this.isInStock = saysWhatIsThere(clause);
      const at = isFarewell(given) ? 0 : requestAt(clause, isTalk);
      context.leave(at > 0 ? clause.slice(0, at) : clause);
      if (at > 0) this.readClause(clause.slice(at), isAsked, amongOthers);
      return;
    }
    const visited = this.ledStore(clause.replace(/\?+$/u, ""));
    if (visited !== null) {
      this.visited = visited;
      context.leave(clause);
      return;
    }
    // "the blue one" behind another sentence.
    if (correction === "" && !clause.includes(",") && applyFollowUp(this.things.at(-1), clause, context))
      return;
    const shared: Shared = { store: this.visited ?? this.headed, note: null, intervalDays: null, repeat: "" };
    const text = readHead(clause, shared, context);
    if (text === "") return;
    const drafts = this.readCorrected(text, isAsked, correction !== "");
    applyShared(drafts, shared);
    for (const { thing } of drafts) this.add(thing, isAsked);
    if (drafts.length > 0) context.use(shared.repeat);
    else context.leave(shared.repeat);
  }

  /** "dad wants beer and me chocolate": who wants a further thing. */
  private withoutSubject(piece: string, isFurther: boolean): string {
    const subject = isFurther ? (furtherSubject.exec(piece)?.[0] ?? "") : "";
    const rest = piece.slice(subject.length);
    if (subject === "" || !this.context.known.knows(this.context.known.coreOf(rest))) return piece;
    this.context.leave(subject);
    return rest;
  }

  /** "at Costco": a store's name by itself, without "at", may be a thing such as a gift card's. */
  private ledStore(text: string): NamedStore | null {
    const store = storeAlone(text, this.context.stores);
    return store === null || lettersOf(store.name).startsWith(lettersOf(text)) ? null : store;
  }

  /** "Is there any coffee? If not get coffee": what a question was about is added once. */
  private add(thing: ReadThing, isAsked: boolean): void {
    const { things, asked } = this;
    const at = things.findIndex((one) => asked.has(one) && nameKey(one.name) === nameKey(thing.name));
    if (at >= 0 && things[at]!.parsedQuantity === null) things.splice(at, 1);
    if (isAsked) asked.add(thing);
    things.push(thing);
  }

  /** "Sure, bread", "bread, see you later": without the talk before the first and behind the last comma. */
  private withoutTalk(clause: string): string {
    const { context } = this;
    const chore = choreAhead(clause);
    context.leave(chore);
    let text = clause.slice(chore.length);
    const first = text.indexOf(",");
    if (first > 0 && context.isTalk(text.slice(0, first))) {
      context.leave(text.slice(0, first));
      text = text.slice(first + 1).trim();
    }
    const last = text.lastIndexOf(",");
    const end = text.slice(last + 1).trim();
    if (last > 0 && (context.isTalk(end) || tellsOfState(end))) {
      context.leave(text.slice(last + 1));
      text = text.slice(0, last).trim();
    }
    return text;
  }

  /** "we have eggs but no milk": what is missing, behind what is there, is needed. */
  private neededOf(text: string): string {
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
  private readCorrected(text: string, isAsked: boolean, isCorrected: boolean): Draft[] {
    const { context } = this;
    const drafts: Draft[] = [];
    for (const { text: part, marker } of splitCorrections(text)) {
      context.leave(marker);
      const isInstead = marker !== "" || isCorrected;
      const old = isInstead ? (drafts.pop() ?? this.takeLast()) : null;
      const amount = old === null ? "" : amountAhead(part);
      if (old !== null && amount !== "") {
        context.use(amount);
        correctAmount(old.thing, amount);
        context.leave(amountWords(old));
      }
      const corrected = this.readPieces(part.slice(amount.length).replace(/^[\s,]+/u, ""), isAsked);
      const [first] = corrected;
      if (old !== null && amount === "" && first !== undefined) {
        takeOver(old, first);
        context.leave(old.thing.words);
      } else if (old !== null) drafts.push(old);
      // "diapers and wipes, no, only diapers"
      drafts.push(
        ...corrected.filter((draft) => marker === "" || !drafts.some((one) => isSameName(one, draft))),
      );
    }
    return drafts;
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
    for (const { text: typed, joiner, joined, portions } of splitThings(text, context.known)) {
      context.leave(joined);
      const piece = this.neededOf(this.withoutSubject(typed, drafts.length > 0));
      const negates =
        !isAsked && context.isNegated(piece) && (negatesOne.test(piece) || !context.known.knows(piece));
      const goesOn: boolean = joiner === "and" || (joiner === "comma" && isVerbNegated);
      isNegated =
        negates || (piece === typed && isNegated && goesOn && !turnsBack.test(piece) && !asksFor(piece));
      if (negates) this.isInStock = saysWhatIsThere(piece);
      isVerbNegated = isNegated && (isVerbNegated || negatesMore(piece));
      const alone = drafts.length > 0 ? storeAlone(piece, context.stores) : null;
      // "soup, but no noodles, from Aldi"
      const ofLine = drafts.length === 0 && this.things.length > this.lineStart ? this.ledStore(piece) : null;
      const repeat = drafts.length > 0 ? findRepeat(piece) : null;
      const time = drafts.length > 0 ? findTimeAtEnd(piece) : null;
      if (isNegated || context.isTalk(piece)) context.leave(piece);
      else if (applyFollowUp(drafts.at(-1)?.thing ?? this.things.at(-1), piece, context)) continue;
      else if (repeat !== null && repeat.start === 0 && repeat.end === piece.length) {
        context.use(piece);
        for (const { thing } of drafts) thing.intervalDays ??= repeat.days;
      } else if (drafts.length > 0 && findDaily(piece)?.note.length === piece.length)
        for (const { thing } of drafts) {
          thing.note = thing.note === null ? piece : `${thing.note}, ${piece}`;
          thing.intervalDays ??= repeatDays[0];
        }
      else if (time !== null && time.start === 0)
        for (const { thing } of drafts)
          thing.note = thing.note === null ? time.note : `${thing.note}, ${time.note}`;
      else if (alone !== null) for (const { thing } of drafts) thing.store ??= alone;
      else if (ofLine !== null) for (const thing of this.things.slice(this.lineStart)) thing.store ??= ofLine;
      else {
        const draft = readThing({ text: piece, joiner, portions }, context);
        if (draft !== null) drafts.push(draft);
      }
    }
    return drafts;
  }
}
