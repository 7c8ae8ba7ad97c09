import * as z from "zod/mini";
import { idSchema, instantSchema } from "../ids.ts";
import { deletionPhrase, emailLength, emailPattern, passwordLength, personNameLength } from "./limits.ts";
import { roles } from "./roles.ts";

export const emailSchema = z
  .string({ error: "Invalid email address" })
  .check(
    z.trim(),
    z.maxLength(emailLength, "Invalid email address"),
    z.regex(emailPattern, "Invalid email address"),
  );

export const newPasswordSchema = z
  .string({ error: "Password must be at least 8 characters" })
  .check(
    z.minLength(passwordLength.min, "Password must be at least 8 characters"),
    z.maxLength(passwordLength.max, "Password must be at most 200 characters"),
  );

export const loginSchema = z.object({
  email: z
    .string({ error: "Please enter your email" })
    .check(
      z.trim(),
      z.minLength(1, "Please enter your email"),
      z.maxLength(emailLength, "Invalid email address"),
    ),
  password: z
    .string({ error: "Please enter your password" })
    .check(z.minLength(1, "Please enter your password"), z.maxLength(1000, "Invalid password")),
});
export type Login = z.infer<typeof loginSchema>;

const personNameSchema = z
  .string()
  .check(z.trim(), z.maxLength(personNameLength, "Name must be less than 100 characters"));

export const registrationSchema = z.object({
  email: emailSchema,
  password: newPasswordSchema,
  firstName: z.optional(z.nullable(personNameSchema)),
  secretCode: z
    .string({ error: "Please enter the secret code." })
    .check(z.maxLength(200, "That's not the secret code.")),
});
export type Registration = z.infer<typeof registrationSchema>;

export const userSchema = z.object({
  id: idSchema,
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  profileImageUrl: z.nullable(z.string()),
  role: z.enum(roles),
  householdId: z.nullable(idSchema),
  timezone: z.string(),
  /** The language of the browser in which the account was made, as a BCP 47 tag. */
  language: z.nullable(z.string()),
  recurringDay: z.number(),
  createdAt: instantSchema,
  updatedAt: instantSchema,
});
export type User = z.infer<typeof userSchema>;

/** A person's permissions. `role` is the effective one (household premium included), `individualRole` their own. */
export const permissionsSchema = z.object({
  role: z.enum(roles),
  individualRole: z.enum(roles),
  displayName: z.string(),
  isAdmin: z.boolean(),
  actualIsAdmin: z.boolean(),
  isPremium: z.boolean(),
  isFree: z.boolean(),
  isHouseholdOwner: z.boolean(),
  isHouseholdMember: z.boolean(),
  canManageSubscription: z.boolean(),
  hasHouseholdPremium: z.boolean(),
  permissions: z.object({ admin: z.boolean() }),
  household: z.object({
    isOwner: z.boolean(),
    isMember: z.boolean(),
    canManageSubscription: z.boolean(),
    hasHouseholdPremium: z.boolean(),
  }),
});
export type Permissions = z.infer<typeof permissionsSchema>;

/** A session as its person sees it. Its key never leaves the server: `id` only names it. */
export const sessionSchema = z.object({
  id: idSchema,
  /** The browser or program that signed in, such as "Firefox on Linux". */
  device: z.string(),
  signedInAt: instantSchema,
  /** Its last use, to within some minutes. */
  seenAt: instantSchema,
  /** Whether it is the caller's. */
  isCurrent: z.boolean(),
});
export type SessionOfPerson = z.infer<typeof sessionSchema>;

/**
 * The fields of the "Your info" form. A new password ends the person's other sessions. The current password is needed
 * for a new email or password, unless the person has proved in this session within `provenMinutes` that they know it.
 */
export const profileSchema = z.object({
  name: z
    .string({ error: "Name is required" })
    .check(
      z.trim(),
      z.minLength(1, "Name is required"),
      z.maxLength(personNameLength, "Name must be less than 100 characters"),
    ),
  email: emailSchema,
  newPassword: z.optional(newPasswordSchema),
  currentPassword: z.optional(z.string().check(z.maxLength(1000, "Invalid password"))),
});
export type Profile = z.infer<typeof profileSchema>;

/** Minutes for which a session needs no further proof that its person knows the password. */
export const provenMinutes = 10;

/** Minutes for which the link to a new password works. */
export const passwordResetMinutes = 60;

export const passwordResetRequestSchema = z.object({ email: emailSchema });
export const linkTokenSchema = z.string().check(z.regex(/^[\w-]{20,100}$/, "This link can't be used"));
export const passwordResetSchema = z.object({
  token: linkTokenSchema,
  password: newPasswordSchema,
});

export const accountDeletionSchema = z.object({
  confirmation: z
    .string()
    .check(
      z.refine((text) => text.trim().toLowerCase() === deletionPhrase, `Please type "${deletionPhrase}"`),
    ),
});

/** The field is checked by hand, since the API refuses it with a sentence and a code of its own. */
export const waitlistRequestSchema = z.object({
  email: z.string({ error: "Invalid email format" }).check(z.maxLength(1000, "Invalid email format")),
});
