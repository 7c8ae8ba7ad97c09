import { itemTitle } from "../contract/items/rules.ts";
import type { Item } from "../contract/items/schema.ts";
import type { FirstGuess } from "./same-thing.ts";
import { sureFrom } from "./sure-from.ts";

/** The whole line of an item (quantity, size, name, note): "2 cans" and "frozen" affect its category too. */
export function wholeLine(
  item: Pick<Item, "parsedQuantity" | "parsedSize" | "name"> & { note?: string | null },
): string {
  return lineWithNote(itemTitle(item), item.note);
}

export function lineWithNote(line: string, note: string | null | undefined): string {
  return note ? `${line} (${note})` : line;
}

/**
 * The guess for the whole line if it is sure and differs from the guess for the name alone: "2 cans of tomatoes" are not
 * Produce. Otherwise the name decides and the result is null.
 */
export function wholeLineGuess(
  alone: FirstGuess | undefined,
  whole: FirstGuess | undefined,
): FirstGuess | null {
  const outranks = whole !== undefined && whole.confidence >= sureFrom && whole.category !== alone?.category;
  return outranks ? whole : null;
}
