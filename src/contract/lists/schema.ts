import * as z from "zod/mini";
import { dateSchema, idSchema, instantSchema } from "../ids.ts";
import { categorySchema } from "../categories/schema.ts";
import { categoryChoiceSchema, itemSchema, suggestionSchema, userItemSchema } from "../items/schema.ts";
import { recurringItemSchema } from "../repeat/schema.ts";
import { mostStores } from "../stores/limits.ts";
import { storeSchema } from "../stores/schema.ts";

/**
 * How far a device has seen a list: `<list id>.<epoch>.<revision>`. The epoch grows when the people behind the list
 * change; with another list or epoch, or a revision the server no longer keeps, the whole list is sent.
 */
export const cursorSchema = z
  .string()
  .check(z.regex(/^[0-9a-f-]{36}\.\d{1,9}\.\d{1,15}$/, "This is not a cursor that the server gave out"));

/** A currency as ISO 4217 names it: EUR. */
export const currencySchema = z
  .string()
  .check(z.regex(/^[A-Z]{3}$/, "Please choose a currency by its three letters"));

/** The settings of a whole list. */
export const listSettingsSchema = z.object({
  currency: z.optional(currencySchema),
  /** Becomes the currency of a list that has none yet, as with its first price. */
  firstCurrency: z.optional(currencySchema),
  /** No repeat of the list comes before this day, which lies within a year. Null: they go on. */
  repeatsPausedUntil: z.optional(z.nullable(dateSchema)),
});
export type ListSettings = z.infer<typeof listSettingsSchema>;

/** The settings that were given, as they are stored now, and the revision of that change. */
export const listSettingsReplySchema = z.object({
  currency: z.optional(z.string()),
  repeatsPausedUntil: z.optional(z.nullable(z.string())),
  revision: z.number(),
});
export type ListSettingsReply = z.infer<typeof listSettingsReplySchema>;

/** The calendar of a list's repeats: the household's weekday, its owner's time zone, and a pause of all. */
export const repeatCalendarSchema = z.object({
  recurringDay: z.number(),
  timezone: z.string(),
  /** The day until which all repeats are paused, perhaps a past one; null: they are not. */
  pausedUntil: z.nullable(z.string()),
});
export type RepeatCalendar = z.infer<typeof repeatCalendarSchema>;

/** The store that a person reports to be on their way to, or in; null: they are back. */
export const whereaboutsSchema = z.object({ storeId: z.nullable(idSchema) });

/** The stores in the order in which the caller wants to see them; none: the most visited first. */
export const newStoreOrderSchema = z.object({
  storeIds: z.array(idSchema).check(z.maxLength(mostStores, "An order can have at most 1000 stores")),
});

/** The order as it is stored now, and the revision of that change. */
export const storeOrderSchema = z.object({ storeIds: z.array(idSchema), revision: z.number() });
export type StoreOrder = z.infer<typeof storeOrderSchema>;

export const memberSchema = z.object({ id: idSchema, name: z.string() });
export type Member = z.infer<typeof memberSchema>;

/**
 * A person of the list, perhaps the caller, who is in a store of it: they have said so, or made their third check-off of a
 * visit.
 */
export const presenceSchema = z.object({
  userId: idSchema,
  name: z.string(),
  storeId: idSchema,
  storeName: z.string(),
  /** The time of their latest check-off there, or when they said that they are going. */
  at: instantSchema,
  /** When they came, as far as it is known. */
  since: instantSchema,
  /** When it ends without another check-off. */
  until: instantSchema,
});
export type Presence = z.infer<typeof presenceSchema>;

/** How often the list's people were in one of its stores lately. */
export const storeVisitsSchema = z.object({
  storeId: idSchema,
  visits: z.number(),
  /** The time of the latest check-off: the last visit still goes on for 30 minutes after it. */
  latest: instantSchema,
});
export type StoreVisits = z.infer<typeof storeVisitsSchema>;

/**
 * All of a list (`full`), or what has changed in it since a cursor: changed rows, and the ids of deleted rows.
 * `suggestions`, `visits`, `storeOrder` and `categoryChoices` are always complete, null when unchanged; `members` and `presence` are always complete.
 */
export const listChangesSchema = z.object({
  cursor: cursorSchema,
  full: z.boolean(),
  /** The currency of the list's prices; null until a person has set or imported a price, or chosen a currency. */
  currency: z.nullable(currencySchema),
  repeatCalendar: repeatCalendarSchema,
  members: z.array(memberSchema),
  presence: z.array(presenceSchema),
  items: z.array(itemSchema),
  stores: z.array(storeSchema),
  categories: z.array(categorySchema),
  userItems: z.array(userItemSchema),
  suggestions: z.nullable(z.array(suggestionSchema)),
  /** The number of visits of each store in the last 180 days, the most visited first. */
  visits: z.nullable(z.array(storeVisitsSchema)),
  /** The caller's own order of the stores, which may name others too; empty: they have made none. */
  storeOrder: z.nullable(z.array(idSchema)),
  categoryChoices: z.nullable(z.array(categoryChoiceSchema)),
  recurringItems: z.array(recurringItemSchema),
  gone: z.object({
    items: z.array(idSchema),
    stores: z.array(idSchema),
    categories: z.array(idSchema),
    recurringItems: z.array(idSchema),
  }),
});
export type ListChanges = z.infer<typeof listChangesSchema>;
