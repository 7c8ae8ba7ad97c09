import { ApiError } from "../api/client.ts";

export const unreachable = "Restock can't be reached right now. Check your connection and try again.";

/** The server's sentences for a refusal: of each invalid field, else the general one. Null when there are none. */
export function serverSentence(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const fields = error.problem?.errors?.map(({ message }) => message).join(" ");
  return fields || error.detail;
}

/** `sentence`, with the reason when the server could not be reached. */
export function failure(error: unknown, sentence: string): string {
  if (error instanceof ApiError) return sentence;
  return `${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`} Restock can't be reached right now.`;
}
