/**
 * How people misspell a word: with their fingers (neighbouring keys, swapped, doubled and lost letters) or by ear
 * (vowels, c and k).
 */

const KEY_ROWS = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
/** How far each row stands to the right of the first one, in keys. */
const ROW_SHIFTS = [0, 0.25, 0.75];
const VOWELS = "aeiouy";
/** Letters that sound alike in one of the four languages. */
const ALIKE = ["ck", "cs", "sz", "bv", "vw", "vf", "dt", "gj", "mn", "bp", "gk", "iy", "ij", "qk", "cq"];

const keys = new Map(
  KEY_ROWS.flatMap((row, down) =>
    [...row].map((letter, at) => [letter, { x: at + ROW_SHIFTS[down]!, y: down }] as const),
  ),
);

function areNeighbours(one: string, other: string): boolean {
  const [from, to] = [keys.get(one), keys.get(other)];
  return (
    from !== undefined && to !== undefined && Math.abs(from.y - to.y) <= 1 && Math.abs(from.x - to.x) <= 1
  );
}

/**
 * Each cost is about the negative logarithm of how often people make such a slip, relative to the most frequent slip.
 */
const COST = {
  swapped: 0.2,
  doubled: 0,
  lost: 0.2,
  near: 0.3,
  other: 2.2,
  extra: 1.8,
  first: 1.2,
  second: 3,
};

function costOfReplacing(typed: string, meant: string): number {
  if (areNeighbours(typed, meant)) return COST.near;
  if (VOWELS.includes(typed) && VOWELS.includes(meant)) return COST.near;
  const pair = ALIKE.some((two) => two.includes(typed) && two.includes(meant));
  return pair ? COST.near : COST.other;
}

/** The cost of typing `typed` instead of `meant`; `distance` is their edit distance. */
export function costOfSlips(typed: string, meant: string, distance: number): number {
  if (distance === 0) return 0;
  let at = 0;
  while (at < typed.length && typed[at] === meant[at]) at += 1;
  const first = at === 0 ? COST.first : 0;
  if (distance > 1) return COST.second * (distance - 1) + first;
  if (typed.length > meant.length) {
    const doubled = typed[at] === typed[at - 1] || typed[at] === typed[at + 1];
    return (doubled ? COST.doubled : COST.extra) + first;
  }
  if (typed.length < meant.length) return (meant[at] === meant[at - 1] ? COST.doubled : COST.lost) + first;
  if (typed[at] === meant[at + 1] && typed[at + 1] === meant[at]) return COST.swapped + first;
  return costOfReplacing(typed[at]!, meant[at]!) + first;
}
