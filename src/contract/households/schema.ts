import * as z from "zod/mini";
import { emailSchema, newPasswordSchema } from "../accounts/schema.ts";
import { idSchema, instantSchema } from "../ids.ts";

export const householdMemberSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstName: z.nullable(z.string()),
  isOwner: z.boolean(),
  joinedAt: instantSchema,
});

export const pendingInvitationSchema = z.object({
  id: idSchema,
  inviteeEmail: z.string(),
  expiresAt: instantSchema,
});

export const householdSchema = z.object({
  household: z.nullable(z.object({ id: idSchema, name: z.string(), ownerId: idSchema })),
  members: z.array(householdMemberSchema),
  isOwner: z.boolean(),
  /** Every member sees who is invited; only the owner can resend or cancel. */
  pendingInvitations: z.array(pendingInvitationSchema),
});
export type Household = z.infer<typeof householdSchema>;

export const inviteSchema = z.object({ inviteeEmail: emailSchema });

/** `link` only when it could not be mailed (no mail server, or no address for links), for the owner to pass on. */
export const sentInvitationSchema = z.extend(pendingInvitationSchema, { link: z.nullable(z.string()) });
export type SentInvitation = z.infer<typeof sentInvitationSchema>;

export const tokenParams = z.object({
  token: z.string().check(z.regex(/^[\w-]{20,100}$/, "This is not an invitation")),
});

export const invitationSchema = z.object({
  inviterName: z.string(),
  inviteeEmail: z.string(),
  userExists: z.boolean(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const joinedSchema = z.object({
  household: z.object({ id: idSchema, name: z.string() }),
  /** Name of the household that was left for it. */
  switchedFrom: z.nullable(z.string()),
});
export type Joined = z.infer<typeof joinedSchema>;

/** The names in a 409 of `join`. */
export const householdConflictSchema = z.object({
  currentHousehold: z.object({ name: z.string() }),
  targetHousehold: z.object({ name: z.string() }),
});
export type HouseholdConflict = z.infer<typeof householdConflictSchema>;

export const invitedAccountSchema = z.object({
  password: newPasswordSchema,
  name: z.nullable(z.string().check(z.trim(), z.maxLength(100, "Name must be less than 100 characters"))),
});
