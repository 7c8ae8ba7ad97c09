import type { Id } from "./ids.ts";

/** Random bytes are made for many ids at a time. */
const random = new Uint8Array(16 * 64);
let used = random.length;

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/**
 * A new UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then 74 random bits. Works without
 * `crypto.randomUUID`, which browsers withhold on plain http outside localhost.
 */
export function newId(now: number = Date.now()): Id {
  if (used === random.length) {
    crypto.getRandomValues(random);
    used = 0;
  }
  const bytes = random.subarray(used, (used += 16));
  for (let index = 0, left = now; index < 6; index += 1) {
    bytes[5 - index] = left % 256;
    left = Math.floor(left / 256);
  }
  bytes[6] = (bytes[6]! & 0x0f) | 0x70;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  let id = "";
  for (let index = 0; index < 16; index += 1) {
    if (index === 4 || index === 6 || index === 8 || index === 10) id += "-";
    id += hexOf[bytes[index]!]!;
  }
  return id;
}
