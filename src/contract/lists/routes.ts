import * as z from "zod/mini";
import {
  cursorSchema,
  listChangesSchema,
  listSettingsReplySchema,
  listSettingsSchema,
  newStoreOrderSchema,
  storeOrderSchema,
  whereaboutsSchema,
} from "./schema.ts";
import type { Route } from "../route.ts";
import { okSchema } from "../shapes.ts";

export const listRoutes = {
  getList: {
    method: "GET",
    path: "/api/list",
    access: "user",
    summary: "The caller's whole list, or what has changed in it since a cursor.",
    query: z.object({ since: z.optional(cursorSchema) }),
    reply: listChangesSchema,
  },
  changeListSettings: {
    method: "PATCH",
    path: "/api/list",
    access: "user",
    summary:
      "Sets what holds for the whole list: the currency of its prices, and until when all repeats are paused (Premium).",
    body: listSettingsSchema,
    reply: listSettingsReplySchema,
    errors: ["premium_only"],
    operation: true,
  },
  setStoreOrder: {
    method: "PUT",
    path: "/api/store-order",
    access: "user",
    summary:
      "Sets the order in which the caller sees their stores, on all their devices; none: the most visited first. Stores that it leaves out come last.",
    body: newStoreOrderSchema,
    reply: storeOrderSchema,
    operation: true,
  },
  setWhereabouts: {
    method: "PUT",
    path: "/api/presence",
    access: "user",
    summary:
      "Says that the caller is going to a store of their list, which shows to those who share it, or with null that they are back: then what they have reported as not here is over.",
    body: whereaboutsSchema,
    reply: okSchema,
    errors: ["not_found"],
    operation: true,
  },
  streamChanges: {
    method: "GET",
    path: "/api/events",
    access: "user",
    summary:
      "Server-sent events: `changes` with all that has changed since the event before, `reset` when the whole list has to be read again. Continues after `Last-Event-ID` or `since`.",
    query: z.object({ since: z.optional(cursorSchema) }),
    reply: listChangesSchema,
    media: "text/event-stream",
  },
} as const satisfies Record<string, Route>;
