/** "heu" is hay in German, and in French a sound of thinking. */
export const hay = /(?<![\p{Alpha}\p{N}'’-])heu(?![\p{Alpha}\p{N}'’-])/giu;

/** "du" is German as well: it is French between nouns. */
const french =
  /(?<!\p{Cased})(?:et|la|les?|une?|faut|faudrait|on|je|il|avec|pas|mets|mettez|prends|prenez|ach[eè]t\p{Alpha}*|besoin|alors|bon|ben|oui|non|puis|pis|c['’]est|[djl]['’]\p{Alpha}+|de|du \p{Alpha}+,? heu|heu,? (?:du|des))(?!\p{Cased})/iu;
const german =
  /(?<!\p{Cased})(?:und|für|noch|bitte|wir|ich|die|das|der|den|eine?n?|etwas|auch|dosen?|ballen|sack|säcke|beutel|packung(?:en)?|\p{Alpha}*(?:futter|streu|häcksel)|stroh|leckerlis?|möhren|karotten|gurken?|hasen?|kaninchen|meerschweinchen|milch|eier|brot|butter|käse|äpfel)(?!\p{Cased})/iu;
/** It stands by itself, with its amount at most. */
const alone = /(?<=^\s*|[,;\n•+-] ?)(?:\d+ ?(?:k?g|x)? )?heu(?=\s*(?:$|[,;.!\n+]))/iu;

/** Whether "heu" in a text is hay: in words of German, or as an item of a list that has no French around it. */
export function namesHay(text: string): boolean {
  if (!/heu/iu.test(text) || french.test(text)) return false;
  return german.test(text) || alone.test(text);
}
