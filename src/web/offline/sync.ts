import type { Id } from "../../contract/ids.ts";
import type { ListChanges } from "../../contract/lists/schema.ts";
import type { Connection } from "../api/client.ts";
import {
  afterAttempt,
  atStart,
  afterPause,
  isCalm,
  keptFaults,
  nextToSend,
  nudged,
  pauseMs,
  troubleOf,
  type Delivery,
} from "./delivery.ts";
import { acknowledge, dropGone } from "./merge-rows.ts";
import { mergeLive } from "./live-changes.ts";
import type { ListStorage } from "./list-storage.ts";
import { resolveId } from "./stored-list.ts";
import { isDeletion, type Operation } from "./operation.ts";
import { reject, sendable } from "./outbox.ts";
import type { Platform } from "./platform.ts";
import { Puller } from "./puller.ts";
import { RetryTimer } from "./retry-timer.ts";
import { withTimeLimit } from "../api/time-limit.ts";
import { RejectedRetries } from "./rejected-retries.ts";
import { withLock } from "./web-lock.ts";
import { attemptOf, sendOperation, type Outcome } from "./send.ts";

export function lockName(userId: Id): string {
  return `restock-exchange-${userId}`;
}

type Given = {
  storage: ListStorage;
  platform: Platform;
  userId: Id;
  /** Called before an operation is dropped whose object was deleted meanwhile, with who did it. */
  gone(operation: Operation, by: Id | null | undefined): void;
  /** Called when this tab's memory has changed; `stored`: so has the storage that other tabs share. */
  changed(what: { stored: boolean }): void;
};

/** Syncs with the server: sends waiting operations one at a time, then pulls what has changed. */
export class Sync {
  connection: Connection = "ok";
  signedOut = false;
  sending = false;
  delivery: Delivery = atStart;
  readonly puller: Puller;
  readonly #given: Given;
  #again = false;
  #running: Promise<void> | null = null;
  /** When the request that is under way was sent, by `performance.now()`; null without one. */
  #sentAt: number | null = null;
  /** Whether a request hung until it was given up, and none has been answered since. */
  #hung = false;
  readonly #rejected = new RejectedRetries();
  readonly #retry: RetryTimer;
  #stopped = false;

  constructor(given: Given) {
    this.#given = given;
    this.puller = new Puller({
      ...given,
      isOwn: (changes) => this.#isOwn(changes),
      signedOut: () => (this.signedOut = true),
      due: () => void this.kick(),
      answered: () => this.noticeServer(),
    });
    this.#retry = new RetryTimer(() => {
      this.delivery = afterPause(this.delivery);
      void this.#begin();
    });
  }

  /**
   * To be called when a new operation waits or the network may be back: syncs at once, unless the server has asked for
   * a pause.
   */
  kick(): Promise<void> {
    this.delivery = nudged(this.delivery);
    return this.#begin();
  }

  #begin(): Promise<void> {
    if (
      this.#stopped ||
      this.signedOut ||
      (!this.puller.wanted && sendable(this.#given.storage.state).length === 0)
    ) {
      return this.#running ?? Promise.resolve();
    }
    // Own operations go before other people's changes, unless nothing is shown yet.
    if (this.#given.storage.state.meta.cursor !== null) this.puller.supersede();
    this.#again = true;
    this.#running ??= this.#run();
    return this.#running;
  }

  /** This is also called after the person has signed in again. */
  refresh(): Promise<void> {
    this.signedOut = false;
    this.puller.wanted = true;
    this.delivery = afterPause(this.delivery);
    return this.#begin();
  }

  /**
   * Takes the changes that the stream brought since `after`; if they don't follow the snapshot's cursor, a pull is
   * made.
   */
  async receive(after: string, changes: ListChanges): Promise<void> {
    const { storage, platform } = this.#given;
    if (this.#stopped || !this.#isOwn(changes)) return;
    let gap = false;
    const stored = await storage.commit((state) => {
      const merged = mergeLive(state, after, changes, platform.now());
      gap = merged === "gap";
      return merged === "gap" ? null : merged;
    });
    if (stored) this.#given.changed({ stored });
    if (gap) this.wantPull();
  }

  /** To be called when the stream opens: the server can be reached, so waiting operations are sent. */
  noticeServer(): void {
    this.delivery = nudged(this.delivery);
    if (this.puller.trouble?.why !== "trouble") this.puller.trouble = null;
    this.#showConnection();
    void this.#begin();
  }

  /** Fetches what has changed. A running pull may be too old for that; it isn't aborted, another follows it. */
  wantPull(): void {
    this.puller.wanted = true;
    if (this.puller.running === null) void this.kick();
    else this.#again = true;
  }

  /** Another tab has stored something. That tab sends it; this one takes over in case it was closed. */
  noticeOthers(): void {
    if (this.#running === null) this.#scheduleRetry();
  }

  /** Takes over what another tab knows of the server. */
  adopt(connection: Connection, delivery: Delivery): void {
    this.connection = connection;
    this.delivery = delivery;
    this.#retry.cancel();
    if (this.#running === null) this.#scheduleRetry(this.#given.platform.timing.firstPauseMs);
  }

  stop(): void {
    this.#stopped = true;
    this.#retry.cancel();
    this.puller.stop();
  }

  async #run(): Promise<void> {
    const { platform, userId } = this.#given;
    try {
      // A kick may come after the last round and before the lock is released: then there is one more round.
      while (this.#again && this.maySend()) {
        const patience = platform.timing.lockTimeoutMs;
        await withLock(platform.locks, lockName(userId), { patience }, (lost) => this.#exchange(lost));
      }
    } finally {
      this.#running = null;
      this.#scheduleRetry();
    }
  }

  async #exchange(lost: AbortSignal): Promise<void> {
    while (this.#again && !lost.aborted && this.maySend()) {
      this.#again = false;
      if (await this.#given.storage.catchUp()) this.#given.changed({ stored: false });
      await this.#drain(lost);
      if (this.puller.wanted) await this.#pull(lost);
      await this.#retryRejected(lost);
    }
  }

  async #pull(lost: AbortSignal): Promise<void> {
    if (!this.#mayPull() || lost.aborted || !this.maySend()) {
      this.puller.failed = true;
      return this.#given.changed({ stored: false });
    }
    const outcome = await this.puller.run();
    if (outcome === "superseded") return;
    this.#again ||= outcome === "outdated";
    this.#showConnection();
    this.#given.changed({ stored: outcome === "stored" });
  }

  /** While the server only fails on operations, it may well answer a pull. */
  #mayPull(): boolean {
    const { pause } = this.delivery;
    return pause === null || (pause.why === "trouble" && !pause.asked);
  }

  /** Sends until nothing waits or what waits is paused. */
  async #drain(lost: AbortSignal): Promise<void> {
    const { storage } = this.#given;
    let settled = 0;
    try {
      this.delivery = keptFaults(this.delivery, storage.state);
      while (!lost.aborted && this.maySend()) {
        const operation = nextToSend(storage.state, this.delivery);
        if (operation === undefined) break;
        this.#setSending(true);
        await this.#markAttempted(operation);
        if (await this.settle(operation, await this.#send(operation))) settled += 1;
      }
    } finally {
      this.#setSending(false);
      this.#showConnection();
      if (settled > 0) this.puller.soon();
    }
  }

  /** Whether requests hang, as far as is known: nothing is answered, and nothing says that there is no network. */
  get hangs(): boolean {
    return this.#hung || this.#waitsLong();
  }

  #waitsLong(): boolean {
    const { hangMs } = this.#given.platform.timing;
    return this.#sentAt !== null && performance.now() - this.#sentAt >= hangMs;
  }

  async #send(operation: Operation): Promise<Outcome> {
    const { storage, platform, userId } = this.#given;
    const work = (signal: AbortSignal) =>
      sendOperation(platform.call, operation, (id) => resolveId(storage.state, id), {
        user: userId,
        keepalive: true,
        waits: "by-caller",
        signal,
      });
    this.#sentAt = performance.now();
    try {
      const outcome = await withTimeLimit(platform, new AbortController(), work, () => this.noticeServer());
      this.#hung = outcome.kind === "wait" && (this.#hung || this.#waitsLong());
      return outcome;
    } finally {
      this.#sentAt = null;
    }
  }

  /** Stores an operation's outcome; returns whether the operation is settled. */
  async settle(operation: Operation, outcome: Outcome): Promise<boolean> {
    const { storage } = this.#given;
    if (this.#stopped || this.#isSignedOut(outcome)) return false;
    const after = afterAttempt(this.delivery, operation.id, attemptOf(outcome));
    this.#setDelivery(after.delivery);
    if (outcome.kind === "wait" || (outcome.kind === "fault" && !after.reject)) return false;
    if (outcome.kind === "done") {
      this.#rejected.due = true;
      this.#showConnection();
    }
    if (outcome.kind === "gone") this.#given.gone(operation, outcome.by);
    const stored = await storage.commit((state) => {
      if (outcome.kind === "done") return acknowledge(state, operation, outcome.answered);
      if (outcome.kind === "gone") return dropGone(state, operation);
      const present = state.operations.get(operation.id);
      return present?.state === "waiting" ? reject(state, present, outcome.detail) : null;
    });
    this.#given.changed({ stored });
    return true;
  }

  async #retryRejected(lost: AbortSignal): Promise<void> {
    if (!this.#rejected.due || this.connection !== "ok" || this.delivery.pause !== null) return;
    const send = async (operation: Operation) => {
      const outcome = lost.aborted || !this.maySend() ? null : await this.#send(operation);
      if (outcome === null || this.#stopped || this.#isSignedOut(outcome)) return null;
      if (outcome.kind !== "wait") return outcome;
      this.#setDelivery(afterAttempt(this.delivery, operation.id, outcome).delivery);
      this.#rejected.due = true;
      return null;
    };
    await this.#rejected.run(this.#given.storage, send, ({ kind }) => {
      this.#given.changed({ stored: true });
      // The operations that depended on it can be sent now.
      this.#again ||= kind === "done";
    });
    this.#showConnection();
  }

  #isSignedOut(outcome: Outcome): outcome is Outcome & { kind: "signed-out" } {
    if (outcome.kind !== "signed-out") return false;
    this.signedOut = true;
    this.#given.changed({ stored: false });
    return true;
  }

  /** Marks a deletion before it is first sent: from then on only the server can undo it. */
  async #markAttempted(operation: Operation): Promise<void> {
    if (operation.attempted === true || !isDeletion(operation.action)) return;
    await this.#given.storage.commit((state) => {
      const present = state.operations.get(operation.id);
      return present === undefined ? null : { put: { operations: [{ ...present, attempted: true }] } };
    });
  }

  /** Another person may have signed in on this device since. */
  #isOwn({ members }: ListChanges): boolean {
    const own = members.some((member) => member.id === this.#given.userId);
    if (!own) this.signedOut = true;
    return own;
  }

  /** The session's cookie is shared by all tabs; operations of one person must not be sent as another. */
  maySend(): boolean {
    const { platform, userId } = this.#given;
    const signedIn = platform.readSignedIn();
    return !this.#stopped && !this.signedOut && (signedIn === null || signedIn === userId);
  }

  /** @param patience milliseconds that another tab has for it first */
  #scheduleRetry(patience = 0): void {
    if (!this.maySend()) return;
    const { storage, platform } = this.#given;
    const { timing } = platform;
    const waits = sendable(storage.state).length > 0;
    if (waits)
      this.#retry.plan(patience + (pauseMs(this.delivery, timing, Math.random()) ?? timing.firstPauseMs));
    const pullPause = this.puller.pauseMs();
    if (pullPause !== null && platform.isVisible()) this.#retry.plan(patience + pullPause);
  }

  #setSending(sending: boolean): void {
    if (this.sending === sending) return;
    this.sending = sending;
    this.#given.changed({ stored: false });
  }

  #setDelivery(delivery: Delivery): void {
    const staysCalm = isCalm(this.delivery) && isCalm(delivery);
    this.delivery = delivery;
    if (!staysCalm) this.#given.changed({ stored: false });
  }

  #showConnection(): void {
    const connection = troubleOf(this.delivery) ?? this.puller.trouble?.why ?? "ok";
    if (this.connection === connection) return;
    this.connection = connection;
    this.#given.changed({ stored: false });
  }
}
