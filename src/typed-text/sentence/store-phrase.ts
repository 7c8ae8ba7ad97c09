import { findRepeat } from "../repeat-words.ts";
import { agreementOf, type NamedStore } from "../match-store.ts";

/** Words before a store's name; the longer ones first. */
const visits =
  "(?:when|while|if|once|(?:the )?next time)(?: (?:you|we|u|i)(?:['’]re| are)?(?: still)?)?(?: (?:go|get|stop|swing|drop|pass|are|be))?(?: over| in| back)? (?:at|to|in|by|into)|(?:if|when|once) you (?:pass|visit|hit|reach)|pass(?:ing)?|" +
  "(?:stop|swing|drop|come|pass|go|stopping|going|swinging|dropping|popping) by|do|hit(?: up)?|(?:run|go|head|pop|stop|going|heading|stopping)(?: over| in| out)? (?:to|into|at)|" +
  "(?:wenn|falls|sobald) (?:du|ihr|wir|man)(?: mal| noch| eh| gleich| später| heute)* (?:am|bei|beim|zu|zum|zur|in|im)|(?:geh|gehe|gehst|geht|fahr|fahre|fährst|schau|schaust|komm|kommst|spring|springst|lauf|kannst)(?: du| ihr)?(?: bitte| noch| mal| kurz| schnell| eben| auch| heute| morgen| gleich| nachher| später| jetzt| dann)* (?:zu|zum|zur|in|bei|beim|im)|" +
  "(?:cuando|si) (?:vayas|pases|estés|estás|vas|pasas)(?: todavía| aún)? (?:al?|por|en)|p[aá]s[ao](?:te)? (?:(?:mañana|luego|hoy|después) )?por|pasar(?:te)? (?:(?:mañana|luego|hoy|después) )?por|ir al?|acercarte al?|ve al?|vas al?|vete al?|" +
  "(?:quand|si) (?:tu (?:vas|passes|es|seras|iras)|t['’]es)(?: encore)? (?:à|au|chez)|(?:passe[zrs]?|vas?|aller|va|arrête[zr]?(?:[- ](?:toi|vous))?) (?:(?:demain|ce soir|vite|d['’]abord) )?(?:à|au|chez)";
/** A verb that stands behind the store: "wenn du bei Aldi bist". */
export const visitEnd =
  /^\s*(?:bist|seid|sind|vorbei(?:gehen|fahren|schauen|kommen|schaust)?|rein(?:schauen|gehen|springen)?|gehen|fahren|einkaufen|gehst|geht|fährst|vorbeikommst|vorbeifährst|vorbeigehst|einkaufst|anyway|again)(?=[\s,:]|$)/iu;
const strong =
  "at the|from the|in the|at|from|via|@|bei der|bei dem|beim|bei|von der|vom|aus dem|aus der|im|chez|auf dem|de chez|desde|->|→|=>";
/** These join the words of many names: only a store's whole name counts behind them. */
const weak = "in der|in dem|in|by|von|aus|zum|zur|en el|en la|en|del|du|de la|de|à la|à|au|aux|dans|a la|al";
const prepositions = `(?:(?:${visits})(?: the| den| die| el| la| le)?|${strong}|${weak})`;
const behind = new RegExp(`(?<=^|[\\s,(])(?:${prepositions})\\s+(?=[\\p{Alpha}\\p{N}])`, "giu");
const isWeak = new RegExp(`^(?:${weak})\\s`, "iu");
const aim = "for|für|para|pour|zu|zum|a";
const headWord = new RegExp(`^(?:(?:${prepositions}|${aim})\\s+)?(?=[\\p{Alpha}\\p{N}])`, "iu");
const atSign = /^@(?=[\p{Alpha}\p{N}])/u;
/** What separates a store at the head of a text from what follows. */
const afterHead =
  /^\s*(?::|\s[-–—]\s|\s?(?:->|→|=>|>)|\s(?:list|run|liste|lista)\s?(?::|\s[-–—]\s)|\s(?:for|wegen)(?=\s\S))\s*/iu;
/** A store that stands apart at the end: "eggs - Costco", "eggs → Costco", "eggs (Costco)". */
const apart = /(?:\s[-–—]\s+|\s?(?:->|→|=>|>)\s*|\(\s*)(?=[\p{Alpha}\p{N}])/gu;
/** Letters of the beginning of a store's name that stand for it behind a preposition. */
const fewestLetters = 4;
/** The same behind an "@". */
export const fewestBehindSign = 2;
/** The most matches in a text that are looked at. */
export const mostMatches = 60;

export type StorePhrase = {
  store: NamedStore;
  start: number;
  /** Where the store's name begins. */
  nameAt: number;
  end: number;
  isHead: boolean;
};

/** "Whole Foods Market", of a store named "Whole Foods". */
const kindOfShop =
  /^\s+(?:super)?(?:market|store|shop|markt|supermarkt|supermarché|supermercado)(?![\p{Alpha}\p{N}])/iu;

export type NamedAt = { store: NamedStore; end: number; whole: boolean };

/** The store whose name the text goes on with at an offset; null when two stores begin so. */
export function storeAt(
  text: string,
  at: number,
  stores: readonly NamedStore[],
  fewest = fewestLetters,
): NamedAt | null {
  let best: NamedAt | null = null;
  let isTie = false;
  for (const store of stores) {
    const found = agreementOf(text, at, store.name);
    if (found.end === 0 || (!found.whole && found.letters < fewest)) continue;
    if (best !== null && (found.end < best.end || (found.end === best.end && best.whole))) continue;
    isTie = best !== null && found.end === best.end && !found.whole;
    best = { store, end: found.end, whole: found.whole };
  }
  if (best === null || isTie) return null;
  // "dm me when you're done"
  if (
    /^dm$/iu.test(best.store.name) &&
    /^ (?:me|us|him|her|them|u|you)(?!\p{Cased})/iu.test(text.slice(best.end))
  )
    return null;
  const kind = best.whole ? kindOfShop.exec(text.slice(best.end)) : null;
  return kind === null ? best : { ...best, end: best.end + kind[0].length };
}

/**
 * The list's own store that a text names behind a preposition ("at Costco", "bei Rewe", "chez Lidl"), before a colon at
 * its head ("Costco: chicken") or apart at its end ("chicken - Costco", "chicken (Costco)"). The longest name wins; the
 * beginning of a name counts behind most prepositions when no other store begins so.
 */
export function findStorePhrase(text: string, stores: readonly NamedStore[]): StorePhrase | null {
  if (stores.length === 0) return null;
  const found =
    findHead(text, stores) ??
    findListOf(text, stores) ??
    findBehind(text, stores) ??
    findApart(text, stores) ??
    findBare(text, stores);
  return found === null || found.isHead ? found : { ...found, end: afterOther(text, found.end, stores) };
}

/** "at Lidl or Aldi": the first is taken. */
function afterOther(text: string, end: number, stores: readonly NamedStore[]): number {
  const or = /^ (?:or|oder|o|ou) (?:at |bei |beim |en |chez )?(?:the |el |le )?/iu.exec(text.slice(end));
  const other = or === null ? null : storeAt(text, end + or[0].length, stores);
  return other?.whole === true ? other.end : end;
}

/** The offsets where a store's name may begin in words that lead to it: "en El Corte Inglés" has its article in the name. */
function nameOffsets(lead: string): number[] {
  const [first, last] = [lead.indexOf(" ") + 1, lead.trimEnd().lastIndexOf(" ") + 1];
  return [...new Set([lead.length, first, last])].filter((at) => at > 0 || lead === "");
}

function findHead(text: string, stores: readonly NamedStore[]): StorePhrase | null {
  const sign = atSign.exec(text);
  const word = sign ?? headWord.exec(text);
  for (const at of [...nameOffsets(word?.[0] ?? ""), 0]) {
    const named = storeAt(text, at, stores, sign !== null && at > 0 ? fewestBehindSign : fewestLetters);
    if (named === null) continue;
    const separator = afterHead.exec(text.slice(named.end));
    const isColon = separator !== null && separator[0].trimStart().startsWith(":");
    const isLed = sign !== null && at > 0 && named.end < text.length;
    if (separator === null ? !isLed : !named.whole && at === 0 && !isColon) continue;
    const end = named.end + (separator?.[0].length ?? 0);
    return { store: named.store, start: 0, nameAt: at, end, isHead: true };
  }
  return null;
}

/** "en el merca hummus": at the head of a text the beginning of a store's name counts, when it is no word of its own. */
function isShortName({ index, 0: lead }: RegExpMatchArray, name: string): boolean {
  return index === 0 && /^en el $/iu.test(lead) && name.length > 4 && !/^(?:mercado|lider)$/iu.test(name);
}

function findBehind(text: string, stores: readonly NamedStore[]): StorePhrase | null {
  if (!/\s/u.test(text)) return null;
  let best: StorePhrase | null = null;
  let looked = 0;
  for (const match of text.matchAll(behind)) {
    if ((looked += 1) > mostMatches) break;
    const offsets = nameOffsets(match[0]).map((offset) => match.index + offset);
    const nameAt = offsets.find((offset) => storeAt(text, offset, stores) !== null);
    const named = nameAt === undefined ? null : storeAt(text, nameAt, stores);
    if (nameAt === undefined || named === null) continue;
    if (!named.whole && isWeak.test(match[0]) && !isShortName(match, text.slice(nameAt, named.end))) continue;
    const found = {
      store: named.store,
      start: match.index,
      nameAt,
      end: named.end,
      isHead: match.index === 0,
    };
    // "bei dm Watte, bei Aldi Chips": the first counts for what follows it.
    if (found.isHead && named.whole) return found;
    if (best === null || found.end - found.start > best.end - best.start) best = found;
  }
  return best;
}

const onList =
  /\s(?:(?:to|on|onto|auf|in) (?:my|the|our|die|der|meiner?|unserer?)|zur|(?:à|sur) (?:la|ma|notre) liste|(?:a|en) (?:la|mi|nuestra) lista) (?=[\p{Alpha}\p{N}])/giu;

/** "salsa to my Walmart list", "Eier auf die Rewe-Liste" */
function findListOf(text: string, stores: readonly NamedStore[]): StorePhrase | null {
  for (const match of text.matchAll(onList)) {
    const nameAt = match.index + match[0].length;
    const named = storeAt(text, nameAt, stores);
    const list =
      named === null
        ? null
        : /^[ -](?:shopping |grocery |einkaufs)?list(?:e)?(?: (?:hinzu(?:fügen)?|dazu(?:schreiben|setzen)?|setzen|schreiben))?(?!\p{Cased})/iu.exec(
            text.slice(named.end),
          );
    if (named === null || list === null) continue;
    return { store: named.store, start: match.index, nameAt, end: named.end + list[0].length, isHead: false };
  }
  return null;
}

function findApart(text: string, stores: readonly NamedStore[]): StorePhrase | null {
  let looked = 0;
  for (const match of text.matchAll(apart)) {
    if ((looked += 1) > mostMatches) break;
    const nameAt = match.index + match[0].length;
    const named = storeAt(text, nameAt, stores);
    if (named === null || !named.whole || match.index === 0) continue;
    const rest = text.slice(named.end);
    const end = match[0].startsWith("(") ? /^\s*\)/u.exec(rest) : /^[\s.!]*$/u.exec(rest);
    if (end !== null)
      return {
        store: named.store,
        start: match.index,
        nameAt,
        end: named.end + end[0].length,
        isHead: false,
      };
  }
  return null;
}

/** What a shop's name is a part of: "Costco gift card". */
const ofShop =
  /(?:gift ?cards?|vouchers?|coupons?|receipts?|membership|gutscheine?|geschenkkarte|guthaben|tarjeta|vale|cheque|carte|bon d['’]achat|chèque)/iu;

/** Whether a name goes on in capitals: "Practice cards" of "Target Practice cards", but "Lachs und Käse". */
function goesOn(rest: string): boolean {
  const words = rest
    .split(/,| (?:and|und|y|et) /u, 1)[0]!
    .trim()
    .split(" ");
  return /^\p{Upper}/u.test(words[0]!) && words.slice(1).some((word) => /^\p{Lower}/u.test(word));
}

/** A store's whole name without a preposition, at the head or at the end: "Aldi smoked salmon", "olive oil Carrefour". */
function findBare(text: string, stores: readonly NamedStore[]): StorePhrase | null {
  const brands = stores.filter(({ isWord }) => isWord !== true);
  if (brands.length === 0 || !/\s/u.test(text) || ofShop.test(text)) return null;
  const head = storeAt(text, 0, brands);
  if (
    head?.whole === true &&
    /^\s+[\p{Alpha}\p{N}]/u.test(text.slice(head.end)) &&
    !goesOn(text.slice(head.end))
  )
    return { store: head.store, start: 0, nameAt: 0, end: head.end, isHead: true };
  const end = (findRepeat(text)?.start ?? text.length) || text.length;
  const bare = text.slice(0, end).replace(/[\s.!]+$/u, "");
  for (const { index } of bare.matchAll(/(?<=[\p{Alpha}\p{N})] )(?=[\p{Alpha}\p{N}])/gu)) {
    const named = storeAt(bare, index, brands);
    if (named?.whole === true && named.end === bare.length)
      return { store: named.store, start: index, nameAt: index, end: named.end, isHead: false };
  }
  return null;
}

/** Whether a text says at its end where to buy: "water at Costco", "water @costco". */
export function endsWithStore(text: string, stores: readonly NamedStore[]): boolean {
  const sign = text.lastIndexOf("@");
  if (sign >= 0 && storeAlone(text.slice(sign), stores) !== null) return true;
  const phrase = findStorePhrase(text, stores);
  return phrase !== null && phrase.end >= text.trimEnd().length && phrase.start > 0;
}

/** The store that a text is nothing but the name of, with or without a preposition. */
export function storeAlone(text: string, stores: readonly NamedStore[]): NamedStore | null {
  const bare = text.replace(/[\s.!:]+$/u, "");
  const word = atSign.exec(bare) ?? headWord.exec(bare);
  for (const at of [...nameOffsets(word?.[0] ?? ""), 0]) {
    const named = storeAt(bare, at, stores);
    if (named !== null && named.end === bare.length && (named.whole || at > 0)) return named.store;
  }
  return null;
}
