import * as z from "zod/mini";
import { newsKinds } from "./kinds.ts";

const noService = "This is not the address of a push service";
/** An https address at the usual port, without a password. */
const serviceAddress = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\//i;

/** Whether a browser's push service may be at an address. */
export function isPushEndpoint(text: string): boolean {
  return serviceAddress.test(text);
}

export const endpointSchema = z
  .string({ error: noService })
  .check(z.maxLength(2000, noService), z.regex(serviceAddress, noService));

/** Text in base64url of so many bytes. */
const bytes = (length: number) =>
  z
    .string({ error: "This is not a key of a subscription" })
    .check(
      z.regex(
        new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}={0,2}$`),
        "This is not a key of a subscription",
      ),
    );

/** A subscription as the browser's push manager gives it out. */
export const subscriptionSchema = z.object({
  endpoint: endpointSchema,
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

export const endpointOnlySchema = z.object({ endpoint: endpointSchema });

/** A time of day, in the person's time zone. */
const timeSchema = z
  .string({ error: "Please enter a time such as 22:00" })
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "Please enter a time such as 22:00"));

/** The notifications that a person wants, and their quiet hours. */
export const pushPreferencesSchema = z.object({
  kinds: z.array(z.enum(newsKinds)).check(z.maxLength(newsKinds.length)),
  quietHours: z.nullable(z.object({ from: timeSchema, to: timeSchema })),
  /** Notifications then only say that something has changed. */
  withoutContent: z.boolean(),
});
export type PushPreferences = z.infer<typeof pushPreferencesSchema>;

/** `publicKey`: the key that a browser asks its push service with (VAPID), in base64url. */
export const pushSettingsSchema = z.extend(pushPreferencesSchema, { publicKey: z.string() });
export type PushSettings = z.infer<typeof pushSettingsSchema>;
