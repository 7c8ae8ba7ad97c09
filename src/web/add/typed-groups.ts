import type { ReadThing } from "../../typed-text/sentence/read-text.ts";
import type { ChipTap, TextChoices } from "./text-choices.ts";

/** A thing with its stretch of the text; `start` is -1 when it isn't found there. */
type Piece = { words: string; start: number; end: number; isRun: boolean; thing: ReadThing };

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
export function locatePieces(typed: string, things: readonly ReadThing[]): Piece[] {
  let from = 0;
  return things.map((thing) => {
    const start = typed.indexOf(thing.words, from);
    const end = start + thing.words.length;
    if (start >= 0) from = end;
    return { words: thing.words, start, end, isRun: thing.joiner === "run", thing };
  });
}

/** The things after the person's choices. Names in a row with nothing between them are one thing until the person splits it. */
export function groupPieces(pieces: readonly Piece[], typed: string, choices: TextChoices): Group[] {
  const { joined, parted } = choices;
  const isIn = (parts: readonly string[], words: string) => parts.includes(words.toLowerCase());
  const groups: Group[] = [];
  const isLocated = pieces.every(({ start }) => start >= 0);
  for (let at = 0; at < pieces.length;) {
    const wordsTo = (end: number) => typed.slice(pieces[at]!.start, pieces[end - 1]!.end);
    const add = (end: number, tap: ChipTap | null, possibleThings = 1) => {
      const { start, words, thing } = pieces[at]!;
      const isOne = end === at + 1;
      const span = { start, end: pieces[end - 1]!.end };
      groups.push({
        words: isOne ? words : wordsTo(end),
        ...span,
        thing: isOne ? thing : null,
        tap,
        possibleThings,
      });
      at = end;
    };
    const joinedEnd = isLocated
      ? lastIndex(at + 2, pieces.length, (end) => isIn(joined, wordsTo(end)))
      : null;
    const runEnd = endOfRun(pieces, at);
    const run = runEnd > at + 1 && isLocated ? wordsTo(runEnd) : null;
    if (joinedEnd !== null) add(joinedEnd, { kind: "unjoin", words: wordsTo(joinedEnd) });
    else if (run !== null && !isIn(parted, run)) add(runEnd, { kind: "split", words: run }, runEnd - at);
    else if (run !== null)
      pieces.slice(at, runEnd).forEach(() => add(at + 1, { kind: "unsplit", words: run }));
    else if (isIn(parted, pieces[at]!.words)) {
      groups.push(...partsOf(pieces[at]!));
      at += 1;
    } else {
      const { words } = pieces[at]!;
      const canSplit = isLocated && words.split(between).filter(Boolean).length > 1;
      add(at + 1, canSplit ? { kind: "split", words } : null);
    }
  }
  return isLocated ? groups.map((group, index) => withJoin(group, index, groups, typed)) : groups;
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

function partsOf({ words, start }: Piece): Group[] {
  let from = 0;
  return words
    .split(between)
    .filter(Boolean)
    .map((part) => {
      const at = words.indexOf(part, from);
      from = at + part.length;
      const tap = { kind: "unsplit", words } as const;
      return { words: part, start: start + at, end: start + from, thing: null, tap, possibleThings: 1 };
    });
}

/** Offers to join a thing that can't be split with the next one, or the last thing with the one before. */
function withJoin(group: Group, index: number, groups: readonly Group[], typed: string): Group {
  if (group.tap !== null || groups.length === 1) return group;
  const [first, last] = index + 1 < groups.length ? [group, groups[index + 1]!] : [groups[index - 1]!, group];
  return { ...group, tap: { kind: "join", words: typed.slice(first.start, last.end) } };
}
