import { lettersOf, type NamedStore } from "../match-store.ts";
import { mostMatches, storeAt } from "./store-phrase.ts";

/** Where somebody goes next, ahead of a store: "danach zu", "then to the", "después a", "ensuite". */
const goesNext =
  /(?<=^|[.!?\n;,]\s*)(?:(?:and|und|y|et|first(?: of all)?|then|next|after(?:wards| that)|finally|lastly|erst(?: mal)?|zuerst|dann|danach|anschließend|zuletzt|zum Schluss|primero|luego|después|por último|al final|d['’]abord|puis|ensuite|après|enfin)[, ]+){0,3}(?:(?:go|run|pop|drive|geh|fahr|ve|vete|va|passe|on va|voy) )?(?:(?:in)?to |at |zu(?:m)? |bei(?:m)? |in den |al? |en |chez |à |au )?(?:the |el )?(?=[\p{Alpha}\p{N}])/giu;
/** "mañana toca", "demain c'est", "morgen steht": the store of a day. */
const ofDay =
  /(?<=^|\n)(?:(?:mañana|hoy|pasado mañana|el \p{Alpha}+|luego|morgen|heute|übermorgen|am \p{Alpha}+|tomorrow|today|tonight|on \p{Alpha}+day|demain|aujourd['’]hui|ce soir|\p{Alpha}+di) )(?:(?:me |nos )?toca |c['’]est |on fait |ist |steht |is |it['’]s |hay )?(?:(?:al?|to|zu|chez|à) )?(?=[\p{Alpha}\p{N}])/giu;
const behindOfDay = /^(?: (?:dran|an|auf dem Plan))?\s?(?:🛒|:)\s*(?=[\p{Alpha}\p{N}])/u;
const inBrackets = /^\s?\(([^()\n]{3,120})\)[,;.]?\s*/u;
const mostWords = 3;

function endsWithName(part: string, knows: (name: string) => boolean): boolean {
  const words = part.trim().split(/\s+/u).slice(-mostWords);
  return words.some((_, at) => knows(words.slice(at).join(" ")));
}

/** "tape, socks" and "ham"; not "near the office", "open till 10, by the bank". */
function isList(text: string, knows: (name: string) => boolean): boolean {
  const parts = text.split(/,|;| (?:and|und|y|et) /u);
  const isCounted = /^\s*\d/u.test(text);
  return parts.length === 1 && !isCounted
    ? knows(text.trim())
    : parts.some((part) => endsWithName(part, knows));
}

/** What stands before and behind the store named behind each match of `lead`, from the last to the first. */
function atStores(
  text: string,
  lead: RegExp,
  stores: readonly NamedStore[],
  apart: (before: string, name: string, rest: string) => string | null,
): string {
  return [...text.matchAll(lead)].slice(0, mostMatches).reduceRight((done, { index, 0: typed }) => {
    const nameAt = index + typed.length;
    const named = storeAt(done, nameAt, stores);
    if (named?.whole !== true) return done;
    return apart(done.slice(0, index), done.slice(nameAt, named.end), done.slice(named.end)) ?? done;
  }, text);
}

/** A text whose stores stand before a colon where their things follow in brackets or behind a cart: "then Lidl (ham, eggs)". */
export function withListsOfStores(
  text: string,
  all: readonly NamedStore[],
  knows: (name: string) => boolean,
): string {
  const hasList = text.includes("(");
  const hasDay = text.includes("🛒") || text.includes(":");
  if (!hasList && !hasDay) return text;
  const letters = lettersOf(text);
  const stores = all.filter(({ name }) => letters.includes(lettersOf(name)));
  if (stores.length === 0) return text;
  const titled = hasDay
    ? atStores(text, ofDay, stores, (before, name, rest) => {
        const behind = behindOfDay.exec(rest);
        return behind === null ? null : `${before}${name}: ${rest.slice(behind[0].length)}`;
      })
    : text;
  return atStores(titled, goesNext, stores, (before, name, rest) => {
    const listed = inBrackets.exec(rest);
    if (listed === null || !isList(listed[1]!, knows)) return null;
    const head = before.replace(/[,;\s]+$/u, "");
    return `${head === "" ? "" : `${head}; `}${name}: ${listed[1]!}; ${rest.slice(listed[0].length)}`;
  });
}
