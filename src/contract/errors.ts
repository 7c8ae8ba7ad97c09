import * as z from "zod/mini";
import { idSchema } from "./ids.ts";

/**
 * Every refusal by name: its HTTP status and the sentence a person reads. The server throws the code, `server/http` makes
 * the problem document (RFC 9457), the browser shows `detail`.
 */
export const errors = {
  invalid_input: { status: 400, detail: "Some of what was sent can't be used." },
  invalid_waitlist_email: { status: 400, detail: "Invalid email format" },
  wrong_secret_code: { status: 400, detail: "That's not the secret code." },
  not_signed_in: { status: 401, detail: "Please sign in." },
  wrong_credentials: { status: 401, detail: "Invalid email or password" },
  not_allowed: { status: 403, detail: "Your account isn't allowed to do this." },
  premium_only: { status: 403, detail: "This is part of Premium." },
  cross_site: { status: 403, detail: "This request came from another site and was refused." },
  not_household_owner: { status: 403, detail: "Only the household's owner can do this." },
  password_needed: { status: 403, detail: "Please enter your current password." },
  wrong_password: { status: 403, detail: "That's not your current password." },
  wrong_account: {
    status: 403,
    detail: "This invitation is for another account. Please sign in with the correct one.",
  },
  email_not_verified: {
    status: 403,
    detail: "Please confirm your email address first: open the link that was mailed to you.",
  },
  not_found: { status: 404, detail: "This doesn't exist, or isn't yours." },
  link_ended: { status: 404, detail: "This link is invalid or has expired." },
  invitation_used: {
    status: 404,
    detail: "This invitation was accepted already. If that was you, please sign in.",
  },
  email_taken: { status: 409, detail: "An account with this email already exists." },
  id_taken: { status: 409, detail: "This id is already in use." },
  list_full: {
    status: 409,
    detail: "This list has 10,000 open items. Please tick or delete some before you add more.",
  },
  list_not_empty: {
    status: 409,
    detail: "Your list isn't empty. A household file can be brought back into an empty list only.",
  },
  already_on_waitlist: { status: 409, detail: "Email already on waitlist" },
  own_address: { status: 409, detail: "That's your own address." },
  already_member: { status: 409, detail: "This person is in your household already." },
  in_other_household: { status: 409, detail: "You can only belong to one household at a time." },
  links_need_public_url: {
    status: 409,
    detail: "Restock can't mail links to this address of its own yet: its operator has to set PUBLIC_URL.",
  },
  last_admin: {
    status: 409,
    detail: "This is the only administrator. Please make somebody else administrator first.",
  },
  backup_running: { status: 409, detail: "Another backup is being written at this moment." },
  other_user: { status: 409, detail: "Somebody else is signed in in this browser now." },
  gone: { status: 410, detail: "This was deleted." },
  too_large: { status: 413, detail: "That's too much to send at once." },
  address_refused: {
    status: 422,
    detail: "Restock opens pages on the internet only, and this link leads elsewhere.",
  },
  page_unreachable: {
    status: 422,
    detail: "This page can't be opened from here. You can paste its ingredients instead.",
  },
  page_slow: {
    status: 422,
    detail: "This page took too long to answer. You can try again, or paste its ingredients instead.",
  },
  page_large: {
    status: 422,
    detail: "This page is too large to be read. You can paste its ingredients instead.",
  },
  no_recipe: {
    status: 422,
    detail: "Restock finds no recipe on this page. You can paste its ingredients instead.",
  },
  token_refused: { status: 422, detail: "This token is not accepted there." },
  other_program: { status: 422, detail: "What answers at this address is another program." },
  no_list: { status: 422, detail: "There is no shopping list there." },
  operation_reused: {
    status: 422,
    detail: "This change was sent under the key of another one. Please make it again.",
  },
  lists_too_long: {
    status: 422,
    detail:
      "Your list and the household's would have more than 10,000 open items together. Please tick or delete some before you join.",
  },
  request_timeout: { status: 408, detail: "The request took too long to arrive." },
  headers_too_large: { status: 431, detail: "The address or the headers of this request are too long." },
  unsupported_media_type: { status: 415, detail: "Send JSON (application/json)." },
  too_many_requests: { status: 429, detail: "Too many tries. Please wait a moment and try again." },
  internal: { status: 500, detail: "Something went wrong on our side. Nothing was changed." },
  busy: { status: 503, detail: "Restock is very busy right now. Please try again in a moment." },
  unavailable: {
    status: 503,
    detail: "Restock can't reach its database right now. Please try again in a moment.",
  },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ErrorCode = keyof typeof errors;

/** The sentence of a refusal. One that ends after a minute or more says when, rounded up. */
export function sentenceOf(code: ErrorCode, retryAfterSeconds: number | null = null): string {
  const { detail } = errors[code];
  if (code !== "too_many_requests" || retryAfterSeconds === null || retryAfterSeconds < 60) return detail;
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return detail.replace("a moment", minutes === 1 ? "1 minute" : `${minutes} minutes`);
}

const named = z.object({ name: z.string() });

/** An RFC 9457 problem document, with the code and, for bad input, each field and why. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /** The names in a problem of `in_other_household`: the person's household, and the one of the invitation. */
  currentHousehold: z.optional(named),
  targetHousehold: z.optional(named),
  /** The person of the list who deleted an item, in a problem `gone` about it; null when they aren't known. */
  deletedBy: z.optional(z.nullable(idSchema)),
});
export type Problem = z.infer<typeof problemSchema>;
