import { AsyncLocalStorage } from "node:async_hooks";
import { IDBFactory } from "fake-indexeddb";
import type { Id } from "../../src/contract/ids.ts";
import { operationHeader, userHeader } from "../../src/contract/route.ts";
import { call } from "../../src/web/api/client.ts";
import type { ListView } from "../../src/web/offline/list-view.ts";
import { LocalList } from "../../src/web/offline/local-list.ts";
import type { Call, Channel, Platform } from "../../src/web/offline/platform.ts";
import { FakeLocks } from "./locks.ts";
import { online, type Network } from "./network.ts";
import type { FakeServer } from "./server.ts";
import { openFakeStream, type FakeStream } from "./stream.ts";

const calling = new AsyncLocalStorage<Tab>();

/** Replaces `fetch` by the simulated network; returns the function that restores it. */
export function installFetch(): () => void {
  const real = globalThis.fetch;
  globalThis.fetch = (url, init) => {
    const tab = calling.getStore();
    if (tab === undefined) return Promise.reject(new TypeError("No simulated tab is calling"));
    return tab.fetch(url as string, init ?? {});
  };
  return () => {
    globalThis.fetch = real;
  };
}

/** A simulated phone: its own storage and network, and the tabs that share them. */
export class Device {
  readonly server: FakeServer;
  readonly factory = new IDBFactory();
  readonly locks = new FakeLocks();
  readonly tabs = new Set<Tab>();
  readonly beacons: string[] = [];
  network: Network = online;
  /** The user whose session cookie the device has. */
  session: Id | null = null;
  signedIn: Id | null = null;
  webLocks = true;
  storageWorks = true;
  probe: Platform["probe"] = () => Promise.resolve(false);
  /** Whether the network supports streams; without them a tab only gets what it pulls. */
  live = false;
  readonly streams = new Set<FakeStream<Tab>>();
  timing: Platform["timing"] = {
    firstPauseMs: 1,
    longestPauseMs: 8,
    faultPausesMs: [1, 3],
    longestAskedMs: 50,
    pullDelayMs: 2,
    requestTimeoutMs: 3000,
    doubtMs: 3000,
    probeMs: 3000,
    lockTimeoutMs: 3000,
    heartbeatTimeoutMs: 3000,
    hangMs: 50,
    hiddenDelayMs: 20,
  };
  clock: () => number = Date.now;

  constructor(server: FakeServer) {
    this.server = server;
  }

  async open(userId: Id, killAt: number | null = null): Promise<Tab> {
    this.session = userId;
    const tab = new Tab(this, killAt);
    this.tabs.add(tab);
    await tab.start(userId);
    return tab;
  }

  /** Simulates the browser's `online` and `pageshow` events. */
  comeBack(): void {
    for (const tab of this.tabs) tab.visible = true;
    for (const tab of this.tabs) for (const listener of tab.comeBackListeners) listener();
  }
}

export class Tab {
  visible = true;
  readonly hiddenListeners = new Set<() => void>();
  readonly leaveListeners = new Set<() => void>();
  readonly device: Device;
  readonly comeBackListeners = new Set<() => void>();
  readonly platform: Platform;
  list!: LocalList;
  dead = false;
  /** The number of steps (a transaction begun or completed, a request sent or answered) of this tab. */
  steps = 0;
  /** Called before every step. */
  onStep: () => void = () => undefined;
  private readonly killAt: number | null;
  private readonly channels = new Map<string, ((message: unknown) => void)[]>();

  constructor(device: Device, killAt: number | null = null) {
    this.device = device;
    this.killAt = killAt;
    this.platform = {
      indexedDB: this.indexedDB(),
      locks: device.webLocks ? device.locks.of(this) : null,
      call: this.call,
      openChannel: (name) => this.openChannel(name),
      sendBeacon: (path) => void device.beacons.push(path),
      persist: () => undefined,
      onComeBack: (listener) => {
        this.comeBackListeners.add(listener);
        return () => this.comeBackListeners.delete(listener);
      },
      onLeave: (listener) => {
        this.leaveListeners.add(listener);
        return () => this.leaveListeners.delete(listener);
      },
      isVisible: () => this.visible,
      probe: () => device.probe(),
      onHidden: (listener) => {
        this.hiddenListeners.add(listener);
        return () => this.hiddenListeners.delete(listener);
      },
      openStream: (since, listener, signal) => openFakeStream<Tab>(this, since, listener, signal),
      readSignedIn: () => device.signedIn,
      writeSignedIn: (userId) => void (device.signedIn = userId),
      now: () => device.clock(),
      timing: device.timing,
    };
  }

  get view(): ListView {
    return this.list.getView();
  }

  async start(userId: Id): Promise<void> {
    this.list = await LocalList.open(userId, this.platform, () => this.device.tabs.delete(this));
  }

  hide(): void {
    this.visible = false;
    for (const listener of this.hiddenListeners) listener();
  }

  /** The page is left, and the browser keeps it for a way back. */
  leave(): void {
    for (const listener of this.leaveListeners) listener();
  }

  /** Kills the tab without any event. */
  kill(): void {
    this.dead = true;
    this.device.tabs.delete(this);
    this.comeBackListeners.clear();
    this.hiddenListeners.clear();
    this.device.locks.release(this);
  }

  async fetch(url: string, init: RequestInit): Promise<Response> {
    const { pathname: path, searchParams: query } = new URL(url, "http://restock.test");
    const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
    const headers = new Headers(init.headers);
    const [operation, user] = [headers.get(operationHeader), headers.get(userHeader)];
    const request = { method: init.method ?? "GET", path, query, body, operation, user };
    this.step();
    if (this.dead) return new Promise(() => undefined);
    const session = this.device.session;
    const answered = this.device.network(
      request,
      () => this.device.server.answer(session, request),
      init.signal ?? null,
    );
    const aborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError"))),
    );
    try {
      return await Promise.race([answered, aborted]);
    } finally {
      this.step();
      if (this.dead) await new Promise(() => undefined);
    }
  }

  /** The real client, which tells `fetch` the request's tab. */
  private readonly call: Call = (name, given, options) => calling.run(this, () => call(name, given, options));

  private step(): void {
    this.steps += 1;
    this.onStep();
    if (this.killAt !== null && this.steps >= this.killAt && !this.dead) this.kill();
  }

  private indexedDB(): IDBFactory {
    const { device } = this;
    const open = (name: string, version: number) => {
      const request = device.factory.open(name, version);
      request.addEventListener("success", () => this.watch(request.result));
      return request;
    };
    const deleteDatabase = (name: string) => device.factory.deleteDatabase(name);
    const databases = () => device.factory.databases();
    return { open, deleteDatabase, databases } as unknown as IDBFactory;
  }

  private watch(database: IDBDatabase): void {
    const begin = database.transaction.bind(database);
    database.transaction = (names, mode, options) => {
      this.step();
      if (this.dead) throw new DOMException("The tab is dead", "InvalidStateError");
      if (!this.device.storageWorks && mode === "readwrite")
        throw new DOMException("Full", "QuotaExceededError");
      const transaction = begin(names, mode, options);
      if (mode === "readwrite") transaction.addEventListener("complete", () => this.step());
      return transaction;
    };
  }

  private openChannel(name: string): Channel {
    const listeners: ((message: unknown) => void)[] = [];
    this.channels.set(name, listeners);
    return {
      post: (message) => {
        for (const tab of this.device.tabs) if (tab !== this) tab.deliver(name, structuredClone(message));
      },
      listen: (listener) => void listeners.push(listener),
      close: () => void this.channels.delete(name),
    };
  }

  private deliver(name: string, message: unknown): void {
    setImmediate(() => {
      if (!this.dead) for (const listener of this.channels.get(name) ?? []) listener(message);
    });
  }
}
