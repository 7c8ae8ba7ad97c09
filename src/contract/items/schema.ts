import * as z from "zod/mini";
import { idSchema, instantSchema } from "../ids.ts";
import { visible } from "../visible-text.ts";
import { longestName, longestNote } from "./limits.ts";
import { itemFields, type ValueType, type ValueTypes } from "./fields.ts";

// The first load needs limits.ts, but none of these.
/** Pieces of one item at most. */
export const highestQuantity = 9999;
/** The most characters of a parsed quantity or size. */
export const longestAmountText = 60;
/** The price of one unit at most, in any currency. */
export const highestPrice = 999_999;

export const itemNameSchema = z
  .string({ error: "Please enter an item" })
  .check(
    z.trim(),
    visible("Please enter an item"),
    z.maxLength(longestName, `An item can have at most ${longestName} characters`),
  );

const quantityText = `The quantity must be a whole number from 1 to ${highestQuantity}`;
const quantitySchema = z
  .int({ error: quantityText })
  .check(z.minimum(1, quantityText), z.maximum(highestQuantity, quantityText));

const amountText = `An amount can have at most ${longestAmountText} characters`;
const amountTextSchema = z
  .string()
  .check(z.trim(), visible(amountText), z.maxLength(longestAmountText, amountText));

const noteSchema = z
  .string()
  .check(z.trim(), z.maxLength(longestNote, `A note can have at most ${longestNote} characters`));

const priceText = `A price must be a number from 0 to ${highestPrice}`;
const priceSchema = z
  .number({ error: priceText })
  .check(z.minimum(0, priceText), z.maximum(highestPrice, priceText));

/**
 * Somebody said in a store that it didn't have the item; see `absencesIn` for how long that holds. `over`: they have said
 * since that their trip is over.
 */
const absenceSchema = z.object({
  storeId: idSchema,
  userId: idSchema,
  at: instantSchema,
  over: z.optional(z.literal(true)),
});
export type Absence = z.infer<typeof absenceSchema>;

const valueSchemas = {
  id: idSchema,
  "id or null": z.nullable(idSchema),
  "id, null or absent": z.optional(z.nullable(idSchema)),
  text: z.string(),
  "text or null": z.nullable(z.string()),
  number: z.number(),
  "number or null": z.nullable(z.number()),
  "price or null": z.nullable(priceSchema),
  boolean: z.boolean(),
  instant: instantSchema,
  "instant or null": z.nullable(instantSchema),
  name: itemNameSchema,
  quantity: quantitySchema,
  "amount text or null": z.nullable(amountTextSchema),
  "note or null": z.nullable(noteSchema),
  "absences, null or absent": z.optional(z.nullable(z.array(absenceSchema))),
} satisfies Record<ValueType, z.ZodMiniType>;

type Kind = "reply" | "create" | "change";
type SchemaOf<Type> = Type extends ValueType ? (typeof valueSchemas)[Type] : never;
type Shape<Key extends Kind> = { [Name in keyof ValueTypes<Key>]: SchemaOf<ValueTypes<Key>[Name]> };
type Optional<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends z.ZodMiniType ? z.ZodMiniOptional<Fields[Name]> : never;
};

/** The schemas of the fields of one kind, for `z.object`. */
function schemasOf<Key extends Kind>(key: Key): Shape<Key> {
  const entries = Object.entries<{ [K in Kind]?: ValueType }>(itemFields).flatMap(([name, field]) => {
    const type = field[key];
    return type === undefined ? [] : [[name, valueSchemas[type]]];
  });
  return Object.fromEntries(entries) as Shape<Key>;
}

function optional<Fields extends Record<string, z.ZodMiniType>>(fields: Fields): Optional<Fields> {
  const entries = Object.entries(fields).map(([name, schema]) => [name, z.optional(schema)]);
  return Object.fromEntries(entries) as Optional<Fields>;
}

export const itemSchema = z.object(schemasOf("reply"));
export type Item = z.infer<typeof itemSchema>;

/**
 * The fields of a new item besides its ids. With any of the amount's fields the name stands as it is, see
 * `givenAmount`.
 */
export const newItemFields = {
  ...optional(schemasOf("create")),
  name: itemNameSchema,
  /** Earlier versions of the app say so, instead of `quantity: 1`, that the name stands as it is. */
  asName: z.optional(z.boolean()),
};
const newItemFieldsSchema = z.object(newItemFields);
export type NewItemFields = z.infer<typeof newItemFieldsSchema>;

export const newItemSchema = z.object({ id: z.optional(idSchema), ...newItemFields });
export type NewItem = z.infer<typeof newItemSchema>;

/** Absolute states, so that a queue of them can be replayed. `deleted: false` takes a deletion back. */
export const itemChangesSchema = z
  .object({
    ...optional(schemasOf("change")),
    /** How much with its size, as `parseItemName` reads it: "1½", "kg". */
    amount: z.optional(
      z.object({
        quantity: quantitySchema,
        parsedQuantity: z.nullable(amountTextSchema),
        parsedSize: z.nullable(amountTextSchema),
      }),
    ),
    inStoreId: z.optional(z.nullable(idSchema)),
    /** The store `inStoreId` doesn't have it; false takes that back. */
    notHere: z.optional(z.boolean()),
    deleted: z.optional(z.literal(false)),
  })
  .check(
    z.refine(({ notHere, inStoreId }) => notHere === undefined || typeof inStoreId === "string", {
      path: ["inStoreId"],
      error: "Please say which store doesn't have the item",
    }),
  );
export type ItemChanges = z.infer<typeof itemChangesSchema>;

export const masterItemSchema = z.object({
  id: idSchema,
  name: z.string(),
  categoryId: idSchema,
  popularity: z.number(),
});
export type MasterItem = z.infer<typeof masterItemSchema>;

export const userItemSchema = z.object({
  id: idSchema,
  name: z.string(),
  categoryId: z.nullable(idSchema),
  userId: idSchema,
  createdAt: instantSchema,
  revision: z.number(),
});
export type UserItem = z.infer<typeof userItemSchema>;

/** The names that the list's people have bought before, the most frequent first. */
export const suggestionSchema = z.object({
  id: idSchema,
  masterItemId: z.nullable(idSchema),
  userItemId: z.nullable(idSchema),
  name: z.string(),
  categoryId: z.nullable(idSchema),
  storeId: z.nullable(idSchema),
  /** How often it was bought. */
  frequency: z.number(),
  lastSeen: instantSchema,
  /** Days between two purchases, once there are three; see `dueness` in due.ts. */
  usualIntervalDays: z.optional(z.nullable(z.number())),
  /** The stores where it was bought in the last 400 days, or was missing, the best store first; learned with the interval. */
  places: z.optional(z.array(z.object({ storeId: idSchema, bought: z.number(), missed: z.number() }))),
  confidence: z.number(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** The category that the people of a list have chosen for a name. */
export const categoryChoiceSchema = z.object({
  /** The name's key, see `nameKey`. */
  name: z.string(),
  categoryId: idSchema,
});
export type CategoryChoice = z.infer<typeof categoryChoiceSchema>;
