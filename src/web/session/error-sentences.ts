import { ApiError, connectionOf } from "../api/client.ts";
import { troubleOf } from "./trouble-text.ts";

/** The server's sentences for a refusal: of each invalid field, else the general one. Null when there are none. */
export function serverSentence(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const fields = error.problem.errors?.map(({ message }) => message).join(" ");
  return fields || error.detail;
}

/** `sentence`, with the reason when there was no answer of the server. */
export function failure(error: unknown, sentence: string): string {
  if (error instanceof ApiError) return sentence;
  const [what] = troubleOf(connectionOf(error));
  return `${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`} ${what}`;
}
