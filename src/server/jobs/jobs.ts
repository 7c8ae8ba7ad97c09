import * as z from "zod/mini";
import type { App } from "../app.ts";
import { mailMessageSchema } from "../mail-message.ts";
import { pushMessageSchema } from "../push-transport.ts";

/** How often recurring work is begun, by one of the processes. A run that was missed less than `catchUp` ms ago is made up for once. */
export const rhythms = {
  minute: { cron: "* * * * *", catchUp: 0 },
  fiveMinutes: { cron: "*/5 * * * *", catchUp: 0 },
  hour: { cron: "7 * * * *", catchUp: 3_600_000 },
  day: { cron: "23 3 * * *", catchUp: 86_400_000 },
  night: { cron: "0 2 * * *", catchUp: 86_400_000 },
} as const;

type Job = {
  /** The payload of one job of this name; kept as JSON. */
  payload: z.ZodMiniType;
  /** How often it is tried: the pause after the n-th failure is e^n seconds, from the tenth on 6 hours. */
  attempts: number;
  every?: keyof typeof rhythms;
};

const nothing = z.object({});

/** Everything that is done after the answer was given, or by the clock. Its handlers are in job-handlers.ts. */
export const jobs = {
  /** 13 attempts are about 22 hours. */
  "send-mail": { payload: mailMessageSchema, attempts: 13 },
  /** 5 attempts are about 4 minutes; a message is of no use half an hour later. */
  "send-push": {
    payload: z.object({ subscriptionId: z.string(), message: pushMessageSchema, until: z.string() }),
    attempts: 5,
  },
  /** Notifies the others that a member shops or is done, unless they have been notified. */
  "tell-shopping": { payload: z.object({ userId: z.string() }), attempts: 5 },
  /** Notifies the members who shop of items that the others have added. */
  "tell-added": { payload: z.object({ listId: z.string() }), attempts: 5 },
  "tell-due": { payload: z.object({ listId: z.string(), itemIds: z.array(z.string()) }), attempts: 5 },
  "follow-shoppers": { payload: nothing, attempts: 1, every: "minute" },
  "close-idle-visits": { payload: nothing, attempts: 3, every: "minute" },
  "mail-password-reset": {
    payload: z.object({
      email: z.string(),
      origin: z.string(),
      /** The person who asked; jobs of an older version lack it. */
      sender: z.optional(z.object({ address: z.string(), device: z.string() })),
    }),
    attempts: 8,
  },
  "delete-ended-resets": { payload: nothing, attempts: 5, every: "hour" },
  "delete-ended-verifications": { payload: nothing, attempts: 5, every: "hour" },
  "expire-invitations": { payload: nothing, attempts: 5, every: "hour" },
  "delete-ended-sessions": { payload: nothing, attempts: 5, every: "hour" },
  "delete-old-events": { payload: nothing, attempts: 5, every: "day" },
  "delete-old-imports": { payload: nothing, attempts: 5, every: "day" },
  /** A second attempt begins while the first still writes if that takes long; then it does nothing. */
  "back-up": { payload: nothing, attempts: 4, every: "night" },
  "purge-deleted": { payload: nothing, attempts: 8, every: "day" },
  learn: { payload: nothing, attempts: 1, every: "minute" },
  "learn-store": { payload: z.object({ storeId: z.string() }), attempts: 8 },
  "learn-global-stores": { payload: nothing, attempts: 3, every: "hour" },
  /** 5 attempts are about 4 minutes; names that stay unsure are asked about again with the next one. */
  "refine-names": { payload: z.object({ userId: z.string() }), attempts: 5 },
  "share-names": { payload: nothing, attempts: 3, every: "hour" },
  "tidy-jobs": { payload: nothing, attempts: 1, every: "fiveMinutes" },
} as const satisfies Record<string, Job>;

export type JobName = keyof typeof jobs;
export type PayloadOf<N extends JobName> = z.infer<(typeof jobs)[N]["payload"]>;

/**
 * Does one job. It may be called again for the same payload: after a failure, and when the process was killed before
 * it could say that the job is done. It fails by throwing; the message is logged and kept, so no secrets in it.
 */
export type JobHandler<N extends JobName> = (app: App, payload: PayloadOf<N>) => Promise<void>;
export type JobHandlers = { readonly [N in JobName]: JobHandler<N> };
