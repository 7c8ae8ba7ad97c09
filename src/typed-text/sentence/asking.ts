import { functionWordsAhead } from "./function-words.ts";
import type { NamedStore } from "../match-store.ts";
import type { ParseContext } from "./parse-context.ts";
import { findStorePhrase } from "./store-phrase.ts";
import { storeOfVisit } from "./stores-of-lines.ts";

/** "anything for dinner?" among what others say. */
export const asksWhat =
  /^[¿\s]*(?:(?:k|ok|okay|sure|gut|vale|oui|ja),? )?(?:anything|something|algo|irgendwas|irgendetwas|etwas|was|quelque chose)(?!\p{Cased})/iu;
/** "¿hay arroz?", "do we have any rice?" ask for it. */
export const askedThere =
  /^[¿\s]*(?:(?:(?:todavía|aún|ya|nos|me|no) )*(?:hay|quedan?|tenemos)\s+|(?:(?:do|don['’]t) we (?:still )?have|haven['’]t we got|(?:are|is)n['’]t there)(?: some| any)?\s+|(?:est-ce qu['’])?(?:(?:il )?y ?['’]?a|il (?:nous )?reste|on a|il en reste)(?: encore)? (?:de la |du |des |de l['’]|d['’]|de )?)(?=\S)/iu;
const asksWhatIsNeeded =
  /^[¿\s]*(?:(?:also|so|ok|okay|hey|und|and|y|et),? )*(?:what (?:else )?(?:do|should) (?:we|i|you)(?: still| all)? (?:need|get|buy|have to)|(?:and )?what about (?:dinner|lunch|breakfast|tonight|tomorrow|the weekend|supper)|(?:und )?was ist mit (?:dem )?(?:abendessen|mittagessen|frühstück|heute abend|morgen)|(?:y )?(?:qué hay de |para )?(?:la cena|la comida|el desayuno) qué|(?:et )?pour (?:ce soir|le dîner|le déjeuner|demain)(?: on fait quoi)?|what['’]s (?:missing|needed|left)|was (?:brauch\p{Alpha}*|fehlt|fehlen|müssen wir)|qué (?:más )?(?:nos |te |os )?(?:falta|hace falta|necesit\p{Alpha}+|hay que)|(?:qu['’]est-ce qu['’]|de quoi a-t-on besoin|il (?:nous )?(?:manque|faut) quoi))(?!\p{Cased})[^,:;]*$/iu;

/** "what do we need for the barbecue?" names an occasion, and nothing to buy. */
export function asksWhatFor(question: string): boolean {
  return asksWhatIsNeeded.test(question);
}
export const furtherSubject =
  /^(?:yo|t[uú]|vos|ich|me|moi|toi|i|you|[ée]l|ella|lui|elle|him|her|er|sie) (?=\p{Alpha})/iu;

/** "red or white?" asks which. */
export function isChoice(clause: string, { known }: ParseContext): boolean {
  return / (?:or|oder|o|ou) /iu.test(clause) && known.strip(clause) === clause;
}

/** "we have eggs, we need milk" */
export function asksFor(piece: string): boolean {
  return functionWordsAhead(piece.split(" ")) > 0;
}

/** "Du fährst doch am Lidl vorbei, oder?", "tu passes chez Picard ce soir ?" */
const behindVisit =
  /(?:,?\s(?:vorbei(?:gehen|fahren|schauen|kommen)?|rein(?:gehen|schauen|springen)|vorüber|oder|nicht|gell|ne|right|no|verdad|non|hein|tonight|today|later|tomorrow|heute|nachher|gleich|hoy|luego|mañana|esta (?:tarde|noche)|ce soir|demain|tout à l['’]heure))+/giu;

/** The store in "are you still at Costco?": the question ends with it, and names nothing to buy. */
export function visitAsked(clause: string, { stores, known }: ParseContext): NamedStore | null {
  const phrase = findStorePhrase(clause, stores);
  if (phrase === null || /[\p{Alpha}\p{N}]/u.test(clause.slice(phrase.end).replace(behindVisit, "")))
    return null;
  const before = clause
    .slice(0, phrase.start)
    .split(/[\s,]+/u)
    .filter(Boolean);
  return before.some((word) => known.isName(word) || /\d/u.test(word)) ? null : storeOfVisit(clause, stores);
}
