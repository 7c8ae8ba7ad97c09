import { ApiError, connectionOf } from "../api/client.ts";
import { serverSentence } from "../session/error-sentences.ts";
import { troubleText } from "../session/trouble-text.ts";

/** The sentence below the sign-in form. */
export function loginError(error: unknown): string {
  if (!(error instanceof ApiError)) return troubleText(connectionOf(error));
  const tellsMore = error.status === 429 || error.status >= 500;
  return (tellsMore && error.detail) || "Invalid email or password";
}

export type RegistrationError =
  | { kind: "secretCode" }
  | { kind: "noAnswer"; sentence: string }
  | { kind: "other"; detail: string };

/** Why an account could not be created. An invalid field shows the server's sentence for it. */
export function registrationError(error: unknown): RegistrationError {
  if (!(error instanceof ApiError)) return { kind: "noAnswer", sentence: troubleText(connectionOf(error)) };
  if (error.message.includes("secret code")) return { kind: "secretCode" };
  return { kind: "other", detail: serverSentence(error) ?? error.message };
}

/** The sentence at the waitlist's field; null when there is none for it and a toast has to do. */
export function waitlistError(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 409) return "Email already on waitlist";
  return error.status === 400 ? "Invalid email format" : null;
}
