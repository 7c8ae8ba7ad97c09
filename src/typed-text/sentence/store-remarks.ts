import { isSectionName } from "./headings.ts";
import type { NamedStore } from "../match-store.ts";
import { endOfStore, prepositions } from "./scopes.ts";
import { storeAt } from "./store-phrase.ts";

/** "Garden, at Truffaut: compost", "DIY list, all from Obi: dowels", "Lunch stuff, all from Aldi please⏎…": a store's heading. */
const titleAhead = new RegExp(
  `(?<=^|\\n)(?:(\\p{Alpha}[\\p{Alpha} ]{2,20}), |[^\\n:,]{0,30}(?:list|liste|lista|stuff|things|sachen|cosas|courses|einkauf|compra|shopping)[^\\n:,]{0,20},? (?:all|everything|alles|todo|tout)(?: of (?:it|this))? )(?=${prepositions}\\s)`,
  "giu",
);
const endsTitle = /^(?:,? (?:please|bitte|por favor|stp|svp))?\s*(?::|(?=\n))/iu;

function withTitlesOfStores(text: string, stores: readonly NamedStore[]): string {
  return text.replace(titleAhead, (typed, section: string | undefined, at: number) => {
    if (section !== undefined && !isSectionName(section)) return typed;
    const rest = text.slice(at + typed.length);
    const end = endOfStore(rest, stores);
    return end > 0 && endsTitle.test(rest.slice(end)) ? "" : typed;
  });
}

/** ", also Aldi": without a preposition. */
const alsoStore = /,\s+(?:also|auch|ebenfalls|también|aussi)\s+(?=\p{Alpha})/giu;

function withAlsoStores(text: string, stores: readonly NamedStore[]): string {
  return text.replace(alsoStore, (typed, at: number) => {
    const named = storeAt(text, at + typed.length, stores);
    return named?.whole === true && /^\s*(?:$|[.;!?\n])/u.test(text.slice(named.end)) ? ", @" : typed;
  });
}

/** "rest Aldi: rusks, cola": the store leads the rest. */
const restAtStore =
  /(?<=^|[.;!?\n]\s?)(?:(?:the|der|den|el|le) )?(?:rest|resto|reste) (?:(?:at|bei|von|en|de|chez) )?(?=\p{Alpha})/giu;

function withRestLed(text: string, stores: readonly NamedStore[]): string {
  return text.replace(restAtStore, (typed, at: number) => {
    const named = storeAt(text, at + typed.length, stores);
    return named?.whole === true && /^\s?:/u.test(text.slice(named.end)) ? "" : typed;
  });
}

/** A text in which the stores of titles and of the rest lead their things. */
export function withStoresBeforeThings(text: string, stores: readonly NamedStore[]): string {
  if (stores.length === 0) return text;
  return withAlsoStores(withRestLed(withTitlesOfStores(text, stores), stores), stores);
}
