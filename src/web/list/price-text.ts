import { mostDecimals, parsePrice, type DecimalSign } from "../../contract/items/price.ts";

/** A price as its field shows it: like money without the currency's sign, and with no decimals lost. `locale`: else the browser's. */
export function priceText(price: number | null, currency: string, locale?: string): string {
  if (price === null) return "";
  return partsOf(price, currency, locale)
    .filter(({ type }) => /^(?:integer|decimal|fraction)$/.test(type))
    .map(({ value }) => value)
    .join("");
}

/** Reads a price as `parsePrice` does, with the decimal sign of the language. `locale`: else the browser's. */
export function readPriceText(text: string, currency: string, locale?: string): number | null {
  return parsePrice(text, decimalSign(currency, locale));
}

/** The decimal sign that a language has in prices; `locale`: else the browser's. */
export function decimalSign(currency: string, locale?: string): DecimalSign {
  const { value } = partsOf(0.5, currency, locale).find(({ type }) => type === "decimal")!;
  // The Arabic sign counts as a point, because a comma separates thousands beside it.
  return value === "." || value === "٫" ? "." : ",";
}

/** The parts of a price as money, since some languages give money another decimal sign than other numbers (fr-CH, en-DE). */
function partsOf(price: number, currency: string, locale: string | undefined) {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    useGrouping: false,
    maximumFractionDigits: mostDecimals,
  }).formatToParts(price);
}
