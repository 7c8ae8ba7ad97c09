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
