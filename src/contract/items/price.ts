import type { Item } from "./schema.ts";
import { isOpen } from "./rules.ts";

/** The sum of the prices of open items, and whether any has a price; an item without a price counts nothing. */
export function estimate(
  items: readonly Pick<Item, "price" | "quantity" | "completed" | "hidden">[],
): number | null {
  const priced = items.filter((item) => isOpen(item) && typeof item.price === "number");
  if (priced.length === 0) return null;
  return priced.reduce((sum, { price, quantity }) => sum + price! * quantity, 0);
}

/** The sign between the whole and the fraction of a price; the other one separates its thousands. */
export type DecimalSign = "." | ",";

/** The most decimals of a price: no currency has more. */
export const mostDecimals = 4;

const fraction = String.raw`(?<sign>[.,¤])(?<decimals>\d{0,${mostDecimals}})`;
const ungrouped = new RegExp(String.raw`^(?=.?\d)(?<whole>\d*)(?:${fraction})?$`);
/** Groups of three digits ("1.234.567"), or of two before the last one, as in India ("12,34,567"). */
const groups = String.raw`[1-9]\d{0,2}(?<separator>[.,' ])(?:(?:\d{3}\k<separator>)*|(?<=^\d\d?\D)(?:\d\d\k<separator>)+)\d{3}`;
const grouped = new RegExp(String.raw`^(?<whole>${groups})(?:(?!\k<separator>)${fraction})?$`);
/** One sign with three digits behind it may separate decimals or thousands. */
const ambiguous = /^[1-9]\d{0,2}([.,])\d{3}$/;

/**
 * A price as a person types it, in the digits of any script and maybe with a currency's sign: 2.99 for "2,99 €". Null for an
 * empty text, NaN for what is no price.
 *
 * Most texts show which sign separates the decimals, as "0.375" and "1.234,50" do. For the others, such as "1.250",
 * `decimalSign` decides: that of the person's language for what they type, that of the other prices for a file (see
 * `decimalSignOf`), and the point, which programs write, where nothing else is known.
 */
export function parsePrice(text: string, decimalSign: DecimalSign = "."): number | null {
  const number = bareNumber(text);
  if (number === "") return text.trim() === "" ? null : Number.NaN;
  const isGrouped = (ambiguous.exec(number)?.[1] ?? decimalSign) !== decimalSign;
  const parts = (isGrouped ? null : ungrouped.exec(number)) ?? grouped.exec(number);
  if (parts === null) return Number.NaN;
  const { whole, decimals } = parts.groups!;
  return Number(`${whole!.replace(/\D/g, "") || "0"}.${decimals || "0"}`);
}

/** The decimal sign of the first of these prices that shows it; undefined when none does. */
export function decimalSignOf(prices: readonly string[]): DecimalSign | undefined {
  for (const price of prices) {
    const number = bareNumber(price);
    if (ambiguous.test(number)) continue;
    const { separator, sign } = (grouped.exec(number) ?? ungrouped.exec(number))?.groups ?? {};
    if (sign === "." || sign === ",") return sign;
    if (separator === "." || separator === ",") return separator === "." ? "," : ".";
  }
  return undefined;
}

/** The number of a price in ASCII, without the currency around it; a currency's sign for the point, as in "2€50", becomes "¤". */
function bareNumber(text: string): string {
  return (
    text
      .normalize("NFKC")
      .replace(/\p{Cf}/gu, "")
      .replace(/\p{Nd}/gu, valueOf)
      .replace(/٫/gu, ".")
      .replace(/[٬،⹁]/gu, ",")
      .replace(/’/gu, "'")
      .replace(/\s/gu, " ")
      // An abbreviation has a point or a stroke of its own: "Rs. 20", "S/20".
      .replace(/[\p{L}\p{M}]+[./]*/gu, "x")
      .replace(/\p{Sc}/gu, "¤")
      .replace(/^[x¤ ]+|[x¤ ]+$/gu, "")
  );
}

/** The value of a digit: each script has its ten digits in a row. */
function valueOf(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
