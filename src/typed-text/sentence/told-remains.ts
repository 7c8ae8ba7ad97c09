import type { PhraseGroup } from "./phrase-groups.ts";
import { message, re } from "./phrase-parts.ts";

const name =
  "((?!(?:it|that|this|everything|es|das|alles|eso|todo|ça|tout)(?!\\p{Cased}))\\p{Alpha}[^.,;:!?\\n()]{1,39}?)";
const end = "(?=\\s*(?:$|[.,;!\\n]))";

const pleased =
  "great|good|super|perfect|nice|awesome|cool|ok(?:ay)?|alright|toll|prima|gut|klasse|genial|vale|perfecto|bien|bueno|génial|parfait|d['’]accord|top";

/** What stays on the list beside what comes off it, and what is left for somebody to buy. */
export const toldRemains: readonly PhraseGroup[] = [
  {
    may: /(?<!\p{Cased})(?:place|lugar|stattdessen|instead|basta)(?!\p{Cased})/iu,
    in: () => [
      // "No more soda. Instead, tea"
      [
        re(
          "(?<=^|[.!?\\n]\\s*)(?:à la place|en su lugar|en lugar de eso|stattdessen|instead)(?:, |(?: |:)(?!of |de |du |d['’]))(?=\\p{Alpha})",
        ),
        "",
      ],
      [re(`(?<=\\p{Alpha}{2}),? (?:et|y|und|and) basta${end}`), ""],
    ],
  },
  {
    may: /(?:quita|borra|lösch|streich|delete|remove|enlève|efface)e? (?:es[oa]|das|es|that|it|ça)(?!\p{Cased})/iu,
    in: () => [
      // "add rice, oh no, delete that, put noodles"
      [
        re(
          "(?<=\\p{Alpha}{2}),? (?:(?:bueno|ay|oh|ach|ah|wait),? ){0,2}(?:no|nein|nee|non),? (?:quita|borra|lösche?|streiche?|delete|remove|enlève|efface) (?:es[oa]|das|es|that|it|ça),? (?:(?:y|und|and|et),? )?(?:(?:mejor|lieber|plutôt|instead) )?(?:pon|añade|apunta|schreib|nimm|setz|put|add|write|mets|note|ajoute)(?: down| auf)? (?=\\p{Alpha}|\\d)",
        ),
        ", no, ",
      ],
    ],
  },
  {
    may: /bleib|(?:then|so) (?:it|that)|(?:alors|donc) c|our (?:part|share|contribution)|(?:just|only|nur|s[oó]lo|juste|seulement) /iu,
    in: () => [
      // "then it's just rice today", "Our part for the potluck is rice"
      [
        re(
          "(?<=^|[.!?\\n]\\s*)(?:ok(?:ay)?,? )?(?:(?:then|so) (?:it['’]s|it is|that['’]s|that leaves)(?: just| only)|(?:alors|donc) c['’]est (?:juste|seulement)) (?!(?:me|you|us|that|the|a|fine|ok|for|moi|toi)(?!\\p{Cased}))(?=\\p{Alpha})",
        ),
        "please get ",
      ],
      [
        re(
          "(?<=^|[.!?\\n:]\\s*)our (?:part|share|contribution)(?: (?:for|of|to) (?:the )?[\\p{Alpha}-]+)? is (?:to (?:bring|buy|get) )?(?=\\p{Alpha})",
        ),
        "we need ",
      ],
      // "Great, just rice then" answers that the other things are there.
      ...(
        [
          ["just|only", "then", "please get "],
          ["nur", "dann", "bitte "],
          ["solo|sólo", "entonces", "compra "],
          ["juste|seulement", "alors", "prends "],
        ] as const
      ).map(([only, then, request]): [RegExp, string] => [
        re(
          `${message}(?:(?:ah|oh),? )?(?:${pleased})[,.!]? (?:${then}|so|pues)?,? ?(?:${only}) (?!(?:a|the|one|two|me|you)(?!\\p{Cased}))${name}(?: ${then})?${end}`,
        ),
        `${request}$1`,
      ]),
      // "Es bleibt bei Reis", beside what comes off the list
      [
        re(
          `(?<=^|[.!?\\n:;]\\s*)(?:es|dann) bleibt(?: es| also| nur| dann){0,2} bei (?:de[nr] |die |das )?(?=\\p{Alpha})`,
        ),
        "bitte ",
      ],
    ],
  },
];
