import * as z from "zod/mini";
import { idSchema, instantSchema } from "../ids.ts";
import { visible } from "../visible-text.ts";

export const itemNameSchema = z
  .string({ error: "Please enter an item" })
  .check(
    z.trim(),
    visible("Please enter an item"),
    z.maxLength(200, "An item can have at most 200 characters"),
  );

export const quantitySchema = z
  .int({ error: "The quantity must be a whole number from 1 to 9999" })
  .check(
    z.minimum(1, "The quantity must be a whole number from 1 to 9999"),
    z.maximum(9999, "The quantity must be a whole number from 1 to 9999"),
  );

const amountText = "An amount can have at most 60 characters";
export const amountTextSchema = z.string().check(z.trim(), visible(amountText), z.maxLength(60, amountText));

const noteSchema = z.nullable(
  z.string().check(z.trim(), z.maxLength(500, "A note can have at most 500 characters")),
);

type Field = {
  /** Its column of the table `items`; null: it comes from another table. */
  column: string | null;
  /** What a reply holds. */
  reply: z.ZodMiniType;
  /** What a person may give when they add the item; without it the server sets the field. */
  create?: z.ZodMiniType;
  /** What a person may set it to later. */
  change?: z.ZodMiniType;
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

const optionalId = z.optional(z.nullable(idSchema));

/**
 * Every field of an item. The schemas of replies, of adding and of changing, the columns of queries, the copies and the CSV
 * file are made from this table; a test compares it with the columns of the table `items`.
 */
export const itemFields = {
  id: { column: "id", reply: idSchema },
  masterItemId: { column: "master_item_id", reply: z.nullable(idSchema), isCopied: true, isRepeated: true },
  userItemId: { column: "user_item_id", reply: z.nullable(idSchema), isCopied: true, isRepeated: true },
  name: {
    column: "name",
    reply: z.string(),
    create: itemNameSchema,
    change: z.optional(itemNameSchema),
    isCopied: true,
    isRepeated: true,
    csv: "Item",
  },
  quantity: {
    column: "quantity",
    isState: true,
    reply: z.number(),
    create: z.optional(quantitySchema),
    change: z.optional(quantitySchema),
    isCopied: true,
    isRepeated: true,
    csv: "Quantity",
  },
  /** How much, as it is shown before the name: "1½", "6 ×". */
  parsedQuantity: {
    column: "parsed_quantity",
    isState: true,
    reply: z.nullable(z.string()),
    create: z.optional(z.nullable(amountTextSchema)),
    isCopied: true,
    isRepeated: true,
  },
  /** Unit or size: "kg", "330 ml". */
  parsedSize: {
    column: "parsed_size",
    isState: true,
    reply: z.nullable(z.string()),
    create: z.optional(z.nullable(amountTextSchema)),
    isCopied: true,
    isRepeated: true,
    csv: "Size",
  },
  categoryId: {
    column: "category_id",
    isState: true,
    reply: z.nullable(idSchema),
    create: optionalId,
    change: optionalId,
    isCopied: true,
  },
  categoryName: { column: null, reply: z.nullable(z.string()), csv: "Category" },
  storeId: {
    column: "store_id",
    isState: true,
    reply: z.nullable(idSchema),
    create: optionalId,
    change: optionalId,
    isCopied: true,
    isRepeated: true,
    csv: "Store",
  },
  note: {
    column: "note",
    isState: true,
    reply: z.nullable(z.string()),
    create: z.optional(noteSchema),
    change: z.optional(noteSchema),
    isPlain: true,
    isCopied: true,
    csv: "Note",
  },
  completed: {
    column: "completed",
    isState: true,
    reply: z.boolean(),
    change: z.optional(z.boolean()),
    isCopied: true,
    csv: "Done",
  },
  completedAt: { column: "completed_at", isState: true, reply: z.nullable(instantSchema), isCopied: true },
  hidden: {
    column: "hidden",
    isState: true,
    reply: z.boolean(),
    change: z.optional(z.boolean()),
    isCopied: true,
    csv: "Hidden",
  },
  userId: { column: "user_id", reply: idSchema },
  createdAt: { column: "created_at", reply: instantSchema, isCopied: true, csv: "Added" },
  updatedAt: { column: "updated_at", isState: true, reply: instantSchema },
  /** The list's revision at its last change: of two copies the higher one is newer. */
  revision: { column: "revision", isState: true, reply: z.number() },
} as const satisfies Record<string, Field>;

type Fields = typeof itemFields;
export type ItemField = keyof Fields;
type FieldWith<Key extends string> = {
  [Name in ItemField]: Fields[Name] extends Record<Key, unknown> ? Name : never;
}[ItemField];
type Shape<Key extends "reply" | "create" | "change"> = {
  [Name in FieldWith<Key>]: Fields[Name] extends Record<Key, infer Schema> ? Schema : never;
};

/** The schemas of one kind, for `z.object`. */
export function schemasOf<Key extends "reply" | "create" | "change">(key: Key): Shape<Key> {
  const entries = Object.entries<Field>(itemFields).filter(([, field]) => field[key] !== undefined);
  return Object.fromEntries(entries.map(([name, field]) => [name, field[key]])) as Shape<Key>;
}

const namesWith = <Key extends keyof Field>(key: Key) =>
  Object.entries<Field>(itemFields)
    .filter(([, field]) => field[key] === true)
    .map(([name]) => name) as FieldWith<Key>[];

export const stateFields = namesWith("isState");
export const plainFields = namesWith("isPlain");
export const copiedFields = namesWith("isCopied");
export const repeatedFields = namesWith("isRepeated");
