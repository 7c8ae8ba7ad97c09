const makeRows = (length: number) => [0, 1, 2].map(() => new Uint16Array(length));

/** All calls share these rows, which grow with the longest word. */
let rows = makeRows(32);

/**
 * The Damerau-Levenshtein distance (optimal string alignment): how many letters must be inserted, deleted, replaced or
 * swapped with their neighbour to turn `a` into `b`. Above `limit` the function may stop and return any larger number.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (b.length >= rows[0]!.length) rows = makeRows(b.length * 2);
  let [before, last, now] = rows as [Uint16Array, Uint16Array, Uint16Array];
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  for (let i = 1; i <= a.length; i += 1) {
    now[0] = i;
    let best = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min(last[j]! + 1, now[j - 1]! + 1, last[j - 1]! + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        value = Math.min(value, before[j - 2]! + 1);
      }
      now[j] = value;
      if (value < best) best = value;
    }
    if (best > limit) return limit + 1;
    [before, last, now] = [last, now, before];
  }
  return last[b.length]!;
}
