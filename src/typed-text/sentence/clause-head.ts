import { compiledAhead } from "../compiled-ahead.ts";
import type { NamedStore } from "../match-store.ts";
import { findRepeat, findRepeatAdverbAtHead, repeatDays } from "../repeat-words.ts";
import { withoutDefinite } from "./aims.ts";
import { isOnlyAmount } from "./corrections.ts";
import { isSectionName, repeatOfHeading, withoutListWords } from "./headings.ts";
import type { ParseContext } from "./parse-context.ts";
import type { Shared } from "./shared-parts.ts";
import { hasAnd } from "./and-words.ts";
import { findStorePhrase, storeAlone, visitEnd } from "./store-phrase.ts";
import { isFirstName } from "./first-names.ts";
import { isVagueThing } from "./read-thing.ts";
import { negatesMore } from "./talk.ts";
import { findDaily, findTimeAtEnd, findTimeAtHead, isDay } from "./time-words.ts";
import { findShopAhead } from "./shops.ts";

/** "Hi Mia," and "Ben, can you". */
const greeting =
  /^((?:[¿¡]\s*)?(?:hi|hello|hey|dear|hallo|moin|liebe[rs]?|guten (?:tag|morgen|abend)|hola|querid[oa]|buenas|buenos días|bonjour|salut|coucou|cher|chère)\s+)(\p{Alpha}[\p{Alpha}'’.-]*(?:\s\p{Alpha}+)?)(?:\s*[,!:]\s*|$)/iu;
const addressee = /^(\p{Alpha}[\p{Alpha}'’-]*),\s+(?=\S)/u;
/** A name in front of it is somebody's, not a thing. */
const heading =
  /^(?:[\p{Extended_Pictographic}\u{FE0F}]+\s*)?(\p{Alpha}[\p{Alpha}\p{M}\d &'’\p{Extended_Pictographic}\u{FE0F}-]{1,39}?)\s?:\s+(?=\S)/u;
/** "für den Kuchen 4 Eier", "for the salad, lettuce": what the things are for. */
const aimAtHead =
  /^((?:for|für) \p{Upper}\p{Lower}+s \p{Alpha}+(?=,| (?:fehl|brauch|bitte|noch|please|\d|zwei|drei|vier|fünf|sechs|eine?n?|two|three|four|five|six|an? |we |i ))|(?:for|für|zum|zur|para|pour) (?:des |[ld]['’])?[\p{Alpha}-]{4,}(?: (?:tonight|tomorrow|today|heute(?: abend)?|morgen|hoy|mañana|esta noche|ce soir|demain))?(?=,? (?:brauch|bräucht|fehl|(?:we|i) need|(?:we|i)['’](?:ll|re going to|re gonna) need|necesit|hace|hacen|falta|il (?:me|nous|te)? ?(?:faut|manque)|on a besoin))|(?:for (?:the|our)|fürs|zum|zur|für (?:den|die|das|unsere[nrs]?)|para (?:el|la|los|las)|pour (?:le|la|les)|pour (?=l['’]))(?:\s+(?:l['’])?|(?<=\s)l['’])[\p{Alpha}-]+(?: (?!need|get|we |i |buy|brauch|hol|kauf|noch|bitte|fehl|necesit|hace|falta|compra|trae|il |on |faut|prends)[\p{Alpha}-]{3,}(?= (?:\d|an? |two |ein |eine |zwei |un |una |une |dos |deux )))?(?: (?:de|d['’]|von|of) ?\p{Alpha}+)?(?: (?:el |este |le |ce |am |on |this |diesen )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|\p{Alpha}+tag|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mañana|demain|tomorrow|morgen))?|(?:for|für|para|pour) (?:(?:my|our|the|die|meine?n?|unsere?n?|la|el|mi|ma|mon|notre|le) )?(?:grandma|grandpa|granny|nana|mom|mommy|mum|mummy|dad|daddy|oma|omi|opa|opi|mama|mami|papa|papi|mamá|papá|abuel[ao]|mamie|papy|maman|t[ií][ao]|suegr[ao]|herman[ao]|schwester|bruder|nachbarin|vecin[ao]|voisine?|sœur|frère|neighbou?r|sister|brother))(?:(?<=(?<!\p{Cased})(?:grandma|grandpa|granny|nana|mom|mommy|mum|mummy|dad|daddy|oma|omi|opa|opi|mama|mami|papa|papi|mamá|papá|abuel[ao]|mamie|papy|maman|t[ií][ao]|suegr[ao]|herman[ao]|schwester|bruder|nachbarin|vecin[ao]|voisine?|sœur|frère|neighbou?r|sister|brother))\s+(?!(?:and|or|und|oder|y|o|et|ou|from|at|von|bei|de|del|en|chez)\s)(?=\p{Alpha})|\s*,\s*|\s+(?=\d|ein |eine |einen |un |une |una |two |three |four |five |six |zwei |drei |vier |fünf |sechs |dos |tres |cuatro |cinco |seis |deux |trois |quatre |cinq |noch |bitte |dringend |también |aussi |(?:we|i)(?:['’]\p{Alpha}+)? |need|get |fehl|brauch|kauf|hol|bring|falta|necesit|hace|hay |compra|trae|il |on |faut|prends|achète))/iu;
compiledAhead([aimAtHead]);
/** "🛒 list: milk". */
const picturedList = /^[\p{Extended_Pictographic}\u{FE0F}\s]+(?=\p{Alpha}[\p{Alpha} ]{1,30}:\s)/u;
/** "rice: 1 kg, beans: 500 g" */
const amountBehindColon = /(?<=[\p{Alpha}\d]) ?:\s+([^,;:]{1,15})(?=\s*(?:[,;]|$))/gu;
const leadingAnd = /^(?:and|und|y|et)\s+(?=\S)/iu;
/** The most times that something is removed from the head; what is left then is a name. */
const mostTurns = 4;

/** Removes what stands at the head of a clause: greetings, filler words, a store, a time, a repeat. */
export function readHead(clause: string, shared: Shared, context: ParseContext): string {
  let text = withoutAddress(
    clause.replace(amountBehindColon, (typed, amount: string) =>
      isOnlyAmount(amount) ? ` ${amount}` : typed,
    ),
    context,
  );
  // "at Lidl milk, but no eggs, we have plenty"
  const first = (all: string) => all.split(",", 1)[0]!;
  if (negatesMore(first(text))) return text;
  const and = leadingAnd.exec(text)?.[0] ?? "";
  if (!context.known.knows(text)) {
    context.leave(and);
    text = text.slice(and.length);
  }
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const before = text;
    const day = findTimeAtHead(text);
    if (day !== null && /^(?:el|le) /iu.test(text)) {
      // "el lunes": else its article would be removed first.
      shared.note = day.note;
      text = text.slice(day.end);
    }
    const shop = findShopAhead(text, context.stores);
    if (shop !== null) {
      shared.note = shop[0].replace(/[\s,:]+$/u, "").trim();
      text = text.slice(shop[0].length);
    }
    text = context.strip(
      text.replace(picturedList, "").replace(/^(?:[¿¡"“„«»”'’‘\s]|[-–—]{2}|[-–—] )+(?=\S)/u, ""),
    );
    if (context.isNegated(first(text))) return text;
    const isKnown = context.known.knows(text);
    const time = isKnown ? null : findTimeAtHead(text);
    if (time !== null) {
      shared.note = time.note;
      text = text.slice(time.end);
    }
    const aim = isKnown ? null : aimAtHead.exec(text);
    if (aim !== null) {
      shared.note = aim[1]!;
      text = text.slice(aim[0].length);
    }
    const repeat = findRepeat(text) ?? (isKnown ? null : findRepeatAdverbAtHead(text));
    if (repeat !== null && repeat.start === 0 && repeat.end < text.length) {
      // "every two weeks on saturdays": the first says how often.
      shared.intervalDays ??= repeat.days;
      shared.repeat += ` ${text.slice(0, repeat.end)}`;
      text = text.slice(repeat.end).replace(/^[\s,:]+/u, "");
    }
    const daily = isKnown ? null : findDaily(text);
    if (daily?.start === 0 && /^[\s,:]+[\p{Alpha}\d]/u.test(text.slice(daily.end))) {
      shared.intervalDays ??= repeatDays[0];
      shared.note = daily.note;
      text = text.slice(daily.end).replace(/^[\s,:]+/u, "");
    }
    text = withoutStore(text, shared, context);
    if (text === before) break;
  }
  return text;
}

/** "Hi Mia," and "Ben, can you": removes a name that is no thing. */
function withoutAddress(clause: string, context: ParseContext): string {
  const { known } = context;
  const greeted = greeting.exec(clause);
  if (greeted !== null && known.strip(greeted[2]!) !== "") {
    const rest = clause.slice(greeted[0].length);
    // "Hi Sam," before a request, though Sam is a name of products as well.
    const isSomebody = /^\p{Upper}\p{Alpha}+$/u.test(greeted[2]!) && known.strip(rest) !== rest;
    if (!known.knows(greeted[2]!) || (!known.isName(greeted[2]!) && (rest === "" || isSomebody))) {
      context.leave(greeted[0]);
      return rest;
    }
  }
  const called = addressee.exec(clause);
  if (called === null) return clause;
  const rest = clause.slice(called[0].length);
  const asked = known.strip(rest);
  // "Rosa, cuando puedas trae algodón", though things are called so as well
  const isCalled =
    isFirstName(called[1]!) &&
    /^\p{Upper}/u.test(called[1]!) &&
    /^\p{Lower}/u.test(rest) &&
    !rest.startsWith(asked);
  if (known.knows(called[1]!) && !isCalled) return clause;
  if (asked === rest || findStorePhrase(clause, context.stores) !== null) return clause;
  // "Glurak, honey and 10 eggs please" is a list; "Ben, honey please" calls somebody.
  if (rest.startsWith(asked) && !isFirstName(called[1]!)) return clause;
  context.leave(called[1]!);
  return rest;
}

/** "Costco: chicken", "at Costco get chicken", "Dairy: milk, cheese". */
function withoutStore(text: string, shared: Shared, context: ParseContext): string {
  const phrase = findStorePhrase(text, context.stores);
  // "stuff from Costco: eggs, milk"
  const isVague =
    phrase !== null && /^\s*[:–-]/u.test(text.slice(phrase.end)) && isVagueThing(text.slice(0, phrase.start));
  if (phrase !== null && (phrase.isHead || isVague) && phrase.end < text.length) {
    shared.store = phrase.store;
    context.leave(text.slice(0, phrase.nameAt));
    const rest = text
      .slice(phrase.end)
      .replace(visitEnd, "")
      .replace(/^[\s,:–-]+/u, "");
    const first = withoutDefinite(rest, context);
    return first.replace(/^(?:and|und|y|et|for|wegen|a por|por)\s+(?=\S)/iu, "");
  }
  const group = heading.exec(text);
  if (group === null) return text;
  const rest = text.slice(group[0].length);
  const title = group[1]!;
  const isThing = context.known.knows(title) && !isSectionName(title);
  if (isThing && !/,|\s[/+|]\s/u.test(rest) && !hasAnd(rest)) return text;
  const time = findTimeAtEnd(title);
  const untimed = time === null || time.start === 0 ? title : title.slice(0, time.start).trim();
  shared.store = storeNamedIn(untimed, context.stores) ?? shared.store;
  const isDaily = findDaily(title)?.note === title;
  shared.intervalDays ??= repeatOfHeading(title) ?? (isDaily ? repeatDays[0] : null);
  if (isDay(title) || isDaily) shared.note = title;
  else if (time !== null && !isVagueThing(title.slice(0, time.start))) {
    shared.note = time.note;
    context.leave(title.slice(0, time.start));
  } else if (/^(?:for|für|fürs|zum|para|pour)\s/iu.test(title) && !saysWhoAsks(title)) shared.note = title;
  else context.leave(title);
  return rest;
}

/** "del Día": of a store or, as in "favor del día", of something else. */
const ofStore = /^(?:del?|du|de la|d['’]|of|von|vom)\s/iu;

/** "Costco run", "Noch offen bei dm", "passe au Carrefour": the store that a heading begins or ends with. */
function storeNamedIn(title: string, stores: readonly NamedStore[]): NamedStore | null {
  const folded = title.toLowerCase();
  const named = stores.find(({ name }) => `${folded} `.startsWith(`${name.toLowerCase()} `));
  if (named !== undefined) return named;
  const phrase = findStorePhrase(title, stores);
  const isLast = phrase?.end === title.length && !ofStore.test(title.slice(phrase.start).trimStart());
  return storeAlone(withoutListWords(title), stores) ?? (isLast ? phrase.store : null);
}

/** "for us", "für uns". */
function saysWhoAsks(title: string): boolean {
  return /^\S+ (?:us|me|uns|mich|nosotros|mí|nous|moi)$/iu.test(title);
}
