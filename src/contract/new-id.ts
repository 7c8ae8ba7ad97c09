import type { Id } from "./ids.ts";

/**
 * A new UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then 74 random bits. Works without
 * `crypto.randomUUID`, which browsers withhold on plain http outside localhost.
 */
export function newId(now: number = Date.now()): Id {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  for (let index = 0, left = now; index < 6; index += 1) {
    bytes[5 - index] = left % 256;
    left = Math.floor(left / 256);
  }
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
