/** A number of people or pieces: none with a fraction, of a size (23 cm, 9x13) or a percentage. */
const count =
  /(?<![\d.,/x×])(\d{1,3})(?!\d|[.,/]\d|\s*[x×]|\s*-?\s*(?:cm|mm|inch|in\b|["”″%]|k?g\b|m?l\b|oz|lb|cups?\b|min|hours?))/i;
/** The longest statement that is looked at. */
const longest = 200;

/** For how many a recipe is, by what it says about that; null if it says nothing that can be counted. */
export function servingsOf(yields: readonly string[]): number | null {
  const found = yields
    .map((said) => Number(count.exec(said.slice(0, longest))?.[1] ?? 0))
    .find((number) => number > 0 && number <= 200);
  return found ?? null;
}
