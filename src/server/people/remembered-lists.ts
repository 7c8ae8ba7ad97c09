import type { ListIdentity } from "./person.ts";

/** Sessions whose lists are remembered, the latest ones; each takes less than a kilobyte. */
const mostSessions = 10_000;

/**
 * Which list a session had when it was last looked up. It may have ended since, and its list may have other people: who
 * uses this checks both together with what it does.
 */
export class RememberedLists {
  readonly #lists = new Map<string, ListIdentity>();

  find(sessionId: Buffer): ListIdentity | undefined {
    return this.#lists.get(keyOf(sessionId));
  }

  keep(sessionId: Buffer, list: ListIdentity): void {
    const key = keyOf(sessionId);
    // A map keeps the order in which keys came: the first is the oldest.
    this.#lists.delete(key);
    if (this.#lists.size >= mostSessions) this.#lists.delete(this.#lists.keys().next().value!);
    this.#lists.set(key, list);
  }
}

function keyOf(sessionId: Buffer): string {
  return sessionId.toString("latin1");
}
