import { readEntry, writeEntry } from "../device-storage/device-entry.ts";

const storageKey = "restock.invitation";

/** Remembers an invitation while the invited person signs in or creates their account. */
export function keepInvitation(token: string): void {
  writeEntry(storageKey, token);
}

export function keptInvitation(): string | null {
  return readEntry(storageKey);
}

export function forgetInvitation(): void {
  writeEntry(storageKey, null);
}

/** The address of an invitation's screen. */
export function invitationPath(token: string): string {
  return `/join-household?token=${encodeURIComponent(token)}`;
}

/** The token in the address of an invitation's screen; null for another address. */
export function invitationOfPath(path: string): string | null {
  const { pathname, searchParams } = new URL(path, "http://any");
  return pathname === "/join-household" ? searchParams.get("token") || null : null;
}

/** The screens on which a person signs in or creates an account; both lead back to the invitation. */
export function entryPath(token: string, hasAccount: boolean): string {
  const redirect = encodeURIComponent(invitationPath(token));
  return hasAccount
    ? `/login?redirect=${redirect}`
    : `/create-password?token=${encodeURIComponent(token)}&redirect=${redirect}`;
}
