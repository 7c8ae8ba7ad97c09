import { fold } from "../contract/items/pieces.ts";

export type NamedStore = {
  id: string;
  name: string;
  /** Whether its name is also that of a thing, so that it is no store without a preposition. */
  isWord?: boolean;
};
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

/** The letters and digits of a name, in lower case without accents. */
export function lettersOf(name: string): string {
  return fold(name).replace(/[^\p{Alpha}\p{N}]/gu, "");
}

/** The offset where the words end that match the store's letters (0 without any), and whether they match all of them. */
function agreement(text: string, start: number, letters: string): { end: number; whole: boolean } {
  const { end, whole } = agreeing(text, start, letters);
  return { end, whole };
}

type Agreement = {
  /** The offset where the matching words end; 0 without any. */
  end: number;
  /** Whether they match all of the name. */
  whole: boolean;
  /** How many letters of the name they match. */
  letters: number;
};

/**
 * As `findStore` reads what follows "@", for a name that may stand in a sentence: "&" may be spoken, a possessive "'s" may
 * follow, and an accent that the name hasn't makes another word of a short one ("pan del día").
 */
export function agreementOf(text: string, start: number, name: string): Agreement {
  let best: Agreement = { end: 0, whole: false, letters: 0 };
  for (const letters of spellingsOf(name)) {
    const found = agreeing(text, start, letters);
    if (found.end > best.end || (found.end === best.end && found.whole)) best = found;
  }
  if (best.end === 0) return best;
  const typed = text.slice(start, best.end);
  if (lettersOf(name).length <= 4 && fold(typed) !== typed.toLowerCase() && fold(name) === name.toLowerCase())
    return { end: 0, whole: false, letters: 0 };
  if (!best.whole) return best;
  const possessive = /^['’]s(?![\p{Alpha}\p{N}])/iu.exec(text.slice(best.end, best.end + 3));
  return possessive === null ? best : { ...best, end: best.end + 2 };
}

/** `lettersOf` for one sign: most are of ASCII, and each is asked for every store. */
function lettersOfSign(sign: string): string {
  if (sign > "\u007f") return lettersOf(sign);
  return /[a-z\d]/i.test(sign) ? sign.toLowerCase() : "";
}

/** Letters of names as they may be spoken: each sentence asks it of every store. */
const spellings = new Map<string, readonly string[]>();
const mostSpellings = 2000;

function spellingsOf(name: string): readonly string[] {
  const known = spellings.get(name);
  if (known !== undefined) return known;
  const ands = name.includes("&") ? ["&", " and ", " und ", " y ", " et "] : ["&"];
  const found = ands.map((and) => lettersOf(name.replace(/\s*&\s*/gu, and)));
  if (spellings.size >= mostSpellings) spellings.clear();
  spellings.set(name, found);
  return found;
}

function agreeing(text: string, start: number, letters: string): Agreement {
  let agreed = 0;
  let end = 0;
  let atEnd = 0;
  let at = start;
  while (at < text.length && agreed < letters.length) {
    const sign = String.fromCodePoint(text.codePointAt(at)!);
    const folded = lettersOfSign(sign);
    if (folded !== "" && !letters.startsWith(folded, agreed)) break;
    agreed += folded.length;
    at += sign.length;
    const rest = text.slice(at, at + 4);
    const goesOn = /^['’]?[\p{Alpha}\p{M}\p{N}]/u.test(rest);
    const isPossessive = agreed === letters.length && /^['’]s(?![\p{Alpha}\p{N}])/iu.test(rest);
    if (folded !== "" && (!goesOn || isPossessive) && agreed >= fewestLetters) {
      end = at;
      atEnd = agreed;
    }
  }
  return { end, whole: end > 0 && agreed === letters.length && end === at, letters: atEnd };
}
