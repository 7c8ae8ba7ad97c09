import { createHash, randomBytes } from "node:crypto";

/** Days a session lasts after it was last renewed. */
export const sessionDays = 30;
/** Days a device is known after its last sign-in; browsers keep no cookie for longer. */
export const deviceDays = 400;

type Cookie = { name: string; days: number };
const session: Cookie = { name: "restock_session", days: sessionDays };
const device: Cookie = { name: "restock_device", days: deviceDays };

/** A new session token: 256 random bits, base64url. Only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/** The session's key from a Cookie header, or null when there is none. */
export function readSessionId(header: string | undefined, secure: boolean): Buffer | null {
  return readCookie(session, header, secure);
}

/** The key of the device from a Cookie header, or null when no person has signed in on it yet. */
export function readDeviceId(header: string | undefined, secure: boolean): Buffer | null {
  return readCookie(device, header, secure);
}

/** @param token null clears the cookie. */
export function sessionCookie(token: string | null, secure: boolean): string {
  return setCookie(session, token, secure);
}

export function deviceCookie(token: string, secure: boolean): string {
  return setCookie(device, token, secure);
}

function readCookie(cookie: Cookie, header: string | undefined, secure: boolean): Buffer | null {
  const wanted = nameOf(cookie, secure);
  for (const part of (header ?? "").split(";")) {
    const [name, value] = part.trim().split("=", 2);
    if (name === wanted && value !== undefined && /^[\w-]{43}$/.test(value)) return hashToken(value);
  }
  return null;
}

function setCookie(cookie: Cookie, token: string | null, secure: boolean): string {
  const base = `${nameOf(cookie, secure)}=${token ?? ""}; Path=/; HttpOnly; SameSite=Lax`;
  return `${base}${secure ? "; Secure" : ""}; Max-Age=${token === null ? 0 : cookie.days * 86_400}`;
}

/** Behind https the name's prefix makes browsers refuse the cookie from anywhere else (RFC 6265bis). */
function nameOf({ name }: Cookie, secure: boolean): string {
  return secure ? `__Host-${name}` : name;
}
