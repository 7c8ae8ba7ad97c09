import * as z from "zod/mini";
import type { Route } from "../route.ts";
import { byId } from "../shapes.ts";
import { mostImportBytes } from "./limits.ts";
import {
  importSchema,
  newImportSchema,
  programAccessSchema,
  programFilesSchema,
  undoneImportSchema,
} from "./schema.ts";

export const importRoutes = {
  addImport: {
    method: "POST",
    path: "/api/imports",
    access: "user",
    summary:
      "Adds what was read from a file: stores, items, names and things bought before, all of it or nothing. What the list has already stays as it is.",
    body: newImportSchema,
    reply: importSchema,
    errors: ["list_full"],
    operation: true,
    bodyLimit: mostImportBytes,
  },
  readProgram: {
    method: "POST",
    path: "/api/imports/read",
    access: "user",
    summary:
      "Fetches the lists that another program has (Mealie, Tandoor, Grocy, KitchenOwl) as files for an import. The program has to be on the internet, or where FETCH_ALLOWED_NETWORKS says; the token is used for this call alone, and nothing is kept.",
    body: programAccessSchema,
    reply: programFilesSchema,
    errors: [
      "address_refused",
      "page_unreachable",
      "page_slow",
      "page_large",
      "token_refused",
      "other_program",
      "no_list",
      "busy",
    ],
  },
  listImports: {
    method: "GET",
    path: "/api/imports",
    access: "user",
    summary: "The imports of the list in the last 30 days, the newest first, 50 at most.",
    reply: z.array(importSchema),
  },
  undoImport: {
    method: "DELETE",
    path: "/api/imports/:id",
    access: "user",
    summary:
      "Deletes what an import has added, unless a person has ticked, changed or used it since. Undone again, it answers as the first time.",
    params: byId,
    reply: undoneImportSchema,
    errors: ["not_found"],
    operation: true,
  },
} as const satisfies Record<string, Route>;
