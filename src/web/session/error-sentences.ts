import { ApiError, connectionOf, type Connection } from "../api/client.ts";

const troubles: Record<Exclude<Connection, "ok">, readonly [what: string, advice: string]> = {
  offline: ["You're offline.", "Check your connection and try again."],
  unreachable: ["Restock can't be reached right now.", "Please try again in a moment."],
  portal: ["This network shows its own page in place of Restock.", "Sign in to this network and try again."],
  trouble: ["Restock's server has trouble right now.", "Please try again in a moment."],
};

/** Why there is nothing to show, and what to do. */
export function troubleText(connection: Connection): string {
  return troubles[connection === "ok" ? "unreachable" : connection].join(" ");
}

/** The server's sentences for a refusal: of each invalid field, else the general one. Null when there are none. */
export function serverSentence(error: unknown): string | null {
  if (!(error instanceof ApiError)) return null;
  const fields = error.problem.errors?.map(({ message }) => message).join(" ");
  return fields || error.detail;
}

/** `sentence`, with the reason when there was no answer of the server. */
export function failure(error: unknown, sentence: string): string {
  if (error instanceof ApiError) return sentence;
  const connection = connectionOf(error);
  const [what] = troubles[connection === "ok" ? "unreachable" : connection];
  return `${/[.!?]$/.test(sentence) ? sentence : `${sentence}.`} ${what}`;
}
