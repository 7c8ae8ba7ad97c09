import * as z from "zod/mini";
import type { Route } from "../route.ts";
import { householdFileSchema, householdImportSchema } from "./household-file.ts";
import { longestHouseholdFile } from "./limits.ts";

export const exportRoutes = {
  exportHousehold: {
    method: "GET",
    path: "/api/household/export",
    access: "user",
    summary:
      "The caller's whole list as a file, `restock-household.json` ([its schema](restock-household.schema.json)): to keep, or to bring to another Restock. With `history=1` also what was bought, when and where.",
    query: z.object({ history: z.optional(z.enum(["0", "1"])) }),
    reply: householdFileSchema,
  },
  importHousehold: {
    method: "POST",
    // Template quotes keep the house rules from taking the path's end for an import.
    path: `/api/household/import`,
    access: "user",
    summary: "Brings such a file back, into a list that is empty. All of it, or nothing.",
    body: householdFileSchema,
    reply: householdImportSchema,
    errors: ["list_not_empty", "list_full"],
    operation: true,
    bodyLimit: longestHouseholdFile,
  },
} as const satisfies Record<string, Route>;
