import { userSchema } from "../accounts/schema.ts";
import type { Route } from "../route.ts";
import { byId, okSchema } from "../shapes.ts";
import {
  householdSchema,
  invitationLinkSchema,
  invitationSchema,
  invitedAccountSchema,
  inviteSchema,
  joinedSchema,
  sentInvitationSchema,
  tokenParams,
} from "./schema.ts";

export const householdRoutes = {
  getHousehold: {
    method: "GET",
    path: "/api/household",
    access: "premium",
    summary: "The caller's household with its members and the invitations that wait.",
    reply: householdSchema,
  },
  inviteMember: {
    method: "POST",
    path: "/api/household/invite",
    access: "premium",
    summary: "Invites an address; the first invitation makes the household. Inviting it twice resends.",
    body: inviteSchema,
    reply: sentInvitationSchema,
    errors: ["not_household_owner", "own_address", "already_member"],
  },
  addInvitationLink: {
    method: "POST",
    path: "/api/household/invitation-links",
    access: "premium",
    summary:
      "Makes a link that lets one person join, for 7 days; the first one makes the household. It waits among the invitations.",
    reply: invitationLinkSchema,
    errors: ["not_household_owner"],
  },
  resendInvitation: {
    method: "POST",
    path: "/api/household/resend-invite/:id",
    access: "premium",
    summary: "Sends a new link, or answers with it; the earlier one stops working.",
    params: byId,
    reply: sentInvitationSchema,
    errors: ["not_household_owner", "not_found"],
  },
  cancelInvitation: {
    method: "DELETE",
    path: "/api/household/invitations/:id",
    access: "premium",
    summary: "Takes an invitation back.",
    params: byId,
    reply: okSchema,
    errors: ["not_household_owner", "not_found"],
  },
  removeMember: {
    method: "DELETE",
    path: "/api/household/members/:id",
    access: "user",
    summary:
      "The owner removes a member by their user id; any member leaves by their own. An owner who leaves hands the household over.",
    params: byId,
    reply: okSchema,
    errors: ["not_household_owner", "not_found"],
  },
  getInvitation: {
    method: "GET",
    path: "/api/household/invitation/:token",
    access: "anyone",
    summary:
      "Who invites whom, for a caller who has the link. A used one is found only by the person who has joined by it and is still in; who isn't signed in learns that it was used while its time lasts.",
    params: tokenParams,
    reply: invitationSchema,
    errors: ["not_found", "invitation_used"],
  },
  joinHousehold: {
    method: "POST",
    path: "/api/household/join/:token",
    access: "user",
    summary: "Accepts an invitation. A person in another household gets a conflict with both names.",
    params: tokenParams,
    reply: joinedSchema,
    errors: ["not_found", "wrong_account", "email_not_verified", "in_other_household", "lists_too_long"],
    operation: true,
  },
  switchHousehold: {
    method: "POST",
    path: "/api/household/switch/:token",
    access: "user",
    summary: "Leaves the household one is in and accepts an invitation to another.",
    params: tokenParams,
    reply: joinedSchema,
    errors: ["not_found", "wrong_account", "email_not_verified", "lists_too_long"],
    operation: true,
  },
  createInvitedAccount: {
    method: "POST",
    path: "/api/household/create-password/:token",
    access: "anyone",
    summary:
      "Makes the invited person's account, with the address that was invited, else with `email`; signs them in and joins the household. No secret code is needed. Time zone and language are given as at a sign-up.",
    params: tokenParams,
    body: invitedAccountSchema,
    reply: userSchema,
    errors: ["not_found", "email_taken"],
    operation: true,
    secrets: ["password"],
  },
} as const satisfies Record<string, Route>;
