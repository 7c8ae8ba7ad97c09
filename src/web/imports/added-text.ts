import type { Import } from "../../contract/imports/schema.ts";
import { countOf, wordFor } from "../ui/count-of.ts";

const kinds = [
  ["items", "item", "items"],
  ["stores", "store", "stores"],
  ["categories", "category", "categories"],
  ["names", "name", "names"],
  ["bought", "thing bought before", "things bought before"],
] as const;

/** Counts what an import has added: "12 items, 2 stores". Empty for nothing. */
export function addedText({ added }: Pick<Import, "added">): string {
  return kinds
    .filter(([kind]) => added[kind] > 0)
    .map(([kind, one, many]) => countOf(added[kind], one, many))
    .join(", ");
}

/** Describes the result of an undo: "12 things were taken back. 1 thing was changed since and stays." */
export function undoneText({ takenBack, kept }: { takenBack: number; kept: number }): string {
  const back =
    takenBack === 0
      ? "Nothing was taken back."
      : `${countOf(takenBack, "thing was", "things were")} taken back.`;
  if (kept === 0) return back;
  return `${back} ${countOf(kept, "thing was", "things were")} used or changed since and ${wordFor(kept, "stays", "stay")}.`;
}
