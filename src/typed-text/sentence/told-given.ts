import type { PhraseGroup } from "./phrase-groups.ts";
import { laterMessage, message, re, sender } from "./phrase-parts.ts";
import { begin, der, el, end, kin, le, name, somebody } from "./told-brought.ts";

const given =
  "(?:gebracht|mitgebracht|geschenkt|gegeben|gekauft|besorgt|geholt|geliehen|gefunden|bestellt|übrig|dagelassen)";
const fewWords = "(?: (?!nicht )[\\p{Alpha}'’]+){0,3}?";
const hereEn =
  "(?: (?:for (?:us|me|you)|over|round|already|yesterday|today|this morning|last (?:night|week)|from (?:the|her|his|their) [\\p{Alpha} ]{2,20}))*";
const kinEn =
  "(?:(?:the|our|my|your) (?:\\p{Alpha}+ )?(?:neighbou?rs?|mum|mom|mother|dad|father|sister|brother|aunt|uncle|gran|grandma|grandpa|in-laws|friends?|flatmate|roommate|boss|daughter|son|wife|husband|parents)|(?:mum|mom|dad|gran|grandma|grandpa|nan|aunt(?:ie)? \\p{Alpha}+|uncle \\p{Alpha}+))";

/** What somebody has given, lent or found, or what grows at home, so that it is not needed. */
export const toldGiven: readonly PhraseGroup[] = [
  {
    may: /(?<!\p{Cased})(?:hat|haben|leiht|borgt|schenkt|gibt|hab)(?!\p{Cased})/iu,
    in: () => [
      // "Parmesan hat meine Mutter mitgebracht"
      [
        re(
          `${begin}${der}${name} (?:hat|haben) (?:(?:mir|uns|dir|euch) )?${kin.de}${fewWords} ${given}${end}`,
        ),
        "wir haben noch $1. ",
      ],
      [
        re(
          `${begin}${der}${name} (?:hat|haben) (?:(?:mir|uns|dir|euch) )?${somebody}${fewWords} ${given}${end}`,
          "gu",
        ),
        "wir haben noch $1. ",
      ],
      // "Farbroller leiht uns Murat"
      [
        re(
          `${begin}${der}${name} (?:leiht|borgt|schenkt|gibt|besorgt|bringt) (?:uns|mir|dir|euch) ${somebody}(?: mit)?${end}`,
          "gu",
        ),
        "wir haben noch $1. ",
      ],
      [
        re(
          `${begin}${der}${name} (?:leiht|borgt|schenkt|gibt|besorgt|bringt) (?:uns|mir|dir|euch) ${kin.de}(?: mit)?${end}`,
        ),
        "wir haben noch $1. ",
      ],
      // "hat Paul aufm Dachboden gefunden" behind "Schwimmflügel?"
      [
        re(`${message}hat (?:schon )?${somebody}${fewWords} ${given}(?=\\s*(?:$|[.!\\n]))`, "gu"),
        "haben wir noch",
      ],
      [
        re(
          `${message}Hat (?:schon )?(?:Mama|Papa|Oma|Opa|Mutti|Vati|${somebody})${fewWords} ${given}(?=\\s*(?:$|[.!\\n]))`,
          "gu",
        ),
        "haben wir noch",
      ],
      // "hab gestern welches gekauft, steht im Schrank" behind "Olivenöl ist alle"
      [
        re(
          `${message}(?:ich )?hab(?:e|en)?(?: (?:ich|wir|gestern|heute|vorhin|gerade|erst|schon|doch|ja|am \\p{Alpha}+tag))* (?:welche[sn]?|noch welche[sn]?) (?:gekauft|geholt|besorgt|mitgebracht|gefunden)(?:, (?:steht|stehen|liegt|liegen|ist|sind) [^.,;!?\\n]{2,25})?(?=\\s*(?:$|[.!\\n]))`,
        ),
        "haben wir noch",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:(?:me|nos|te) (?:l[oa]s? )?(?:ha|han)|que (?:lo |la |los |las )?(?:trae|traen|lleva|pone)|con eso)(?!\p{Cased})/iu,
    in: () => [
      // "limones me ha dado la vecina"
      [
        re(
          `${begin}${el}${name} (?:me|nos|te) (?:l[oa]s? )?(?:ha|han) (?:dado|traído|regalado|prestado|comprado|dejado|conseguido)(?: (?:ya|hoy|ayer))* ${kin.es}${end}`,
        ),
        "ya tenemos $1. ",
      ],
      // "cerveza no, que trae Andrés"
      [
        re(
          `${begin}${el}${name} no,? (?:que|porque|eso) (?:l[oa]s? )?(?:trae|traen|lleva|llevan|pone|ponen|compra) (?:${kin.es}|\\p{Alpha}{3,})${end}`,
        ),
        "ya tenemos $1. ",
      ],
      // "Leche tengo tres cartones, con eso me apaño"
      [
        re(
          `${begin}${el}${name} (?:tengo|tenemos|hay|quedan?) (?:\\d+|\\p{Alpha}+)(?: (?:de )?\\p{Alpha}+)?, con eso (?:me apaño|nos apañamos|me vale|nos vale|vale|basta|llega|sobra|tengo|tenemos|me llega|nos llega|da)[^.,;!?\\n]{0,20}${end}`,
        ),
        "ya tenemos $1. ",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:j['’]en ai|on en a|il y en a|y en a|en (?:rapporte|apporte|ramène|amène|fournit)|(?:nous|me|m['’]|l['’]|les?) ?(?:donnent?|prêtent?|laissent?|offrent?|passent?))(?!\p{Cased})/iu,
    in: () => [
      // "La citronnelle, j'en ai au jardin", "Les patates, on en a plein la cave"
      [
        re(
          `${begin}(?!(?:non|oui|si|ah|oh)(?!\\p{Cased}))${le}${name}, (?:j['’]en ai|on en a|il y en a|il en reste|y en a)(?: (?:plein|encore|assez|déjà|toujours))* (?:au|à|dans|chez|sur|sous|la|le|de côté)(?: [\\p{Alpha}'’]+){0,3}${end}`,
        ),
        "on a déjà $1. ",
      ],
      // "Le miel, Papi en rapporte du village"
      [
        re(
          `${begin}${le}${name}, (?:${kin.fr}|\\p{Alpha}{3,}(?: \\p{Alpha}+)?) (?:nous |m['’]|t['’])?en (?:rapporte|apporte|ramène|amène|fournit|donne)(?:nt)?[^.,;!?\\n]{0,25}${end}`,
        ),
        "on a déjà $1. ",
      ],
      // "L'aspirateur, finalement, mes parents nous donnent le leur"
      [
        re(
          `${begin}${le}${name},(?: finalement,?| en fait,?)? (?:${kin.fr}|\\p{Alpha}{3,}) (?:nous |me |m['’]|te )(?:donnent?|prêtent?|laissent?|offrent?|passent?) (?:le leur|la leur|les leurs|le sien|la sienne|les siens|les siennes|un|une|le|la|les)(?: \\p{Alpha}+)?${end}`,
        ),
        "on a déjà $1. ",
      ],
    ],
  },
  {
    may: /\n[^\n]*theres /iu,
    in: () => [
      [
        re(
          `${laterMessage}(no|nope|nah|yes|yep),? theres (?=(?:one|two|three|some|plenty|loads|\\d|half)(?!\\p{Cased}))`,
        ),
        "$1, there's ",
      ],
    ],
  },
  {
    may: /\n[^\n]*(?:reichlich|jede menge|massig|mehr als genug|(?:in|on|at) the (?:fridge|freezer|cupboard|pantry|shelf|garage|cellar|larder)|still )/iu,
    in: () => [
      // "Ja, reichlich." behind "Haben wir noch Kartoffeln?"
      [
        re(
          `${laterMessage}(ja|jo|jep|doch),? (?:noch )?(?:reichlich|jede menge|massig|mehr als genug|dicke)(?: (?:da|davon))?(?=\\s*(?:$|[.!\\n]))`,
        ),
        "$1, genug",
      ],
      [
        re(`${laterMessage}(?:noch )?(?:reichlich|jede menge|massig) da(?=\\s*(?:$|[.!\\n]))`),
        "haben wir noch",
      ],
      // "two in the fridge", "still half a loaf, but get butter" behind a question
      [
        re(
          `${laterMessage}(?:(?:yes|yep|yeah|still),? )?(?:(?:about|around) )?(?:one|two|three|four|five|six|half an? \\p{Alpha}+|a few|some|plenty|loads|lots|\\d{1,2})(?: (?:left|\\p{Alpha}+))? (?:in|on|at the (?:back|bottom) of) the (?:fridge|freezer|cupboard|pantry|shelf|garage|cellar|larder)(?=\\s*(?:$|[.,;!\\n]))`,
        ),
        "we have some",
      ],
      [
        re(
          `${laterMessage}still (?:half an? \\p{Alpha}+|a few|some|plenty|loads|lots|one|two|three)(?: (?:left|\\p{Alpha}+))?(?=\\s*(?:$|[.;!\\n]|, (?:but|so)))`,
        ),
        "we have some",
      ],
    ],
  },
  {
    may: /(?:alle|leer|aus|out of [^\n]*|out|gone|empty|no more [^\n]*|queda [^\n]*|plus d[^\n]*)[.!]?\n[^\n]*(?:haben wir|hab ich|we have|i have|got some|hay|queda|tenemos|en reste|on en a)/iu,
    in: () => [
      // "Olivenöl ist alle" and another message "haben wir noch"
      [
        re(
          `(?<=^|\\n)(${sender})(?:${der})${name} (?:ist|sind) (?:fast )?(?:alle|leer|aus)[.!]?\\n${sender}(?:nein,? |nee,? |doch,? |ne,? )?(?:haben wir|hab ich)(?: (?:noch|schon|im keller|im schrank|da|genug|welches))+(?=\\s*(?:$|[.!\\n]))`,
        ),
        "$1 wir haben noch $2. ",
      ],
      [
        re(
          `(?<=^|\\n)(${sender})(?:we(?:['’]re| are) (?:all )?out of|no more|there(?:['’]s| is) no(?: more)?) (?:the )?${name}[.!]?\\n${sender}(?:no,? |nope,? |actually,? )*(?:we|i)(?:['’]ve)?(?: still)? (?:have|got) (?:some|plenty|loads|enough|another|one|two)(?: [^.!?\\n]{2,30})?(?=\\s*(?:$|[.!\\n]))`,
        ),
        "$1 we already have $2. ",
      ],
      [
        re(
          `(?<=^|\\n)(${sender})(?:ya )?no (?:queda|quedan|hay|tenemos) ${name}[.!]?\\n${sender}(?:no,? |sí,? |que sí,? )*(?:sí )?(?:hay|quedan?|tenemos|tengo)(?: (?:más|en la despensa|en el armario|de sobra|todavía|uno|una|otro|otra))+(?=\\s*(?:$|[.!\\n]))`,
        ),
        "$1 ya tenemos $2. ",
      ],
      [
        re(
          `(?<=^|\\n)(${sender})(?:il n['’]y a |on n['’]a |y a )?plus (?:de |d['’])${name}[.!]?\\n${sender}(?:non,? |si,? |mais si,? )*(?:il en reste|on en a|y en a|j['’]en ai)(?: (?:encore|dans [^.!?\\n]{2,20}|au [^.!?\\n]{2,20}))*(?=\\s*(?:$|[.!\\n]))`,
        ),
        "$1 on a déjà $2. ",
      ],
    ],
  },
  {
    may: /so (?:none of|no need|please don|don|you don|we don|skip)|bringing|['’]ll bring/iu,
    in: () => [
      // "The neighbour has kindly brought potatoes, so none of those"
      [
        re(
          `${begin}(?:${kinEn}|\\p{Alpha}{3,})(?:['’]s| has| have)? (?:kindly |just |already |very kindly )*(?:brought|given (?:us|me)|lent (?:us|me)|dropped off|bought|got(?: us| me)?)(?: (?:the|some|us|me|over|an?|lots of|plenty of))* ${name}${hereEn},? so (?:none of (?:those|that|them|it)|no need(?: for (?:those|that|them|it|any))?|(?:please )?(?:you )?don['’]t (?:need to )?(?:buy|get|bring) (?:any|those|that|them|it)|we don['’]t need (?:any|those|that|them|it)|skip (?:those|that|them|it))${end}`,
        ),
        "we already have $1. ",
      ],
      // "I am bringing the cake and the crackers, so please don't buy any"
      [
        re(
          `(?<=^|[.!?\\n;,] ?|(?<!\\p{Cased})and )(?:i|we)(?:['’]m| am|['’]re| are|['’]ll) (?:bringing|bring) (?:the |some |an? )?([^.,;!?\\n]{2,25}?) and (?:the |some |an? )?([^.,;!?\\n]{2,25}?),? so (?:please )?(?:you )?(?:don['’]t|do not|no) (?:need to )?(?:buy|get|bring|need)(?: (?:any|those|that|them|it))?${end}`,
        ),
        "we already have $1. we already have $2. ",
      ],
    ],
  },
];
