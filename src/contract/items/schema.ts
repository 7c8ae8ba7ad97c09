import * as z from "zod/mini";
import { idSchema, instantSchema } from "../ids.ts";
import { amountTextSchema, quantitySchema, schemasOf } from "./fields.ts";

export { itemNameSchema } from "./fields.ts";

export const itemSchema = z.object(schemasOf("reply"));
export type Item = z.infer<typeof itemSchema>;

/** What is said of a new item. With any of the amount's fields the name stands as it is, see `givenAmount`. */
export const newItemFields = {
  ...schemasOf("create"),
  /** Earlier versions of the app say so, instead of `quantity: 1`, that the name stands as it is. */
  asName: z.optional(z.boolean()),
};
const newItemFieldsSchema = z.object(newItemFields);
export type NewItemFields = z.infer<typeof newItemFieldsSchema>;

export const newItemSchema = z.object({ id: z.optional(idSchema), ...newItemFields });
export type NewItem = z.infer<typeof newItemSchema>;

/** Absolute states, so that a queue of them can be replayed. `deleted: false` takes a deletion back. */
export const itemChangesSchema = z.object({
  ...schemasOf("change"),
  /** How much with its size, as `parseItemName` reads it: "1½", "kg". */
  amount: z.optional(
    z.object({
      quantity: quantitySchema,
      parsedQuantity: z.nullable(amountTextSchema),
      parsedSize: z.nullable(amountTextSchema),
    }),
  ),
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
