import { Refusal } from "../refusal.ts";

/** The shortest own word that counts: shorter ones are part of many passwords by chance. */
const shortestOwnWord = 3;
const siteName = "restock";

/** Words that a password must not consist of: addresses and names of the person. */
type OwnWords = readonly (string | null | undefined)[];

let commonPasswords: Promise<ReadonlySet<string>> | null = null;

/**
 * Refuses a new password that is guessed first: one of the most common, one character repeated, or nothing but the person's
 * own addresses and names and the app's.
 * @param field the field of the request that has the password
 * @throws Refusal `invalid_input` naming the field
 */
export async function checkNewPassword(password: string, own: OwnWords, field = "password"): Promise<void> {
  const message = await whyWeak(password.normalize("NFC").toLowerCase(), own);
  if (message !== null) throw new Refusal("invalid_input", { fields: [{ field, message }] });
}

async function whyWeak(password: string, own: OwnWords): Promise<string | null> {
  if (password.trim() === "" || new Set(password).size === 1)
    return "Password must be more than one character repeated";
  if (isMadeOf(password, wordsOf(own)))
    return "Password must be more than your name, your email and the name of this app";
  commonPasswords ??= readCommonPasswords();
  return (await commonPasswords).has(password.trim())
    ? "This password is one of the most common ones. Please choose another."
    : null;
}

/** Whole addresses and names, and the words within them, the longest first. */
function wordsOf(own: OwnWords): string[] {
  const texts = [siteName, ...own.flatMap((text) => (text ? [text.normalize("NFC").toLowerCase()] : []))];
  const words = new Set(
    texts.flatMap((text) => [text, ...text.split("@"), ...text.split(/[^\p{L}\p{N}]+/u)]),
  );
  return [...words]
    .filter((word) => word.length >= shortestOwnWord)
    .toSorted((one, other) => other.length - one.length);
}

/** Whether no letter and no digit is left without the words. */
function isMadeOf(password: string, words: readonly string[]): boolean {
  let rest = password;
  for (const word of words) rest = rest.replaceAll(word, " ");
  return rest !== password && !/[\p{L}\p{N}]/u.test(rest);
}

/** The library's list, fetched at the first new password: it takes 40 ms and 4 MB. Its words are in lower case. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
