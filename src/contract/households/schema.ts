import * as z from "zod/mini";
import { personNameLength } from "../accounts/limits.ts";
import { emailSchema, newPasswordSchema } from "../accounts/schema.ts";
import { idSchema, instantSchema } from "../ids.ts";

export const householdMemberSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstName: z.nullable(z.string()),
  isOwner: z.boolean(),
  joinedAt: instantSchema,
});

/** Null for a link, which is for the first person who opens it. */
const inviteeEmailSchema = z.nullable(z.string());

export const pendingInvitationSchema = z.object({
  id: idSchema,
  inviteeEmail: inviteeEmailSchema,
  /** The name of the person who made it. */
  inviterName: z.string(),
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

/** A link for one person, without an address. It isn't shown again. */
export const invitationLinkSchema = z.extend(pendingInvitationSchema, { link: z.string() });
export type InvitationLink = z.infer<typeof invitationLinkSchema>;

/** `link` only when it could not be mailed (no mail server, or no address for links), for the owner to pass on. */
export const sentInvitationSchema = z.extend(pendingInvitationSchema, { link: z.nullable(z.string()) });
export type SentInvitation = z.infer<typeof sentInvitationSchema>;

export const tokenParams = z.object({
  token: z.string().check(z.regex(/^[\w-]{20,100}$/, "This is not an invitation")),
});

export const invitationSchema = z.object({
  inviterName: z.string(),
  inviteeEmail: inviteeEmailSchema,
  userExists: z.boolean(),
  /** The name of the household that the caller is in by this invitation, which is used up then. */
  joinedHousehold: z.optional(z.string()),
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
  /** The address of the person who opens a link; an invited address is the account's anyway. */
  email: z.optional(emailSchema),
  password: newPasswordSchema,
  name: z.nullable(
    z.string().check(z.trim(), z.maxLength(personNameLength, "Name must be less than 100 characters")),
  ),
});
