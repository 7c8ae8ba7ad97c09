import { nameKey } from "../../contract/items/rules.ts";
import type { NamedStore } from "../match-store.ts";
import { isHeading } from "../parse-many.ts";
import { aimOf, asksFavour, denialAhead, type Aim } from "./answers.ts";
import { askedThere, asksWhat, asksWhatFor, isChoice, visitAsked } from "./asking.ts";
import { withoutTalkAround } from "./clause-ends.ts";
import { readHead } from "./clause-head.ts";
import { asTyped } from "./chat-spellings.ts";
import { clausesOf } from "./clauses.ts";
import { changesMindAtHead, correctsAtHead } from "./corrections.ts";
import { applyFollowUp } from "./follow-ups.ts";
import { saysTea, withAccent, withoutAccent } from "./french-tea.ts";
import {
  findSections,
  isOnlyRepeat,
  isSectionTitle,
  repeatOfHeading,
  saysWhatIsMissing,
  withoutListWords,
  withoutRepeat,
  withoutServings,
} from "./headings.ts";
import { asksInLetter, letterOf } from "./letters.ts";
import { isLikelyThing } from "./likely-things.ts";
import { withoutStandIns, withStandIns } from "./misread-names.ts";
import { isChat, mannerOf } from "./manners.ts";
import { inOrderOf, ParseContext, wordsOf, wordsWithout } from "./parse-context.ts";
import { PieceReader } from "./piece-reader.ts";
import { tellsPlan } from "./plans.ts";
import type { ReadOptions, ReadText, ReadThing } from "./read-text.ts";
import { isOccasion, reasonBehindOf, reasonOf, tellsReason } from "./reasons.ts";
import { isSaidAgain, isScopeOf } from "./said-again.ts";
import { isFarewell, isSignature, linesOf, type Line } from "./sender-lines.ts";
import { partRecipe } from "./recipe-text.ts";
import { lookAgain } from "./second-look.ts";
import { applyShared, type Shared } from "./shared-parts.ts";
import { findStorePhrase, storeAlone } from "./store-phrase.ts";
import {
  ledStore,
  sharedByAll,
  storeOfHeading,
  storeOfOwnVisit,
  storeOfThese,
  storeOfVisit,
  withStoresApart,
} from "./stores-of-lines.ts";
import { purposeOf, requestAt, saysWhatIsThere, tellsOfLateness } from "./talk.ts";
import { repeatOfThem, saysInstead, storeOfThem } from "./them-at-store.ts";
import { toldPlainly } from "./told-plainly.ts";
import { findTimeAtEnd } from "./time-words.ts";
import { inUsualWords } from "./usual-words.ts";

const webAddress = /\((?:https?:\/\/|www\.)[^\s<>()]+\)|(?<![^\s(<])(?:https?:\/\/|www\.)[^\s<>)]+/giu;

/**
 * Reads the things, amounts, notes, stores and repeats in what somebody typed, dictated, pasted or shared, in English, German,
 * Spanish or French: "um, can you add two cartons of milk and a dozen eggs from Costco please".
 */
export function readSentences(text: string, options: ReadOptions = {}): ReadText {
  const { things, left } = readAll(text, options);
  return { things, left: inOrderOf(text, left) };
}

/** How often a text is told more plainly; each time may lead to another, and one phrase said a thousand times to as many. */
const mostTellings = 5;

/** Reads a text, which may be a part of a whole one; the whole tells how it was written. */
function readAll(text: string, options: ReadOptions, whole = text, retold = 0): ReadText {
  const linked = text.match(webAddress);
  if (linked !== null) {
    const { things, left } = readAll(text.replace(webAddress, " "), options, whole);
    return { things, left: [...left, ...linked] };
  }
  const stood = withStandIns(text);
  if (stood.typed.length > 0) return withoutStandIns(readAll(stood.text, options, whole), stood.typed);
  const asked = retold < mostTellings ? toldPlainly(text, options) : text;
  if (asked !== text) {
    const { things, left } = readAll(asked, options, whole, retold + 1);
    const [typed, read] = [wordsOf(text), wordsOf(asked)];
    return { things, left: [...wordsWithout(typed, read), ...wordsWithout(left, wordsWithout(read, typed))] };
  }
  const recipe = partRecipe(text, options);
  const { things, left } = lookAgain(
    recipe?.kept ?? text,
    options,
    (part) => (saysTea(part) ? withoutAccent(read(withAccent(part), options)) : read(part, options)),
    () => mannerOf(whole, new Reader(options).linesOf(whole)),
  );
  if (recipe === null) return { things, left };
  return { things, left: [...wordsOf(recipe.left), ...left] };
}

function read(text: string, options: ReadOptions): ReadText {
  const reader = new Reader(options);
  const { context } = reader;
  const usual = inUsualWords(text, context.stores, context.known.knows, (typed) => context.use(typed));
  const lines = reader.linesOf(usual);
  const sections = findSections(usual, lines, context.known);
  reader.isChat = isChat(lines);
  const letter = letterOf(text, lines);
  reader.hasListInLetter = letter.isLetter && letter.hasList;
  for (const [at, line] of lines.entries())
    reader.readLine(line, lines.length > 1, sections[at]!, at === lines.length - 1);
  for (const thing of reader.things) if (thing.note !== null) thing.note = asTyped(thing.note, text);
  return { things: reader.things, left: context.leftOf(text, reader.things) };
}

const picturesAround =
  /^[\p{Extended_Pictographic}\uFE0F\u200D\s]+|[\p{Extended_Pictographic}\uFE0F\u200D\s]+$/gu;

/** What the message before ended with a question about: "do we need bread?". */
type Questioned = { things: readonly ReadThing[]; aim: Aim };

class Reader {
  readonly things: ReadThing[];
  readonly context: ParseContext;
  private readonly asked = new Set<ReadThing>();
  /** The store of a heading: it counts until the next heading. */
  private headed: NamedStore | null = null;
  /** The repeat of a heading, "Weekly:", as long. */
  private headedDays: number | null = null;
  /** "Are you going to Aldi? Then bring toast": it counts until the end of the line. */
  private visited: NamedStore | null = null;
  /** Whether the line is somebody's message in a chat. */
  private isSaid = false;
  private questioned: Questioned = { things: [], aim: "either" };
  /** Whether the text is a letter whose things are listed with bullets. */
  hasListInLetter = false;
  private readonly pieces: PieceReader;

  constructor(options: ReadOptions) {
    this.context = new ParseContext(options);
    this.pieces = new PieceReader(this.context);
    this.things = this.pieces.things;
  }

  set isChat(isChat: boolean) {
    this.pieces.isChat = isChat;
  }

  linesOf(text: string): Line[] {
    return linesOf(text, (name) => this.isTitle(name), this.context.known.knows);
  }

  /** Whether things can stand under a name, as under a store's. */
  isTitle(name: string): boolean {
    const { known, stores } = this.context;
    const store = storeAlone(withoutRepeat(withoutListWords(name)), stores);
    return store !== null || isSectionTitle(name) || known.isName(name) || isHeading(`${name}:`, false);
  }

  readLine(
    { text: typed, left: before, isListed }: Line,
    amongOthers: boolean,
    isSection: boolean,
    isLast: boolean,
  ): void {
    const { context } = this;
    context.leave(before);
    if (typed === "") return;
    const line = this.withoutAnswer(typed);
    this.questioned = { things: [], aim: "either" };
    if (line === "") return;
    // "Deine Oma" under a letter
    if (isLast && this.things.length > 0 && / /u.test(line) && isSignature(line)) {
      context.leave(line);
      return;
    }
    const store =
      storeAlone(line.replace(/^[#*_\s]+|[:*_\s]+$/gu, ""), context.stores) ??
      (amongOthers && !isListed && !isLast ? storeOfThese(line, context.stores) : null);
    if (store !== null && (amongOthers || /:\s*$/u.test(line))) {
      this.headed = store;
      this.headedDays = null;
      context.leave(line);
      return;
    }
    // "milk⏎eggs⏎every week"
    if (isLast && this.things.length > 0 && isOnlyRepeat(line)) {
      for (const thing of this.things) thing.intervalDays ??= repeatOfHeading(line);
      context.use(line);
      return;
    }
    const isRepeatAlone = amongOthers && before === "" && isOnlyRepeat(line);
    const title = withoutServings(line.replace(picturesAround, ""));
    if (
      isSection ||
      isRepeatAlone ||
      isHeading(title, amongOthers) ||
      (amongOthers && saysWhatIsMissing(line))
    ) {
      this.headed = storeOfHeading(line, context.stores);
      this.headedDays = repeatOfHeading(line);
      context.leave(line);
      return;
    }
    this.visited = null;
    this.isSaid = before !== "";
    this.pieces.isInStock = false;
    this.pieces.isListed = isListed && amongOthers;
    this.pieces.lineStart = this.things.length;
    const apart = withStoresApart(line, context.stores, context.known.isName);
    const clauses = clausesOf(apart);
    const lastSaid = clauses.findLastIndex(({ text }) => /\p{Alpha}/u.test(text));
    for (const [at, { text, isAsked, goesOn }] of clauses.entries()) {
      if (at > 0 && at === clauses.length - 1 && isSignature(text)) {
        context.leave(text);
        continue;
      }
      // "COFFEE!!! ☕"
      if ((at > 0 || this.things.length > 0) && !/[\p{Alpha}\p{N}]/u.test(text)) {
        context.leavePictures(text);
        continue;
      }
      // "Sam turns 6. Get cake mix"
      const isBesideThings = goesOn || this.things.length > this.pieces.lineStart;
      const tells = tellsReason(text) || tellsPlan(text) || (goesOn && isOccasion(text));
      const isTold = isBesideThings && !isAsked && tells;
      const isOfLetter = this.hasListInLetter && !isListed && !asksInLetter(text);
      if (isOfLetter) context.leave(text);
      else if (isTold && !context.known.knows(text) && reasonBehindOf(text.split(",", 1)[0]!) === "")
        context.leave(text);
      else {
        this.pieces.clauseStart = this.things.length;
        this.readClauseOfStore(text, isAsked, amongOthers);
        if (isAsked && at === lastSaid)
          this.questioned = {
            things: this.things.slice(this.pieces.clauseStart),
            aim: asksFavour(text) ? "favour" : aimOf(text),
          };
      }
    }
    // "I'm at Costco, need anything?" before what another person asks for
    if (amongOthers && this.things.length === this.pieces.lineStart)
      this.headed = storeOfVisit(line, context.stores) ?? this.headed;
  }

  /** The rest of a message behind its answer to the question before it, which may say that a thing isn't needed. */
  private withoutAnswer(message: string): string {
    const { things, aim } = this.questioned;
    if (things.length === 0 || correctsAtHead(message) !== "") return message;
    const left = denialAhead(
      message,
      things.map(({ name }) => name),
      aim,
    );
    if (left === "") return message;
    for (const thing of things) {
      const at = this.things.indexOf(thing);
      if (at >= 0) this.things.splice(at, 1);
      this.context.leave(thing.words);
    }
    this.context.leave(left);
    return message.slice(left.length);
  }

  /** "milk and bread, all from Costco every week": counts for the clause, or by itself for what stands before. */
  private readClauseOfStore(typed: string, isAsked: boolean, amongOthers: boolean): void {
    if (this.readOfThem(typed)) return;
    const shared = sharedByAll(typed, this.context.stores);
    if (shared === null) {
      this.readClause(typed, isAsked, amongOthers);
      return;
    }
    this.context.leave(typed.slice(shared.start, shared.saidAt));
    this.context.use(typed.slice(shared.saidAt));
    const from = shared.start === 0 ? 0 : this.things.length;
    const { visited } = this;
    // It counts in place of the store of a heading.
    this.visited = shared.store ?? visited;
    if (shared.start > 0) this.readClause(typed.slice(0, shared.start), isAsked, amongOthers);
    this.visited = visited;
    for (const thing of this.things.slice(from)) {
      thing.store ??= shared.store;
      thing.intervalDays ??= shared.repeat?.days ?? null;
    }
  }

  /** "Can you get them at Costco?", "we need it every 3 weeks": about the things of the line so far. */
  private readOfThem(clause: string): boolean {
    const { lineStart } = this.pieces;
    const before = this.things.slice(lineStart);
    const store = storeOfThem(clause, this.context.stores);
    const days = repeatOfThem(clause);
    if (before.length === 0 || (store === null && days === null)) return false;
    for (const thing of before) {
      thing.store = (saysInstead(clause) ? store : null) ?? thing.store ?? store;
      thing.intervalDays ??= days;
    }
    if (days === null) this.context.leave(clause);
    else this.context.use(clause);
    return true;
  }

  private readClause(typed: string, isAsked: boolean, amongOthers: boolean): void {
    const { context } = this;
    this.visited = storeOfOwnVisit(typed, context.stores) ?? this.visited;
    const correction = this.things.length === 0 ? "" : correctsAtHead(typed);
    const changed = correction === "" && this.pieces.isChat ? changesMindAtHead(typed) : "";
    context.leave(correction + changed);
    // "¿hay arroz?" asks for it.
    const asking = isAsked ? (askedThere.exec(typed)?.[0] ?? "") : "";
    context.leave(asking);
    const given = typed.slice(correction.length + changed.length + asking.length);
    const reason = reasonOf(given);
    // "passe chez Lidl : lait"
    const isStore = findStorePhrase(reason.replace(/[\s:]+$/u, ""), context.stores) !== null;
    const purpose = purposeOf(given) || (isStore ? "" : reason);
    context.leave(purpose);
    // "queda poco aceite y nada de sal"
    this.pieces.isInStock ||= /(?<!\p{Cased})quedan? (?:muy )?poc/iu.test(given);
    const because = reasonBehindOf(given.slice(purpose.length));
    context.leave(because);
    const needed = given.slice(purpose.length, given.length - because.length);
    const clause = this.pieces.neededOf(withoutTalkAround(needed, context));
    const asksFor = isAsked && asksWhatFor(given);
    const isTalk =
      context.isTalk(clause) ||
      asksFor ||
      (isAsked && amongOthers && (isChoice(clause, context) || asksWhat.test(clause)));
    // "haben wir noch Öl?" asks for it.
    const isNegated = !isAsked && !clause.includes(",") && context.isNegated(clause);
    if (isFarewell(given) || isTalk || isNegated) {
      if (isAsked)
        this.visited = visitAsked(clause, context) ?? storeOfVisit(given, context.stores) ?? this.visited;
      this.pieces.isInStock = saysWhatIsThere(clause);
      const at = isFarewell(given) || asksFor ? 0 : requestAt(clause, isTalk);
      context.leave(at > 0 ? clause.slice(0, at) : clause);
      if (isNegated) this.pieces.takeBackSaid(clause);
      if (at > 0) this.readClause(clause.slice(at), isAsked, amongOthers);
      return;
    }
    // "eggs and ham. For the picnic"
    const occasion = findTimeAtEnd(clause);
    if (occasion?.start === 0 && this.things.length > this.pieces.lineStart) {
      for (const thing of this.things.slice(this.pieces.lineStart))
        thing.note = thing.note === null ? occasion.note : `${thing.note}, ${occasion.note}`;
      return;
    }
    const visited =
      (isAsked ? visitAsked(clause, context) : null) ?? ledStore(clause.replace(/\?+$/u, ""), context.stores);
    if (visited !== null) {
      this.visited = visited;
      context.leave(clause);
      return;
    }
    // "the blue one" behind another sentence.
    if (
      correction === "" &&
      !clause.includes(",") &&
      applyFollowUp(this.pieces.meant(clause), clause, context)
    )
      return;
    const shared: Shared = {
      store: this.visited ?? this.headed,
      note: null,
      intervalDays: this.headedDays,
      repeat: "",
    };
    const text = readHead(clause, shared, context);
    if (text === "") return;
    const read = this.pieces.readCorrected(text, isAsked, correction !== "");
    const manner = { isSaid: this.isSaid, isAsked, isLate: tellsOfLateness(typed) };
    const isAmongOthers = amongOthers || read.length + this.things.length > 1;
    const drafts = read.filter(({ thing }) => isLikelyThing(thing, manner, isAmongOthers, context.known));
    for (const draft of read) if (!drafts.includes(draft)) context.leave(draft.thing.words);
    applyShared(drafts, shared);
    for (const { thing } of drafts)
      if (correction + changed === "" || !this.pieces.correctEarlier(thing)) this.add(thing, isAsked);
    if (drafts.length > 0) context.use(shared.repeat);
    else context.leave(shared.repeat);
  }

  /**
   * "Is there any coffee? If not get coffee": what a question was about is added once; "ok, just eggs then" in a chat repeats
   * what an earlier message asks for.
   */
  private add(thing: ReadThing, isAsked: boolean): void {
    const { things, asked } = this;
    // "paper towels and a rotisserie chicken. Get the chicken at Costco": it is told where to get it.
    if (isScopeOf(things, thing)) {
      this.context.use(thing.words);
      return;
    }
    if (isSaidAgain(this.pieces.saidBefore, thing)) {
      this.context.leave(thing.words);
      return;
    }
    const at = things.findIndex((one) => asked.has(one) && nameKey(one.name) === nameKey(thing.name));
    if (at >= 0 && things[at]!.parsedQuantity === null) {
      const [before] = things.splice(at, 1);
      thing.store ??= before!.store;
    }
    if (isAsked) asked.add(thing);
    things.push(thing);
  }
}
