import type { Queryable } from "../db/database.ts";
import { countedNetwork } from "../networks.ts";
import * as queries from "./device-queries.ts";
import type { CallerLocale } from "./caller-locale.ts";
import type { Sender } from "./sender.ts";
import { deviceDays, hashToken, newToken } from "./session-cookie.ts";

/** Devices of one person that are known at a time. */
const mostDevices = 50;

/** The source of a call. */
export type CallSource = {
  /** Address of the caller. */
  readonly address: string;
  /** SHA-256 of the token in the device's cookie; null without one. */
  readonly device: Buffer | null;
  /** The source as the event log has it. */
  readonly sender: Sender;
  readonly locale: CallerLocale;
};

/** The instant since which a device must have been used to be known. */
export function devicesSince(now: Date): Date {
  return new Date(now.getTime() - deviceDays * 86_400_000);
}

/**
 * Remembers that a person has signed in on this device, and returns the new token for its cookie. Others who use the device
 * stay known on it.
 */
export async function rememberDevice(
  db: Queryable,
  userId: string,
  { address, device }: Pick<CallSource, "address" | "device">,
  now: Date,
): Promise<string> {
  const token = newToken();
  const network = countedNetwork(address);
  await db.run(queries.rememberDevice, device, hashToken(token), userId, network, now);
  await db.run(queries.deleteOldestDevices, userId, mostDevices);
  return token;
}
