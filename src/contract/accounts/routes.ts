import {
  loginSchema,
  permissionsSchema,
  registrationSchema,
  userSchema,
  waitlistRequestSchema,
} from "./schema.ts";
import type { Route } from "../route.ts";
import { okSchema } from "../shapes.ts";

export const accountRoutes = {
  getUser: {
    method: "GET",
    path: "/api/user",
    access: "user",
    summary: "The person who is signed in.",
    reply: userSchema,
  },
  getPermissions: {
    method: "GET",
    path: "/api/user/permissions",
    access: "user",
    summary: "What she may do: her own role and the one that counts.",
    reply: permissionsSchema,
  },
  login: {
    method: "POST",
    path: "/api/login",
    access: "anyone",
    summary: "Signs in with email and password; sets the session cookie.",
    body: loginSchema,
    reply: userSchema,
    errors: ["wrong_credentials"],
  },
  register: {
    method: "POST",
    path: "/api/register",
    access: "anyone",
    summary:
      "Creates an account with the beta's secret code and signs in. The first account is the administrator.",
    body: registrationSchema,
    reply: userSchema,
    errors: ["wrong_secret_code", "email_taken"],
  },
  logout: {
    method: "POST",
    path: "/api/logout",
    access: "anyone",
    summary: "Ends the session.",
    reply: okSchema,
  },
  joinWaitlist: {
    method: "POST",
    path: "/api/waitlist",
    access: "anyone",
    summary: "Puts an email address on the waitlist.",
    body: waitlistRequestSchema,
    reply: okSchema,
    errors: ["invalid_waitlist_email", "already_on_waitlist"],
  },
} as const satisfies Record<string, Route>;
