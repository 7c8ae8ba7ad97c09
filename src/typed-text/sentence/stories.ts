/** What people tell before and behind a request: "the cat woke me at five. Could you bring rice?" */

/** A sentence that asks for things in so many words. */
const request =
  /(?<!\p{L})(?:(?:can|could|would|will) (?:you|u|someone|somebody)|please (?:get|buy|bring|pick|grab|add)|we(?:['’]re| are)? (?:need|short of|out of)|i(?:['’]d)? need|get (?:\d|an?|the|some|me|us|\p{L}+)|pick up|grab|(?:wir|ich) (?:brauche?n?|bräuchte?n?|hätten? gern)|brauchen wir|brauche? ich|(?:hol|kauf|bring|besorg|denk)e?(?: bitte| doch| mal)* (?:an |die |den |das |eine?n? |zwei|drei|\p{Lu})|bringst du|kaufst du|holst du|(?:kannst|könntest|könnten|können) (?:du|sie)|necesit(?:o|amos)|(?:nos )?hacen? falta|(?:nos )?faltan?|trae(?:me|nos)?|tr[aá]eme|compra(?:d|me)?|coge|(?:puedes|podr[ií]as?|puede) (?:traer|comprar|coger)|me (?:traes|compras)|il (?:me |nous )?(?:faut|faudrait|manque)|(?:tu|vous) (?:peux|pourrais|pouvez|pourriez|achètes|prends)|prends|achète|pense aux?|ramène)(?!\p{L})/iu;
/** A sentence with such words may name what is missing, what is there or who brings it. */
const named =
  /(?<!\p{L})(?:too|as well|auch|también|aussi|need\p{L}*|want\p{L}*|wish\p{L}*|get|gets|got|buy|bought|bring\p{L}*|brought|pick\p{L}*|grab\p{L}*|add|order\p{L}*|please|pls|list|shop\p{L}*|store|out of|gone|empty|finished|left|low on|short of|short on|missing|enough|plenty|have|haven|forget|forgot|don['’]t|cancel|skip|leave out|would (?:be|love|like)|could use|at|from|brauch\p{L}*|bräucht\p{L}*|hol\p{L}*|kauf\p{L}*|gekauft|bring\p{L}*|besorg\p{L}*|nimm|nehm\p{L}*|bitte|liste|zettel|laden|leer|alle|aus(?=$|[,.!])|ausgegangen|fehl\p{L}*|genug|haben wir|hab(?:e)? ich|wir haben|ich hab(?:e)?|noch (?:da|welche|genug|eine?[ns]?|\d)|schon (?:da|gekauft|geholt)|bestellt|vergiss|vergessen|streich|hätten? gern|wäre?n?|bei|beim|necesit\p{L}*|quier\p{L}*|quisiera|hay|falta\p{L}*|queda\p{L}*|tenemos|tengo|tien\p{L}*|compr\p{L}*|tra[ei]\p{L}*|tráe\p{L}*|coge\p{L}*|pilla\p{L}*|apunta|lista|acab\p{L}*|olvid\p{L}*|por favor|porfa|vendría|estaría|en|manque\p{L}*|faut|faudrait|besoin|prend\p{L}*|prends|achet\p{L}*|achèt\p{L}*|acheté|ramèn\p{L}*|apport\p{L}*|ajout\p{L}*|reste\p{L}*|plus (?:de|d)|encore (?:un|une|du|des|assez|plein)|j['’]en|on en|(?:on a|j['’]ai) (?:du|de la|des|les?|la|déjà|encore)|liste|oubli\p{L}*|stp|svp|voudrai\p{L}*|aimerai\p{L}*|serai\p{L}*|chez)(?!\p{L})/iu;
/** Somebody does or did something. */
const tells = new RegExp(
  "(?<!\\p{L})(?:" +
    [
      "(?:i|he|she|it|they|we|you)['’](?:m|s|re|d|ve|ll)|i(?= )|he|she|they|me|him|his|was|were|is|are|am|has|had|did|does|will|went|came|broke|woke|fell|said|told|took|gave|saw|lost|found|made|ran|sat|slept|swam|ate|stole|looks?|seems?|smells?|feels?|lives?|costs?|works?",
      "ich|er|wir|mich|mir|dich|dir|sich|uns|ihn|war|waren|ist|sind|hat|hatte|haben|wurde|wird|kann|konnte|ging|kam|stand|saß|lag|sah|fiel|sagt|sagte|geht|kommt|läuft|steht|sitzt|schläft",
      "(?:ha|han|he|hemos) (?:\\p{L}+ )?\\p{L}+[ad]o|se (?:ha|me|te)|me|nos|está|están|estoy|estamos|es|era|fue|fui|iba|va|voy|dice|dijo|parece",
      "(?:on|il|elle|ils|elles|nous|vous|les? \\p{L}+|la \\p{L}+|l['’]\\p{L}+|mon \\p{L}+|ma \\p{L}+|mes \\p{L}+|j['’]|je) ?(?:m['’]|s['’]|nous |se |me )?(?:a|ont|ai|avons|est|sont|va|vont|était|étaient|suis|fait|dort|dit) \\p{L}+|\\bj['’]ai\\b",
    ].join("|") +
    ")(?!\\p{L})",
  "iu",
);
/** A list of three things or more, thanks for what is asked for, or what goes on or changes one's mind. */
const listed =
  /,[^,]+(?:,| and | und | y | et )\s?\S|grateful|appreciate|dankbar|agradec|reconnaissant|^\s*(?:actually|no|nope|nein|nee|non|ach|mejor|bueno|lieber|besser|plutôt|en fait|wait|sorry|perd[oó]n|pardon|oh|ah|also|and|und|y|et|plus|auch|noch|también|aussi|oder|or|maybe|vielleicht)(?!\p{L})/iu;
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
    !request.test(part) &&
    tells.test(part)
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
