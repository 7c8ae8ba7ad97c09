import type { NamedStore } from "../match-store.ts";
import { findRepeat } from "../repeat-words.ts";
import { andWord } from "./and-words.ts";
import { isOneThing } from "./pairs.ts";
import { findStorePhrase } from "./store-phrase.ts";

const insteadOf =
  "(?:instead of|in place of|rather than|statt|anstatt|anstelle von|en vez del?|en lugar del?|à la place (?:des?|du)|à la place d['’]|au lieu (?:des?|du)|au lieu d['’]|plutôt que(?: des?| du)?|plutôt qu['’])";
const behindThing = new RegExp(
  `(?<=[\\p{L}\\p{N})]),?\\s+(?=${insteadOf}(?:\\s|(?<=['’]))\\p{L})([^,;.!?()\\n]+)`,
  "giu",
);
/** "statt Butter lieber Margarine", "instead of butter get margarine", "en vez de mantequilla, margarina" */
const aheadOfThing = new RegExp(
  `(?<=^|[.!?;\\n]\\s*|(?<!\\p{L})(?:get|buy|nimm|hol|kauf|bring|compra|trae|coge|prends|achète) )(${insteadOf}\\s*[^,;.!?()\\n]{2,40}?)(?:,\\s*(?:lieber |besser |mejor |plutôt )?|\\s+(?:lieber |besser |mejor |plutôt )|\\s+(?=(?:please |bitte )?(?:get|buy|grab|bring|nimm|hol|kauf|compra|trae|coge|prends|achète)(?!\\p{L})))([^,;.!?()\\n]+?)(?=\\s+(?:and|und|y|et|plus)\\s|[,;.!?\\n]|$)`,
  "giu",
);

/** Where what is replaced ends: before the next thing, a store or a repeat; -1 when all of the words belong to it. */
function endOf(words: string, stores: readonly NamedStore[]): number {
  const and = [...words.matchAll(andWord)].find(({ index, 0: typed }) => {
    const before = words.slice(0, index);
    return !isOneThing(
      before,
      before.split(" ").slice(-1)[0]!,
      typed.trim(),
      words.slice(index + typed.length),
    );
  });
  const store = findStorePhrase(words, stores);
  const ends = [and?.index, store?.start, findRepeat(words)?.start];
  return Math.min(...ends.map((end) => end ?? words.length));
}

/** A text with what a thing replaces in brackets, as other notes: "quinoa (instead of couscous), 2 lemons". */
export function withReplacedInBrackets(text: string, stores: readonly NamedStore[]): string {
  if (!/instead|in place|rather than|statt|anstelle|en vez|en lugar|place d|au lieu|plutôt qu/iu.test(text))
    return text;
  return text.replace(aheadOfThing, "$2 ($1)").replace(behindThing, (_, words: string) => {
    const end = endOf(words, stores);
    return ` (${words.slice(0, end).trim()})${words.slice(end) === "" ? "" : ` ${words.slice(end).trim()}`}`;
  });
}
