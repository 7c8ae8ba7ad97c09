import type { Id } from "../../contract/ids.ts";
import type { ListStorage } from "./list-storage.ts";
import type { Operation } from "./operation.ts";
import type { Outcome } from "./send.ts";
import { afterRetry, retriable } from "./retry-rejected.ts";

/**
 * Tries the rejected operations again, without another notice when they are rejected again. One that is rejected again
 * lets twice as many occasions pass.
 */
export class RejectedRetries {
  /** Whether there is an occasion to try them: the start, or a success since. */
  due = true;
  readonly #skips = new Map<Id, { next: number; left: number }>();

  /**
   * Sends each operation that is due, until one has no outcome.
   * @param send gives null when nothing may be sent any more
   * @param settled called after each that is no longer rejected, or for another reason
   */
  async run(
    storage: ListStorage,
    send: (operation: Operation) => Promise<Outcome | null>,
    settled: (outcome: Outcome) => void,
  ): Promise<void> {
    this.due = false;
    for (const { id } of retriable(storage.state).filter((operation) => this.#isDue(operation.id))) {
      // An earlier one of this round may have changed the same row.
      const operation = retriable(storage.state).find((one) => one.id === id);
      if (operation === undefined) continue;
      const outcome = await send(operation);
      if (outcome === null) return;
      if (outcome.kind === "rejected" || outcome.kind === "fault") this.#noteRejection(id);
      if (await storage.commit((state) => afterRetry(state, operation, outcome))) settled(outcome);
    }
  }

  #isDue(id: Id): boolean {
    const skip = this.#skips.get(id);
    if (skip === undefined || skip.left === 0) return true;
    skip.left -= 1;
    return false;
  }

  #noteRejection(id: Id): void {
    const next = (this.#skips.get(id)?.next ?? 0) * 2 + 1;
    this.#skips.set(id, { next, left: (next - 1) / 2 });
  }
}
