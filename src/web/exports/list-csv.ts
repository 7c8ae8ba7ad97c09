import { csvTable } from "../../contract/exports/csv-table.ts";
import type { ListSection } from "./list-sections.ts";

const header = ["Item", "Quantity", "Size", "Category", "Store", "Note", "Price", "Done"];

/** Writes the list as a table for spreadsheets. */
export function listCsv(sections: readonly ListSection[]): string {
  const rows = sections.flatMap(({ store, groups }) =>
    groups.flatMap(({ name: category, items }) =>
      items.map(({ name, quantity, parsedQuantity, parsedSize, note, price, completed }) => [
        name,
        parsedQuantity ?? String(quantity),
        parsedSize,
        category,
        store,
        note,
        typeof price === "number" ? String(price) : null,
        completed ? "yes" : "no",
      ]),
    ),
  );
  return csvTable([header, ...rows]);
}
