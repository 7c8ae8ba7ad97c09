import type { Route } from "../route.ts";
import { settingsSchema } from "./schema.ts";

export const settingsRoutes = {
  getSettings: {
    method: "GET",
    path: "/api/settings",
    access: "anyone",
    summary: "What the people who run this installation have set, as far as screens show it.",
    reply: settingsSchema,
  },
} as const satisfies Record<string, Route>;
