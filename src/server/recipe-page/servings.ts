/** Matches a number of people or pieces, but no fraction, size (23 cm, 9x13) or percentage. */
const count =
  /(?<![\d.,/x×])(\d{1,3})(?!\d|[.,/]\d|\s*[x×]|\s*-?\s*(?:cm|mm|inch|in\b|["”″%]|k?g\b|m?l\b|oz|lb|cups?\b|min|hours?))/i;
/** Characters of a yield that are read. */
const longest = 200;

/** Reads the number of servings from a recipe's yield; null if it has none. */
export function servingsOf(yields: readonly string[]): number | null {
  const found = yields
    .map((text) => Number(count.exec(text.slice(0, longest))?.[1] ?? 0))
    .find((number) => number > 0 && number <= 200);
  return found ?? null;
}
