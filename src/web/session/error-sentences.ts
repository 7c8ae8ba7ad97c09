import { ApiError, connectionOf } from "../api/client.ts";
import { getSession } from "./session.ts";
import { troubleOf } from "./trouble-text.ts";

/** The server's sentences for a refusal: of each invalid field, else the general one. Null when there are none. */
export function serverSentence(error: unknown): string | null {
  if (!(error instanceof ApiError) || hasLeft(error)) return null;
  const fields = error.problem.errors?.map(({ message }) => message).join(" ");
  return fields || error.detail;
}

/**
 * `sentence`, with the reason when there was no answer of the server; empty, which no toast shows, when the session has
 * ended: Welcome says so then.
 */
export function failure(error: unknown, sentence: string): string {
  if (error instanceof ApiError) return hasLeft(error) ? "" : sentence;
  const [what] = troubleOf(connectionOf(error));
  return `${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`} ${what}`;
}

/** Whether the call was answered that the session is over, and the person has left the screen that made it. */
function hasLeft({ problem }: ApiError): boolean {
  return problem.code === "not_signed_in" && getSession().status === "signedOut";
}
