import { fold } from "../contract/items/pieces.ts";

export type NamedStore = { id: string; name: string };
export type StoreWords = { store: NamedStore; start: number; end: number };

/** Letters of a store's name that must be typed before it is guessed. */
const fewestLetters = 2;

/**
 * "@trader joe's", "@traderjoes" or the beginning "@trad": the store whose name matches the text furthest.
 * Only letters and digits count. A beginning that fits two stores equally well fits neither.
 */
export function findStore(text: string, stores: readonly NamedStore[]): StoreWords | null {
  for (const { index } of text.matchAll(/(?<![^\s(])@/gu)) {
    const found = stores
      .map((store) => ({ store, ...agreement(text, index + 1, lettersOf(store.name)) }))
      .filter(({ end }) => end > 0)
      .toSorted((one, other) => other.end - one.end || Number(other.whole) - Number(one.whole));
    const [best, next] = found;
    if (best === undefined || (next?.end === best.end && !best.whole)) continue;
    return { store: best.store, start: index, end: best.end };
  }
  return null;
}

function lettersOf(name: string): string {
  return fold(name).replace(/[^\p{L}\p{N}]/gu, "");
}

/** Where the words end that agree with the store's letters (0: none do), and whether they are all of them. */
function agreement(text: string, start: number, letters: string): { end: number; whole: boolean } {
  let agreed = 0;
  let end = 0;
  let at = start;
  while (at < text.length && agreed < letters.length) {
    const sign = String.fromCodePoint(text.codePointAt(at)!);
    const folded = lettersOf(sign);
    if (folded !== "" && !letters.startsWith(folded, agreed)) break;
    agreed += folded.length;
    at += sign.length;
    if (folded !== "" && !/^['’]?[\p{L}\p{M}\p{N}]/u.test(text.slice(at, at + 3)) && agreed >= fewestLetters)
      end = at;
  }
  return { end, whole: end > 0 && agreed === letters.length && end === at };
}
