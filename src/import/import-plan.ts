import type { ParsedName } from "../typed-text/parse-name.ts";

/** What a file was recognised as. */
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
  /** Of one unit, in the list's currency. */
  price: number | null;
  /** The list or note of the file in which it stands. */
  list: string | null;
};

/** What a file would bring; nothing has happened yet. */
export type ImportPlan = {
  format: Format;
  /** Stores that the file names, with their categories in order. */
  stores: { name: string; categories: string[] }[];
  /** What is still to buy. */
  items: PlannedItem[];
  /** Names to know, with their category; none is on the list for that. */
  names: { name: string; category: string | null }[];
  /** Things bought before: history, never open items. */
  bought: { name: string }[];
  /** Headings that are neither a known store nor a known category; their items have them as category. */
  unknownHeadings: string[];
  /** The columns of a table as they were read; `example` is the first cell of each that isn't empty. */
  columns: { header: string; role: ColumnRole; example: string }[];
  /** What was left out, with the reason. */
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
  /** Overrules the recognition. */
  format?: Format;
  /** Names of stores; a heading that is one of them means the store. */
  stores?: readonly string[];
  /** Names of categories. */
  categories?: readonly string[];
  /** Whether a name is everybody's or the list's own: it helps to part "milk and bread". */
  isName?: (name: string) => boolean;
  /** Whether the categoriser knows it as the name of a thing, in any of its languages. */
  isKnownToEngine?: (name: string) => boolean;
  /** The language in which names of programs that have their own keys are shown; English unless told. */
  language?: "en" | "de";
  /** Roles of a table's columns in place of those found. */
  columns?: readonly ColumnRole[];
  /** Called while an archive is read: how many of its files are done. */
  onProgress?: (done: number, total: number) => void;
};

/** The file can't be read at all; the message is a sentence for the person. */
export class UnreadableFile extends Error {}
