/** A number in letters, for names of items: digits in a name would be parsed as a quantity. */
export function letters(number: number): string {
  return String(number).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)]!);
}
