import { editDistance } from "../../categoriser/edit-distance.ts";

/** "*garbanzos" below "Leche, garganzas": the word takes the place of the one that it is spelt like. */

/** A line of one or two words between stars or behind one, as people correct a message. */
const correction =
  /^\*\s?(\p{Alpha}[\p{Alpha}'’-]{2,24}(?: (?!lol|haha|jaja|mdr|ptdr|ups|oops|sorry|perd|pardon)\p{Alpha}[\p{Alpha}'’-]{2,24})?)\*?(?:[,.!]? (?:lol|haha(?:ha)*|jaja(?:ja)*|mdr|ptdr|ups|oops|sorry|perdón|pardon))?[\s.!\p{Extended_Pictographic}\uFE0F]*$/iu;
const bullet = /^\s*(?:[-–•*▪]|\d{1,2}[.)])\s/u;
/** The sender and the time ahead of a message. */
const senderAhead =
  /^(?:\[[^\]\n]{6,30}\] ?|\d[^\n\p{Alpha}]{4,22}- ?)?(?:\p{Alpha}[\p{Alpha} .'’-]{0,20}:\s*)?/u;
/** The most letters in which two words differ, as a part of the longer one. */
const mostOther = 0.5;

/** The start and the end of the words of a text that are spelt most like others; null when none are near. */
function nearestIn(text: string, words: string): { start: number; end: number } | null {
  const count = words.split(" ").length;
  const found = [...text.matchAll(/[\p{Alpha}'’-]{3,}/gu)];
  let best: { start: number; end: number; distance: number } | null = null;
  for (const [at, { index }] of found.entries()) {
    const last = found[at + count - 1];
    if (last === undefined) break;
    const end = last.index + last[0].length;
    const typed = text.slice(index, end);
    const most = Math.floor(Math.max(typed.length, words.length) * mostOther);
    const distance = editDistance(typed.toLowerCase(), words.toLowerCase(), most);
    if (distance <= most && (best === null || distance < best.distance))
      best = { start: index, end, distance };
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
