import type { Route } from "../route.ts";
import { pantryChangesSchema, pantrySchema, recipeLinkSchema, recipeSchema } from "./schema.ts";

export const recipeRoutes = {
  readRecipe: {
    method: "POST",
    path: "/api/recipes/read",
    access: "user",
    summary:
      "Reads the recipe of a web page (schema.org, as JSON-LD or microdata). The page has to be on the internet, or where FETCH_ALLOWED_NETWORKS says; nothing is kept.",
    body: recipeLinkSchema,
    reply: recipeSchema,
    errors: ["address_refused", "page_unreachable", "page_slow", "page_large", "no_recipe", "busy"],
  },
  getPantry: {
    method: "GET",
    path: "/api/pantry",
    access: "user",
    summary: "The names of what the people of the list always have.",
    reply: pantrySchema,
  },
  changePantry: {
    method: "PATCH",
    path: "/api/pantry",
    access: "user",
    summary:
      "Says of names whether the people of the list always have them. Of more than a thousand names the oldest are dropped.",
    body: pantryChangesSchema,
    reply: pantrySchema,
  },
} as const satisfies Record<string, Route>;
