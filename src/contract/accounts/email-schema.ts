import * as z from "zod/mini";
import { instantSchema } from "../ids.ts";
import { linkTokenSchema } from "./schema.ts";

/** Hours for which a link that verifies an address works. */
export const verificationHours = 24;

/** The state of the caller's email address. */
export const ownEmailSchema = z.object({
  email: z.string(),
  /** Whether the mailbox was shown to be theirs; always so on an installation without a mail server. */
  isVerified: z.boolean(),
  /** The address that the account gets when its link is opened, and until when that works. */
  waiting: z.nullable(z.object({ email: z.string(), expiresAt: instantSchema })),
});
export type OwnEmail = z.infer<typeof ownEmailSchema>;

export const emailVerificationSchema = z.object({ token: linkTokenSchema });
export const verifiedEmailSchema = z.object({ email: z.string() });
