import { ApiError } from "../api/client.ts";

export const unreachable = "Restock can't be reached right now. Check your connection and try again.";

/** What the server says of a refusal: of each field that can't be used, else of the whole. Null when it said nothing. */
export function serverSentence(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const fields = error.problem?.errors?.map(({ message }) => message).join(" ");
  return fields || error.detail;
}

/** `sentence`, and why when the server could not be reached. */
export function failure(error: unknown, sentence: string): string {
  if (error instanceof ApiError) return sentence;
  return `${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`} Restock can't be reached right now.`;
}

/** The sentence below the sign-in form. */
export function loginRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return unreachable;
  const tellsMore = error.status === 429 || error.status >= 500;
  return (tellsMore && error.detail) || "Invalid email or password";
}

export type RegistrationRefusal =
  | { kind: "secretCode" }
  | { kind: "unreachable" }
  | { kind: "other"; detail: string };

/** What stands in the way of a new account. A refused field is named by the server's sentence for it. */
export function registrationRefusal(error: unknown): RegistrationRefusal {
  if (!(error instanceof ApiError)) return { kind: "unreachable" };
  if (error.message.includes("secret code")) return { kind: "secretCode" };
  return { kind: "other", detail: serverSentence(error) ?? error.message };
}

/** The sentence at the waitlist's field; null when there is none for it and a toast has to do. */
export function waitlistRefusal(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 409) return "Email already on waitlist";
  return error.status === 400 ? "Invalid email format" : null;
}
