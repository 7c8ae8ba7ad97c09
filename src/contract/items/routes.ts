import * as z from "zod/mini";
import { itemChangesSchema, itemSchema, masterItemSchema, newItemSchema, userItemSchema } from "./schema.ts";
import type { Route } from "../route.ts";
import { byId, okSchema } from "../shapes.ts";

export const itemRoutes = {
  listItems: {
    method: "GET",
    path: "/api/items",
    access: "user",
    summary: "The open items.",
    reply: z.array(itemSchema),
  },
  listAllItems: {
    method: "GET",
    path: "/api/items/all",
    access: "user",
    summary: "The open items and those completed in the last 12 hours.",
    reply: z.array(itemSchema),
  },
  addItem: {
    method: "POST",
    path: "/api/items",
    access: "user",
    summary:
      "Adds an item by name. Without `quantity`, `parsedQuantity` and `parsedSize` they are read from the name, which with any of them stands as it is. A name that is already open answers with that item.",
    body: newItemSchema,
    reply: itemSchema,
    errors: ["id_taken", "list_full", "not_found"],
    operation: true,
  },
  changeItem: {
    method: "PATCH",
    path: "/api/items/:id",
    access: "user",
    summary: "Ticks, hides, renames, moves or restores an item. States are absolute.",
    params: byId,
    body: itemChangesSchema,
    reply: itemSchema,
    errors: ["list_full", "not_found", "gone"],
    operation: true,
  },
  toggleItemVisibility: {
    method: "PATCH",
    path: "/api/items/:id/toggle-visibility",
    access: "user",
    summary: "Hides a shown item, shows a hidden one.",
    params: byId,
    reply: itemSchema,
    errors: ["not_found", "gone"],
    operation: true,
  },
  deleteItem: {
    method: "DELETE",
    path: "/api/items/:id",
    access: "user",
    summary: "Deletes an item; a change with `deleted: false` brings it back for 30 days.",
    params: byId,
    reply: okSchema,
    errors: ["not_found"],
    operation: true,
  },
  listMasterItems: {
    method: "GET",
    path: "/api/master-items",
    access: "user",
    summary: "The names that Restock knows, most usual first.",
    reply: z.array(masterItemSchema),
  },
  listUserItems: {
    method: "GET",
    path: "/api/user-items",
    access: "user",
    summary: "The names that the list has added itself.",
    reply: z.array(userItemSchema),
  },
  processAiBatch: {
    method: "POST",
    path: "/api/ai-batch/process",
    access: "user",
    summary: "Finds the category of the list's names that have none yet, now.",
    reply: z.object({ processed: z.number() }),
  },
} as const satisfies Record<string, Route>;
