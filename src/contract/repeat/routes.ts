import * as z from "zod/mini";
import type { Route } from "../route.ts";
import { byId, okSchema } from "../shapes.ts";
import {
  newRecurringItemSchema,
  recurringItemChangesSchema,
  recurringItemSchema,
  recurringPreferencesChangesSchema,
  recurringPreferencesSchema,
} from "./schema.ts";

export const repeatRoutes = {
  listRecurringItems: {
    method: "GET",
    path: "/api/recurring-items",
    access: "premium",
    summary: "The list's repeats, with the names and categories of their items.",
    reply: z.array(recurringItemSchema),
  },
  addRecurringItem: {
    method: "POST",
    path: "/api/recurring-items/from-name",
    access: "premium",
    summary:
      "Puts an item on the list now and again later, or only later; the same name again changes its interval.",
    body: newRecurringItemSchema,
    reply: recurringItemSchema,
    errors: ["id_taken", "list_full", "not_found"],
    operation: true,
  },
  changeRecurringItem: {
    method: "PATCH",
    path: "/api/recurring-items/:id",
    access: "premium",
    summary:
      "Sets a repeat's interval, puts its next occurrence off to a day, pauses it until a day, or takes its deletion back.",
    params: byId,
    body: recurringItemChangesSchema,
    reply: recurringItemSchema,
    errors: ["not_found", "gone"],
    operation: true,
  },
  deleteRecurringItem: {
    method: "DELETE",
    path: "/api/recurring-items/:id",
    access: "premium",
    summary: "Ends a repeat. What is on the list stays there.",
    params: byId,
    reply: okSchema,
    errors: ["not_found"],
    operation: true,
  },
  getRecurringPreferences: {
    method: "GET",
    path: "/api/user/recurring-preferences",
    access: "premium",
    summary: "The weekday on which repeats come due, and the time zone that counts.",
    reply: recurringPreferencesSchema,
  },
  changeRecurringPreferences: {
    method: "PUT",
    path: "/api/user/recurring-preferences",
    access: "user",
    summary:
      "Sets the weekday (Premium; the household's when there is one) or one's own time zone. Every due date moves with it.",
    body: recurringPreferencesChangesSchema,
    reply: recurringPreferencesSchema,
    errors: ["premium_only"],
  },
} as const satisfies Record<string, Route>;
