import * as z from "zod/mini";
import { dateSchema, idSchema, instantSchema } from "../ids.ts";
import { newItemFields } from "../items/schema.ts";
import { timeZoneNamed } from "./time-zone.ts";

export const intervalSchema = z
  .int({ error: "The interval must be a number of days" })
  .check(
    z.minimum(1, "The interval must be at least a day"),
    z.maximum(3650, "The interval can be at most ten years"),
  );

const namedSchema = z.object({ name: z.string(), category: z.object({ name: z.string() }) });

/** A repeat. Its name is the master item's, else the user item's, else 'Unknown Item'. */
export const recurringItemSchema = z.object({
  id: idSchema,
  userId: idSchema,
  itemId: idSchema,
  isRecurring: z.boolean(),
  recurrenceIntervalDays: z.number(),
  recurrenceIntervalWeeks: z.number(),
  /** A calendar date, YYYY-MM-DD. */
  startDate: z.string(),
  lastPurchasedAt: z.nullable(instantSchema),
  nextDueDate: instantSchema,
  recurrenceSource: z.enum(["manual", "learned"]),
  /** The day that the next occurrence was put off to. A purchase since then counts instead. Absent in older replies. */
  putOffUntil: z.optional(z.nullable(z.string())),
  /** The day until which it is paused, perhaps a past one: what comes due before that comes once on that day. */
  pausedUntil: z.optional(z.nullable(z.string())),
  item: z.object({
    id: idSchema,
    masterItem: z.nullable(namedSchema),
    userItem: z.nullable(z.extend(namedSchema, { category: z.nullable(z.object({ name: z.string() })) })),
  }),
  createdAt: instantSchema,
  updatedAt: instantSchema,
  revision: z.number(),
});
export type RecurringItem = z.infer<typeof recurringItemSchema>;

export const newRecurringItemSchema = z.object({
  id: z.optional(idSchema),
  ...newItemFields,
  intervalDays: intervalSchema,
  recurrenceSource: z._default(z.enum(["manual", "learned"]), "manual"),
  /** An item that was bought before isn't put on the list now; its first interval counts from the last purchase. */
  later: z.optional(z.boolean()),
  /** The id for the item that it puts on the list now, when the device shows it already. */
  itemId: z.optional(idSchema),
});
export type NewRecurringItem = z.input<typeof newRecurringItemSchema>;

/** `deleted: false` takes a deletion back. */
export const recurringItemChangesSchema = z.object({
  deleted: z.optional(z.literal(false)),
  /** Another interval; what was put off comes by that one again. */
  intervalDays: z.optional(intervalSchema),
  /** The day on which the next occurrence comes instead: today or within a year. Null: by its interval again. */
  nextDate: z.optional(z.nullable(dateSchema)),
  /** No occurrence comes before this day, which is within a year; null when the repeat isn't paused. */
  pausedUntil: z.optional(z.nullable(dateSchema)),
});
export type RecurringItemChanges = z.infer<typeof recurringItemChangesSchema>;

export const recurringPreferencesSchema = z.object({ recurringDay: z.number(), timezone: z.string() });
export type RecurringPreferences = z.infer<typeof recurringPreferencesSchema>;

export const weekdaySchema = z
  .int({ error: "The weekday must be 0 (Sunday) to 6" })
  .check(z.minimum(0), z.maximum(6));

export const recurringPreferencesChangesSchema = z.object({
  recurringDay: z.optional(weekdaySchema),
  /** Any zone that the server's time zone data has: a person's own is more than the screen's choices. Kept by today's name. */
  timezone: z.optional(
    z.string().check(
      z.refine((name) => timeZoneNamed(name) !== null, {
        error: "Please choose one of the time zones",
        abort: true,
      }),
      z.overwrite((name) => timeZoneNamed(name) ?? name),
    ),
  ),
});
