import type { Login, Registration } from "../../contract/accounts/schema.ts";
import type { Id } from "../../contract/ids.ts";
import { timezoneHeader } from "../../contract/route.ts";
import { call } from "../api/client.ts";
import { forgetEntries } from "../device-storage/personal-storage.ts";
import { forgetListStore } from "../offline/open-list-store.ts";
import { forgetPush } from "./push-device.ts";
import { choosePreviewRole } from "./preview-role.ts";
import { getSession, loadSession, noteLeaving, setSession, subscribeToSession } from "./session.ts";

/** @throws ApiError, NetworkError */
export async function logIn(credentials: Login): Promise<void> {
  await call("login", { body: credentials }, { on401: "throw" });
  await loadSession({ force: true });
}

/** The time zone of the device, by whatever name the browser has for it. */
export function browserTimezone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** Time zone and language of the browser, for a new account; the language is sent with each call anyway. */
export function browserHeaders(): Record<string, string> {
  return { [timezoneHeader]: browserTimezone() };
}

/**
 * @param operation the idempotency key
 * @throws ApiError, NetworkError
 */
export async function createAccount(registration: Registration, operation: Id): Promise<void> {
  const options = { on401: "throw", operation, headers: browserHeaders() } as const;
  await call("register", { body: registration }, options);
  await loadSession({ force: true });
}

/**
 * Ends the session and removes what this device kept for the person.
 * @throws ApiError, NetworkError; then the person stays signed in.
 */
export async function logOut(): Promise<void> {
  await leaveAfter(call("logout", {}, { on401: "throw" }));
}

/**
 * Deletes the account, and what this device kept for it.
 * @throws ApiError, NetworkError; then nothing was deleted.
 */
export async function deleteAccount(confirmation: string): Promise<void> {
  await leaveAfter(call("deleteAccount", { body: { confirmation } }));
}

/** Loads the person whom the server has just signed in; `show` runs before any screen renders for them. */
export async function enterApp(show: (userId: Id) => void): Promise<void> {
  const stop = subscribeToSession(() => {
    const session = getSession();
    if (session.status === "signedIn") show(session.user.id);
  });
  await loadSession({ force: true });
  stop();
}

/** To be called when the person has seen that their session ended. */
export function endWasShown(): void {
  const session = getSession();
  if (session.status === "signedOut" && session.ended !== undefined) setSession({ status: "signedOut" });
}

async function leaveAfter(answer: Promise<unknown>): Promise<void> {
  noteLeaving(true);
  try {
    await answer;
    await leave();
  } finally {
    noteLeaving(false);
  }
}

async function leave(): Promise<void> {
  const left = getSession();
  choosePreviewRole(null);
  setSession({ status: "signedOut" });
  if (left.status !== "signedIn") return;
  const { id } = left.user;
  forgetEntries(id);
  // The server sends nothing to this device any more, whether or not the browser can forget the subscription now.
  await forgetPush().catch(() => undefined);
  await forgetListStore(id);
}
