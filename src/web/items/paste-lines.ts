import { matchKey } from "../../categoriser/same-thing.ts";
import { parseEntry, type EntryOptions, type ParsedEntry } from "../../contract/items/parse-entry.ts";
import { parseMany } from "../../contract/items/parse-many.ts";
import { addQuantities } from "../../contract/items/quantity.ts";
import { titleCase } from "../../contract/items/rules.ts";
import { amountOf } from "./amount.ts";

/**
 * What a pasted text lists, each thing once: amounts of one thing are added up, and one that can't be is kept in the
 * note, so that nothing is lost.
 */
export function readPaste(text: string, options: EntryOptions): ParsedEntry[] {
  const entries = new Map<string, ParsedEntry>();
  for (const line of parseMany(text)) {
    const entry = parseEntry(line, options);
    if (entry.name === "") continue;
    const key = `${matchKey(titleCase(entry.name))} ${entry.storeId ?? ""}`;
    const before = entries.get(key);
    entries.set(key, before === undefined ? entry : together(before, entry));
  }
  return [...entries.values()];
}

function together(one: ParsedEntry, other: ParsedEntry): ParsedEntry {
  const merged = { ...one, intervalDays: one.intervalDays ?? other.intervalDays };
  const notes = [one.note, other.note];
  const amount = amountOf(other);
  if (amountOf(one) === "" || amount === "") {
    const { quantity, parsedQuantity, parsedSize } = amount === "" ? one : other;
    Object.assign(merged, { quantity, parsedQuantity, parsedSize });
  } else {
    const sum = addQuantities(one, other);
    if (sum === null) notes.push(`+ ${amount}`);
    else Object.assign(merged, sum);
  }
  const note = [...new Set(notes.filter((words) => words !== null))].join(", ");
  return { ...merged, note: note === "" ? null : note };
}
