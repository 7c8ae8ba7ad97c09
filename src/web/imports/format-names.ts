import { formats, type ColumnRole, type Format } from "../../import/import-plan.ts";

export const formatNames: Record<Format, string> = {
  restock: "Restock",
  keep: "Google Keep",
  bring: "Bring!",
  anylist: "AnyList",
  ourgroceries: "OurGroceries",
  kitchenowl: "KitchenOwl",
  grocy: "Grocy",
  mealie: "Mealie",
  tandoor: "Tandoor",
  koffan: "Koffan",
  "microsoft-todo": "Microsoft To Do",
  "todoist-csv": "Todoist",
  "ticktick-csv": "TickTick",
  ics: "Calendar with to-dos",
  csv: "Table (CSV)",
  json: "JSON",
  text: "Text",
};

/** The name of a format; one that a later version of Restock has added is its own name. */
export function formatName(format: string): string {
  return formatNames[format as Format] ?? format;
}

const tables: readonly Format[] = ["csv", "todoist-csv", "ticktick-csv", "koffan", "text"];
const texts: readonly Format[] = ["text", "csv", "ics"];
const jsons: readonly Format[] = formats.filter(
  (format) => format === "koffan" || ![...tables, ...texts, "restock"].includes(format),
);

/** The formats that a person can choose instead of a recognised one. */
export function otherFormats(format: Format): readonly Format[] {
  const like = texts.includes(format) && format !== "csv" ? texts : tables.includes(format) ? tables : jsons;
  return like.filter((other) => other !== format);
}

export const roleNames: Record<ColumnRole, string> = {
  name: "Name",
  quantity: "Amount",
  unit: "Unit or size",
  category: "Category",
  store: "Store",
  note: "Note",
  price: "Price",
  done: "Done or not",
  list: "List",
  none: "Not used",
};
