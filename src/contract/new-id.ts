import type { Id } from "./ids.ts";

/** Random bytes are made for many ids at a time. */
const random = new Uint8Array(16 * 64);
let used = random.length;

/** Of the latest id: its milliseconds, and the 12 bits behind them. */
let latest = { now: Number.NaN, count: 0 };

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/**
 * A new UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, 12 bits that count the ids of one millisecond from a random number on, so that
 * their order is that in which they were made, and 62 random bits. Works without `crypto.randomUUID`, which browsers withhold on
 * plain http outside localhost.
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
  // Half of the numbers are left for the counting; the ids of more than 2048 in one millisecond are out of order.
  const count = latest.now === now ? latest.count + 1 : (bytes[6]! & 7) * 256 + bytes[7]!;
  latest = { now, count };
  bytes[6] = ((count >> 8) & 0x0f) | 0x70;
  bytes[7] = count & 0xff;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  let id = "";
  for (let index = 0; index < 16; index += 1) {
    if (index === 4 || index === 6 || index === 8 || index === 10) id += "-";
    id += hexOf[bytes[index]!]!;
  }
  return id;
}

/** When an id was made, in Unix milliseconds, by the clock of the device or server that made it. */
export function timeOfId(id: Id): number {
  return Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
}
