import type { Id } from "../../contract/ids.ts";
import type { ListChanges } from "../../contract/lists/schema.ts";
import { ApiError } from "../api/client.ts";
import { acknowledge, dropGone, mergePull } from "./merge-rows.ts";
import { mergeLive } from "./live-changes.ts";
import type { ListStorage } from "./list-storage.ts";
import { resolveId } from "./list-state.ts";
import { isDeletion, type Operation } from "./operation.ts";
import { reject, sendable } from "./outbox.ts";
import type { Platform } from "./platform.ts";
import { Retries } from "./retries.ts";
import { withLock } from "./web-lock.ts";
import { isOthersSession, sendOperation, type Outcome } from "./send.ts";

export function lockName(userId: Id): string {
  return `restock-exchange-${userId}`;
}

type Given = {
  storage: ListStorage;
  platform: Platform;
  userId: Id;
  /** Called when this tab's memory has changed; `stored`: so has the storage that other tabs share. */
  changed(what: { stored: boolean }): void;
};

/** Syncs with the server: sends waiting operations one at a time, then pulls what has changed. */
export class Sync {
  online = true;
  signedOut = false;
  sending = false;
  /** Whether a pull has failed since the last successful one. */
  pullFailed = false;
  private readonly given: Given;
  private pullWanted = false;
  private again = false;
  private running: Promise<void> | null = null;
  private pulling: { abort: AbortController; superseded: boolean } | null = null;
  private readonly retries: Retries;
  private pullTimer: ReturnType<typeof setTimeout> | undefined;
  private stopped = false;

  constructor(given: Given) {
    this.given = given;
    this.retries = new Retries(given.platform.timing, () => void this.kick());
  }

  /** To be called when a new operation waits or the network may be back: syncs at once. */
  kick(): Promise<void> {
    this.retries.cancel();
    if (
      this.stopped ||
      this.signedOut ||
      (!this.pullWanted && sendable(this.given.storage.state).length === 0)
    ) {
      return this.running ?? Promise.resolve();
    }
    // Own operations go before other people's changes, unless nothing is shown yet.
    if (this.pulling !== null && this.given.storage.state.meta.cursor !== null) {
      this.pulling.superseded = true;
      this.pulling.abort.abort();
    }
    this.again = true;
    this.running ??= this.run();
    return this.running;
  }

  /** This is also called after the person has signed in again. */
  refresh(): Promise<void> {
    this.signedOut = false;
    this.pullWanted = true;
    return this.kick();
  }

  /**
   * Takes the changes that the stream brought since `after`; if they don't follow the snapshot's cursor, a pull is
   * made.
   */
  async receive(after: string, changes: ListChanges): Promise<void> {
    const { storage, platform } = this.given;
    if (this.stopped || !this.isOwn(changes)) return;
    let gap = false;
    const stored = await storage.commit((state) => {
      const merged = mergeLive(state, after, changes, platform.now());
      gap = merged === "gap";
      return merged === "gap" ? null : merged;
    });
    if (stored) this.given.changed({ stored });
    if (gap) this.wantPull();
  }

  /** To be called when the stream opens: the server can be reached, so waiting operations are sent. */
  noticeServer(): void {
    this.setOnline(true);
    void this.kick();
  }

  /** Fetches what has changed. A running pull may be too old for that; it isn't aborted, another follows it. */
  wantPull(): void {
    this.pullWanted = true;
    if (this.pulling === null) void this.kick();
    else this.again = true;
  }

  /** Another tab has stored something. That tab sends it; this one takes over in case it was closed. */
  noticeOthers(): void {
    if (this.running === null) this.scheduleRetry();
  }

  stop(): void {
    this.stopped = true;
    this.retries.cancel();
    clearTimeout(this.pullTimer);
    this.pulling?.abort.abort();
  }

  private async run(): Promise<void> {
    const { platform, userId } = this.given;
    try {
      // A kick may come after the last round and before the lock is released: then there is one more round.
      while (this.again && this.maySend()) {
        const patience = platform.timing.lockTimeoutMs;
        await withLock(platform.locks, lockName(userId), { patience }, (lost) => this.exchange(lost));
      }
    } finally {
      this.running = null;
      this.scheduleRetry();
    }
  }

  private async exchange(lost: AbortSignal): Promise<void> {
    while (this.again && !lost.aborted && this.maySend()) {
      this.again = false;
      if (await this.given.storage.catchUp()) this.given.changed({ stored: false });
      const reached = await this.drain(lost);
      if (!this.pullWanted) continue;
      if (reached && !lost.aborted && this.maySend()) await this.pull();
      else this.setPullFailed();
    }
  }

  /** Sends until nothing waits or a retry has to be waited for; returns whether the server can be reached. */
  private async drain(lost: AbortSignal): Promise<boolean> {
    const { storage, platform, userId } = this.given;
    let settled = 0;
    try {
      while (!lost.aborted && this.maySend()) {
        const operation = sendable(storage.state)[0];
        if (operation === undefined) break;
        this.setSending(true);
        await this.markAttempted(operation);
        const outcome = await this.withPatience((signal) =>
          sendOperation(platform.call, operation, (id) => resolveId(storage.state, id), {
            user: userId,
            keepalive: true,
            signal,
          }),
        );
        if (!(await this.settle(operation, outcome))) return outcome.kind === "later" && outcome.reached;
        settled += 1;
      }
      return this.maySend();
    } finally {
      this.setSending(false);
      if (settled > 0) this.pullSoon();
    }
  }

  /** Stores an operation's outcome; returns whether the next operation may be sent. */
  async settle(operation: Operation, outcome: Outcome): Promise<boolean> {
    const { storage, platform } = this.given;
    if (this.stopped) return false;
    if (outcome.kind === "signed-out") {
      this.signedOut = true;
      this.given.changed({ stored: false });
      return false;
    }
    if (outcome.kind === "later") {
      this.setOnline(outcome.reached);
      const detail = this.retries.isPoison(operation.id, outcome.fault, platform.now())
        ? outcome.fault
        : null;
      if (detail === null) return false;
      outcome = { kind: "rejected", detail };
    } else {
      this.setOnline(true);
    }
    this.retries.succeeded();
    const settled = outcome;
    const stored = await storage.commit((state) => {
      if (settled.kind === "done") return acknowledge(state, operation, settled.answered);
      if (settled.kind === "gone") return dropGone(state, operation);
      const present = state.operations.get(operation.id);
      return present?.state === "waiting" ? reject(state, present, settled.detail) : null;
    });
    this.given.changed({ stored });
    return true;
  }

  /** Marks a deletion before it is first sent: from then on only the server can undo it. */
  private async markAttempted(operation: Operation): Promise<void> {
    if (operation.attempted === true || !isDeletion(operation.action)) return;
    await this.given.storage.commit((state) => {
      const present = state.operations.get(operation.id);
      return present === undefined ? null : { put: { operations: [{ ...present, attempted: true }] } };
    });
  }

  private async pull(): Promise<void> {
    const { storage, platform, userId } = this.given;
    const { cursor, needsFull, generation } = storage.state.meta;
    const pulling = { abort: new AbortController(), superseded: false };
    this.pulling = pulling;
    // This is reset before the request: a pull wanted from here on needs a newer reply than this one.
    this.pullWanted = false;
    clearTimeout(this.pullTimer);
    try {
      const query = cursor === null || needsFull ? {} : { since: cursor };
      const pulled = await this.withPatience(
        (signal) => platform.call("getList", { query }, { user: userId, signal, on401: "throw" }),
        pulling.abort,
      );
      if (this.stopped) return;
      this.assertOwn(pulled);
      // A reply that came meanwhile may be newer than the pulled rows: pull again rather than mix them.
      const merged = await storage.commit((state) =>
        state.meta.generation === generation ? mergePull(state, pulled, platform.now()) : null,
      );
      this.again ||= !merged;
      this.pullWanted ||= !merged;
      this.pullFailed = false;
      this.setOnline(true);
      this.given.changed({ stored: merged });
    } catch (error) {
      this.pullWanted = true;
      if (pulling.superseded || this.stopped) return;
      if (isOthersSession(error)) this.signedOut = true;
      this.setPullFailed();
      this.setOnline(error instanceof ApiError && error.status < 500);
      this.given.changed({ stored: false });
    } finally {
      this.pulling = null;
    }
  }

  /** Another person may have signed in on this device since. */
  private assertOwn(pulled: ListChanges): void {
    if (!Array.isArray(pulled?.members) || typeof pulled.cursor !== "string")
      throw new Error("This answer isn't the server's.");
    if (!this.isOwn(pulled)) throw new Error("This list is somebody else's.");
  }

  private isOwn({ members }: ListChanges): boolean {
    const own = members.some((member) => member.id === this.given.userId);
    if (!own) this.signedOut = true;
    return own;
  }

  /** The session's cookie is shared by all tabs; operations of one person must not be sent as another. */
  maySend(): boolean {
    const { platform, userId } = this.given;
    const signedIn = platform.readSignedIn();
    return !this.stopped && !this.signedOut && (signedIn === null || signedIn === userId);
  }

  private async withPatience<T>(
    work: (signal: AbortSignal) => Promise<T>,
    abort = new AbortController(),
  ): Promise<T> {
    const timer = setTimeout(() => abort.abort(), this.given.platform.timing.requestTimeoutMs);
    try {
      return await work(abort.signal);
    } finally {
      clearTimeout(timer);
    }
  }

  private pullSoon(): void {
    clearTimeout(this.pullTimer);
    if (this.stopped) return;
    this.pullTimer = setTimeout(() => {
      this.pullWanted = true;
      void this.kick();
    }, this.given.platform.timing.pullDelayMs);
  }

  private scheduleRetry(): void {
    if (this.maySend() && sendable(this.given.storage.state).length > 0) this.retries.schedule();
  }

  private setPullFailed(): void {
    this.pullFailed = true;
    this.given.changed({ stored: false });
  }

  private setSending(sending: boolean): void {
    if (this.sending === sending) return;
    this.sending = sending;
    this.given.changed({ stored: false });
  }

  private setOnline(online: boolean): void {
    if (this.online === online) return;
    this.online = online;
    this.given.changed({ stored: false });
  }
}
