import { linesOf } from "../../typed-text/sentence/sender-lines.ts";

/** What somebody has written of a thing: its words, and what stands around them on the line, up to the things beside it. */
export type Written = { before: string; words: string; after: string };

export function textOf({ before, words, after }: Written): string {
  return (before + words + after).trim();
}

type Span = { start: number; end: number };

/** What separates two things of a line. */
const betweenThings = /^(?:[\s,;|&+]|(?:and|und|y|e|et)(?![\p{L}\p{N}]))+/iu;

/**
 * What was written of each thing, without the sender, the time and the bullet of its line; null for a thing whose words
 * are not found there in one piece.
 * @param isTitle see `linesOf`
 */
export function writtenOf(
  text: string,
  things: readonly { words: string }[],
  isTitle: (name: string) => boolean,
): (Written | null)[] {
  const lines = spansOfLines(text, isTitle);
  const places = placesOf(text, things, lines);
  return things.map(({ words }, index) => {
    const place = places[index];
    if (place === null || place === undefined) return null;
    const { line, start, end } = place;
    const beside = places.filter((other) => other !== null && other.line === line);
    const ahead = beside.filter((other) => other!.end <= start).map((other) => other!.end);
    const isLast = beside.every((other) => other!.start <= start);
    const from = Math.max(line.start, ...ahead);
    const before = text.slice(from, start);
    return {
      before: from === line.start ? before : before.replace(betweenThings, ""),
      words,
      after: isLast ? text.slice(end, line.end) : "",
    };
  });
}

/** Where the words of each line are, without its sender and its bullet. */
function spansOfLines(text: string, isTitle: (name: string) => boolean): Span[] {
  let at = 0;
  const spanOf = (words: string) => {
    const start = text.indexOf(words, at);
    if (words === "" || start < 0) return [];
    at = start + words.length;
    return [{ start, end: at }];
  };
  return linesOf(text, isTitle).flatMap(({ left, text: words }) => {
    spanOf(left);
    return spanOf(words);
  });
}

/** Where each thing is: behind the one before it, or else anywhere. */
function placesOf(
  text: string,
  things: readonly { words: string }[],
  lines: readonly Span[],
): ((Span & { line: Span }) | null)[] {
  let from = 0;
  const find = (words: string, least: number) => {
    for (let start = text.indexOf(words, least); start >= 0; start = text.indexOf(words, start + 1)) {
      const end = start + words.length;
      const line = lines.find((one) => one.start <= start && end <= one.end);
      if (line !== undefined) return { line, start, end };
    }
    return null;
  };
  return things.map(({ words }) => {
    if (words === "") return null;
    const place = find(words, from) ?? find(words, 0);
    if (place !== null) from = place.end;
    return place;
  });
}
