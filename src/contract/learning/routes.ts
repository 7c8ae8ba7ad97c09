import * as z from "zod/mini";
import type { Route } from "../route.ts";
import { repeatProposalSchema } from "./schema.ts";

export const learningRoutes = {
  listRepeatProposals: {
    method: "GET",
    path: "/api/recurring-items/proposals",
    access: "premium",
    summary:
      "What the people of the list buy regularly and could let repeat, with the interval and the reason; at most 10.",
    reply: z.array(repeatProposalSchema),
  },
} as const satisfies Record<string, Route>;
