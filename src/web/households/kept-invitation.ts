const storageKey = "restock.invitation";

/** Remembers an invitation while its person signs in or makes her account. */
export function keepInvitation(token: string): void {
  try {
    localStorage.setItem(storageKey, token);
  } catch {
    // Storage may be blocked; the way back in the address still leads here.
  }
}

export function keptInvitation(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function forgetInvitation(): void {
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing could be kept there either.
  }
}

/** The address of an invitation's screen. */
export function invitationPath(token: string): string {
  return `/join-household?token=${encodeURIComponent(token)}`;
}

/** Where somebody who isn't signed in goes first; both lead back to the invitation. */
export function entryPath(token: string, hasAccount: boolean): string {
  const redirect = encodeURIComponent(invitationPath(token));
  return hasAccount
    ? `/login?redirect=${redirect}`
    : `/create-password?token=${encodeURIComponent(token)}&redirect=${redirect}`;
}
