import { createHash, randomBytes } from "node:crypto";

/** Days a session lasts after it was last renewed. */
export const sessionDays = 30;

const cookieName = "restock_session";
/** Behind https the name's prefix makes browsers refuse the cookie from anywhere else (RFC 6265bis). */
const secureCookieName = "__Host-restock_session";

/** A new session token: 256 random bits, base64url. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** The session's key from a Cookie header, or null when there is none. */
export function readSessionId(header: string | undefined, secure: boolean): Buffer | null {
  const wanted = secure ? secureCookieName : cookieName;
  for (const part of (header ?? "").split(";")) {
    const [name, value] = part.trim().split("=", 2);
    if (name === wanted && value !== undefined && /^[\w-]{43}$/.test(value)) return hashToken(value);
  }
  return null;
}

/** @param token null clears the cookie. */
export function sessionCookie(token: string | null, secure: boolean): string {
  const base = `${secure ? secureCookieName : cookieName}=${token ?? ""}; Path=/; HttpOnly; SameSite=Lax`;
  return `${base}${secure ? "; Secure" : ""}; Max-Age=${token === null ? 0 : sessionDays * 86_400}`;
}
