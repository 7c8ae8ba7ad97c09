import type { PhraseGroup } from "./phrase-groups.ts";
import { laterMessage, re, start } from "./phrase-parts.ts";

/** No thing that runs out: "dinner's done", "the bus's gone". */
const noGoods =
  "(?!(?:also|and|but|so|oh|the|our|it|that|this|what|who|where|when|how|there|here|everyone|everybody|everything|nobody|dinner|lunch|breakfast|supper|work|school|mom|mum|dad|mam|movie|film|game|party|meeting|laundry|washing|homework|bus|train|time|sun|job|wifi|power|baby|dog|cat|kid|phone|guy|man|woman|boss|shop|store|car|she|he|let|one|something|nothing|deal|damage)(?!\\p{Cased}))";

/** What was promised or is on a list as somebody says it, what is not to be forgotten, and what is wanted rather than the thing before. */
export const toldPromised: readonly PhraseGroup[] = [
  {
    may: /promised|agreed|offered|volunteered|said (?:we|i)['’]d|quedamos en|promet|promis|qu['’]on a dit/iu,
    in: () => [
      // "don't forget that we promised to bring salad and rolls"
      [
        re(
          `${start}(?:(?:hey|oh|also|so|and|but|please),? )*(?:(?:don['’]?t forget|remember)(?: that)? )?(?:we|i)(?:['’]ve)? (?:promised(?: \\p{Alpha}+)?|agreed|offered|volunteered|said (?:we|i)['’]d) (?:to )?(?:bring|get|buy) (?!(?:it|them|him|her|you|us|the (?:kids|car))(?!\\p{Cased}))(?=\\p{Alpha}|\\d)`,
        ),
        "we need ",
      ],
      [
        re(
          `${start}(?:(?:oye|ah|y|pero),? )*(?:(?:acu[eé]rdate|recuerda|acordaos|no (?:te )?olvides)(?: de)? que )?(?:quedamos en|prometimos|prometí|hemos prometido|he prometido) (?:llevar|traer|comprar) (?=\\p{Alpha}|\\d)`,
        ),
        "hace falta ",
      ],
      [
        re(
          `${start}(?:(?:ah|et|mais|dis),? )*(?:(?:n['’])?oublie(?:z)? pas qu['’])?(?:on a|nous avons|j['’]ai) (?:promis|dit) (?:d['’]|de |qu['’]on )(?:apporter(?:ait)?|ramener(?:ait)?|acheter(?:ait)?|prendre|prendrait) (?=\\p{Alpha}|\\d)`,
        ),
        "il faut ",
      ],
    ],
  },
  {
    may: /list is|auf die liste komm|don['’]?t forget|nicht zu vergessen/iu,
    in: () => [
      // "so the list is apples pears oh and don't forget grapes"
      [
        re(
          `${start}(?:(?:so|ok|okay|alright|right|um),? )*(?:the|my|our|today['’]s) (?:shopping )?list is (?!(?:fine|good|great|okay|ok|updated|shared|empty|long|short|not|on|in|ready|done|getting|too|so|up|here|as|the|now|at|full|complete|a|mine)(?!\\p{Cased}))(?=\\p{Alpha}|\\d)`,
        ),
        "we need ",
      ],
      [
        re(
          `${start}(?:(?:also|so|ok|okay|gut),? )*auf die (?:einkaufs)?liste (?:kommen|kommt|müssen|muss|gehören|gehört)(?: (?:noch|auch|heute|dann))* (?=\\p{Alpha}|\\d)`,
        ),
        "wir brauchen ",
      ],
      [
        re(
          "(?<=\\p{Alpha}{2}),? (?:(?:oh|ah|um|ach),? )?(?:and (?:also )?(?:please )?don['’]?t forget|und nicht zu vergessen) (?!(?:to|that|about|me|us|it|we|i|you|dass|wir)(?!\\p{Cased}))(?:the |die |den |das )?(?=\\p{Alpha}|\\d)",
        ),
        ", ",
      ],
    ],
  },
  {
    may: /['’]s (?:(?:almost|nearly|all|basically|also) )*(?:done|gone|finished|out|empty)(?!\p{Cased})/u,
    in: () => [
      // "also the cereal's done"
      [
        re(
          `(?<=^|[.!?\\n,;]\\s*)(?:(?:also|and|but|so|oh),? )*(?:(?:the|our) )?${noGoods}(\\p{Lower}{3,}(?: \\p{Lower}{3,})?)['’]s (?:(?:almost|nearly|all|basically|also) )*(?:done|gone|finished|out|empty)(?: (?:too|as well|again))?(?=\\s*(?:$|[.!?\\n;,]))`,
          "gu",
        ),
        "we need $1",
      ],
    ],
  },
  {
    may: /\n[^\n]{0,200}(?:lieber|plutôt|rather|mejor|stattdessen) /iu,
    in: () => [
      // "doch keine Radieschen⏎lieber Karotten": not a remark about the thing before
      [
        re(
          `${laterMessage}(?<=(?<!\\p{Cased})(?:keine?n?|pas de|pas d['’]|no) [^\\n]{2,30}\\n[^\\n]{0,30})(?:(?:dann|donc|alors|then|entonces) )?(?:lieber|plutôt|rather|mejor|stattdessen) (?=(?:des |du |de la )?\\p{Alpha}{3,}(?: \\p{Alpha}+)?\\s*(?:$|\\n|[.!,]))`,
        ),
        "",
      ],
    ],
  },
  {
    may: /(?:va|vont) être|(?:sera|seront) /iu,
    in: () => [
      // "la semaine va être longue donc du vin"
      [
        re(
          `${start}(?:(?!(?<!\\p{Cased})(?:faut|faudra|faudrait|besoin|manque|prends|achète|plus|pas|veut|veux|voudrais?|donc)(?!\\p{Cased}))[^.,;:!?\\n]){3,50} (?:va|vont) être (?:(?!donc )[^.,;:!?\\n]){2,30},? donc (?=(?:du |de la |des |de l['’])\\p{Alpha})`,
        ),
        "",
      ],
    ],
  },
];
