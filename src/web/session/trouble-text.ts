import type { Connection } from "../api/client.ts";

const troubles: Record<Exclude<Connection, "ok">, readonly [what: string, advice: string]> = {
  offline: ["You're offline.", "Check your connection and try again."],
  unreachable: ["Restock can't be reached right now.", "Please try again in a moment."],
  portal: ["This network shows its own page in place of Restock.", "Sign in to this network and try again."],
  trouble: ["Restock's server has trouble right now.", "Please try again in a moment."],
};

export function troubleOf(connection: Connection): readonly [what: string, advice: string] {
  return troubles[connection === "ok" ? "unreachable" : connection];
}

/** Says why there is nothing to show, and what the person can do. */
export function troubleText(connection: Connection): string {
  return troubleOf(connection).join(" ");
}
