import { itemTitle } from "../contract/items/rules.ts";
import type { Item } from "../contract/items/schema.ts";
import type { FirstGuess } from "./same-thing.ts";
import { sureFrom } from "./sure-from.ts";

/** The whole line of an item (quantity, size, name, note): "2 cans" and "frozen" tell its category, as its name does. */
export function wholeLine(
  item: Pick<Item, "parsedQuantity" | "parsedSize" | "name"> & { note?: string | null },
): string {
  return lineWithNote(itemTitle(item), item.note);
}

export function lineWithNote(line: string, note: string | null | undefined): string {
  return note ? `${line} (${note})` : line;
}

/**
 * The guess for the whole line, when it is sure and differs from that for the name alone: tomatoes are Produce, "2 cans
 * of tomatoes" are not. Null otherwise: then the name decides.
 */
export function wholeLineGuess(
  alone: FirstGuess | undefined,
  whole: FirstGuess | undefined,
): FirstGuess | null {
  const outranks = whole !== undefined && whole.confidence >= sureFrom && whole.category !== alone?.category;
  return outranks ? whole : null;
}
