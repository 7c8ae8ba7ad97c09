import { isQuantity } from "../../typed-text/parse-many.ts";
import { foldSpace } from "../../typed-text/parse-name.ts";
import type { ImportOptions, PlannedItem } from "../import-plan.ts";
import { readNamed, readTyped } from "../named-item.ts";
import { meaningOf } from "../headings.ts";

/** Separators of the cells of a row: "Äpfel — 1 kg — sour", "Banana | 2 pieces", "milk......2". */
const cellSeparator = /\s[—–|](?=\s)|\t+|\s[-=](?=\s)|\s?\.{3,}\s?(?=\d)/u;

export type ReadThing = Partial<PlannedItem> & Pick<PlannedItem, "name" | "quantity">;

/** Reads one thing; its store, amount and notes may be in cells of their own. */
export function readCells(content: string, options: ImportOptions): ReadThing {
  const text = content.replace(/(?<=\p{L}{2}):(?=\d)/u, ": ");
  const cells = text.split(cellSeparator).map(foldSpace).filter(Boolean);
  const [place = "", ...things] = cells;
  const { meaning, name: store } = meaningOf(place, options);
  if (things.length > 0 && meaning === "store")
    return { ...readParts(things.join(" — "), things, options), store };
  return readParts(text, cells, options);
}

function readParts(text: string, cells: readonly string[], options: ImportOptions): ReadThing {
  const names = cells.filter((cell) => !isQuantity(cell));
  const amounts = cells.filter(isQuantity);
  if (cells.length < 2 || names.length === 0 || (amounts.length === 0 && !/[—–|\t]/u.test(text)))
    return readTyped(text, options);
  const [name, ...notes] = names;
  if (amounts.length === 0) return readTyped(name!, options, notes.join(", "));
  return { ...readNamed(name!, amounts[0], [...amounts.slice(1), ...notes].join(", ")), store: null };
}
