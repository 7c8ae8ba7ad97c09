import * as z from "zod/mini";
import { householdFormat, householdVersion } from "./limits.ts";
import { dateSchema, idSchema } from "../ids.ts";
import { longestNote } from "../items/limits.ts";
import { highestPrice, highestQuantity, longestAmountText } from "../items/schema.ts";
import { currencySchema } from "../lists/schema.ts";
import { intervalSchema, weekdaySchema } from "../repeat/schema.ts";

/** Years that every part of the app can compute dates in. */
const ofOurTime = z.regex(/^(?:19|20|21)/, "Please give a year from 1900 to 2199");
const instantSchema = z.iso
  .datetime({ offset: true, error: "Please give an instant in ISO 8601" })
  .check(ofOurTime);
const daySchema = dateSchema.check(ofOurTime);
/** A row of this file, by its id. */
const rowSchema = z.nullable(idSchema);
/** No stricter than the list itself: every file that an export writes can be imported. */
const textSchema = z.string().check(z.regex(/\S/, "This must not be empty"), z.maxLength(400));
const amountTextSchema = z.string().check(z.maxLength(longestAmountText));
const countSchema = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const measureSchema = z.number().check(z.minimum(0), z.maximum(1_000_000));
/** A category by its name: one of this file, else one that everybody has. */
const categorySchema = z.nullable(textSchema);

/**
 * Values of an item that the next one of its repeat has too, each as in a reply. A new one here or below needs a default,
 * since files of earlier versions lack it.
 */
const amountValues = {
  quantity: z.int().check(z.minimum(1), z.maximum(highestQuantity)),
  parsedQuantity: z.nullable(amountTextSchema),
  parsedSize: z.nullable(amountTextSchema),
  /** The price of one unit, in the currency of the list. */
  price: z.nullable(z.number().check(z.minimum(0), z.maximum(highestPrice))),
};
export const amountNames = Object.keys(amountValues) as (keyof typeof amountValues)[];
const amountFields = { ...amountValues, store: rowSchema };

/** Values that an item alone has, each as in a reply. */
const itemValues = {
  note: z.nullable(z.string().check(z.maxLength(longestNote))),
  completed: z.boolean(),
  completedAt: z.nullable(instantSchema),
  hidden: z.boolean(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
};
export const itemValueNames = Object.keys(itemValues) as (keyof typeof itemValues)[];
const itemFields = {
  id: idSchema,
  name: textSchema,
  category: categorySchema,
  ...amountFields,
  ...itemValues,
};

const fileStoreSchema = z.object({
  id: idSchema,
  name: textSchema,
  types: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)),
  /** The keys of its categories, in the order of the store. */
  categories: z.array(textSchema).check(z.maxLength(1000)),
  /** The order in which its categories are walked past, as it was learned there. */
  aisleOrder: z.array(textSchema).check(z.maxLength(1000)),
  /** Keys of names that it doesn't have. */
  lacks: z.array(textSchema).check(z.maxLength(1000)),
  createdAt: instantSchema,
});
export type FileStore = z.infer<typeof fileStoreSchema>;

const fileNameSchema = z.object({
  name: textSchema,
  category: categorySchema,
  /** The source of the category: the engine, the AI model or a person. */
  categoryBy: z.enum(["embedded", "endpoint", "person"]),
});
export type FileName = z.infer<typeof fileNameSchema>;

/** The category that the people of the list have chosen for a name. */
const fileChoiceSchema = z.object({ name: textSchema, category: textSchema, chosenAt: instantSchema });
export type FileChoice = z.infer<typeof fileChoiceSchema>;

const fileItemSchema = z.object(itemFields);
export type FileItem = z.infer<typeof fileItemSchema>;

const fileRepeatSchema = z.object({
  /** The item of the list that it is about; null when that isn't on the list now. */
  item: rowSchema,
  /** The next item that it brings. */
  name: textSchema,
  ...amountFields,
  intervalDays: intervalSchema,
  isRecurring: z.boolean(),
  source: z.enum(["manual", "learned"]),
  startDate: daySchema,
  lastPurchasedAt: z.nullable(instantSchema),
  nextDueDate: instantSchema,
  putOffUntil: z.nullable(daySchema),
  putOffAt: z.nullable(instantSchema),
  pausedUntil: z.nullable(daySchema),
  createdAt: instantSchema,
});
export type FileRepeat = z.infer<typeof fileRepeatSchema>;

/** How often a name was bought, and what was learned of that. */
const fileHabitSchema = z.object({
  name: textSchema,
  store: rowSchema,
  frequency: countSchema,
  lastSeen: instantSchema,
  confidence: z.int().check(z.minimum(0), z.maximum(100)),
  usualIntervalDays: z.nullable(measureSchema),
  intervalSpread: z.nullable(measureSchema),
  purchaseDays: countSchema,
  places: z
    .array(z.object({ store: idSchema, bought: countSchema, missed: countSchema }))
    .check(z.maxLength(1000)),
});
export type FileHabit = z.infer<typeof fileHabitSchema>;

const filePurchaseSchema = z.object({
  item: rowSchema,
  name: textSchema,
  store: rowSchema,
  at: instantSchema,
});
export type FilePurchase = z.infer<typeof filePurchaseSchema>;

const fileVisitSchema = z.object({
  store: rowSchema,
  startedAt: instantSchema,
  lastCheckOff: instantSchema,
  endedAt: instantSchema,
  itemsCheckedOff: countSchema,
  itemsSkipped: countSchema,
  /** The bought items in the order of their check-offs. */
  bought: z.array(
    z.object({
      item: rowSchema,
      name: textSchema,
      at: instantSchema,
      source: z.string().check(z.maxLength(40)),
    }),
  ),
  skipped: z.array(
    z.object({
      item: rowSchema,
      name: textSchema,
      reason: z.nullable(z.string().check(z.maxLength(200))),
      at: instantSchema,
    }),
  ),
});
export type FileVisit = z.infer<typeof fileVisitSchema>;

/** An item that isn't on the list any more. */
const fileFormerItemSchema = z.object({ ...itemFields, deleted: z.boolean() });
export type FileFormerItem = z.infer<typeof fileFormerItemSchema>;

const historySchema = z.object({
  items: z.array(fileFormerItemSchema),
  purchases: z.array(filePurchaseSchema),
  visits: z.array(fileVisitSchema),
});
export type FileHistory = z.infer<typeof historySchema>;

const fileSettingsSchema = z.object({
  currency: z.nullable(currencySchema),
  /** The weekday on which repeats come, 0 is Sunday. */
  recurringDay: weekdaySchema,
  repeatsPausedUntil: z.nullable(daySchema),
});
export type FileSettings = z.infer<typeof fileSettingsSchema>;

/**
 * A household's list as a file, `restock-household.json`: all that the list is, without its people. Ids hold within the file.
 * Everything learned follows from the history; without that it holds until there is a new one.
 */
export const householdFileSchema = z.object({
  format: z.literal(householdFormat, { error: "This isn't a household file of Restock" }),
  version: z.literal(householdVersion, { error: "This household file is of a newer version of Restock" }),
  exportedAt: instantSchema,
  settings: fileSettingsSchema,
  /** The list's own, besides those that everybody has. */
  categories: z.array(z.object({ name: textSchema })),
  stores: z.array(fileStoreSchema).check(z.maxLength(5000)),
  /** Names that the list has added to those that everybody has. */
  names: z.array(fileNameSchema),
  choices: z.array(fileChoiceSchema),
  /** The pantry: recipes leave these names out. */
  pantry: z.array(z.object({ name: textSchema })),
  /** The items on the list: open, or ticked in the last hours. */
  items: z.array(fileItemSchema),
  repeats: z.array(fileRepeatSchema).check(z.maxLength(10_000)),
  habits: z.array(fileHabitSchema),
  history: z.optional(historySchema),
});
export type HouseholdFile = z.infer<typeof householdFileSchema>;

/** Counts of what a household file has brought. */
export const householdImportSchema = z.object({
  stores: z.number(),
  items: z.number(),
  repeats: z.number(),
  purchases: z.number(),
});
export type HouseholdImport = z.infer<typeof householdImportSchema>;
