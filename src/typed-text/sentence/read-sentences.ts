import { isHeading } from "../parse-many.ts";
import type { NamedStore } from "../match-store.ts";
import type { ParsedName } from "../parse-name.ts";
import { clausesOf } from "./clauses.ts";
import { readHead } from "./clause-head.ts";
import { namesSection } from "./headings.ts";
import { readThing } from "./read-thing.ts";
import { Reading } from "./reading.ts";
import { linesOf } from "./sender-lines.ts";
import { applyShared, type Draft, type Shared } from "./shared-parts.ts";
import { splitThings } from "./split-things.ts";
import { storeAlone } from "./store-phrase.ts";
import { turnsBack } from "./talk.ts";

/** One thing that a text asks for. */
export type ReadThing = ParsedName & {
  note: string | null;
  store: NamedStore | null;
  /** Days between its repeats. */
  intervalDays: number | null;
};

export type ReadText = {
  things: ReadThing[];
  /** The words that are in no thing, in their order. */
  left: string[];
};

export type ReadOptions = {
  stores?: readonly NamedStore[];
  /** Whether a name is everybody's or the list's own, as it is written. */
  isName?: (name: string) => boolean;
  /** Whether the engine knows a name; it leaves out words such as "and". */
  isKnownToEngine?: (name: string) => boolean;
};

/**
 * Reads the things, amounts, notes, stores and repeats in what somebody typed, dictated, pasted or shared, in English, German,
 * Spanish or French: "um, can you add two cartons of milk and a dozen eggs from Costco please".
 */
export function readSentences(text: string, options: ReadOptions = {}): ReadText {
  const reader = new Reader(options);
  const lines = linesOf(text);
  const sections = lines.map((line, at) => namesSection(line, lines[at + 1], reader.reading.known.knows));
  for (const [at, line] of lines.entries())
    reader.readLine(line.text, line.left, lines.length > 1, sections[at]!);
  return { things: reader.things, left: reader.reading.leftOf(text, reader.things) };
}

class Reader {
  readonly things: ReadThing[] = [];
  readonly reading: Reading;
  /** The store of a heading: it counts until the next heading. */
  private headed: NamedStore | null = null;

  constructor(options: ReadOptions) {
    this.reading = new Reading(options);
  }

  readLine(line: string, before: string, amongOthers: boolean, isSection: boolean): void {
    const { reading } = this;
    reading.leave(before);
    if (line === "") return;
    const store = storeAlone(line.replace(/^[#*_\s]+|[:*_\s]+$/gu, ""), reading.stores);
    if (store !== null && (amongOthers || /:\s*$/u.test(line))) {
      this.headed = store;
      reading.leave(line);
      return;
    }
    if (isSection || isHeading(line, amongOthers)) {
      this.headed = null;
      reading.leave(line);
      return;
    }
    for (const clause of clausesOf(line)) this.readClause(clause);
  }

  private readClause(clause: string): void {
    const { reading } = this;
    if (reading.isTalk(clause) || (!clause.includes(",") && reading.isRefused(clause))) {
      reading.leave(clause);
      return;
    }
    const shared: Shared = { store: this.headed, note: null, intervalDays: null, repeat: "" };
    const text = readHead(clause, shared, reading);
    if (text === "") return;
    const drafts = this.readPieces(text);
    applyShared(drafts, shared);
    this.things.push(...drafts.map(({ thing }) => thing));
    if (drafts.length > 0) reading.use(shared.repeat);
    else reading.leave(shared.repeat);
  }

  private readPieces(text: string): Draft[] {
    const { reading } = this;
    const drafts: Draft[] = [];
    let isRefused = false;
    let isVerbRefused = false;
    for (const { text: piece, joiner, joined } of splitThings(text, reading.known)) {
      reading.leave(joined);
      const refuses = reading.isRefused(piece) && !reading.known.knows(piece);
      const goesOn: boolean = joiner === "and" || (joiner === "comma" && isVerbRefused);
      isRefused = refuses || (isRefused && goesOn && !turnsBack.test(piece));
      isVerbRefused = isRefused && (isVerbRefused || piece.includes(" "));
      const alone = drafts.length > 0 ? storeAlone(piece, reading.stores) : null;
      if (isRefused || reading.isTalk(piece)) reading.leave(piece);
      else if (alone !== null) for (const { thing } of drafts) thing.store ??= alone;
      else {
        const draft = readThing(piece, joiner, reading);
        if (draft !== null) drafts.push(draft);
      }
    }
    return drafts;
  }
}
