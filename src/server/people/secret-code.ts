import { createHash, randomInt, timingSafeEqual } from "node:crypto";
import type { Config } from "../config.ts";
import type { Queryable } from "../db/database.ts";
import { keepSetting, readSetting } from "./queries.ts";

const settingName = "beta_secret_code";
/** The alphabet of codes, without letters and digits that are easily confused when read aloud. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** The code that registration asks for: the operator's, else one made at first start and kept with the data. */
export async function secretCode(config: Config, db: Queryable): Promise<string> {
  if (config.betaSecretCode !== null) return config.betaSecretCode;
  const kept = await db.first(readSetting, settingName);
  if (kept !== null) return kept.value;
  const made = Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join("");
  await db.run(keepSetting, settingName, made);
  // Another process may have written one first.
  return (await db.first(readSetting, settingName))?.value ?? made;
}

/** Compares in constant time; surrounding white space is forgiven. */
export function isSecretCode(given: string, code: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text.trim()).digest();
  return timingSafeEqual(digest(given), digest(code));
}
