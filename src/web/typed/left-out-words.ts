import type { ParsedEntry } from "../../typed-text/parse-entry.ts";
import { wordsOf } from "../../typed-text/sentence/parse-context.ts";
import { withoutRepeats } from "./typed-repeats.ts";
import { isJoining } from "./typed-text.ts";
import type { Written } from "./written-words.ts";

/**
 * The words that somebody has written of a thing and that are in nothing that was read of it, as one text; empty when there
 * are none.
 * @param left the words of the whole text that are in no thing, in lower case
 */
export function leftOutWords(
  { before, words, after }: Written,
  { name, note, storeName, intervalDays }: ParsedEntry,
  left: ReadonlySet<string>,
): string {
  const own = wordsIn(words);
  const used = wordsIn(name, note ?? "", storeName ?? "");
  // Another line may have left out a word that counts in this one.
  const within = (word: string) => used.has(word);
  const around = (word: string) => used.has(word) && !own.has(word);
  const leftOf = (text: string, isUsed: (word: string) => boolean) =>
    (intervalDays === null ? text : withoutRepeats(text))
      .split(/\s+/u)
      .map((word) => word.replace(edges, ""))
      .filter((word) => !isJoining(word) && isLeft(word.toLowerCase(), left, isUsed));
  return [...leftOf(before, around), ...leftOf(words, within), ...leftOf(after, around)].join(" ");
}

function wordsIn(...texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => wordsOf(text.toLowerCase())));
}

/** Punctuation around a word. */
const edges = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** Whether all of what stands between two spaces was left out: "1,99" is two words, a web address is one. */
function isLeft(typed: string, left: ReadonlySet<string>, isUsed: (word: string) => boolean): boolean {
  const parts = left.has(typed) ? [typed] : wordsOf(typed);
  return parts.length > 0 && parts.every((word) => left.has(word) && !isUsed(word));
}
