/** "*garbanzos" below "Leche, garganzas": the word takes the place of the one that it is spelt like. */

/** A line of one or two words between stars or behind one, as people correct a message. */
const correction =
  /^\*\s?(\p{Alpha}[\p{Alpha}'’-]{2,24}(?: (?!lol|haha|jaja|mdr|ptdr|ups|oops|sorry|perd|pardon)\p{Alpha}[\p{Alpha}'’-]{2,24})?)\*?(?:[,.!]? (?:lol|haha(?:ha)*|jaja(?:ja)*|mdr|ptdr|ups|oops|sorry|perdón|pardon))?[\s.!\p{Extended_Pictographic}\uFE0F]*$/iu;
const bullet = /^\s*(?:[-–•*▪]|\d{1,2}[.)])\s/u;
/** The sender and the time ahead of a message. */
const senderAhead =
  /^(?:\[[^\]\n]{6,30}\] ?|\d[^\n\p{Alpha}]{4,22}- ?)?(?:\p{Alpha}[\p{Alpha} .'’-]{0,20}:\s*)?/u;
/** The least likeness of a word to the one that it corrects. */
const leastAlike = 0.4;

const pairsOf = (text: string): string[] =>
  Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2).toLowerCase());

/** The part of the pairs of letters that two texts have in common, from 0 to 1 (Dice's coefficient). */
function likeness(one: string, other: string): number {
  const [pairs, others] = [pairsOf(one), pairsOf(other)];
  const left = [...others];
  const common = pairs.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / (pairs.length + others.length);
}

/** The start and the end of the words of a text that are spelt most like others; null when none are near. */
function nearestIn(text: string, words: string): { start: number; end: number } | null {
  const count = words.split(" ").length;
  const found = [...text.matchAll(/[\p{Alpha}'’-]{3,}/gu)];
  let best: { start: number; end: number; alike: number } | null = null;
  for (const [at, { index }] of found.entries()) {
    const last = found[at + count - 1];
    if (last === undefined) break;
    const end = last.index + last[0].length;
    const alike = likeness(text.slice(index, end), words);
    if (alike >= leastAlike && (best === null || alike > best.alike)) best = { start: index, end, alike };
  }
  return best;
}

/** A text in which a word behind a star stands where the one stood that it corrects. */
export function withStarCorrections(text: string): string {
  if (!/\n[^\n]*\*/u.test(text)) return text;
  const lines = text.split("\n");
  if (lines.filter((line) => bullet.test(line)).length > 1) return text;
  const kept: string[] = [];
  for (const line of lines) {
    const [ahead] = senderAhead.exec(line)!;
    const words = correction.exec(line.slice(ahead.length))?.[1];
    const before = kept.join("\n");
    const meant = words === undefined ? null : nearestIn(before, words);
    if (meant === null) kept.push(line);
    else
      kept.splice(
        0,
        kept.length,
        ...`${before.slice(0, meant.start)}${words}${before.slice(meant.end)}`.split("\n"),
      );
  }
  return kept.join("\n");
}
