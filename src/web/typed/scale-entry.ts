import { amountText } from "../../contract/items/amount.ts";
import { multiplyQuantity } from "../../typed-text/quantity.ts";
import type { PastedEntry } from "./paste-lines.ts";

/** Scales an ingredient for more or fewer people; amounts in its note ("450 g", "+ 2 cans") count too. */
export function scaleEntry(entry: PastedEntry, factor: number): PastedEntry {
  if (factor === 1) return entry;
  const { quantity, parsedQuantity, parsedSize } = entry;
  const note = entry.note
    ?.split(", ")
    .map((words) => scaleWords(words, factor))
    .join(", ");
  return {
    ...entry,
    ...multiplyQuantity({ quantity, parsedQuantity, parsedSize }, factor),
    note: note ?? null,
  };
}

function scaleWords(words: string, factor: number): string {
  const [, plus = "", amount = ""] = /^(\+ )?(.*)$/su.exec(words)!;
  if (!/\d|\p{No}/u.test(amount)) return words;
  const one = { quantity: 1, parsedQuantity: amount, parsedSize: null };
  return plus + amountText(multiplyQuantity(one, factor));
}
