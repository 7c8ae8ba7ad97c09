import { matchKey, mayBeSame } from "../../categoriser/same-thing.ts";
import { parseEntry, type EntryOptions, type ParsedEntry } from "../../typed-text/parse-entry.ts";
import { parseMany } from "../../typed-text/parse-many.ts";
import { addQuantities } from "../../typed-text/quantity.ts";
import { nameKey, titleCase } from "../../contract/items/rules.ts";
import type { Guesses } from "../categoriser/guesses.ts";
import { amountText } from "../../contract/items/amount.ts";

/** What a pasted text lists, line by line. */
export function readLines(text: string, options: EntryOptions): ParsedEntry[] {
  return parseMany(text)
    .map((line) => parseEntry(line, options))
    .filter(({ name }) => nameKey(name) !== "");
}

/** The names that the engine has to categorise before `mergeEntries` can tell which are the same thing. */
export function namesIn(entries: readonly ParsedEntry[]): string[] {
  return entries.map(({ name }) => titleCase(name));
}

/**
 * Each thing once: amounts of one thing are added up, and one that can't be is kept in the note, so that nothing is lost.
 * Without a guess of the engine two names are the same only when their keys are.
 */
export function mergeEntries(entries: readonly ParsedEntry[], guesses: Guesses): ParsedEntry[] {
  const merged: ParsedEntry[] = [];
  const places = new Map<string, number[]>();
  for (const entry of entries) {
    const key = `${matchKey(titleCase(entry.name))} ${entry.storeId ?? ""}`;
    const alike = places.get(key) ?? [];
    const place = alike.find((other) => isSame(merged[other]!, entry, guesses));
    if (place !== undefined) merged[place] = together(merged[place]!, entry);
    else {
      places.set(key, [...alike, merged.length]);
      merged.push(entry);
    }
  }
  return merged;
}

function isSame(one: ParsedEntry, other: ParsedEntry, guesses: Guesses): boolean {
  if (nameKey(one.name) === nameKey(other.name)) return true;
  const [first, second] = [guesses.get(titleCase(one.name)), guesses.get(titleCase(other.name))];
  return first !== undefined && second !== undefined && mayBeSame(first, second);
}

function together(one: ParsedEntry, other: ParsedEntry): ParsedEntry {
  const merged = { ...one, intervalDays: one.intervalDays ?? other.intervalDays };
  const notes = [one.note, other.note];
  const amount = amountText(other);
  if (amountText(one) === "" || amount === "") {
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
