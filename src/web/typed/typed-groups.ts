import type { ReadThing } from "../../typed-text/sentence/read-text.ts";
import type { ChipTap } from "./chip-tap.ts";
import type { TextChoices } from "./text-choices.ts";

/** A thing, or a part of one, with its stretch of the text; `start` is -1 when it isn't found there. */
type Piece = {
  words: string;
  start: number;
  end: number;
  isRun: boolean;
  /** Null when its words are to be read by themselves. */
  thing: ReadThing | null;
  /** The words of the thing that the person split into this and other parts. */
  partOf: string | null;
};

/** One thing after the person's choices. */
export type Group = {
  words: string;
  start: number;
  end: number;
  /** Null when its words are to be read by themselves. */
  thing: ReadThing | null;
  tap: ChipTap | null;
  possibleThings: number;
};

/** What may stand between two things. */
const between = /\s*[,;]\s*|\s+(?:and|und|y|et|&|\+)\s+/iu;

/** Finds each thing in the text, whose white space is folded. */
export function locatePieces(typed: string, things: readonly ReadThing[]): (Piece & { thing: ReadThing })[] {
  let from = 0;
  return things.map((thing) => {
    const start = typed.indexOf(thing.words, from);
    const end = start + thing.words.length;
    if (start >= 0) from = end;
    return { words: thing.words, start, end, isRun: thing.joiner === "run", thing, partOf: null };
  });
}

/** The things after the person's choices. Names in a row with nothing between them are one thing until the person splits it. */
export function groupPieces(whole: readonly Piece[], typed: string, choices: TextChoices): Group[] {
  const { joined, parted } = choices;
  const isIn = (parts: readonly string[], words: string) => parts.includes(words.toLowerCase());
  // The parts of a thing are a run that the person has split.
  const pieces = whole.flatMap((piece) => (isIn(parted, piece.words) ? partsOf(piece) : [piece]));
  const wordsOf = (from: number, to: number) => typed.slice(pieces[from]!.start, pieces[to - 1]!.end);
  const groups: Group[] = [];
  const add = (from: number, to: number, tap: ChipTap | null, possibleThings = 1): number => {
    const { start, words, thing } = pieces[from]!;
    const span = { start, end: pieces[to - 1]!.end };
    const one = to === from + 1 ? { words, thing } : { words: wordsOf(from, to), thing: null };
    groups.push({ ...one, ...span, tap, possibleThings });
    return to;
  };
  if (pieces.some(({ start }) => start < 0)) {
    for (const [at, { partOf }] of pieces.entries())
      add(at, at + 1, partOf === null ? null : { kind: "unsplit", words: partOf });
    return groups;
  }
  let split = { end: 0, tap: null as ChipTap | null };
  for (let at = 0; at < pieces.length;) {
    const isJoined = (end: number) => isIn(joined, wordsOf(at, end));
    const joinedEnd = lastIndex(at + 2, pieces.length, isJoined);
    const runEnd = at < split.end ? at + 1 : endOfRun(pieces, at);
    const run = wordsOf(at, runEnd);
    if (runEnd > at + 1 && isIn(parted, run)) {
      // Of two parts a tap makes one thing again; of more it joins two of them.
      split = { end: runEnd, tap: runEnd === at + 2 ? { kind: "unsplit", words: run } : null };
    }
    if (joinedEnd !== null) at = add(at, joinedEnd, { kind: "unjoin", words: wordsOf(at, joinedEnd) });
    else if (at < split.end) at = add(at, at + 1, split.tap);
    else if (runEnd > at + 1) at = add(at, runEnd, { kind: "split", words: run }, runEnd - at);
    else {
      const { words } = pieces[at]!;
      at = add(at, at + 1, piecesIn(words).length > 1 ? { kind: "split", words } : null);
    }
  }
  return groups.map((group, index) => withJoin(group, index, groups, typed));
}

/** The last number of a range for which something holds. */
function lastIndex(from: number, to: number, holds: (at: number) => boolean): number | null {
  for (let at = to; at >= from; at -= 1) if (holds(at)) return at;
  return null;
}

function endOfRun(pieces: readonly Piece[], at: number): number {
  let end = at + 1;
  while (end < pieces.length && pieces[end]!.isRun) end += 1;
  return end;
}

function piecesIn(words: string): string[] {
  return words.split(between).filter(Boolean);
}

function partsOf({ words, start, isRun }: Piece): Piece[] {
  let from = 0;
  return piecesIn(words).map((part, index) => {
    const at = words.indexOf(part, from);
    from = at + part.length;
    const span = start < 0 ? { start, end: start } : { start: start + at, end: start + from };
    return { words: part, ...span, isRun: isRun || index > 0, thing: null, partOf: words };
  });
}

/** Offers to join a thing that can't be split with the next one, or the last thing with the one before. */
function withJoin(group: Group, index: number, groups: readonly Group[], typed: string): Group {
  if (group.tap !== null || groups.length === 1) return group;
  const [first, last] = index + 1 < groups.length ? [group, groups[index + 1]!] : [groups[index - 1]!, group];
  return { ...group, tap: { kind: "join", words: typed.slice(first.start, last.end) } };
}
