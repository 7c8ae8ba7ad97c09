import type { Route } from "../route.ts";
import { okSchema } from "../shapes.ts";
import { feedbackSchema } from "./schema.ts";

export const feedbackRoutes = {
  sendFeedback: {
    method: "POST",
    path: "/api/feedback",
    access: "user",
    summary: "Leaves a message for the people who run this installation.",
    body: feedbackSchema,
    reply: okSchema,
  },
} as const satisfies Record<string, Route>;
