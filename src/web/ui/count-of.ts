const counts = new Intl.NumberFormat();

/** 12345 as "12,345". */
export function countText(count: number): string {
  return counts.format(count);
}

/** `one` or `many`: the word that fits the number, as English has it. */
export function wordFor(count: number, one: string, many: string): string {
  return count === 1 ? one : many;
}

/** The number with the word that fits it: "1 item", "2 items". */
export function countOf(count: number, one: string, many: string): string {
  return `${countText(count)} ${wordFor(count, one, many)}`;
}
