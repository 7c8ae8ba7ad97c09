import * as z from "zod/mini";
import { categoryNameSchema } from "../categories/schema.ts";
import { idSchema, instantSchema } from "../ids.ts";
import { itemNameSchema, newItemFields } from "../items/schema.ts";
import { currencySchema } from "../lists/schema.ts";
import { mostStoreCategories } from "../stores/limits.ts";
import { storeNameSchema } from "../stores/schema.ts";
import { mostImportedRows, mostImportedStores } from "./limits.ts";

const formatText = "A format is named by at most 40 letters, digits and hyphens";

/** A store of the file. One that the list has stays, and gets the categories that it lacks. */
const importedStoreSchema = z.object({
  name: storeNameSchema,
  /** The categories in their order; empty: those of the well-known store of this name, else those of its items. */
  categories: z
    .array(categoryNameSchema)
    .check(z.maxLength(mostStoreCategories, "A store can have at most 100 categories")),
});
export type ImportedStore = z.infer<typeof importedStoreSchema>;

/** Something to buy. Its store and its category are named; those that the list doesn't have are made. */
const importedItemSchema = z.object({
  name: itemNameSchema,
  quantity: newItemFields.quantity,
  parsedQuantity: newItemFields.parsedQuantity,
  parsedSize: newItemFields.parsedSize,
  note: newItemFields.note,
  price: newItemFields.price,
  store: z.optional(z.nullable(storeNameSchema)),
  category: z.optional(z.nullable(categoryNameSchema)),
});
export type ImportedItem = z.infer<typeof importedItemSchema>;

/** A name to know, perhaps with its category. It is on the list only if it is among the items too. */
const importedNameSchema = z.object({
  name: itemNameSchema,
  category: z.optional(z.nullable(categoryNameSchema)),
});

export const newImportSchema = z
  .object({
    /** Name of the file, as it shows in the list of imports; null for what was pasted. */
    file: z.nullable(z.string().check(z.maxLength(200, "A file name can have at most 200 characters"))),
    /** Short name of what the file was recognised as: "keep", "csv". */
    format: z
      .string({ error: formatText })
      .check(z.maxLength(40, formatText), z.regex(/^[a-z0-9-]+$/, formatText)),
    stores: z
      .array(importedStoreSchema)
      .check(z.maxLength(mostImportedStores, `An import can have at most ${mostImportedStores} stores`)),
    items: z.array(importedItemSchema),
    names: z.array(importedNameSchema),
    bought: z.array(z.object({ name: itemNameSchema })),
    /** Becomes the currency of a list that has none yet, if an item with a price is added. */
    firstCurrency: z.optional(currencySchema),
  })
  .check(
    z.refine(({ items, names, bought }) => items.length + names.length + bought.length <= mostImportedRows, {
      path: ["items"],
      error: "An import can have at most 2,000 items, names and things bought",
    }),
  );
export type NewImport = z.infer<typeof newImportSchema>;

/** The rows that an import has added, counted by kind; rows that the list had already are left out. */
const addedSchema = z.object({
  stores: z.number(),
  categories: z.number(),
  items: z.number(),
  names: z.number(),
  bought: z.number(),
});

export const importSchema = z.object({
  id: idSchema,
  file: z.nullable(z.string()),
  format: z.string(),
  createdAt: instantSchema,
  /** When it was undone; null: it was not. */
  undoneAt: z.nullable(instantSchema),
  added: addedSchema,
  /** Rows that the list had already. */
  already: z.number(),
});
export type Import = z.infer<typeof importSchema>;

/** The numbers of rows that an undo has deleted, and of those that stay because a person has used or changed them since. */
export const undoneImportSchema = z.object({ takenBack: z.number(), kept: z.number() });
export type UndoneImport = z.infer<typeof undoneImportSchema>;

/** Programs whose lists can be fetched from where they run. */
export const programs = ["mealie", "tandoor", "grocy", "kitchenowl"] as const;
export type ProgramName = (typeof programs)[number];

const noProgram = "Please choose one of the programs";
const noAddress = "Please give the address of the program, such as https://mealie.example.com";
const noToken = "Please give a token: letters, digits and signs without spaces";

/** The address of a program, and the token with which its lists can be read. */
export const programAccessSchema = z.object({
  program: z.enum(programs, { error: noProgram }),
  address: z
    .string({ error: noAddress })
    .check(
      z.trim(),
      z.maxLength(2000, "An address can have at most 2000 characters"),
      z.regex(/^https?:\/\/[^\s/]/i, noAddress),
    ),
  token: z
    .string({ error: noToken })
    .check(
      z.trim(),
      z.maxLength(500, "A token can have at most 500 characters"),
      z.regex(/^[!-~]+$/, noToken),
    ),
});
export type ProgramAccess = z.infer<typeof programAccessSchema>;

/** The fetched lists, as files in a shape that imports understand. */
export const programFilesSchema = z.object({
  files: z.array(z.object({ name: z.string(), text: z.string() })),
});
export type ProgramFiles = z.infer<typeof programFilesSchema>;
