import type { Route } from "../route.ts";
import { eventsPageSchema, eventsQuerySchema, ownEventsPageSchema, ownEventsQuerySchema } from "./schema.ts";

export const securityEventRoutes = {
  listOwnEvents: {
    method: "GET",
    path: "/api/user/events",
    access: "user",
    summary:
      "What concerned the security of the caller's account in the last 90 days, the newest first, 50 a page.",
    query: ownEventsQuerySchema,
    reply: ownEventsPageSchema,
  },
  listEvents: {
    method: "GET",
    path: "/api/admin/events",
    access: "admin",
    summary: "Security events of everybody in the last 90 days, the newest first, 50 a page.",
    query: eventsQuerySchema,
    reply: eventsPageSchema,
  },
} as const satisfies Record<string, Route>;
