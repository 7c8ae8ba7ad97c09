import type { DecimalSign } from "../contract/items/price.ts";
import type { ParsedName } from "../typed-text/parse-name.ts";

/** The formats that files are recognised as. */
export const formats = [
  "restock",
  "keep",
  "bring",
  "anylist",
  "ourgroceries",
  "kitchenowl",
  "grocy",
  "mealie",
  "tandoor",
  "koffan",
  "microsoft-todo",
  "todoist-csv",
  "ticktick-csv",
  "ics",
  "csv",
  "json",
  "text",
] as const;

export type Format = (typeof formats)[number];

export type PlannedItem = ParsedName & {
  note: string | null;
  store: string | null;
  category: string | null;
  /** The price of one unit, in the plan's currency or else the list's. */
  price: number | null;
  /** The name of the list or note that contains the item in the file. */
  list: string | null;
};

/** The content of a file as it would be added; nothing is added yet. */
export type ImportPlan = {
  format: Format;
  /** The currency of the prices; null when the file doesn't say it. */
  currency: string | null;
  /** Stores that the file names, with their categories in order. */
  stores: { name: string; categories: string[] }[];
  /** The open items. */
  items: PlannedItem[];
  /** Names with their categories, which don't become items. */
  names: { name: string; category: string | null }[];
  /** Things bought before, which become history and never open items. */
  bought: { name: string }[];
  /** Headings that are neither a known store nor a known category; they are the category of their items. */
  unknownHeadings: string[];
  /** The columns of a table and their roles; `example` is the first non-empty cell of each. */
  columns: { header: string; role: ColumnRole; example: string }[];
  /** The lines that were left out, each with the reason. */
  skipped: { line: string; reason: string }[];
};

export const columnRoles = [
  "name",
  "quantity",
  "unit",
  "category",
  "store",
  "note",
  "price",
  "done",
  "list",
  "none",
] as const;

export type ColumnRole = (typeof columnRoles)[number];

export type ImportOptions = {
  /** The format to read the file as; it is recognised by its content unless given. */
  format?: Format;
  /** Names of stores; a heading with such a name means the store. */
  stores?: readonly string[];
  /** Names of categories; a heading with such a name means the category. */
  categories?: readonly string[];
  /** Whether a name is a master item or a user item of the list; with it "milk and bread" is split. */
  isName?: (name: string) => boolean;
  /** Whether the engine knows a text as the name of a thing, in any of its languages. */
  isKnownToEngine?: (name: string) => boolean;
  /** Whether the engine takes a word for a misspelling of a known name. */
  isMisspelt?: (word: string) => boolean;
  /** The language for names that a program stores as keys; English unless given. */
  language?: "en" | "de";
  /** The person's own decimal sign, for a table whose prices don't show theirs; the point unless given. */
  decimalSign?: DecimalSign;
  /** The roles of a table's columns; they are detected unless given. */
  columns?: readonly ColumnRole[];
  /** Called while an archive is read, with the number of its files that are done. */
  onProgress?: (done: number, total: number) => void;
};

/** Thrown for a file that can't be read at all; the message is a sentence for the person. */
export class UnreadableFile extends Error {}
