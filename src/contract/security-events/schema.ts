import * as z from "zod/mini";
import { roles } from "../accounts/roles.ts";
import { idSchema, instantSchema } from "../ids.ts";
import { nextSchema, pageCursorSchema } from "../paging.ts";
import { eventKinds } from "./kinds.ts";

/** Further details of some kinds: the new role, the refused route of the contract, the number of ended sessions. */
const eventDetailSchema = z.object({
  role: z.optional(z.enum(roles)),
  route: z.optional(z.string()),
  sessions: z.optional(z.number()),
});
export type EventDetail = z.infer<typeof eventDetailSchema>;

/** One event as the person sees it. They don't see the address and device of another person who did it. */
export const ownEventSchema = z.object({
  id: idSchema,
  kind: z.enum(eventKinds),
  createdAt: instantSchema,
  /** How often it happened within its hour, and the last time of these. */
  count: z.number(),
  lastAt: instantSchema,
  /** The network address and the browser (User-Agent) that it came from. */
  address: z.nullable(z.string()),
  device: z.nullable(z.string()),
  detail: z.nullable(eventDetailSchema),
});
export type OwnEvent = z.infer<typeof ownEventSchema>;

/** One event as the administrator sees it. `actorEmail`: the person who did it, if they aren't the one whom it concerns. */
export const eventSchema = z.extend(ownEventSchema, {
  userId: z.nullable(idSchema),
  userEmail: z.nullable(z.string()),
  actorEmail: z.nullable(z.string()),
});
export type SecurityEvent = z.infer<typeof eventSchema>;

export const ownEventsQuerySchema = z.object({ after: z.optional(pageCursorSchema) });
export const ownEventsPageSchema = z.object({ events: z.array(ownEventSchema), next: nextSchema });

export const eventsQuerySchema = z.object({
  kind: z.optional(z.enum(eventKinds, { error: "There are no events of this kind" })),
  /** The person whose events are asked for; all without it. */
  userId: z.optional(idSchema),
  after: z.optional(pageCursorSchema),
});
export const eventsPageSchema = z.object({ events: z.array(eventSchema), next: nextSchema });
