import type { PhraseGroup } from "./phrase-groups.ts";
import { number, re, start } from "./phrase-parts.ts";

const end = "(?=\\s*(?:$|[.!?\\n;,]))";
const oh = "(?:(?:ay|ah|oh|uy|ach|euh|eh),? )?";

/** What somebody searches for, says twice or takes back while they speak. */
export const toldSlips: readonly PhraseGroup[] = [
  {
    may: /(?:dann noch|auch noch|then|also|luego|también|puis|aussi),? (?:warte|wait|hold on|espera|attends|moment)/iu,
    in: () => [
      // "Paprika und dann noch, warte, Zwiebeln"
      [
        /,? (?:und|and|y|et) (?:dann noch|auch noch|then|also|luego|también|puis|aussi),? (?:warte|wait|hold on|espera|attends|moment)(?: mal| kurz| a sec(?:ond)?| un momento)?[,.…]+ (?=\p{Alpha}|\d)/giu,
        ", ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:eh+m?|euh+|uh+m?|um+|er+m?|ähm?|äh+|öhm?|mm+|hm+)(?!\p{Cased})/iu,
    in: () => [
      // "para el gato necesitamos eh comida"
      [
        /(?<=(?<!\p{Cased})(?:necesit(?:o|amos)|faltan?|compra|trae|coge|need|get|grab|buy|brauchen wir|brauche? ich|wir brauchen|hol|kauf|bring|faut|manque|prends|achète|ajoute|note|apunta|añade)) (?:eh+m?|euh+|uh+m?|um+|er+m?|ähm?|äh+|öhm?|mm+|hm+) (?=\p{Alpha}|\d)/giu,
        " ",
      ],
    ],
  },
  {
    may: /called|heiß(?:en|t)|se llama|comment (?:on|ça)|how do you/iu,
    in: () => [
      // "those what are they called trash bags yeah trash bags"
      [
        re(
          `,? (?:(?:those|the|that|die|das|den|los|las|el|la|les?|des|du) )?(?:what (?:are they|is it|do you call (?:it|them|those))(?: called)?|what['’]s it called|how do you (?:say|call it)|wie heiß(?:en|t) (?:die|das|der)(?: gleich| nochmal?| noch)?|cómo se llaman?(?: eso| esto)?|comment on dit|comment (?:ça )?s['’]appelle(?:nt)?),? (?:again )?(?!(?:weiße|rote|white|red|zeug|ding|stuff|thing|truc|cosa)(?!\\p{Cased}))(?=(?:du |des |de la )?(\\p{Alpha}+))`,
        ),
        " ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:yeah|yes|genau|sí|oui|voilà|exactly)(?!\p{Cased})/iu,
    in: () => [
      [
        /(?<=(?<!\p{Cased})(\p{Alpha}{3,}(?: \p{Alpha}{3,})?),? (?:yeah|yes|genau|sí|oui|exactly),? )\1(?!\p{Cased}) ?/giu,
        "",
      ],
      [/(?<=\p{Alpha}{3}),? (?:voilà|genau|exactly)(?= (?:et|und|and) )/giu, ""],
    ],
  },
  {
    may: /(?<!\p{Cased})so (?:um+ |uh+ )?(?:an? |some |two )|así que|donc|also/iu,
    in: () => [
      // "we should really try kimchi so um a jar of kimchi"
      [
        re(
          `${start}(?![^.;,!?\\n]*(?:need|get|buy|out of))[^.;,!?\\n]{5,60}? (\\p{Alpha}{4,}),? so (?:(?:um+|uh+),? )?(?=(?:(?:an?|some|two|please|get|buy) )*(?:\\p{Alpha}+ (?:of )?)?\\1(?!\\p{Cased}))`,
        ),
        "",
      ],
      // "solo queda un yogur así que compra ocho yogures", "il ne reste qu'un yaourt donc prends huit yaourts"
      [
        re(
          `${start}(?:ya )?(?:solo|sólo) (?:nos )?quedan? (?:${number}) [^.;,!?\\n]{2,25}?,? así que (?=(?:compra|trae|coge|hay que)(?!\\p{Cased}))`,
        ),
        "",
      ],
      [
        re(
          `${start}il (?:n['’]|ne )(?:en |nous )?reste (?:plus )?qu(?:e |['’])(?:${number}) [^.;,!?\\n]{2,25}?,? donc (?=(?:prends|achète|il faut|rachète)(?!\\p{Cased}))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /are what|is what/iu,
    in: () => [
      // "dishwasher salt and rinse aid are what we need from aldi"
      [
        re(
          `${start}([^.;!?\\n]{3,60}?) (?:are|is) what (?:we|i) need((?: from| at) \\p{Alpha}+(?: \\p{Upper}\\p{Alpha}+)?)?(?:\\s*[.!;,]|(?=\\s*(?:$|\\n| the )))`,
        ),
        "we need $1$2. ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})take (?:the|those|our) [^.;,!?\n]{3,30} back/iu,
    in: () => [
      [
        re(
          `${start}take (?:the|those|our) [^.;,!?\\n]{3,30} back(?: to the \\p{Alpha}+)?(?:,| and)+ (?=(?:pick|get|grab|buy|bring)(?!\\p{Cased}))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /sondern|(?<!\p{Cased})sino|mais (?:un|du|de|des)|but (?:an?|some)/iu,
    in: () => [
      // "Kamillentee warte mal nein keinen Kamillentee sondern Salbeitee"
      [
        re(
          `(?<=^|[.!?;,\\n]\\s*|(?<!\\p{Cased})(?:und|and|y|et) )(?:an? |eine?n? |une? |un[ao]? |du |de la |des )?(\\p{Alpha}+),? ${oh}(?:(?:warte(?: mal)?|nein|nee|halt|wait|no|espera|non|attends),? )+(?:keine?n?|not|no|pas de) \\1,? (?:sondern|but|sino|mais) `,
        ),
        "",
      ],
    ],
  },
  {
    may: /ich wollte|quería|going to say|je voulais/iu,
    in: () => [
      // "ich wollte eigentlich Lachs aber nimm lieber Fischstäbchen"
      [
        re(
          `${start}ich wollte (?:erst |eigentlich |ja )*[^.;,!?\\n]{2,25}?,? aber (nimm|hol|bring|kauf) (?:(?:lieber|doch|mal|besser) )+`,
        ),
        "$1 ",
      ],
      [
        re(
          `${start}(?:yo )?quería [^.;,!?\\n]{2,25}?,? pero (?:mira,? )?mejor (trae|compra|coge|pilla) (?:(\\p{Alpha}+) (?=(?:\\p{Alpha}+ ){1,2}de \\2(?!\\p{Cased})))?`,
        ),
        "$1 ",
      ],
      [
        re(
          `${start}i was going to (?:say|get) ([^.;,!?\\n]{2,30}?),? but (?:let['’]?s do|get|make it) [^.;,!?\\n]{2,30}? instead,? (?=(?:(?:um+|uh+) )?(?:an? |some |\\d))`,
        ),
        "get ",
      ],
      [re(`${start}je voulais [^.;,!?\\n]{2,25}?,? mais (prends|achète) plutôt `), "$1 "],
    ],
  },
  {
    may: /(?<!\p{Cased})no (?:la|el|los|las) \p{Alpha}+ (?:no hace|déj|no)|not the \p{Alpha}+ actually/iu,
    in: () => [
      // "trae mantequilla ay no la mantequilla no hace falta trae margarina"
      [
        re(
          `(?:(?:y )?(?:un|una|unos|unas) )?(\\p{Alpha}+),? ${oh}no,? (?:la|el|los|las) \\1 (?:no hacen? falta|déjal[oa]s?|no)${oh}(?=\\s|$|[.,])`,
        ),
        ". ",
      ],
    ],
  },
  {
    may: re(
      `(?:${number}) (\\p{Alpha}+) (?:non|no|nein)(?: (?:allez|mejor|lieber|wait|warte|espera|attends|quatsch|doch))? (?:${number}) \\1`,
    ),
    in: () => [
      // "deux avocats non allez quatre avocats"
      [
        re(
          `(?<![\\p{Alpha}\\d])(?:${number}) (\\p{Alpha}+),? (?:non|no|nein)(?:,? (?:allez|mejor|lieber|wait|warte|espera|attends|quatsch|doch))? (?=(?:${number}) \\1(?!\\p{Cased}))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:number|no|non|nein) (?:two|three|four|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre|\d) (?:packs?|bags?|boxes|bottles?|tubs?|tins?|cans?|packungen|flaschen|dosen|bolsas|cajas|botes|paquetes|paquets|boîtes|bouteilles|sachets)/iu,
    in: () => [
      // "one pack of breast pads no two packs"
      [
        re(
          `(?<![\\p{Alpha}\\d])(?:${number}) \\p{Alpha}+ ((?:of |de |d['’])?[^.;,!?\\n\\d]{3,30}?) (?:no|non|nein)(?: (?:wait|make that|doch|mejor|plutôt))? ((?:two|three|four|zwei|drei|vier|dos|tres|cuatro|deux|trois|quatre|\\d) \\p{Alpha}+)${end}`,
        ),
        "$2 $1",
      ],
    ],
  },
  {
    may: /(?:trae|compra|coge)(?:me|nos)? (?:de|del|en) |, then |had no|were out of/iu,
    in: () => [
      // "trae de carrefour una caja de galletas y de lidl cuatro yogures"
      [
        re(
          `(?<=^|[.!?;,\\n]\\s*)(?:trae|compra|coge)(?:me|nos)? (?=(?:de|del|en) \\p{Alpha}+(?: \\p{Alpha}+)? (?:un|una|unos|unas|dos|tres|cuatro|\\d))`,
        ),
        "",
      ],
      // "at Trader Joe's grab gnocchi, then kale from the farmers market"
      [/(?<=^(?:at|from|in) [^.;!?\n]{5,80}), (?:and )?then (?=[^.;!?\n]{3,60} (?:from|at) )/giu, ". "],
      // "I went to Target but they had no string lights, so please get them at Walmart"
      [
        re(
          `${start}(?:i|we) (?:went to|was at|were at|tried) [^.;!?\\n]{2,40}? but (?:they|there) (?:had|have|were|was|are) (?:no|out of) ([^.;,!?\\n]{2,30}?)(?: left)?, (?:so )?(?:please |can you |could you )*(?:get|grab|buy) (?:them|it|some|those) (?=(?:at|from) )`,
        ),
        "get $1 ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:y|and|und|et), (?:cada|every|alle|jede|toutes|tous)/iu,
    in: () => [
      // "carbón para mañana y, cada tres semanas, cápsulas de café"
      [
        /,? (?:y|and|und|et), (?=(?:cada|every|alle|jede\p{Alpha}?|toutes|tous) [^,.;!?\n]{3,25}, \p{Alpha})/giu,
        "; ",
      ],
    ],
  },
];
