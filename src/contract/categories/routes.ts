import * as z from "zod/mini";
import { itemSchema } from "../items/schema.ts";
import { categorySchema, newCategorySchema } from "./schema.ts";
import type { Route } from "../route.ts";
import { byId } from "../shapes.ts";

export const categoryRoutes = {
  listCategories: {
    method: "GET",
    path: "/api/categories",
    access: "user",
    summary: "The global categories and the list's own.",
    reply: z.array(categorySchema),
  },
  getCategory: {
    method: "GET",
    path: "/api/categories/:id",
    access: "user",
    summary: "One category.",
    params: byId,
    reply: categorySchema,
    errors: ["not_found"],
  },
  listCategoryItems: {
    method: "GET",
    path: "/api/categories/:id/items",
    access: "user",
    summary: "The items of one category.",
    params: byId,
    reply: z.array(itemSchema),
    errors: ["not_found"],
  },
  addCategory: {
    method: "POST",
    path: "/api/categories",
    access: "user",
    summary: "Adds a category of one's own. A name that exists answers with that category.",
    body: newCategorySchema,
    reply: categorySchema,
    errors: ["id_taken"],
    operation: true,
  },
  listGlobalCategories: {
    method: "GET",
    path: "/api/global/categories",
    access: "user",
    summary: "The categories that everybody has.",
    reply: z.array(categorySchema),
  },
} as const satisfies Record<string, Route>;
