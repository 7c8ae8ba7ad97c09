import { longestNote } from "./limits.ts";
import { plainFields, plainFieldsOf } from "./plain-fields.ts";
import type { Item, NewItemFields } from "./schema.ts";

/** How many or how much: `quantity` counts, the two texts are what a person reads ("1½", "kg"). */
export type ItemAmount = Pick<Item, "quantity" | "parsedQuantity" | "parsedSize">;

/** The amount of a name that was given without one. */
export const justOne: ItemAmount = { quantity: 1, parsedQuantity: null, parsedSize: null };

/** The amount as it stands before a name; empty for just one. */
export function amountText({ quantity, parsedQuantity, parsedSize }: ItemAmount): string {
  const shown = [parsedQuantity, parsedSize].filter(Boolean).join(" ");
  return shown === "" && quantity !== 1 ? String(quantity) : shown;
}

export function hasAmount(amount: ItemAmount): boolean {
  return amountText(amount) !== "";
}

/**
 * A measure or the number in a pack, as `parseItemName` shows it, or something with a number of its own; all else is counted.
 * A test compares it with the units that texts are read with.
 */
const measured =
  /\d|^(?:[kmd]?g|dag|mcg|iu|oz|lb|[mcd]?l|tsp|tbsp|fl oz|cups?|pt|qt|gal|[te]l|cdt?as?|cuchara\w+|c(?:a?[. ].*|a[cs])|cuil.*|[cm]?m|inch|ft|yd|p(?:fun|f)d|livres?|pinch\w*|dash\w*|splash\w*|handful|prisen?|handvoll|spritzer|schuss|messer\w+|pizcas?|pu[nñ]ados?|chorr\w+|p(?:inc|oign)[eé]es?|tazas?|tasse[ns]?|pack|ct)$/i;

/**
 * Quantity as set by hand, shown before the name except a plain 1. A size stays what it was: two of "500 g" are "2 × 500 g",
 * three of "2 cans" are "3 cans".
 */
export function withQuantity(
  item: Pick<Item, "parsedQuantity" | "parsedSize">,
  quantity: number,
): ItemAmount {
  const { parsedQuantity, parsedSize } = item;
  if (parsedSize === null) {
    return { quantity, parsedQuantity: quantity === 1 ? null : String(quantity), parsedSize };
  }
  // "6 ×" of "330 ml", or one pack that says how much is in it.
  if (parsedQuantity === null || parsedQuantity.endsWith("×")) {
    return { quantity, parsedQuantity: quantity === 1 ? null : `${quantity} ×`, parsedSize };
  }
  if (!measured.test(parsedSize)) return { quantity, parsedQuantity: String(quantity), parsedSize };
  if (quantity === 1) return { quantity, parsedQuantity, parsedSize };
  return { quantity, parsedQuantity: `${quantity} ×`, parsedSize: `${parsedQuantity} ${parsedSize}` };
}

/**
 * The amount that a new item's fields give: with any of the three the name stands as it is. Null when none is there, so that
 * the amount is still to be read from the name. A `quantity` without texts is shown as one set by hand is.
 */
export function givenAmount({
  quantity,
  parsedQuantity,
  parsedSize,
  asName,
}: Partial<NewItemFields>): ItemAmount | null {
  if (asName === true) return justOne;
  if (parsedQuantity === undefined && parsedSize === undefined)
    return quantity === undefined ? null : withQuantity(justOne, quantity);
  return {
    quantity: quantity ?? 1,
    parsedQuantity: parsedQuantity ?? null,
    parsedSize: parsedSize ?? null,
  };
}

/** A note with another one appended; a note that contains it already stays as it is. */
export function withNote(note: string | null, more: string | null): string | null {
  if (more === null || more === "") return note;
  if (note === null || note === "") return more;
  const isNoted = `, ${note.toLowerCase()}, `.includes(`, ${more.toLowerCase()}, `);
  return isNoted ? note : `${note}, ${more}`;
}

/**
 * An open item whose name is added again: what was given with the name is merged into it. An amount and a price are
 * set where there is none, since a person has set the ones that are there; a note is appended, up to the limit of
 * notes; a store replaces the other one; a hidden item shows again. The item itself when nothing changes.
 */
export function addedAgain(item: Item, given: ItemAmount & Partial<NewItemFields>): Item {
  const plain = plainFieldsOf(given);
  const { quantity, parsedQuantity, parsedSize } = !hasAmount(item) && hasAmount(given) ? given : item;
  const note = withNote(item.note, plain.note);
  const plainValues = Object.fromEntries(plainFields.map((field) => [field, item[field] ?? plain[field]]));
  const next: Item = {
    ...item,
    ...plainValues,
    quantity,
    parsedQuantity,
    parsedSize,
    note: note !== null && note.length > longestNote ? item.note : note,
    storeId: given.storeId ?? item.storeId,
    // A person who adds an item wants to see it.
    hidden: false,
  };
  return Object.entries(next).every(([field, value]) => item[field as keyof Item] === value) ? item : next;
}
