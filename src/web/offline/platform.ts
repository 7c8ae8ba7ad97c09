import type { Id } from "../../contract/ids.ts";
import { call } from "../api/client.ts";
import { openEventStream } from "../api/event-stream.ts";
import { serverNow } from "../api/server-time.ts";
import { patience, probe, type Patience } from "../api/time-limit.ts";
import { readEntry, writeEntry } from "../device-storage/device-entry.ts";
import type { Pauses } from "./delivery.ts";

export type Call = typeof call;

/** Messages between the tabs of one device. */
export type Channel = {
  post(message: unknown): void;
  listen(listener: (message: unknown) => void): void;
  close(): void;
};

/** The browser's features that the store needs; a test gives each simulated device its own. */
export type Platform = {
  /** Null when the browser has none or doesn't allow it. */
  indexedDB: IDBFactory | null;
  /** Null on plain http outside localhost. */
  locks: LockManager | null;
  call: Call;
  openChannel(name: string): Channel | null;
  sendBeacon(path: string): void;
  /** Asks the browser not to clear this site's data by itself. */
  persist(): void;
  /** Calls back when the network or the person may have come back; returns the function that stops it. */
  onComeBack(listener: () => void): () => void;
  /** Calls back when the page is left, perhaps to come back; returns the function that stops it. */
  onLeave(listener: () => void): () => void;
  isVisible(): boolean;
  /** Calls back when the page is no longer visible; returns the function that stops it. */
  onHidden(listener: () => void): () => void;
  openStream: typeof openEventStream;
  /** Whether the network brings an answer now, whatever it says; never rejects. */
  probe: typeof probe;
  /** The user whose session this device has, as far as its tabs know; null: unknown. */
  readSignedIn(): Id | null;
  writeSignedIn(userId: Id | null): void;
  /** Unix milliseconds. */
  now(): number;
  timing: Pauses &
    Patience & {
      /** The time from the last reply to the pull of other people's changes. */
      pullDelayMs: number;
      /** A tab that holds the lock for longer counts as frozen. */
      lockTimeoutMs: number;
      /** A stream without a heartbeat for so long counts as dead; the server sends one every 20 seconds. */
      heartbeatTimeoutMs: number;
      /** A request without an answer for so long hangs. */
      hangMs: number;
      /** The time from the page being hidden to closing its stream. */
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
    onLeave,
    isVisible: () => document.visibilityState === "visible",
    onHidden,
    openStream: openEventStream,
    probe,
    readSignedIn: () => readEntry(signedInKey),
    writeSignedIn: (userId) => writeEntry(signedInKey, userId),
    now: serverNow,
    timing: {
      firstPauseMs: 500,
      longestPauseMs: 8000,
      faultPausesMs: [1000, 3000],
      longestAskedMs: 300_000,
      pullDelayMs: 800,
      ...patience,
      doubtMs: 6000,
      lockTimeoutMs: 30_000,
      heartbeatTimeoutMs: 45_000,
      hangMs: 2500,
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

/** Calls the listener when the network is back and when a person looks at the page again. */
export function onComeBack(listener: () => void): () => void {
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

function onLeave(listener: () => void): () => void {
  window.addEventListener("pagehide", listener);
  return () => window.removeEventListener("pagehide", listener);
}

function onHidden(listener: () => void): () => void {
  const onVisibility = () => document.visibilityState === "hidden" && listener();
  document.addEventListener("visibilitychange", onVisibility);
  return () => document.removeEventListener("visibilitychange", onVisibility);
}
