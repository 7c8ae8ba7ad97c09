import { pieceOf } from "../../contract/items/pieces.ts";
import type { NamedStore } from "../match-store.ts";
import { parseEntry } from "../parse-entry.ts";
import { foldSpace, parseItemName } from "../parse-name.ts";
import { findRepeat } from "../repeat-words.ts";
import { cutOut, type Reading } from "./reading.ts";
import type { Draft } from "./shared-parts.ts";
import { isSpokenQuantity, type Joiner } from "./split-things.ts";
import { findStorePhrase, type StorePhrase } from "./store-phrase.ts";
import { findTimeAtEnd } from "./time-words.ts";

const secondMeasure = /\(([^()]*\d[^()]*)\)/u;
const toTaste = /^(?:n\. ?b\.|nach belieben|to taste|al gusto|au goût)\s+(?=\S)/iu;
/** Nothing that can be bought by itself: what it is for stays with it ("something for dinner"). */
const vague =
  /^(?:something|anything|stuff|things?|food|some|etwas|was|irgendwas|algo|cosas|quelque chose|un truc)$/iu;

/** The thing in a text that was split off; null when there is none. */
export function readThing(piece: string, joiner: Joiner, reading: Reading): Draft | null {
  const notes: string[] = [];
  let text = reading.strip(piece.replace(/^['’](?=ne?n?\s)/iu, "").replace(/^an?\s+(?=\d)/iu, "1 "));
  let store: NamedStore | null = null;
  let isBehind = false;
  // Both can stand behind the other: "milk at Costco tomorrow", "milk tomorrow at Costco".
  for (let turn = 0; turn < 2; turn += 1) {
    const phrase: StorePhrase | null = store === null ? findStorePhrase(text, reading.stores) : null;
    if (phrase !== null && (phrase.start > 0 || phrase.end < text.length)) {
      store = phrase.store;
      isBehind = phrase.start > 0;
      reading.leave(text.slice(phrase.start, phrase.nameAt));
      text = cutOut(text, phrase.start, phrase.end);
    }
    const time = findRepeat(text) === null && !reading.known.isName(text) ? findTimeAtEnd(text) : null;
    if (time !== null && time.start > 0 && !vague.test(text.slice(0, time.start).trim())) {
      notes.push(time.note);
      text = cutOut(text, time.start, time.end);
    }
    text = reading.strip(text);
  }
  const taste = toTaste.exec(text);
  if (taste !== null) {
    reading.leave(taste[0]);
    text = text.slice(taste[0].length);
  }
  text = withoutSecondMeasure(text, notes);
  const inBrackets = /\s*\(([^()]{1,40})\)$/u.exec(text);
  if (inBrackets !== null && isSpokenQuantity(inBrackets[1]!))
    text = `${inBrackets[1]} ${text.slice(0, inBrackets.index)}`;
  if (!/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text) || reading.isTalk(text)) {
    reading.leave(text);
    return null;
  }
  reading.use(text);
  const withEach = text;
  text = withoutEach(text);
  const entry = parseEntry(text.replace(/[\s,;:.!?…]+$/u, ""), { stores: reading.stores });
  const { quantity, parsedQuantity, parsedSize, intervalDays } = entry;
  if (entry.note !== null) notes.unshift(entry.note);
  const own = entry.storeId === null ? store : reading.stores.find(({ id }) => id === entry.storeId)!;
  const thing = {
    name: reading.strip(entry.name) || entry.name,
    quantity,
    parsedQuantity,
    parsedSize,
    note: notes.length === 0 ? null : notes.join(", "),
    store: own,
    intervalDays,
    words: piece,
    joiner,
  };
  const hasStoreBehind = isBehind || (store === null && own !== null && !text.startsWith("@"));
  return { thing, joiner, hasStoreBehind, hasRepeatBehind: intervalDays !== null, isEach: withEach !== text };
}

const eachBefore = /(?<=\S)\s+(?:je|jeweils)\s+(?=\d|(?:eine?n?|zwei|drei|vier|fünf|sechs|zehn)(?!\p{L}))/iu;
const eachBehind = /(?<=\S)\s+(?:each|je|jeweils|cada un[oa]|chacun[e]?)$/iu;

/** "Sprite je 2 Flaschen", "2 bottles of Sprite each": the amount counts for the things before it as well. */
function withoutEach(text: string): string {
  return text.replace(eachBefore, " ").replace(eachBehind, "");
}

/** "1 lb (450 g) spaghetti": the second measure is a note. */
function withoutSecondMeasure(text: string, notes: string[]): string {
  const match = secondMeasure.exec(text);
  if (match === null) return text;
  const before = text.slice(0, match.index).trim();
  const after = text.slice(match.index + match[0].length).trim();
  const { parsedQuantity, parsedSize } = parseItemName(`${before} x`);
  // "2 cans (400 g) tomatoes" says how big each is.
  if (parsedSize === null || parsedQuantity === null || pieceOf(parsedSize)?.kind === "vessel") return text;
  if (parseItemName(`${match[1]} x`).parsedSize === null || after === "") return text;
  notes.push(match[1]!.trim());
  return foldSpace(`${before} ${after}`);
}
