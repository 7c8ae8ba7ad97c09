import * as z from "zod/mini";
import { visible } from "../visible-text.ts";
import { idSchema, instantSchema } from "../ids.ts";

export const itemNameSchema = z
  .string({ error: "Please enter an item" })
  .check(
    z.trim(),
    visible("Please enter an item"),
    z.maxLength(200, "An item can have at most 200 characters"),
  );

const amountText = "An amount can have at most 60 characters";

export const itemSchema = z.object({
  id: idSchema,
  masterItemId: z.nullable(idSchema),
  userItemId: z.nullable(idSchema),
  name: z.string(),
  quantity: z.number(),
  parsedQuantity: z.nullable(z.string()),
  parsedSize: z.nullable(z.string()),
  note: z.nullable(z.string()),
  categoryId: z.nullable(idSchema),
  categoryName: z.nullable(z.string()),
  storeId: z.nullable(idSchema),
  completed: z.boolean(),
  completedAt: z.nullable(instantSchema),
  hidden: z.boolean(),
  userId: idSchema,
  createdAt: instantSchema,
  updatedAt: instantSchema,
  /** The list's revision at its last change: of two copies the higher one is newer. */
  revision: z.number(),
});
export type Item = z.infer<typeof itemSchema>;

const noteSchema = z.nullable(
  z.string().check(z.trim(), z.maxLength(500, "A note can have at most 500 characters")),
);

const quantitySchema = z
  .int({ error: "The quantity must be a whole number from 1 to 9999" })
  .check(
    z.minimum(1, "The quantity must be a whole number from 1 to 9999"),
    z.maximum(9999, "The quantity must be a whole number from 1 to 9999"),
  );
const amountTextSchema = z.string().check(z.trim(), visible(amountText), z.maxLength(60, amountText));

/** What is said of a new item. With any of the amount's fields the name stands as it is, see `givenAmount`. */
export const newItemFields = {
  name: itemNameSchema,
  quantity: z.optional(quantitySchema),
  /** How much, as it is shown before the name: "1½", "6 ×". */
  parsedQuantity: z.optional(z.nullable(amountTextSchema)),
  /** Unit or size: "kg", "330 ml". */
  parsedSize: z.optional(z.nullable(amountTextSchema)),
  note: z.optional(noteSchema),
  storeId: z.optional(z.nullable(idSchema)),
  categoryId: z.optional(z.nullable(idSchema)),
  /** Earlier versions of the app say so, instead of `quantity: 1`, that the name stands as it is. */
  asName: z.optional(z.boolean()),
};
const newItemFieldsSchema = z.object(newItemFields);
export type NewItemFields = z.infer<typeof newItemFieldsSchema>;

export const newItemSchema = z.object({ id: z.optional(idSchema), ...newItemFields });
export type NewItem = z.infer<typeof newItemSchema>;

/** Absolute states, so that a queue of them can be replayed. `deleted: false` takes a deletion back. */
export const itemChangesSchema = z.object({
  completed: z.optional(z.boolean()),
  hidden: z.optional(z.boolean()),
  name: z.optional(itemNameSchema),
  quantity: z.optional(quantitySchema),
  /** How much with its size, as `parseItemName` reads it: "1½", "kg". */
  amount: z.optional(
    z.object({
      quantity: quantitySchema,
      parsedQuantity: z.nullable(amountTextSchema),
      parsedSize: z.nullable(amountTextSchema),
    }),
  ),
  note: z.optional(noteSchema),
  categoryId: z.optional(z.nullable(idSchema)),
  storeId: z.optional(z.nullable(idSchema)),
  inStoreId: z.optional(z.nullable(idSchema)),
  deleted: z.optional(z.literal(false)),
});
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

/** What the scope has bought before, most often first. */
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
  confidence: z.number(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

/** Where the people of a list want a name to be. */
export const categoryChoiceSchema = z.object({
  /** The name's key, see `nameKey`. */
  name: z.string(),
  categoryId: idSchema,
});
export type CategoryChoice = z.infer<typeof categoryChoiceSchema>;
