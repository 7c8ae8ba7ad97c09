import { hasEverydayWord } from "./everyday-words.ts";
import { wordsOf } from "./parse-context.ts";

/** Whether an unknown name is asked for by the words around it, so that it is a thing though no list has it. */

const adverb =
  "(?: (?:noch|auch|bitte|mal|unbedingt|dringend|wieder|schnell|heute|morgen|gleich|also|please|still|really|just|maybe|perhaps|aussi|encore|peut-être|también|todavía|ya|aún|urgente(?:mente)?|tú|du|ihr|wir|ich|uns|mir|me|us|nous|moi|nos|auf dem (?:heimweg|weg|rückweg)))*";
const article =
  "(?: (?:some|more|any|the|our|my|an?|another|eine?n?|de[nrm]|die|das|unsere?n?|etwas|un[ao]?s?|el|l[ao]s?|del|más|une|du|de la|des|de|le|la|les|mi|mis|al|au|aux|à la|for))*";
const asks = [
  "(?:do|have) (?:we|you) (?:still )?(?:have|got)|get|grab|buy|bring|pick up|need|needs|want|forget|remember|add|fetch|out of|low on|short on|no more|(?:have|got|has|but|with|but there(?:['’]s| is)) no|except|order",
  "brauchen?|braucht|bräuchten?|fehlt|fehlen|hole?|kaufe?|besorge?|bringe?|bringst|bringt|holst|kaufst|besorgst|nimm|nimmst|kannst|könntest|könnt|kann wer|kann jemand|denk(?:t|e)? (?:bitte )?an|dran an|vergiss|vergesst|ausgegangen|ist|sind|kein\\p{Alpha}{0,2}|ohne|auch",
  "compra\\p{Alpha}*|comprar|trae\\p{Alpha}*|traer|traes|coge|coger|coges|pilla\\p{Alpha}*|falta|faltan|hace falta|hacen falta|necesit\\p{Alpha}+|necesitamos|no (?:nos )?(?:hay|queda|quedan|tenemos)|olvides|olvid[eé]is|acuérdate|apunta|añade|pon|(?:ha|han) acabado|acabó|acabaron|terminó|(?:ha|han) terminado|agotado|sin",
  "prends?|prendre|prenez|ach[eè]t\\p{Alpha}*|ramèn\\p{Alpha}*|rapport\\p{Alpha}*|manque|faut|faudrait|oublie pas|oubliez pas|oublie|oubliez|pense|pensez|ajoute|note|besoin|plus|fini|finie",
].join("|");
const askedBehind = new RegExp(
  `(?<!\\p{Cased})(?:${asks})${adverb}${article}${adverb}(?: (?:d['’]|l['’]|de l['’]))? ?$|(?<!\\p{Cased})(?:besoin|plus|manque|faut|prends|achète|ramène|oublie pas|pense)${adverb} (?:d['’]|de l['’]|à l['’]|l['’])$`,
  "iu",
);
const somewhat =
  "(?: (?:fast|schon|bald|auch|langsam|wieder|so gut wie|leider|jetzt|all|almost|nearly|already|also|too|completely|just about|presque|déjà|bientôt|aussi|complètement|casi|ya|también|del todo))*";
const missing =
  "empty|gone|out|finished|done|leer|alle|aus|weg|aufgebraucht|ausgegangen|knapp|acabad[oa]s?|terminad[oa]s?|agotad[oa]s?|vací[oa]s?|fini|finies?|terminée?s?|vides?|épuisée?s?";
const askedAhead = new RegExp(
  `^(?:${somewhat} (?:is|are|['’]s|has|have|ist|sind|ging|geht|gehen|wird|está|están|se (?:ha|han|está|están)|est|sont)${somewhat} (?:${missing})(?!\\p{Cased})|${somewhat} (?:(?:a|en) la lista|(?:to|on|onto) the list|auf (?:die|der) liste|zur liste|(?:à|sur) la liste|fehlt|fehlen|mitbringen|mitnehmen|holen|kaufen|besorgen|einkaufen|nicht vergessen|bitte nicht vergessen|nicht(?=\\s*$)|mehr(?: da)?(?=\\s*$)|se (?:acabó|acabaron|terminó|terminaron)|ran out|running (?:out|low)|(?:wär|wäre?n?|would be|estaría|serait)(?: \\p{Alpha}+){0,3} (?:gut|schön|toll|super|nett|prima|nicht schlecht|good|great|nice|lovely|bien|genial|parfait|bueno)))`,
  "iu",
);

/** Words of which a text that asks for a thing has at least one. */
const ofNeed =
  /(?<!\p{Cased})(?:need|want|get|buy|bought|grab|bring|pick|fetch|order|take|left|out of|run|running|runs|ran|low|last|no more|any more|enough|none|gone|used up|without|forg[eo]t\p{Alpha}*|remember|list|missing|lack|short|stock|crav|asking|asked for|desperate|replace|please|pls|plz|who (?:ate|used|finished|drank)|finished|zero|brauch|bräucht|benötig|hol|kauf|bring|besorg|nimm|nehmen|mitnehm|kein|koi|keen|null|leer|alle(?=\s*(?:$|[.,!]))|ohne|fehl|trockenen|gekriegt|vorbeibring|(?<=(?:ist|sind|war) (?:\p{Alpha}+ ){0,3})weg(?!\p{Cased})|verg[ei]ss|liste|reicht|langt|letzte|rest|vorrat|nachschub|bitte|aufgebraucht|übrig|notier|wünsch|dringend|her(?=\s*(?:$|[.,!]))|no (?:hay|tenemos|había|tengo|está|nos llega|alcanza)|(?:a |baja |va |voy |ir )por|a cero|compr|tr[aá][ei]|cog|pill|falt|necesit|sin|queda|acab|termin|agot|olvid|acord|lista|apunt|añad|agreg|quiero|porfa|por favor|urge|hace falta|ach[eè]t|prend|pren(?:ez|ons)|ram[eè]n|rapport|apport|manqu|faut|faudr|besoin|plus|rest|oubli|fini|vide|sans|toujours pas|n['’](?:a|ai|avons|y a) pas|pas de|zapp|trouver|chercher|remettre|mais non|stp|svp|s['’]il te|note|ajout|rach)/iu;

/** Words behind which a verb may stand instead of a thing, and such a verb. */
const doing =
  /(?<!\p{Cased})(?:necesit\p{Alpha}+|hay que|puedes|quiero|falta|faut|faudrait|besoin de|besoin d['’]|peux|pense à|oublie pas de|olvides) ?$/iu;
const infinitive = /^(?:s['’])?\p{Alpha}*(?:[aei]r(?:se|me|te|lo|la|los|las|nos)?|re)(?!\p{Cased})/iu;
/** Whether a stretch of a text tells who speaks or what is to be done: "Sam: call me", "necesito ir al baño", "il faut que je parte". */
export function isSpeakerOrTask(text: string, start: number, end: number): boolean {
  return (
    /^\s*:/u.test(text.slice(end)) ||
    /(?<!\p{Cased})(?:que (?:je|tu|on|il)|qu['’](?:on|il)) $/iu.test(text.slice(0, start)) ||
    (doing.test(text.slice(0, start)) && infinitive.test(text.slice(start)))
  );
}

/** Whether a text may ask for a thing. */
export function mayAsk(text: string): boolean {
  return ofNeed.test(text);
}

/** The most words of a name, and of what else its piece of the sentence has behind it. */
const longestName = 3;
const mostBehind = 5;
/** What stands behind such words, and names nothing: "achète en gros", "compra semanal", "you bring gute Laune". */
const notNamed =
  /^(?:(?:à|en|pour|sur|dans|a|para|con|por|für|auf|zum|zur|beim|mit|at|to|for|in|on|with|de|al?|sofort|mindestens|wenigstens|bloß|irgend\p{Alpha}*|direkt|grand\p{Alpha}*)(?![\p{Alpha}-])|(?:semanal|mensual|quincenal|hebdomadaire|sofort|nuev[oa]|neue[nrs]?|nouvelle|autre|otr[oa]|gute laune|irgend\p{Alpha}*|(?:nach|vor)?mittags?|abends?|tarde|noche|soir|matin|cena|comida|compra|merienda|dinner|lunch|supper|(?:abend|mittag)?essen|dîner|repas|courses)$)/iu;
/** What people need as well, and can't buy. */
const unbuyable =
  /^(?:mehr |more |más )?(?:help|sleep|nap|rest|house|haircut|luck|love|time|patience|(?:a )?(?:hugs?|break)|holidays?|hilfe|urlaub|schlaf|ruhe|zeit|geduld|glück|dormir|partir|ayuda|vacaciones|suerte|tiempo|paciencia|aide|vacances|repos|temps|chance)$/iu;

/** Whether a text can't be bought: "we need sleep". */
export function isUnbuyable(name: string): boolean {
  return unbuyable.test(name);
}

/**
 * Whether a name that nobody knows is asked for where it stands in a text, at `from` or behind it: "don't forget the glurak",
 * "Glurak ist fast leer", "puedes coger glurak".
 */
export function isAskedForAt(name: string, text: string, from: number): boolean {
  if (wordsOf(name).length > longestName || hasEverydayWord(name)) return false;
  if (notNamed.test(name) || isUnbuyable(name)) return false;
  const at = text.toLowerCase().indexOf(name.toLowerCase(), from);
  if (at < 0) return false;
  // "necesito ir al baño", "faut ranger"
  if (doing.test(text.slice(0, at)) && infinitive.test(name)) return false;
  const [before = ""] = /[^.,;:!?\n]*$/u.exec(text.slice(0, at)) ?? [];
  const [behind = ""] = /^[^.,;:!?\n]*/u.exec(text.slice(at + name.length)) ?? [];
  return (
    (askedBehind.test(before) && wordsOf(behind).length <= mostBehind) ||
    (askedAhead.test(behind) && wordsOf(before).length <= longestName)
  );
}
