import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from "node:crypto";
import type { Database } from "../db/database.ts";
import { keepSetting, readSetting } from "../people/queries.ts";

/** The key pair by which push services know this installation (RFC 8292). */
export type VapidKeys = {
  readonly privateKey: KeyObject;
  /** An uncompressed point of P-256, in base64url, as browsers ask for it. */
  readonly publicKey: string;
};

const settingName = "vapid_private_key";
/** Seconds for which a push service takes a token; 24 hours are allowed. */
const tokenSeconds = 12 * 3600;

const keysOf = new WeakMap<Database, Promise<VapidKeys>>();

/** The keys that were made when they were first needed and are kept with the data: with others no subscription is good. */
export function vapidKeys(database: Database): Promise<VapidKeys> {
  const known = keysOf.get(database);
  if (known !== undefined) return known;
  const reading = readKeys(database);
  keysOf.set(database, reading);
  reading.catch(() => keysOf.delete(database));
  return reading;
}

async function readKeys(database: Database): Promise<VapidKeys> {
  const kept = await database.first(readSetting, settingName);
  if (kept !== null) return parseKeys(kept.value);
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  await database.run(
    keepSetting,
    settingName,
    privateKey.export({ type: "pkcs8", format: "der" }).toString("base64url"),
  );
  // Another process may have written one first.
  return parseKeys((await database.first(readSetting, settingName))!.value);
}

function parseKeys(text: string): VapidKeys {
  const key = Buffer.from(text, "base64url");
  const privateKey = createPrivateKey({ key, type: "pkcs8", format: "der" });
  const { x, y } = createPublicKey(privateKey).export({ format: "jwk" });
  const point = [Buffer.of(4), Buffer.from(x!, "base64url"), Buffer.from(y!, "base64url")];
  return { privateKey, publicKey: Buffer.concat(point).toString("base64url") };
}

/**
 * The `Authorization` of a request to a push service.
 * @param subject an address (`https:` or `mailto:`) of the operator of this installation
 */
export function vapidHeader(endpoint: URL, keys: VapidKeys, subject: string, now: Date): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const claims = {
    aud: endpoint.origin,
    exp: Math.floor(now.getTime() / 1000) + tokenSeconds,
    sub: subject,
  };
  const content = `${part({ typ: "JWT", alg: "ES256" })}.${part(claims)}`;
  const key = { key: keys.privateKey, dsaEncoding: "ieee-p1363" } as const;
  const signature = sign("sha256", Buffer.from(content), key).toString("base64url");
  return `vapid t=${content}.${signature}, k=${keys.publicKey}`;
}
