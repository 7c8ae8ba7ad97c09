import type { Permissions, User } from "../../contract/accounts/schema.ts";
import { ApiError, call, connectionOf, onUnauthorized, type Connection } from "../api/client.ts";
import { Signal } from "../async/signal.ts";
import { readEntry, writeEntry } from "../device-storage/device-entry.ts";

/**
 * The session on this device. `unknown` until the first reply, `unreachable` when none came. `ended`: the
 * server ended the session while the app was in use, and the person has not seen that yet; it is the address of the
 * screen that they were on.
 */
export type Session =
  | { status: "unknown" }
  | { status: "unreachable"; why: Connection }
  | { status: "signedOut"; ended?: string }
  | { status: "signedIn"; user: User; permissions: Permissions | null };

const storageKey = "restock.user";
const leavingKey = "restock.leaving";
/** A sign-out that takes longer has failed. */
const leavingMs = 30_000;
/** How long a fetched session is not fetched again. */
const freshForMs = 5 * 60_000;

let session: Session = fromStorage();
let askedAt = 0;
/** Whether the session has been fetched since the page was loaded. */
let asked = false;
/** The newest request, unless the session has been set meanwhile: the answer of an older one comes too late. */
let running: Promise<void> | null = null;
/** Whether this device stores who is signed in; a browser may block that. */
let isStored = session.status === "signedIn";
const changed = new Signal();

export function getSession(): Session {
  return session;
}

export const subscribeToSession = changed.subscribe;

/**
 * Asks the server who is signed in, at most every five minutes unless `force`. A person known on this device stays signed
 * in while the server can't be reached, so that their list opens without a network.
 */
export async function loadSession({ force = false } = {}): Promise<void> {
  if (!force && session.status === "signedIn" && Date.now() - askedAt < freshForMs) return;
  // A request that was sent before the change that forces this one may answer with the session before that change.
  if (force || running === null) {
    const mine: Promise<void> = ask(() => running === mine).finally(() => {
      if (running === mine) running = null;
    });
    running = mine;
  }
  await newest();
}

async function newest(): Promise<void> {
  if (running === null) return;
  await running;
  await newest();
}

async function ask(isNewest: () => boolean): Promise<void> {
  try {
    const [user, permissions] = await Promise.all([
      call("getUser", {}, { on401: "throw" }),
      call("getPermissions", {}, { on401: "throw" }),
    ]);
    if (!isNewest()) return;
    askedAt = Date.now();
    keep({ status: "signedIn", user, permissions });
  } catch (error) {
    if (!isNewest()) return;
    if (error instanceof ApiError && error.status === 401) {
      if (asked && session.status === "signedIn") endSession();
      else if (session.status !== "signedOut") keep({ status: "signedOut" });
    } else if (session.status !== "signedIn") {
      // A 401 with a foreign body ends no session; where nobody is known yet, there is none to end.
      const isUnknown = session.status !== "signedOut" && (error as Error).cause === 401;
      keep(isUnknown ? { status: "signedOut" } : { status: "unreachable", why: connectionOf(error) });
    }
  } finally {
    asked ||= isNewest();
  }
}

/**
 * Treats the session as ended, since the server answers its calls with 401. That isn't told to a person who signs out in
 * another tab: the answer can arrive before that tab's message.
 */
export function endSession(): void {
  const { pathname, search } = globalThis.location;
  if (session.status !== "signedIn") return;
  const isSignOut = isLeaving() || (isStored && readEntry(storageKey) === null);
  keep(isSignOut ? { status: "signedOut" } : { status: "signedOut", ended: pathname + search });
}

/** Lets the other tabs of this browser know that a person is signing out, or no longer is. */
export function noteLeaving(isUnderWay: boolean): void {
  writeEntry(leavingKey, isUnderWay ? String(Date.now()) : null);
}

function isLeaving(): boolean {
  return Math.abs(Date.now() - Number(readEntry(leavingKey))) < leavingMs;
}

onUnauthorized(endSession);

/** A person who signs in or out in one tab of this browser does so in all of them. */
export function followOtherTabs(): void {
  window.addEventListener("storage", ({ key }) => {
    if (key !== storageKey && key !== null) return;
    const found = fromStorage();
    if (found.status !== "signedIn" && session.status !== "signedIn") return;
    running = null;
    announce(found.status === "signedIn" ? found : { status: "signedOut" });
  });
}

/** Shows a session on all screens, and keeps it on the device. */
export function setSession(next: Session): void {
  running = null;
  keep(next);
}

function keep(next: Session): void {
  if (next.status === "signedIn")
    writeEntry(storageKey, JSON.stringify({ user: next.user, permissions: next.permissions }));
  if (next.status === "signedOut") writeEntry(storageKey, null);
  announce(next);
}

function announce(next: Session): void {
  session = next;
  isStored = next.status === "signedIn" && readEntry(storageKey) !== null;
  changed.emit();
}

function fromStorage(): Session {
  try {
    const text = readEntry(storageKey);
    if (text === null) return { status: "unknown" };
    const { user, permissions } = JSON.parse(text) as { user: User; permissions: Permissions | null };
    return typeof user.id === "string" ? { status: "signedIn", user, permissions } : { status: "unknown" };
  } catch {
    return { status: "unknown" };
  }
}
