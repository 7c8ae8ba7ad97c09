/** Words formed as participles in English, German, Spanish and French, such as tell how an ingredient is prepared. */

const formed = new RegExp(
  `^(?:${[
    "\\p{Lower}{2,12}(?<!e)ed",
    "(?:\\p{Lower}{2,6})?ge\\p{Lower}{2,10}t|(?:zer|ver|über|ent|be)\\p{Lower}{3,10}t|\\p{Lower}{3,12}iert",
    "\\p{Lower}{0,6}ge(?:schnitten|rieben|schmolzen|waschen|backen|braten|mahlen|froren|bunden|gossen|schlagen|stoßen|rissen|brochen|quollen|lassen|salzen)|zer(?:stoßen|rieben|lassen|schlagen|rissen)|überbacken",
    "\\p{Lower}{3,12}(?:ad|id)[oa]s?|(?:frit|cocid|abiert|deshech)[oa]s?",
    "\\p{Lower}{2,12}ée?s?|(?:rôti|roti|durci|blanchi|farci|réduit|cuit|fondu|moulu|battu|attendri|fendu|tendu|détendu|suspendu|refroidi|tiédi|épaissi|aplati|bouilli|tordu|ouvert|frit|confit)e?s?",
  ].join("|")})$`,
  "u",
);

/** Names of things that end as participles do, without the endings of a plural. */
const nouns = new Set(
  `seaweed linseed aniseed rapeseed birdseed flaxseed hayseed cottonseed bed shed sled moped
  gemüt gerät gesicht geschirrtablett gebet gewicht gericht gelt gift verband verdickungsmitt
  pescado helado lenguado candado teclado salvado estofado adosado calzado vestido tejado bocado almohada ensalada empanada
  mermelada limonada naranjada cebada pomada granada carnada tostada cuajada espada quesada comida bebida medida salvavida
  líquido ácido sonido fluido tejido embutido batido granizado rebozado asado adobado cocido surtido apellido rosquillada
  café thé pâté purée velouté canapé rosé fée poupée chaussée musée clé pré blé épée entrée gelée dragée soirée araignée
  cheminée chicorée fumée panaché bébé santé cité marché rosée giroflée mosquée poêlée fricassée bouchée mijotée potée tartinée denrée flambée pâtée`.split(
    /\s+/u,
  ),
);

function isParticiple(word: string): boolean {
  return formed.test(word) && !nouns.has(word) && !nouns.has(word.replace(/s$/u, ""));
}

const adverb =
  /^(?:finely|roughly|very|well|freshly|\p{Lower}{3,10}ly|fein|grob|klein|dünn|dick|frisch|gut|kurz|leicht|bien|muy|recién|\p{Lower}{3,12}ment[e]?|très|and|und|y|et|or|oder|o|ou|then|dann)$/u;
const preposition =
  /^(?:in|into|on|off|with|for|at|im|mit|ohne|zum|auf|en|con|sin|por|para|a|al|à|au|aux|avec|sans|pour|dans)$/u;
const mostWords = 7;

/**
 * Whether a text in small letters is formed as a preparation is: "browned", "fein zerbröselt", "cortada en tiras", "in Ringe
 * geschnitten". It may be the name of a thing all the same.
 */
export function mayBePreparation(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  if (words.length > mostWords) return false;
  if (preposition.test(words[0]!)) return words.length > 2 && isParticiple(words.at(-1)!);
  const at = words.findIndex((word) => !adverb.test(word) && !isParticiple(word));
  const done = at < 0 ? words : words.slice(0, at);
  return done.some(isParticiple) && (at < 0 || preposition.test(words[at]!));
}
