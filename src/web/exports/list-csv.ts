import { csvTable } from "../../contract/exports/csv-table.ts";
import { csvFields, type CsvField } from "../../contract/items/fields.ts";
import type { ListSection, SentItem } from "./list-sections.ts";

/** Fields that only the server's file has: here are no hidden items, and what is taken along is a list, not its record. */
type LeftOut = "hidden" | "createdAt";
type Row = { item: SentItem; category: string | null; store: string | null };

const cells: Record<Exclude<CsvField, LeftOut>, (row: Row) => string | null> = {
  name: ({ item }) => item.name,
  quantity: ({ item }) => item.parsedQuantity ?? String(item.quantity),
  parsedSize: ({ item }) => item.parsedSize,
  categoryName: ({ category }) => category,
  storeId: ({ store }) => store,
  note: ({ item }) => item.note,
  price: ({ item: { price } }) => (typeof price === "number" ? String(price) : null),
  completed: ({ item }) => (item.completed ? "yes" : "no"),
};
const isWritten = (name: CsvField): name is keyof typeof cells => name in cells;
const columns = csvFields.flatMap(({ name, header }) =>
  isWritten(name) ? [{ header, cell: cells[name] }] : [],
);

/** Writes the list as a table for spreadsheets. */
export function listCsv(sections: readonly ListSection[]): string {
  const rows = sections.flatMap(({ store, groups }) =>
    groups.flatMap(({ name: category, items }) => items.map((item) => ({ item, category, store }))),
  );
  return csvTable([
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ cell }) => cell(row))),
  ]);
}
