import * as z from "zod/mini";
import { visible } from "../visible-text.ts";
import { idSchema, instantSchema } from "../ids.ts";
import { itemNameSchema } from "../items/schema.ts";
import { categoryNameSchema } from "../categories/schema.ts";
import { mostStoreCategories, storeNameLength } from "./limits.ts";

export const storeNameSchema = z
  .string({ error: "Please enter a store name" })
  .check(
    z.trim(),
    visible("Please enter a store name"),
    z.maxLength(storeNameLength, `A store name can have at most ${storeNameLength} characters`),
  );

/** Category names of a store. Kept in lower case, each once; see `storeCategoryNames` in rules.ts. */
const storeCategoriesSchema = z
  .array(categoryNameSchema)
  .check(
    z.minLength(1, "A store needs at least one category"),
    z.maxLength(mostStoreCategories, `A store can have at most ${mostStoreCategories} categories`),
  );

export const storeSchema = z.object({
  id: idSchema,
  name: z.string(),
  types: z.array(z.string()),
  categories: z.array(z.string()),
  /**
   * Its categories in the order in which they are walked past, as far as that is learned: from the check-offs in this
   * store, else from everybody's in stores of its name. Absent on a store that only a device knows yet.
   */
  aisleOrder: z.optional(z.array(z.string())),
  /**
   * Keys of names that don't show in it unless the store is the item's own: a person said that it never has them. Absent in
   * what an earlier version stored.
   */
  lacks: z.optional(z.array(z.string())),
  userId: z.nullable(idSchema),
  isGlobal: z.boolean(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  revision: z.number(),
});
export type Store = z.infer<typeof storeSchema>;

/** A row of the Shop tab: the store with the number of its open items that are not hidden. */
export const storeListEntrySchema = z.extend(storeSchema, { itemCount: z.number() });

export const globalStoreSchema = z.object({
  id: idSchema,
  name: z.string(),
  categories: z.array(z.string()),
});
export type GlobalStore = z.infer<typeof globalStoreSchema>;

export const newStoreSchema = z.object({
  id: z.optional(idSchema),
  name: storeNameSchema,
  categories: storeCategoriesSchema,
});
export type NewStore = z.infer<typeof newStoreSchema>;

/** `deleted: false` takes a deletion back. */
export const storeChangesSchema = z.object({
  name: z.optional(storeNameSchema),
  categories: z.optional(storeCategoriesSchema),
  /** Whether the store never has a name; of one name only, so that two people's words don't undo each other. */
  lack: z.optional(z.object({ name: itemNameSchema, lacks: z.boolean() })),
  deleted: z.optional(z.literal(false)),
});
export type StoreChanges = z.infer<typeof storeChangesSchema>;

/** The learned confidence of a category in a store: `confidenceScore` is 0 to 100. */
export const learnedCategorySchema = z.object({
  categoryName: z.string(),
  confidenceScore: z.number(),
  userCount: z.number(),
  usageFrequency: z.number(),
  isUserGenerated: z.boolean(),
});
