import { findRepeat, findRepeatAdverb, findRepeatAdverbAtHead } from "../../typed-text/repeat-words.ts";
import type { ReadThing } from "../../typed-text/sentence/read-text.ts";
import { findDaily } from "../../typed-text/sentence/time-words.ts";

/** A thing with its stretch of a text; `start` is -1 when it isn't found there. */
type Located = { thing: ReadThing; words: string; start: number };

/** What becomes of the repeat of a thing for a person without Premium. */
export type UnmetRepeat = {
  /** Its words as they were typed, which stay in the name; empty when they stand beside another thing. */
  words: readonly string[];
  /** Whether this is the thing whose line tells that repeats are part of Premium. */
  isTold: boolean;
};

/**
 * The words of repeats that nothing comes of without Premium. Those that are said for several things go to the one that they
 * stand beside.
 * @returns one for each thing; null for a thing that asks for no repeat
 */
export function unmetRepeats(typed: string, located: readonly Located[]): (UnmetRepeat | null)[] {
  const words = located.map(({ thing, words: own }) =>
    thing.intervalDays === null ? [] : spansOfRepeats(own).map((span) => own.slice(span.start, span.end)),
  );
  const known = new Set(words.flat());
  const isOpen = ({ thing }: Located, index: number) =>
    thing.intervalDays !== null && words[index]!.length === 0;
  for (const { start, end } of spansOfRepeats(withoutThings(typed, located))) {
    const said = typed.slice(start, end);
    const nearest = known.has(said) ? null : nearestOf(located.filter(isOpen), start, end);
    if (nearest !== null) words[located.indexOf(nearest)]!.push(said);
  }
  const isAnyFound = words.some((said) => said.length > 0);
  return located.map(({ thing }, index) =>
    thing.intervalDays === null
      ? null
      : { words: words[index]!, isTold: !isAnyFound || words[index]!.length > 0 },
  );
}

/** A text with spaces in the place of words of repeats. */
export function withoutRepeats(text: string): string {
  return spansOfRepeats(text).reduce(blank, text);
}

type Span = { start: number; end: number };

/** The words of repeats in a stretch of a text, in their order. */
function spansOfRepeats(text: string): Span[] {
  const spans: Span[] = [];
  let rest = text;
  for (;;) {
    const span = findRepeat(rest) ?? findDaily(rest) ?? adverbAtEnd(rest) ?? adverbAtHead(rest);
    if (span === null) return spans.toSorted((one, other) => one.start - other.start);
    spans.push(span);
    rest = blank(rest, span);
  }
}

/** "bread weekly", or "weekly" by itself. */
function adverbAtEnd(text: string): Span | null {
  const bare = text.replace(/[\s,;:.!]+$/u, "");
  const span = findRepeatAdverb(` ${bare}`);
  return span === null ? null : { start: span.start - 1, end: span.end - 1 };
}

/** "weekly milk", "Weekly:" */
function adverbAtHead(text: string): Span | null {
  const from = /^[\s,;:.!]*/u.exec(text)![0].length;
  const span = findRepeatAdverbAtHead(text.slice(from));
  return span === null ? null : { start: span.start + from, end: span.end + from };
}

function blank(text: string, { start, end }: Span): string {
  return text.slice(0, start) + " ".repeat(end - start) + text.slice(end);
}

function withoutThings(typed: string, located: readonly Located[]): string {
  return located
    .filter(({ start }) => start >= 0)
    .reduce((rest, { start, words }) => blank(rest, { start, end: start + words.length }), typed);
}

/** The thing that stands nearest to a stretch; the last one when none is found in the text. */
function nearestOf(located: readonly Located[], start: number, end: number): Located | null {
  const gapOf = ({ words, start: from }: Located) =>
    from < 0 ? Infinity : Math.max(from - end, start - (from + words.length));
  const least = Math.min(...located.map(gapOf));
  const nearest = located.filter((one) => gapOf(one) === least);
  return (least === Infinity ? nearest.at(-1) : nearest[0]) ?? null;
}
