import type { Id } from "../../contract/ids.ts";
import { call } from "../api/client.ts";
import { openEventStream } from "../api/event-stream.ts";
import { serverNow } from "../api/server-time.ts";
import { readEntry, writeEntry } from "../device-storage/device-entry.ts";

export type Call = typeof call;

/** Word between the tabs of one device. */
export type Channel = {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
};

/** What the store needs of the browser; a test gives each simulated device its own. */
export type Platform = {
  /** null: none, or not allowed. */
  indexedDB: IDBFactory | null;
  /** null on plain http outside localhost. */
  locks: LockManager | null;
  call: Call;
  openChannel(name: string): Channel | null;
  sendBeacon(path: string): void;
  /** Asks the browser not to clear this site's data by itself. */
  persist(): void;
  /** Calls back when the network or the person may have come back; answers how to stop that. */
  onComeBack(listener: () => void): () => void;
  isVisible(): boolean;
  /** Calls back when the page can't be seen any more; answers how to stop that. */
  onHidden(listener: () => void): () => void;
  openStream: typeof openEventStream;
  /** Whose session this device has, as far as its tabs know; null: unknown. */
  readSignedIn(): Id | null;
  writeSignedIn(userId: Id | null): void;
  /** Unix milliseconds. */
  now(): number;
  /** Milliseconds. */
  timing: {
    firstPauseMs: number;
    longestPauseMs: number;
    /** From the last answer to fetching what else has changed. */
    pullDelayMs: number;
    requestTimeoutMs: number;
    /** For another tab that holds the lock; longer, and it counts as frozen. */
    lockTimeoutMs: number;
    /** Without a sign of life on the stream, which has one every 20 seconds: it counts as dead. */
    heartbeatTimeoutMs: number;
    /** From the page being hidden to closing its stream. */
    hiddenDelayMs: number;
  };
};

const signedInKey = "restock-signed-in";

export function browserPlatform(): Platform {
  return {
    indexedDB: globalThis.indexedDB ?? null,
    locks: navigator.locks ?? null,
    call,
    openChannel: openBroadcastChannel,
    sendBeacon: (path) => void navigator.sendBeacon(path),
    persist: () => void navigator.storage?.persist().catch(() => undefined),
    onComeBack,
    isVisible: () => document.visibilityState === "visible",
    onHidden,
    openStream: openEventStream,
    readSignedIn: () => readEntry(signedInKey),
    writeSignedIn: (userId) => writeEntry(signedInKey, userId),
    now: serverNow,
    timing: {
      firstPauseMs: 500,
      longestPauseMs: 30_000,
      pullDelayMs: 800,
      requestTimeoutMs: 20_000,
      lockTimeoutMs: 30_000,
      heartbeatTimeoutMs: 45_000,
      hiddenDelayMs: 60_000,
    },
  };
}

function openBroadcastChannel(name: string): Channel | null {
  if (typeof BroadcastChannel === "undefined") return null;
  const channel = new BroadcastChannel(name);
  return {
    // a channel reaches its own origin only
    post: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener("message", ({ data }) => listener(data)),
    close: () => channel.close(),
  };
}

function onComeBack(listener: () => void): () => void {
  const onVisibility = () => document.visibilityState === "visible" && listener();
  window.addEventListener("online", listener);
  window.addEventListener("pageshow", listener);
  document.addEventListener("visibilitychange", onVisibility);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("pageshow", listener);
    document.removeEventListener("visibilitychange", onVisibility);
  };
}

function onHidden(listener: () => void): () => void {
  const onVisibility = () => document.visibilityState === "hidden" && listener();
  document.addEventListener("visibilitychange", onVisibility);
  return () => document.removeEventListener("visibilitychange", onVisibility);
}
