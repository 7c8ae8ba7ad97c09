import { isHeading } from "../parse-many.ts";
import { lettersOf, type NamedStore } from "../match-store.ts";
import { clausesOf } from "./clauses.ts";
import { readHead } from "./clause-head.ts";
import { namesSection, withoutListWords } from "./headings.ts";
import { readThing } from "./read-thing.ts";
import type { ReadOptions, ReadText, ReadThing } from "./read-text.ts";
import { Reading } from "./reading.ts";
import { isFarewell, linesOf } from "./sender-lines.ts";
import { applyShared, type Draft, type Shared } from "./shared-parts.ts";
import { splitThings } from "./split-things.ts";
import { storeAlone } from "./store-phrase.ts";
import { requestAt, turnsBack } from "./talk.ts";

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
  /** "Are you going to Aldi? Then bring toast": it counts until the end of the line. */
  private visited: NamedStore | null = null;

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
      this.headed = storeAlone(withoutListWords(line), reading.stores);
      reading.leave(line);
      return;
    }
    this.visited = null;
    for (const clause of clausesOf(line)) this.readClause(clause);
  }

  private readClause(given: string): void {
    const { reading } = this;
    const clause = this.withoutTalk(given);
    const isTalk = reading.isTalk(clause);
    if (isFarewell(given) || isTalk || (!clause.includes(",") && reading.isRefused(clause))) {
      const at = isFarewell(given) ? 0 : requestAt(clause, isTalk);
      reading.leave(at > 0 ? clause.slice(0, at) : clause);
      if (at > 0) this.readClause(clause.slice(at));
      return;
    }
    const visited = storeAlone(clause.replace(/\?+$/u, ""), reading.stores);
    // A store's name by itself, without "at", may be a thing such as a gift card's.
    if (visited !== null && !lettersOf(visited.name).startsWith(lettersOf(clause))) {
      this.visited = visited;
      reading.leave(clause);
      return;
    }
    const shared: Shared = { store: this.visited ?? this.headed, note: null, intervalDays: null, repeat: "" };
    const text = readHead(clause, shared, reading);
    if (text === "") return;
    const drafts = this.readPieces(text);
    applyShared(drafts, shared);
    this.things.push(...drafts.map(({ thing }) => thing));
    if (drafts.length > 0) reading.use(shared.repeat);
    else reading.leave(shared.repeat);
  }

  /** "Sure, bread", "bread, see you later": takes talk before the first and behind the last comma away. */
  private withoutTalk(clause: string): string {
    const { reading } = this;
    let text = clause;
    const first = text.indexOf(",");
    if (first > 0 && reading.isTalk(text.slice(0, first))) {
      reading.leave(text.slice(0, first));
      text = text.slice(first + 1).trim();
    }
    const last = text.lastIndexOf(",");
    if (last > 0 && reading.isTalk(text.slice(last + 1).trim())) {
      reading.leave(text.slice(last + 1));
      text = text.slice(0, last).trim();
    }
    return text;
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
