/** Parts of the patterns that read what is said of a store, whose name stands between two marks. */

export const storeMark = /[\uE000\uE001]/u;
/** A store's name; it is one part of a pattern, which can be put back. */
export const store = "(\\uE000[^\\uE001]{1,60}\\uE001)";
/** The same, of which nothing is put back. */
export const otherStore = "(?:\\uE000[^\\uE001]{1,60}\\uE001)";
/** The words before a store's name. */
export const at =
  "(?:at|from|in|to|by|into|bei|beim|von|vom|zu|zum|zur|im|in den|aus dem|en|del?|al?|por|chez|de chez|à|au|par|devant)(?: the| der| dem| el| la| le)? ";
export const when =
  "(?:,? (?:today|later|now|soon|tonight|tomorrow(?: morning| evening)?|after work|this (?:morning|afternoon|evening|weekend)|on \\p{Alpha}+day|heute|morgen|nachher|später|gleich|am \\p{Alpha}+tag|hoy|luego|esta tarde|mañana|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|ce soir|demain(?: matin)?|\\p{Alpha}+di))*";
/** A thing, and several of them. */
export const item = "(\\p{Alpha}[^,.;:!?\\n\\uE000]{1,40}?)";
export const items = "(\\p{Alpha}[^.;:!?\\n\\uE000]{1,80}?)";
/** Where what is said of a store ends. */
export const storeEnd = "(?=\\s*(?:$|[.,;:!?\\n]))";

/** One thing, before which others stand. */
export const lastItem = "(\\p{Alpha}(?:(?! (?:and|und|y|et) )[^,.;:!?\\n\\uE000]){1,40}?)";

/** "yo Lidl:" */
const called =
  /(?<=(?:^|[.!?;\n] ?)(?:yo|hey|hi|bon|alors|dis|wesh|oh|so|also|oye|pues|ok|okay)),? (?=\uE000[^\uE001]{1,60}\uE001: )/giu;
/** "si tienes tiempo," before a store */
const conditionOfTime =
  /(?<=(?:^|[.!?\n])\s*)(?:if|wenn|falls|si)(?: [\p{Alpha}'’]+){1,4} (?:time|zeit|tiempo|temps|chance|minute|minuto|rato|ganas),? (?=\uE000[^\uE001]{1,60}\uE001: )/giu;

/** A text without two stops behind each other, of which one was put in, and with each store before a colon in a clause of its own. */
export function stopped(text: string): string {
  return text
    .replace(conditionOfTime, "")
    .replace(called, ". ")
    .replace(/, ?;(?= )/gu, ";")
    .replace(/([.;]) ?(?:;|(?<!\d ?\p{Alpha}{1,5}\.),)(?= )/gu, "$1")
    .replace(/,(?= \uE000[^\uE001]{1,60}\uE001: )/gu, ".");
}
