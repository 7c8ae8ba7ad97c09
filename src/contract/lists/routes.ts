import * as z from "zod/mini";
import { cursorSchema, listChangesSchema } from "./schema.ts";
import type { Route } from "../route.ts";

export const listRoutes = {
  getList: {
    method: "GET",
    path: "/api/list",
    access: "user",
    summary: "The whole list of the caller's scope, or what has changed in it since a cursor.",
    query: z.object({ since: z.optional(cursorSchema) }),
    reply: listChangesSchema,
  },
} as const satisfies Record<string, Route>;
