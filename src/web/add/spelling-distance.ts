/**
 * Whether `text` may be a misspelling of the beginning of `name` or of one of its words. Short texts have to be right:
 * from 4 letters on one slip is forgiven, from 8 on two.
 */
export function isNearly(text: string, name: string): boolean {
  const slips = text.length >= 8 ? 2 : text.length >= 4 ? 1 : 0;
  if (slips === 0) return false;
  return beginnings(name).some(
    (part) =>
      part.length >= text.length - slips &&
      lengths(text.length, slips).some((length) => distance(text, part.slice(0, length)) <= slips),
  );
}

/** The name itself and what begins at each of its later words. */
function beginnings(name: string): string[] {
  return [...name.matchAll(/[\p{L}\p{N}]+/gu)].map((word) => name.slice(word.index));
}

function lengths(length: number, slips: number): number[] {
  return Array.from({ length: 2 * slips + 1 }, (_, place) => length - slips + place);
}

/** Letters to insert, drop, replace or swap with their neighbour to get from `a` to `b` (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(last[column]! + 1, line[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) cost = Math.min(cost, before[column - 2]! + 1);
      line.push(cost);
    }
    before = last;
    last = line;
  }
  return last[b.length]!;
}
