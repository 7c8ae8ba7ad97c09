import type { Id } from "../../contract/ids.ts";
import { newId } from "../../contract/new-id.ts";
import type { Connection } from "../api/client.ts";
import { Signal } from "../async/signal.ts";
import { isCalm, type Delivery } from "./delivery.ts";
import { sendableAtOnce, withHeldReleased } from "./flush.ts";
import { ifLockIsFree } from "./web-lock.ts";
import { ListStorage } from "./list-storage.ts";
import { emptyStoredList, resolveId, type Change, type StoredList } from "./stored-list.ts";
import { ListActions } from "./list-actions.ts";
import type { ListStore } from "./list-store.ts";
import type { ListView, TakenOff } from "./list-view.ts";
import { sameView, ViewMaker } from "./make-view.ts";
import { takeOver } from "./older-databases.ts";
import { newOperation, type Action, type Operation, type OperationState } from "./operation.ts";
import { cancelDeletion, discardFailed, releaseHeld, retryFailed, showInCategory } from "./outbox.ts";
import type { Channel, Platform } from "./platform.ts";
import { PresenceTimer } from "./presence-timer.ts";
import { sendOperation } from "./send.ts";
import { LiveStream } from "./stream.ts";
import { lockName, Sync } from "./sync.ts";
import { channelName, type Message } from "./tab-messages.ts";

/** One person's list in one tab: its storage, its sync with the server, and the view that the screens show. */
export class LocalList extends ListActions implements ListStore {
  readonly #sync: Sync;
  readonly #stream: LiveStream;
  readonly #channel: Channel | null;
  readonly #stopListening: (() => void)[];
  readonly #viewChanged = new Signal();
  readonly #onClosed: () => void;
  readonly #views = new ViewMaker();
  #batch: ReadonlySet<Id> = new Set();
  #takenOff: readonly TakenOff[] = [];
  /** Operations that are being stored. */
  readonly #appending = new Map<Id, Operation>();
  /** The state of the server that the other tabs know. */
  #posted: { connection: Connection; delivery: Delivery };
  #lastPosition = 0;
  #askedToPersist = false;
  #closed = false;
  readonly #presenceTimer = new PresenceTimer(() => this.#showChanges());
  protected view: ListView;

  private constructor(userId: Id, platform: Platform, storage: ListStorage, onClosed: () => void) {
    super(userId, platform, storage);
    this.#onClosed = onClosed;
    this.#channel = platform.openChannel(channelName(userId));
    this.#channel?.listen((message) => void this.#receive(message as Message));
    this.#sync = new Sync({
      storage,
      platform,
      userId,
      gone: ({ action, subject: name }, by) => {
        if (action.type === "change-item") this.#takenOff = this.#takenOff.concat({ ...action, name, by });
      },
      changed: ({ stored }) => this.#changed(stored),
    });
    this.#posted = { connection: this.#sync.connection, delivery: this.#sync.delivery };
    this.#stream = this.#makeStream();
    this.#stopListening = [
      platform.onLeave(() => storage.leave()),
      platform.onComeBack(() => {
        storage.comeBack();
        void this.#sync.kick();
      }),
    ];
    this.view = this.#makeView(null);
  }

  /** Resolves when the stored list is read; the sync with the server starts meanwhile. */
  static async open(userId: Id, platform: Platform, onClosed: () => void): Promise<LocalList> {
    // Before anything is awaited: of two lists that are opened in a row the second one's person is signed in.
    platform.writeSignedIn(userId);
    const storage = new ListStorage(userId, platform.indexedDB);
    await storage.load();
    const list = new LocalList(userId, platform, storage, onClosed);
    // Names held when the app was killed are released: their Add tab no longer exists.
    await list.releaseHeld();
    void takeOver(storage, userId, platform.indexedDB).then(() => list.releaseHeld());
    // A pull brings what a reload has missed; the stream continues from there.
    void list.#sync.refresh().then(() => list.#stream.start());
    return list;
  }

  /** To be called when the person has signed in again. */
  resume(): void {
    this.platform.writeSignedIn(this.userId);
    void this.refresh();
  }

  getView(): ListView {
    return this.view;
  }

  subscribe(listener: () => void): () => void {
    return this.#viewChanged.subscribe(listener);
  }

  releaseHeld(asBatch = true): Promise<void> {
    return this.#change((state) => {
      const released = releaseHeld(state);
      if (released === null) return null;
      if (asBatch) this.#batch = new Set(released.put?.operations?.map(({ id }) => id));
      for (const id of released.remove?.operations ?? []) {
        this.undo.keepNeverSent(state.operations.get(id)?.action);
      }
      return released;
    });
  }

  flushOnHide(): void {
    if (this.#closed || !this.#sync.maySend()) return;
    const after = withHeldReleased(this.storage.state, this.#appending);
    const resolve = (id: Id) => resolveId(after, id);
    // Requests that outlive the page hold their connections for half a minute where nothing is answered: a browser has six, and the next
    // page would have none when the network is back. What is being sent then outlives the page by itself.
    const { hangs } = this.#sync;
    for (const operation of hangs ? [] : sendableAtOnce(after)) {
      void sendOperation(this.platform.call, operation, resolve, {
        user: this.userId,
        keepalive: true,
      }).then((outcome) => (outcome.kind === "done" ? this.#sync.settle(operation, outcome) : undefined));
    }
    if (!hangs) this.platform.sendBeacon("/api/ai-batch/process");
    void this.releaseHeld();
  }

  refresh(): Promise<void> {
    const refreshed = this.#sync.refresh();
    this.#stream.start();
    return refreshed;
  }

  async showInCategory(id: Id, categoryId: Id): Promise<void> {
    if (await this.storage.commit((state) => showInCategory(state, id, categoryId))) this.#changed(true);
  }

  retryFailed(id: Id): Promise<void> {
    return this.#change((state) => retryFailed(state, id, () => this.#nextPosition()));
  }

  discardFailed(id: Id): Promise<void> {
    return this.#change((state) => discardFailed(state, id));
  }

  /** Operations that only this device knows, rejected ones included. */
  operationCount(): number {
    return this.storage.state.operations.size;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#sync.stop();
    this.#stream.stop();
    this.#presenceTimer.stop();
    for (const stop of this.#stopListening) stop();
    this.#onClosed();
    await this.storage.close();
    this.#channel?.close();
  }

  /** The person signs out: their list is no longer shown. */
  async forget(): Promise<void> {
    await this.close();
    this.storage.state = emptyStoredList();
    this.#showChanges();
  }

  protected async append(action: Action, subject: string, state: OperationState = "waiting"): Promise<void> {
    if (this.#closed) throw new Error("This list is closed.");
    const now = this.platform.now();
    const at = new Date(now).toISOString();
    const id = newId(now);
    const operation = newOperation({ id, position: this.#nextPosition(), at, subject, action, state });
    this.#appending.set(id, operation);
    try {
      await this.storage.append(operation);
    } finally {
      this.#appending.delete(id);
    }
    if (!this.#askedToPersist) this.platform.persist();
    this.#askedToPersist = true;
    this.#changed(true);
    void this.#sync.kick();
  }

  async #change(build: (state: StoredList) => Change | null): Promise<void> {
    if (await this.storage.commit(build, "strict")) this.#changed(true);
    void this.#sync.kick();
  }

  /** A deletion can be cancelled only while no tab is sending; otherwise it may be in flight. */
  protected async cancelDeletion(id: Id): Promise<boolean> {
    const cancelled = await ifLockIsFree(this.platform.locks, lockName(this.userId), () =>
      this.storage.commit((state) => cancelDeletion(state, resolveId(state, id)), "strict"),
    );
    if (cancelled) this.#changed(true);
    return cancelled;
  }

  #nextPosition(): number {
    for (const { position } of this.storage.state.operations.values())
      this.#lastPosition = Math.max(this.#lastPosition, position);
    this.#lastPosition = Math.max(this.#lastPosition + 1, this.platform.now());
    return this.#lastPosition;
  }

  async #receive(message: Message): Promise<void> {
    if (message.type === "forget") return this.forget();
    if (message.type === "streaming") return this.#stream.noticeAlive();
    if (message.type === "server") {
      this.#posted = message;
      this.#sync.adopt(message.connection, message.delivery);
    } else {
      await this.storage.catchUp();
      this.#sync.noticeOthers();
    }
    if (!this.#closed) this.#showChanges();
  }

  #changed(stored: boolean): void {
    if (this.#closed) return;
    if (stored) this.#post({ type: "stored" });
    const { connection, delivery } = this.#sync;
    const posted = this.#posted;
    if (
      posted.connection !== connection ||
      (posted.delivery !== delivery && !(isCalm(posted.delivery) && isCalm(delivery)))
    ) {
      this.#posted = { connection, delivery };
      this.#post({ type: "server", connection, delivery });
    }
    this.#showChanges();
  }

  #post(message: Message): void {
    this.#channel?.post(message);
  }

  #showChanges(): void {
    const next = this.#makeView(this.view);
    this.#presenceTimer.watch(this.storage.state.meta.presence, this.platform.now());
    if (sameView(this.view, next)) return;
    this.view = next;
    this.#viewChanged.emit();
  }

  #makeStream(): LiveStream {
    const { storage, platform, userId } = this;
    const sync = this.#sync;
    return new LiveStream({
      platform,
      userId,
      isShared: () => storage.durable && this.#channel !== null,
      maySend: () => sync.maySend(),
      cursor: () => storage.state.meta.cursor,
      opened: () => sync.noticeServer(),
      alive: () => this.#post({ type: "streaming" }),
      changes: (after, changes) => void sync.receive(after, changes),
      reset: () => sync.wantPull(),
      signedOut: () => {
        sync.signedOut = true;
        this.#changed(false);
      },
    });
  }

  #makeView(previous: ListView | null): ListView {
    const { state, durable } = this.storage;
    const { connection, signedOut, sending, puller } = this.#sync;
    const known = state.meta.cursor !== null;
    return this.#views.make(state, {
      userId: this.userId,
      exchange: { connection, signedOut, durable, sending, batch: this.#batch },
      now: this.platform.now(),
      status: known ? "ready" : puller.failed ? "unreachable" : "loading",
      takenOff: this.#takenOff,
      previous,
    });
  }
}
