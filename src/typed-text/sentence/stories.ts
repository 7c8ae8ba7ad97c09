import { parseItemName } from "../parse-name.ts";

/** What people tell before and behind a request: "the cat woke me at five. Could you bring rice?" */

/** A sentence that asks for things in so many words. */
const request =
  /(?<!\p{Cased})(?:(?:can|could|would|will) (?:you|u|someone|somebody)|please (?:get|buy|bring|pick|grab|add)|we(?:['’]re| are)? (?:need|short of|out of)|i(?:['’]d)? need|get (?:\d|an?|the|some|me|us|\p{Alpha}+)|pick up|grab|(?:wir|ich) (?:brauche?n?|bräuchte?n?|hätten? gern)|brauchen wir|brauche? ich|(?:hol|kauf|bring|besorg|denk)e?(?: bitte| doch| mal)* (?:an |die |den |das |eine?n? |zwei|drei|\p{Upper})|bringst du|kaufst du|holst du|(?:kannst|könntest|könnten|können) (?:du|sie)|necesit(?:o|amos)|(?:nos )?hacen? falta|(?:nos )?faltan?|trae(?:me|nos)?|tr[aá]eme|compra(?:d|me)?|coge|(?:puedes|podr[ií]as?|puede) (?:traer|comprar|coger)|me (?:traes|compras)|il (?:me |nous )?(?:faut|faudrait|manque)|(?:tu|vous) (?:peux|pourrais|pouvez|pourriez|achètes|prends)|prends|achète|pense aux?|ramène)(?!\p{Cased})/iu;
/** A sentence with such words may name what is missing, what is there or who brings it. */
const named =
  /(?<!\p{Cased})(?:too|as well|auch|también|aussi|need\p{Alpha}*|want\p{Alpha}*|wish\p{Alpha}*|get|gets|got|buy|bought|bring\p{Alpha}*|brought|pick\p{Alpha}*|grab\p{Alpha}*|add|order\p{Alpha}*|please|pls|list|shop\p{Alpha}*|store|out of|gone|empty|finished|left|low on|short of|short on|missing|enough|plenty|have|haven|forget|forgot|don['’]t|cancel|skip|leave out|would (?:be|love|like)|could use|at|from|brauch\p{Alpha}*|bräucht\p{Alpha}*|hol\p{Alpha}*|kauf\p{Alpha}*|gekauft|bring\p{Alpha}*|besorg\p{Alpha}*|nimm|nehm\p{Alpha}*|bitte|liste|zettel|laden|leer|alle|aus(?=$|[,.!])|ausgegangen|fehl\p{Alpha}*|genug|haben wir|hab(?:e)? ich|wir haben|ich hab(?:e)?|noch (?:da|welche|genug|eine?[ns]?|\d)|schon (?:da|gekauft|geholt)|bestellt|vergiss|vergessen|streich|hätten? gern|wäre?n?|bei|beim|necesit\p{Alpha}*|quier\p{Alpha}*|quisiera|hay|falta\p{Alpha}*|queda\p{Alpha}*|tenemos|tengo|tien\p{Alpha}*|compr\p{Alpha}*|tra[ei]\p{Alpha}*|tráe\p{Alpha}*|coge\p{Alpha}*|pilla\p{Alpha}*|apunta|lista|acab\p{Alpha}*|olvid\p{Alpha}*|por favor|porfa|vendría|estaría|en|manque\p{Alpha}*|faut|faudrait|besoin|prend\p{Alpha}*|prends|achet\p{Alpha}*|achèt\p{Alpha}*|acheté|ramèn\p{Alpha}*|apport\p{Alpha}*|ajout\p{Alpha}*|reste\p{Alpha}*|plus (?:de|d)|encore (?:un|une|du|des|assez|plein)|j['’]en|on en|(?:on a|j['’]ai) (?:du|de la|des|les?|la|déjà|encore)|liste|oubli\p{Alpha}*|stp|svp|voudrai\p{Alpha}*|aimerai\p{Alpha}*|serai\p{Alpha}*|chez)(?!\p{Cased})/iu;
/** Somebody does or did something. */
const tells = new RegExp(
  "(?<!\\p{Cased})(?:" +
    [
      "(?:i|he|she|it|they|we|you)['’](?:m|s|re|d|ve|ll)|i(?= )|he|she|they|me|him|his|was|were|is|are|am|has|had|did|does|will|went|came|broke|woke|fell|said|told|took|gave|saw|lost|found|made|ran|sat|slept|swam|ate|stole|looks?|seems?|smells?|feels?|lives?|costs?|works?",
      "ich|er|wir|mich|mir|dich|dir|sich|uns|ihn|war|waren|ist|sind|hat|hatte|haben|wurde|wird|kann|konnte|ging|kam|stand|saß|lag|sah|fiel|sagt|sagte|geht|kommt|läuft|steht|sitzt|schläft",
      "(?:ha|han|he|hemos) (?:\\p{Alpha}+ )?\\p{Alpha}+[ad]o|se (?:ha|me|te)|me|nos|está|están|estoy|estamos|es|era|fue|fui|iba|va|voy|dice|dijo|parece",
      "(?:on|il|elle|ils|elles|nous|vous|les? \\p{Alpha}+|la \\p{Alpha}+|l['’]\\p{Alpha}+|mon \\p{Alpha}+|ma \\p{Alpha}+|mes \\p{Alpha}+|j['’]|je) ?(?:m['’]|s['’]|nous |se |me )?(?:a|ont|ai|avons|est|sont|va|vont|était|étaient|suis|fait|dort|dit) \\p{Alpha}+|\\bj['’]ai\\b",
    ].join("|") +
    ")(?!\\p{Cased})",
  "iu",
);
/** A list of three things or more, thanks for what is asked for, or what goes on or changes one's mind. */
const listed =
  /,[^,]+(?:,| and | und | y | et )\s?\S|grateful|appreciate|dankbar|agradec|reconnaissant|^\s*(?:actually|no|nope|nein|nee|non|ach|mejor|bueno|lieber|besser|plutôt|en fait|wait|sorry|perd[oó]n|pardon|oh|ah|also|and|und|y|et|plus|auch|noch|también|aussi|oder|or|maybe|vielleicht)(?!\p{Cased})/iu;
/** "Kid has strep, so popsicles": something follows from it. */
const leadsToThing =
  /,\s+(?:and |und |y |et )?(?:so|also|deshalb|daher|así que|asi que|por eso|donc|du coup|alors)\s+\S/iu;
const fewestWords = 4;
/** A sentence with what ends it. */
const sentences = /[^.!?]+(?:[.!?]+(?=\s|$)|[.!?](?=\S)|$)\s*/gu;

/** A text without the sentences that only tell something, when another one asks for things. */
export function withoutStories(text: string, knows: (name: string) => boolean): string {
  if (text.includes("\n") || !/[.!?]\s+\S/u.test(text) || !request.test(text)) return text;
  const parts = text.match(sentences) ?? [];
  if (parts.join("") !== text || !parts.some((part) => request.test(part))) return text;
  return parts
    .filter((part) => !isStory(part) || namesFirst(part, knows))
    .join("")
    .trim();
}

function isStory(part: string): boolean {
  const words = part.trim().split(/\s+/u);
  return (
    words.length >= fewestWords &&
    !/[\d:•*[\]()?]|^\s*[-–—]/u.test(part) &&
    !named.test(part) &&
    !listed.test(part) &&
    !leadsToThing.test(part) &&
    !request.test(part) &&
    tells.test(part) &&
    // "two cartons of milk and that's it I think"
    parseItemName(part.trim()).parsedSize === null
  );
}

/** The most words of a sentence that is likely about the thing that it begins with: "Cheese is what he likes." */
const mostAboutThing = 7;

function namesFirst(part: string, knows: (name: string) => boolean): boolean {
  const words = part
    .trim()
    .replace(/[.!?]+$/u, "")
    .split(/\s+/u);
  if (words.length > mostAboutThing) return false;
  const bare = /^(?:the|der|die|das|el|la|los|las|les?)$/iu.test(words[0]!) ? words.slice(1) : words;
  return [1, 2].some((count) => knows(bare.slice(0, count).join(" ").replace(/,$/u, "")));
}
