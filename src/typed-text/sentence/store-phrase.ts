import type { NamedStore } from "../match-store.ts";

const prepositions =
  "at|from|in|by|via|@|bei|beim|von|vom|aus|im|en|de|del|desde|chez|à|au|aux|dans|auf dem|at the|from the|a la|al";
/** Letters of the beginning of a store's name that stand for it behind a preposition. */
const fewestLetters = 4;

export type StorePhrase = { store: NamedStore; start: number; end: number; isHead: boolean };

/** The spellings of a store's name: with any apostrophe or none, with or without spaces and hyphens. */
function spellingOf(name: string): string {
  return name
    .normalize("NFC")
    .trim()
    .replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")
    .replace(/['’`´]/gu, "['’`´]?")
    .replace(/[\s-]+/gu, "[\\s-]*")
    .replace(/&/gu, "(?:&|and|und|y|et)");
}

function patternsOf(
  stores: readonly NamedStore[],
): { store: NamedStore; spelling: string; whole: boolean }[] {
  const firstWord = ({ name }: NamedStore) => /^[\p{L}\p{N}]+/u.exec(name.trim())?.[0].toLowerCase() ?? "";
  return stores.flatMap((store) => {
    const first = firstWord(store);
    const isUnique = stores.filter((other) => firstWord(other) === first).length === 1;
    const whole = { store, spelling: spellingOf(store.name), whole: true };
    const isShort = first.length < fewestLetters || first === store.name.trim().toLowerCase() || !isUnique;
    return isShort ? [whole] : [whole, { store, spelling: spellingOf(first), whole: false }];
  });
}

/**
 * The list's own store that a text names behind a preposition ("at Costco", "bei Rewe", "chez Lidl"), or before a colon at
 * its head ("Costco: chicken"). The longest name wins; the beginning of a name counts when no other store begins so.
 */
export function findStorePhrase(text: string, stores: readonly NamedStore[]): StorePhrase | null {
  let best: StorePhrase | null = null;
  for (const { store, spelling, whole } of patternsOf(stores)) {
    const heading = new RegExp(
      `^(?:(?:${prepositions})\\s+)?${spelling}\\s*(?::|\\s[-–—]\\s)\\s*`,
      "iu",
    ).exec(text);
    const behind = new RegExp(
      `(?<=^|[\\s,(])(?:${prepositions})\\s+${spelling}(?:['’]s)?(?![\\p{L}\\p{N}'’])`,
      "iu",
    ).exec(text);
    for (const [match, isHead] of [
      [heading, true],
      [behind, behind?.index === 0],
    ] as const) {
      if (match === null) continue;
      // "de", "en" and "in" join the words of many names: only a whole store's name counts behind them.
      if (!whole && !isHead && /^(?:de|en|in|à|al|im|aus)\s/iu.test(match[0])) continue;
      const found = { store, start: match.index, end: match.index + match[0].length, isHead };
      if (best === null || found.end - found.start > best.end - best.start) best = found;
    }
  }
  return best;
}
