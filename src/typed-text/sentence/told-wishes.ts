import type { PhraseGroup } from "./phrase-groups.ts";
import { number, re } from "./phrase-parts.ts";

const head = "(?<=^|[.!?;\\n]\\s*|, )";
const end = "(?=\\s*(?:$|[.!?\\n;,]))";
const name = "([^,.;:!?\\n]{2,30}?)";
/** Those for whom a thing is, unlike an occasion, which holds for all things of a text. */
const people =
  "(?:kids?|children|twins|baby|dogs?|cats?|bunny|rabbits?|hamster|neighbou?rs?|teachers?|guests|boys?|girls?|sister|brother|mother|father|mom|mum|dad|nan|grandma|grandpa|son|daughter|wife|husband|aunt|uncle|Kinder|Kind|Zwillinge|Hund|Hunde|Katzen?|Kater|Hase|Kaninchen|Nachbar\\p{Alpha}*|Lehrer(?:in)?|Gäste|Jungs|Mädels|Schwester|Bruder|Mutter|Vater|Oma|Opa|Tante|Onkel|Sohn|Tochter|Frau|Mann|niñ[oa]s?|gemel[oa]s|bebé|perr[oa]s?|gat[oa]s?|conejo|vecin[oa]s?|profe\\p{Alpha}*|invitados|herman[oa]s?|madre|padre|mamá|papá|abuel[oa]s?|tía|tío|hij[oa]s?|mujer|marido|enfants?|jumeaux|jumelles|chiens?|chats?|lapin|voisine?s?|maîtresse|maître|invités|sœur|soeur|frère|mère|père|mamie|papi|tante|oncle|fils|fille|femme|mari)";
const forWhom = `(?:for (?:the|my|our|his|her)|für (?:de[nr]|die|das|meine?n?|unsere?n?)|fürs|para (?:el|la|los|las|mis?|tu|su|nuestr[oa]s?)|pour (?:les?|la|mon|ma|mes|nos|notre)) (?:\\p{Alpha}+ )?${people}[.!]?`;

/** Who asks for a thing, for whom it is, and what somebody would like to try. */
export const toldWishes: readonly PhraseGroup[] = [
  {
    may: /(?<!\p{Cased})(?:pide|pidió|pidio|ha pedido|quiere que compr)/iu,
    in: () => [
      // "Mamá pide hilo dental", "Lucía pide plastilina para el cole"
      [
        re(
          `${head}(?:(?:la |el |mi )?(?:mam[áa]|pap[áa]|abuel[oa]|niñ[oa]|herman[oa]|hij[oa])|\\p{Upper}\\p{Lower}+) (?:pide|pidió|pidio|ha pedido|quiere que compr(?:es|emos)) (?=\\p{Alpha}|\\d)`,
          "gu",
        ),
        "falta ",
      ],
    ],
  },
  {
    may: /, (?:for|für|fürs|para|pour) [^,.;:!?\n\d]{2,30}[.!]?$/iu,
    in: () => [
      // "Schultüten, zwei Stück, für die Zwillinge": for whom the last thing is
      [
        re(
          `${head}([^,.;:!?\\n\\d]{3,40}), (${number}(?: (?!for|für|fürs|para|pour)\\p{Alpha}+)?), (?=${forWhom}$)`,
        ),
        "$2 $1 ",
      ],
      [re(`(?<=\\p{Alpha}{2}), (?=${forWhom}$)`), " "],
    ],
  },
  {
    may: /(?:like|love|want|should|let['’]?s) (?:to )?try|probieren|ausprobieren|probar|goûter|essayer|envie d/iu,
    in: () => [
      // "I'd like to try natto", "ich würde gern mal Natto probieren", "j'aimerais bien goûter le natto"
      [
        re(
          `${head}(?:so |and )?(?:(?:we|i)(?:['’]d| would| really|['’]ve always)* (?:like|love|want|wanted) to try|(?:we|i) should (?:really )?try|let['’]?s try) (?:some |the |an? |out )*(?!to |it|that|again|harder|not )${name}${end}`,
        ),
        "we need $1",
      ],
      [
        re(
          `${head}(?:ich würde?|würd(?:e)? ich|wir würden|ich will|ich möchte|ich wollte)(?: (?:gern(?:e)?|mal|so|auch|schon immer|unbedingt|mir))* (?:den |die |das |ein(?:e|en)? )?${name} (?:mal )?(?:aus)?probieren${end}`,
        ),
        "wir brauchen $1",
      ],
      [
        re(
          `${head}(?:me|nos) (?:gustaría|encantaría|apetece|apetecería) probar (?:el |l[oa]s? |un[ao]s? )?(?!a |en )${name}${end}`,
        ),
        "falta $1",
      ],
      [
        re(
          `${head}(?:(?:j['’]|on |je )(?:aimerais?|voudrais?)(?: (?:bien|trop|vraiment|beaucoup))* (?:goûter|essayer)(?: d(?:e la|e l['’]|u|es))? ?|(?:j['’]ai|on a)(?: (?:trop|bien|tellement))* envie (?:de goûter )?d(?:e |['’]))(?:les? |la |l['’])?(?!\\p{Alpha}+(?:er|ir|re)(?!\\p{Cased}))${name}${end}`,
        ),
        "il faut $1",
      ],
    ],
  },
];
