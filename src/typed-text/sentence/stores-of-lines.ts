import { findRepeat, findRepeatAdverb, type RepeatWords } from "../repeat-words.ts";
import { lettersOf, type NamedStore } from "../match-store.ts";
import { withoutListWords } from "./headings.ts";
import { ofAll } from "./scopes.ts";
import { findTimeAtEnd } from "./time-words.ts";
import { findStorePhrase, mostMatches, storeAlone, storeAt, type NamedAt } from "./store-phrase.ts";

/** What has no store yet. */
const others =
  "(?:(?:(?:the|de[nr]|el|tout le|le) )?(?:rest|resto|reste)|everything else|all else|alles (?:andere|übrige)|(?:todo )?lo (?:demás|otro)) ";
/** "all from Costco", "todo en Mercadona", "the rest from Lidl", and behind a sign "those from Aldi". */
const allAtEnd = new RegExp(
  `(?:^|\\s+[–—-]+\\s+|[\\s,:–—]+)(?:${others}|${ofAll})(?=\\S+ \\S)|(?:\\s+[–—-]+|[,:–—])\\s+(?:those|these|them|that|die|den|das|es[oa]s?|ell[oa]s|ça|ceux-là|celles-là|ceux-ci) (?=\\S+ \\S)`,
  "giu",
);

/** `start`: where the words for all things begin; `saidAt`: where those of the store or the repeat do. */
type SharedByAll = { store: NamedStore | null; start: number; saidAt: number; repeat: RepeatWords | null };

/** The store or the repeat of all that stands before it, or both, which a text names at its end; else null. */
export function sharedByAll(text: string, stores: readonly NamedStore[]): SharedByAll | null {
  for (const { index, 0: all } of text.matchAll(allAtEnd)) {
    const saidAt = index + all.length;
    const said = text.slice(saidAt);
    const repeat = findRepeat(said) ?? findRepeatAdverb(` ${said}`);
    const rest =
      repeat === null
        ? said
        : `${said.slice(0, repeat.start)} ${said.slice(repeat.end)}`.replace(/^[\s,]+|[\s,]+$/gu, "");
    if (repeat !== null && index > 0 && /^[\s.!]*$/u.test(rest))
      return { store: null, start: index, saidAt, repeat };
    // A store's name without "from" may begin the name of a thing.
    const store = lettersOf(rest) === "" ? null : storeAlone(rest, stores);
    if (store !== null && !lettersOf(store.name).startsWith(lettersOf(rest)))
      return { store, start: index, saidAt, repeat };
  }
  return null;
}

/** "at Lidl bread and ham at dm soap": where each store after the one at the head is named before its things. */
function laterStores(line: string, stores: readonly NamedStore[]): number[] {
  const lead = leadWord.exec(line)?.[0] ?? "";
  const first = storeAt(line, lead.length, stores);
  if (first?.whole !== true || !/^\s+[\p{Alpha}\p{N}]/u.test(line.slice(first.end))) return [];
  const found: number[] = [];
  let looked = 0;
  let from = first.end;
  for (const { index, 0: led } of line.matchAll(laterLead)) {
    if (index < from || (looked += 1) > mostMatches) continue;
    const named = storeAt(line, index + led.length, stores);
    if (named !== null) from = named.end;
    const isAnother = named?.whole === true && named.store.id !== first.store.id;
    if (isAnother && leadsToThings(line.slice(named.end))) found.push(index);
  }
  return found;
}

/** Whether things stand behind a store: not "every week", "tomorrow". */
function leadsToThings(rest: string): boolean {
  const [behind] = /^[^.;,!?\n]*/u.exec(rest)!;
  if (!/^\s+[\p{Alpha}\p{N}]/u.test(behind)) return false;
  const times = [findRepeat(behind), findRepeatAdverb(behind), findTimeAtEnd(behind)];
  return !times.some((time) => time !== null && behind.slice(0, time.start).trim() === "");
}

const beforeStore = "at|from|bei|beim|vom|im|in der|en(?: el| la)?|chez|à(?: la)?|au";
const leadWord = new RegExp(
  `^(?:(?:bitte|please|pls|porfa|por favor|stp|svp)\\s+)?(?:(?:${beforeStore}|in)\\s+)?`,
  "iu",
);
const laterLead = new RegExp(
  `(?<=[\\p{Alpha}\\p{N})][,;/.]?\\s)(?:(?:and |und |y |et )?(?:${beforeStore})\\s+)?(?=[\\p{Alpha}\\p{N}])`,
  "giu",
);

const pieceStart = /(?<=^|[,;.]\s{0,3})(?=[\p{Alpha}\p{N}])/gu;

/**
 * "Lidl bread and ham, Rewe milk": when two pieces of a line begin with different stores, each store stands before a colon. The
 * name of one store may be a brand's.
 */
export function withStoresApart(
  line: string,
  stores: readonly NamedStore[],
  isName: (text: string) => boolean,
): string {
  if (stores.length < 2) return line;
  const later = laterStores(line, stores);
  if (later.length > 0)
    return later.reduceRight(
      (text, at) => `${text.slice(0, at).replace(/[\s,;/]+$/u, "")}; ${text.slice(at)}`,
      line,
    );
  if (!/[,;.]/u.test(line)) return line;
  const heads: NamedAt[] = [];
  for (const { index } of line.matchAll(pieceStart)) {
    const named = storeAt(line, index, stores);
    if (named === null || !named.whole || !/^\s+[\p{Alpha}\p{N}]/u.test(line.slice(named.end))) continue;
    if (!isName(/^[^,;]*/u.exec(line.slice(index))![0].trim())) heads.push(named);
    if (heads.length > mostMatches) return line;
  }
  if (new Set(heads.map(({ store }) => store.id)).size < 2) return line;
  return heads.reduceRight((text, { end }) => `${text.slice(0, end)}:${text.slice(end)}`, line);
}

/** The store of a heading: "Costco list", "Need from Target:", "bei Rewe brauchen wir:". */
export function storeOfHeading(line: string, stores: readonly NamedStore[]): NamedStore | null {
  return (
    storeAlone(withoutListWords(line), stores) ??
    findStorePhrase(line.replace(/[\s:]+$/u, ""), stores)?.store ??
    null
  );
}

/** The store in "at Costco": a store's name by itself, without "at", may be a thing such as a gift card's. */
export function ledStore(text: string, stores: readonly NamedStore[]): NamedStore | null {
  const store = storeAlone(text, stores);
  return store === null || lettersOf(store.name).startsWith(lettersOf(text)) ? null : store;
}

const isThere =
  /(?<!\p{Cased})(?:anything (?:from|at)|(?:irgend)?(?:et)?was (?:von|vom|bei|beim|aus)|algo (?:del?|en)|quelque chose (?:de )?(?:chez|à)|i['’]?m|i am|(?:just )?(?:got|arrived|here)(?= (?:to|at|in) )|we['’]?re|are you|going|heading|stopping|pass(?:ing)?|swinging|are they|is he|is she|bin|sind|bist|seid|ist|geh\p{Alpha}*|fahr\p{Alpha}*|komm\p{Alpha}*|estoy|estás|estáis|está|estamos|voy|vamos|vas|paso|pasas|je suis|tu es|t['’]es|es-tu|vous êtes|je vais|je file|je fonce|je passe|tu passes|fährst|gehst|kommst|(?:vorbei|rein)(?:gehen|fahren|schauen|springen)|tu vas|on va|on passe|pasar(?:te)?|pásate|go|stop|swing|pop|drop|passer|passes?|auf dem (?:heim|rück|nachhause)?weg|on (?:your|the) way|de camino|sur (?:le|ton) chemin|en (?:rentrant|passant))(?!\p{Cased})/iu;

/** The store that somebody says they are at, or go to: "I'm at Costco, need anything?". */
export function storeOfVisit(text: string, stores: readonly NamedStore[]): NamedStore | null {
  return isThere.test(text) ? (findStorePhrase(text, stores)?.store ?? null) : null;
}

const ownVisit =
  /^(?:(?:so|ok|okay|hey|also|alors|bon|bueno|pues|oye),? )*(?:(?:i['’]?m|i am|we['’]?re|we are) (?:going|heading|popping|stopping|swinging|off|running)|ich (?:gehe?|fahre?|schaue?)|wir (?:gehen|fahren)|(?:me )?(?:voy|vamos|paso|pasamos)|je (?:vais|passe|file)|on (?:va|passe))(?!\p{Cased})/iu;

/** The store to which somebody goes themselves to get what they name: "I'm heading to Costco, need to get milk". */
export function storeOfOwnVisit(text: string, stores: readonly NamedStore[]): NamedStore | null {
  const ahead = text.slice(0, Math.max(text.indexOf(","), 0));
  return ownVisit.test(ahead) ? storeOfVisit(ahead, stores) : null;
}

const ofTheseAhead =
  /(?<!\p{Cased})(?<![,:–—] ?)(?:these|this|those|them|the following|everything(?: here| below)?|the stuff|the things|esto|estas cosas|lo siguiente|todo esto|lo de abajo|das(?: hier)?|dies(?:es|e sachen|e dinge)|folgendes|die sachen|ça|ceci|ces choses|tout ça|ce qui suit)(?:,? (?:please|bitte|por favor|stp|svp))? $/iu;
/** A time, and a verb's last part: "before Thursday?", "holen?". */
const behindOfThese = /^[^,;:\d]{0,40}[\s.!?:]*$/u;

/** The store of a line over a list that says where to get it: "Could you get these at Lidl before Thursday?". */
export function storeOfThese(line: string, stores: readonly NamedStore[]): NamedStore | null {
  const phrase = findStorePhrase(line, stores);
  const isWhole =
    phrase !== null &&
    ofTheseAhead.test(line.slice(0, phrase.start)) &&
    behindOfThese.test(line.slice(phrase.end));
  return isWhole ? phrase.store : null;
}
