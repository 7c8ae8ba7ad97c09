/** What somebody else wants: the words that say who are no part of what they want. */

const end = "(?=\\s(?!to |that |dass |que |qu['’])\\S)";
const middle =
  "(?: (?!(?:and|und|y|et|we|wir|need|get|bring|kauf|hol|compra|prends)(?!\\p{Cased}))[^\\s,;:!?\\n()]{1,15}){0,6}?";
const ahead = "(?<=^|[.,;:!?\\n]\\s*|(?<!\\p{Cased})(?:and|und|y|et|also|auch|también|aussi|for|oh|ah) )";
const whose =
  "(?:the |my |our |your |die |der |meine? |unsere? |el |la |mi |nuestr[oa] |le |mon |ma |notre )";
/** People who are named by a title, or by where they live. */
const wishes = [
  `(?:(?:old |young )?(?:mrs|mr|ms|miss|dr|auntie?|uncle|sister|father|coach)\\.? \\p{Alpha}+|${whose}?(?:(?:old |young |new |nice )?(?:neighbou?rs?|lady|gentleman|couple|man|woman|guy|students?|tenants?|landlord|landlady|coworker|colleague|roommate|flatmate|boss|teacher|caretaker))(?= ))${middle} (?:(?:also|really|just|still) )?(?:wants|want|needs|need|asks for|asked (?:me |us )?for|is asking for|has asked for|would like|could use|wouldn['’]t mind|ordered|is out of|ran out of|has run out of)`,
  `(?:(?:(?:die|der|unsere?) )?(?:alte |liebe )?(?:frau|herr|familie|tante|onkel|oma|opa|schwester) \\p{Alpha}+|(?:die|der|meine?|unsere?) (?:alte |liebe |nette )?(?:nachbar(?:in|n)?|kollegin|kollege|chefin|chef|mitbewohner(?:in)?|vermieter(?:in)?|hausmeister|lehrerin|lehrer|untermieter))${middle} (?:braucht|brauchen|bräuchte|bräuchten|möchte|möchten|will|wollen|wünscht sich|hätte gern(?:e)?|hätten gern(?:e)?|bestellt|fragt nach|bat um|bittet um)(?: (?:noch|auch|bitte|dringend|unbedingt|wieder))*`,
  `(?:(?:la |el )?(?:do[nñ]a|don|señor(?:a|ita)?|sra?\\.|srta\\.) \\p{Alpha}+|(?:la|el|mi|nuestr[oa]) (?:señora |abuela )?(?:vecin[oa]|compañer[oa]|portera|portero|jefa|jefe|cuñad[oa]|suegr[oa]|nuera|yerno|casera|casero|profe))${middle} (?:(?:me|nos) )?(?:pide|ha pedido|pidió|necesita|necesitan|quiere|quieren|encarga|ha encargado|encargó)(?: (?:que le (?:compre|traiga|lleve)|también|unas?(?= \\p{Alpha}+s\\b)))?`,
  `(?:(?:mme|madame|mlle|mademoiselle|monsieur|mr|tata|tonton|mamie|papy) \\p{Upper}\\p{Alpha}+|(?:la|le|ma|mon|notre) (?:vieille |petite )?(?:voisine?|collègue|coloc(?:ataire)?|gardienne?|patronne?|propriétaire|belle-mère|beau-père|maîtresse))${middle} (?:(?:m['’]a|nous a|a|me|nous|m['’]) ?)?(?:veut|voudrait|aimerait|demandé|demande|réclame|commande|commandé|besoin)(?: (?:aussi|encore))?(?= (?:de |d['’]|du |des |un |une |\\d|deux|trois|quatre|cinq|six|dix|le |la |les |l['’]))(?: (?:de(?! la| l['’])(?= )|(?=d['’])))?`,
].map((wish) => new RegExp(`${ahead}${wish}${end}`, "giu"));

/** A word for somebody outside the household. */
const somebody =
  /(?<!\p{Cased})(?:mrs?|ms|miss|dr|aunt|uncle|sister|father|coach|neighbou?r|lad[yi]|gentlem|couple|m[ae]n|wom[ae]n|guy|student|tenant|landl|co-?worker|colleague|roommate|flatmate|boss|teacher|caretaker|frau|herr|familie|tante|onkel|oma|opa|schwester|nachbar|kolleg|chef|mitbew|vermieter|hausm|lehrer|untermieter|do[nñ]a|don|señor|sr|vecin|compañer|porter|jef[ae]|cuñad|suegr|nuera|yerno|caser|profe|mme|madame|mlle|mademoiselle|monsieur|tata|tonton|mamie|papy|voisin|collègue|coloc|gardien|patron|propriét|belle-m|beau-p|maîtresse)/iu;

/** "He's asked for 3 crossword books": a count or an article tells that things follow. */
const askedFor =
  /(?<=^|[.!?\n] ?)(?:he|she|they)(?:['’](?:s|ve)| has| have)? (?:just )?asked for (?=\d|(?:an?|some|two|three|four|five|six) )/giu;

/** "Grandma only drinks decaf, so get a pack": what somebody likes, before a request that follows from it. */
const onlyLikes = new RegExp(
  `${ahead}(?:${whose})?\\p{Alpha}+ (?:(?:only|just) (?:drinks|eats|likes|uses|takes|wants)|(?:trinkt|isst|mag|nimmt|benutzt) (?:nur|bloß|ausschließlich)|(?:solo|sólo|solamente|únicamente) (?:toma|bebe|come|usa|quiere)|ne (?:boit|mange|prend|veut|utilise) que) (?:(?:de la|du|des) |de l['’])?(?=\\p{Alpha}[^,;.!?\\n]{1,30}[,;.] (?:(?:and|und|y|et) )?(?:so|also|deshalb|así que|donc|alors|get|grab|hol|kauf|bring|nimm|compra|trae|prends|achète|il fau(?:t|drait)|please|bitte)(?!\\p{Cased}))`,
  "giu",
);

/** A text without the words for somebody outside the household who wants things: "Mrs Patel next door wants 6 eggs" is "6 eggs". */
export function withoutWhoWants(given: string): string {
  const text = given.replace(askedFor, "").replace(onlyLikes, "");
  if (!somebody.test(text)) return text;
  return wishes.reduce((done, wish) => done.replace(wish, ""), text);
}
