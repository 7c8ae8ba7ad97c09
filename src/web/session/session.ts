import type { Login, Permissions, Registration, User } from "../../contract/accounts/schema.ts";
import { ApiError, call, connectionOf, type Connection } from "../api/client.ts";
import { Signal } from "../async/signal.ts";
import { readEntry, writeEntry } from "../device-storage/device-entry.ts";
import { forgetEntries } from "../device-storage/personal-storage.ts";
import { forgetListStore } from "../offline/open-list-store.ts";
import { choosePreviewRole } from "./preview-role.ts";

/**
 * The session on this device. `unknown` until the first reply, `unreachable` when none came. `ended`: the
 * server ended the session while the app was in use, and the person has not been told yet.
 */
export type Session =
  | { status: "unknown" }
  | { status: "unreachable"; why: Connection }
  | { status: "signedOut"; ended?: boolean }
  | { status: "signedIn"; user: User; permissions: Permissions | null };

const storageKey = "restock.user";
/** How long a fetched session is not fetched again. */
const freshForMs = 5 * 60_000;

let session: Session = fromStorage();
let askedAt = 0;
/** Whether the session has been fetched since the page was loaded. */
let asked = false;
let running: Promise<void> | null = null;
const changed = new Signal();

export function getSession(): Session {
  return session;
}

export const subscribeToSession = changed.subscribe;

/**
 * Asks the server who is signed in, at most every five minutes unless `force`. A person known on this device stays signed
 * in while the server can't be reached, so that their list opens without a network.
 */
export function loadSession({ force = false } = {}): Promise<void> {
  if (!force && session.status === "signedIn" && Date.now() - askedAt < freshForMs) return Promise.resolve();
  running ??= ask().finally(() => (running = null));
  return running;
}

async function ask(): Promise<void> {
  try {
    const [user, permissions] = await Promise.all([
      call("getUser", {}, { on401: "throw" }),
      call("getPermissions", {}, { on401: "throw" }),
    ]);
    askedAt = Date.now();
    set({ status: "signedIn", user, permissions });
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      set({ status: "signedOut", ended: asked && session.status === "signedIn" });
    else if (session.status !== "signedIn") set({ status: "unreachable", why: connectionOf(error) });
  } finally {
    asked = true;
  }
}

/** To be called when the person has been told that their session ended. */
export function endWasTold(): void {
  if (session.status === "signedOut" && session.ended) set({ status: "signedOut" });
}

/** @throws ApiError, NetworkError */
export async function logIn(credentials: Login): Promise<void> {
  await call("login", { body: credentials }, { on401: "throw" });
  await loadSession({ force: true });
}

/** @throws ApiError, NetworkError */
export async function createAccount(registration: Registration): Promise<void> {
  await call("register", { body: registration }, { on401: "throw" });
  await loadSession({ force: true });
}

/**
 * Ends the session and removes what this device kept for the person.
 * @throws ApiError, NetworkError; then the person stays signed in.
 */
export async function logOut(): Promise<void> {
  await call("logout", {}, { on401: "throw" });
  await leave();
}

/**
 * Deletes the account, and what this device kept for it.
 * @throws ApiError, NetworkError; then nothing was deleted.
 */
export async function deleteAccount(confirmation: string): Promise<void> {
  await call("deleteAccount", { body: { confirmation } });
  await leave();
}

/** A person who signs in or out in one tab of this browser does so in all of them. */
export function followOtherTabs(): void {
  window.addEventListener("storage", ({ key }) => {
    if (key !== storageKey && key !== null) return;
    const found = fromStorage();
    if (found.status === "signedIn") announce(found);
    else if (session.status === "signedIn") announce({ status: "signedOut" });
  });
}

/** Loads the person whom the server has just signed in; `show` runs before any screen renders for them. */
export async function enterApp(show: () => void): Promise<void> {
  const stop = subscribeToSession(() => {
    if (session.status === "signedIn") show();
  });
  await loadSession({ force: true });
  stop();
}

async function leave(): Promise<void> {
  const left = session;
  choosePreviewRole(null);
  set({ status: "signedOut" });
  if (left.status !== "signedIn") return;
  const { id } = left.user;
  forgetEntries(id);
  await forgetListStore(id);
}

function set(next: Session): void {
  if (next.status === "signedIn")
    writeEntry(storageKey, JSON.stringify({ user: next.user, permissions: next.permissions }));
  if (next.status === "signedOut") writeEntry(storageKey, null);
  announce(next);
}

function announce(next: Session): void {
  session = next;
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
