/** The types of values; `valueSchemas` in schema.ts defines them in detail. */
export type ValueType =
  | "id"
  | "id or null"
  | "id, null or absent"
  | "text"
  | "text or null"
  | "number"
  | "boolean"
  | "instant"
  | "instant or null"
  | "name"
  | "quantity"
  | "amount text or null"
  | "note or null"
  | "price or null"
  | "number or null"
  | "absences, null or absent";

type Field = {
  /** Its column of the table `items`; null: it comes from another table. */
  column: string | null;
  /** The type of its value in a reply. */
  reply: ValueType;
  /**
   * The type that a person may give when they add the item; without it the server sets the field. Only a name is
   * required.
   */
  create?: ValueType;
  /** The type that a person may set it to later. */
  change?: ValueType;
  /** A change of the item may write it; its name and what that stands for are written apart. */
  isState?: true;
  /**
   * A value that stands for itself: it is kept as given (an empty text as null), and adding an open name again sets it where
   * there is none.
   */
  isPlain?: true;
  /** A copy of the item has it too, which a list gets when people part. */
  isCopied?: true;
  /** The next item of a repeat has it too. */
  isRepeated?: true;
  /** Its header in the list's CSV file. */
  csv?: string;
};

/**
 * Every field of an item. The schemas of replies, of adding and of changing, the columns of queries, the copies and the CSV
 * file are made from this table; a test compares it with the columns of the table `items`.
 */
export const itemFields = {
  id: { column: "id", reply: "id" },
  masterItemId: { column: "master_item_id", reply: "id or null", isCopied: true, isRepeated: true },
  userItemId: { column: "user_item_id", reply: "id or null", isCopied: true, isRepeated: true },
  name: {
    column: "name",
    reply: "text",
    create: "name",
    change: "name",
    isCopied: true,
    isRepeated: true,
    csv: "Item",
  },
  quantity: {
    column: "quantity",
    isState: true,
    reply: "number",
    create: "quantity",
    change: "quantity",
    isCopied: true,
    isRepeated: true,
    csv: "Quantity",
  },
  /** How much, as it is shown before the name: "1½", "6 ×". */
  parsedQuantity: {
    column: "parsed_quantity",
    isState: true,
    reply: "text or null",
    create: "amount text or null",
    isCopied: true,
    isRepeated: true,
  },
  /** Unit or size: "kg", "330 ml". */
  parsedSize: {
    column: "parsed_size",
    isState: true,
    reply: "text or null",
    create: "amount text or null",
    isCopied: true,
    isRepeated: true,
    csv: "Size",
  },
  categoryId: {
    column: "category_id",
    isState: true,
    reply: "id or null",
    create: "id or null",
    change: "id or null",
    isCopied: true,
  },
  categoryName: { column: null, reply: "text or null", csv: "Category" },
  storeId: {
    column: "store_id",
    isState: true,
    reply: "id or null",
    create: "id or null",
    change: "id or null",
    isCopied: true,
    isRepeated: true,
    csv: "Store",
  },
  note: {
    column: "note",
    isState: true,
    reply: "text or null",
    create: "note or null",
    change: "note or null",
    isPlain: true,
    isCopied: true,
    csv: "Note",
  },
  /** The price of one unit, in the currency of the list. */
  price: {
    column: "price",
    isState: true,
    reply: "number or null",
    create: "price or null",
    change: "price or null",
    isPlain: true,
    isCopied: true,
    isRepeated: true,
    csv: "Price",
  },
  completed: {
    column: "completed",
    isState: true,
    reply: "boolean",
    change: "boolean",
    isCopied: true,
    csv: "Done",
  },
  completedAt: { column: "completed_at", isState: true, reply: "instant or null", isCopied: true },
  /** The person who completed it last; it stays when the item is opened again. Absent in what an earlier version stored. */
  completedBy: { column: "completed_by", isState: true, reply: "id, null or absent" },
  /**
   * The store in which it was completed; null: in none, or it is open. Its column is that of the history. Absent in what an
   * earlier version stored.
   */
  completedIn: { column: null, reply: "id, null or absent" },
  hidden: {
    column: "hidden",
    isState: true,
    reply: "boolean",
    change: "boolean",
    isCopied: true,
    csv: "Hidden",
  },
  /** The stores that didn't have it, each with who said so and when; null: none. Absent in what an earlier version stored. */
  notHere: { column: "not_here", isState: true, reply: "absences, null or absent" },
  userId: { column: "user_id", reply: "id" },
  createdAt: { column: "created_at", reply: "instant", isCopied: true, csv: "Added" },
  updatedAt: { column: "updated_at", isState: true, reply: "instant" },
  /** The list's revision at its last change: of two copies the higher one is newer. */
  revision: { column: "revision", isState: true, reply: "number" },
} as const satisfies Record<string, Field>;

type Fields = typeof itemFields;
export type ItemField = keyof Fields;
type FieldWith<Key extends string> = {
  [Name in ItemField]: Fields[Name] extends Record<Key, unknown> ? Name : never;
}[ItemField];
/** The fields that stand for themselves; their names are in plain-fields.ts. */
export type PlainField = FieldWith<"isPlain">;
export type CsvField = FieldWith<"csv">;
/** The value types of the fields that have one for a reply, for adding or for a change. */
export type ValueTypes<Key extends "reply" | "create" | "change"> = {
  [Name in FieldWith<Key>]: Fields[Name] extends Record<Key, infer Type> ? Type : never;
};

const namesWith = <Key extends keyof Field>(key: Key) =>
  Object.entries<Field>(itemFields)
    .filter(([, field]) => field[key] === true)
    .map(([name]) => name) as FieldWith<Key>[];

/** The fields of the list's CSV file, in its order. */
export const csvFields = Object.entries<Field>(itemFields)
  .filter(([, { csv }]) => csv !== undefined)
  .map(([name, { csv }]) => ({ name: name as CsvField, header: csv! }));

export const stateFields = namesWith("isState");
export const copiedFields = namesWith("isCopied");
export const repeatedFields = namesWith("isRepeated");
