import type { PhraseGroup } from "./phrase-groups.ts";
import { re } from "./phrase-parts.ts";

/** What nobody buys. */
const noGoods =
  "(?!to |no |not |(?:time|idea|clue|money|way|room|space|internet|signal|car|plans?|problem|need|choice|doubt|wonder)(?!\\p{Cased}))";
const name = "([^.,;:!?\\n]{2,40}?)";
const end = "(?=\\s*(?:$|[.!?\\n;,]))";
const begin =
  "(?<=^|[.!?;,\\n]\\s*|: |(?<!\\p{Cased})(?:and|but|because|so|und|aber|weil|y|pero|porque|et|mais) )";

/**
 * What is missing, in words that also say what is there ("still", "already", "yet"), becomes a plain need: "we still have to get milk",
 * "there's still no milk".
 */
export const stillNeeded: readonly PhraseGroup[] = [
  {
    may: /(?<!\p{Cased})(?:we|i)['’]ve got /iu,
    in: () => [
      // "we've got no milk and no eggs"
      [
        re(
          `(?<!\\p{Cased})(we|i)['’]ve got no(?: more)? ${noGoods}([^.,;:!?\\n]{2,25}?),? (?:and|or|nor)(?: no)?(?: more)? ${noGoods}(?=\\p{Alpha})`,
        ),
        "$1 need $2 and ",
      ],
      // "we've got plenty of rice, flour and sugar"
      [
        re(
          "(?<!\\p{Cased})(we|i)['’]ve got (?!(?:to|it|them|that|this|those|these|no|everything|all|what)(?!\\p{Cased}))",
        ),
        "$1 have ",
      ],
    ],
  },
  {
    may: /still|already|got no|haven['’]?t got|n['’]?t have any|gotta/iu,
    in: () => [
      [
        re(
          "(?<!\\p{Cased})(we|i|you)(?:['’]ve|['’]re| have| are)? (?:(?:still|already|also|really) )+(?:have (?:got )?to|got to|gotta|had to|going to have to) (?=(?:get|buy|grab|pick|order|find|fetch|bring|restock)(?!\\p{Cased}))",
        ),
        "$1 need to ",
      ],
      [
        re(
          `(?<!\\p{Cased})(we|i)(?:['’]ve)? (?:(?:still|already|really) )*(?:have(?: still)? (?:got )?no(?: more)?|got no(?: more)?|(?:have still not got|(?:still )?have not got)(?:\\sany)?|(?:still )?haven['’]?t (?:got )?any|(?:still )?haven['’]?t got) ${noGoods}(?=\\p{Alpha})`,
        ),
        "$1 need ",
      ],
      [
        re(
          `(?<!\\p{Cased})(we|i) (?:(?:still|really|also) )*(?:don['’]?t|do not) have any(?: more)? ${noGoods}(?=\\p{Alpha})(?!more )`,
        ),
        "$1 need ",
      ],
      [re(`${begin}still (?=(?:out of|need|missing) \\p{Alpha})`), ""],
      [re(`${begin}there(?:['’]?s| is| are) still no(?: more)? ${noGoods}(?=\\p{Alpha})`), "we need "],
    ],
  },
  {
    may: /yet|never|round to|around to|forgetting|nobody|no ?one/iu,
    in: () => [
      [
        re(
          `(?<!\\p{Cased})(?:we|i|you|nobody|no ?one|(?:none|neither) of us)(?:['’]s|['’]ve| has| have)? (?:(?:still|actually|ever) )*(?:haven['’]?t|have not|hasn['’]?t|has not|never)? ?(?:bought|gotten|picked up|ordered) (?:any |the |our |more )?${name} yet${end}`,
        ),
        "we need $1",
      ],
      [
        re(
          `(?<!\\p{Cased})(?:(?:we|i) never|(?:nobody|no ?one)(?:['’]s| has)?) (?:bought|got|picked up|ordered|brought) (?:any |the |our |more )?(?!back |here |home |it|them|that|any|to )${name}${end}`,
        ),
        "we need $1",
      ],
      [
        re(
          "(?<!\\p{Cased})(?:we|i)(?:['’]ve)? (?:still )?(?:haven['’]?t|didn['’]?t|never) (?:got|gotten|get) (?:a)?round to (?:buying|getting|ordering|picking up) ",
        ),
        "we need ",
      ],
      [
        re(
          "(?<!\\p{Cased})(?:we|i) (?:always |just )?keep forgetting (?:to (?:buy|get|bring) |about )?(?:the )?(?=\\p{Alpha})(?!it|that|them|to)",
        ),
        "we need ",
      ],
      [
        re(
          `(?<!\\p{Cased})(?:(?:we|i) (?:don['’]?t|do not) have|there(?:['’]?s| is| are) no|no) (?:any |enough |more )?${noGoods}${name} yet${end}`,
        ),
        "we need $1",
      ],
    ],
  },
  {
    may: /todav[ií]a|a[uú]n|ya|nadie|seguimos|sigo|estamos/iu,
    in: () => [
      [
        re(
          "(?<!\\p{Cased})(?:todav[ií]a|a[uú]n|ya) (tenemos que|tengo que|tienes que|hay que|habría que|hab[ií]a que) ",
        ),
        "$1 ",
      ],
      [
        re(
          `(?<!\\p{Cased})(?:nadie (?:ha (?:comprado|traído|cogido)|compró|trajo)|no (?:hemos|he) (?:comprado|traído|cogido)) (?:el |la |los |las )?${name} (?:todav[ií]a|a[uú]n)${end}`,
        ),
        "falta $1",
      ],
      [
        re(
          `${begin}(?:seguimos|sigo|estamos|todav[ií]a estamos|a[uú]n estamos) sin (?!(?:ascensor|luz|agua caliente|internet|wifi|noticias|ganas|tiempo|plan|saber)(?!\\p{Cased})|\\p{Alpha}+[aei]r(?:l[oa]s?)?(?!\\p{Cased}))`,
        ),
        "falta ",
      ],
    ],
  },
  {
    may: /noch keine|noch immer keine|immer noch keine|ist (?:noch |leider |immer |auch )*keine?|sind (?:noch |leider |immer |auch )*keine|(?:bald|gleich|fast) keine/iu,
    in: () => [
      // "wir haben noch keine Milch"
      [
        /(?<=(?<!\p{Cased})(?:haben wir|wir haben|ich hab(?:e)?)) (?:(?:immer|leider|auch) )*noch(?: immer)?(?= keine?n? )/giu,
        "",
      ],
      [
        /(?<=(?<!\p{Cased})(?:haben wir|wir haben|ich hab(?:e)?)) (?:bald|gleich) (?=keine?n? \p{Upper})/gu,
        " ",
      ],
      // "es ist keine Milch da"
      [
        re(
          `${begin}(?:da |es |hier )?(?:ist|sind) (?:(?:leider|immer|noch|auch|gar|gerade|grad) )*keine?n? ([\\p{Alpha}-]{3,30}(?: [\\p{Alpha}-]{3,30})?) (?:mehr )?(?:da|im haus|zu ?hause|im kühlschrank|im schrank)${end}`,
        ),
        "wir brauchen $1",
      ],
      [
        re(
          `${begin}(?:der |die |das )?([\\p{Alpha}-]{3,30}) (?:haben wir|hab(?:e)? ich|ist|sind) (?:(?:immer|auch|leider) )*noch (?:immer )?keine?[nrs]?(?: da)?${end}`,
        ),
        "wir brauchen $1",
      ],
    ],
  },
  {
    may: /manqu/iu,
    in: () => [
      // "le lait et le beurre manquent encore"
      [
        re(
          `${begin}((?:les? |la |l['’])[^.,;:!?\\n]{2,40}?) manqu(?:e|ent)(?: (?:encore|toujours|aussi|déjà))*${end}`,
        ),
        "il manque $1",
      ],
    ],
  },
  {
    may: /everything|alles|todo|tout/iu,
    in: () => [
      // "we have everything for the tacos except tomatillos"
      [
        re(
          "(?<!\\p{Cased})(?:we|i)(?:['’]ve| have)?(?: got| have)? (?:pretty much |almost |nearly |already )?everything(?: else)?(?: (?:for|we need for|that we need for) [^.,;:!?\\n]{3,30}?)?,? (?:except(?: for)?|but(?: for)?|apart from|besides|other than|minus) (?=\\p{Alpha}|\\d)",
        ),
        "we need ",
      ],
      [
        re(
          "(?<!\\p{Cased})(?:wir haben|haben wir|ich hab(?:e)?) (?:schon |eigentlich |fast |soweit )*alles(?: (?:für|zum) [^.,;:!?\\n]{3,30}?)?(?: da| zu ?hause| daheim)?,? (?:außer|bis auf) (?=\\p{Alpha}|\\d)",
        ),
        "wir brauchen ",
      ],
      [
        re(
          "(?<!\\p{Cased})(?:ya )?(?:tenemos|tengo|hay) (?:de )?(?:casi )?todo(?: (?:para|lo de) [^.,;:!?\\n]{3,30}?)?,? (?:menos|excepto|salvo) (?=\\p{Alpha}|\\d)",
        ),
        "necesitamos ",
      ],
      [
        re(
          "(?<!\\p{Cased})(?:on a|nous avons|j['’]ai) (?:déjà |presque )?tout(?: (?:pour|ce qu['’]il faut pour) [^.,;:!?\\n]{3,30}?)?,? (?:sauf|excepté|hormis|à part) (?=\\p{Alpha}|\\d)",
        ),
        "il faut ",
      ],
      // "…, please get them", "…, bitte besorgen"
      [
        re(
          `(?<=(?:we need|wir brauchen|necesitamos|il faut) [^.;:!?\\n]{3,80}), (?:c[oó]mpral[oa]s?(?: porfa| por favor)?|(?:donc )?à (?:acheter|prendre)(?: donc)?)${end}`,
        ),
        "",
      ],
    ],
  },
];
