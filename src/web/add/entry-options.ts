import type { ParsedEntry } from "../../typed-text/parse-entry.ts";

/** The days between the repeats of an entry; null when it doesn't repeat. What was typed outranks the dropdown. */
export function repeatDays(
  { intervalDays }: Pick<ParsedEntry, "intervalDays">,
  chosenDays: number | null,
  premium: boolean,
): number | null {
  return premium ? (intervalDays ?? chosenDays) : null;
}

/** A text that nothing has been parsed from yet: what stands behind the last comma and a number is likely the name. */
export function unparsedEntry(text: string): ParsedEntry {
  const last = text
    .normalize("NFC")
    .split(/[,;\n]/u)
    .at(-1)!
    .replace(/@.*|\(.*/su, "");
  const name = last
    .replace(/^\s*\d+\s/u, "")
    .replace(/\s+/gu, " ")
    .trim();
  const rest = { note: null, storeId: null, storeName: null, intervalDays: null, chips: [] };
  return { name, text, quantity: 1, parsedQuantity: null, parsedSize: null, ...rest };
}
