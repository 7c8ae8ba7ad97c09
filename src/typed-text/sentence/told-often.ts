import type { PhraseGroup } from "./phrase-groups.ts";
import { clauseStart, re } from "./phrase-parts.ts";

const weekday =
  "(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekends|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados|domingos|fines de semana|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|week-?ends?)";
/** "every Monday", "los domingos", "samstags" */
const often = `(?:(?:on |every |each |los |todos los |cada |le |les |tous les |chaque |jede[nrs]? |alle |immer )+)?${weekday}`;
const end = "(?=\\s*(?:$|[.,;!\\n]))";

/** How often a thing is needed, in the words of somebody who tells it. */
export const toldOften: readonly PhraseGroup[] = [
  {
    may: /basta|vale|suficiente|reicht|genügt|enough|will do|suffit/iu,
    in: () => [
      // "tomates con una vez al mes basta"
      [
        re(
          `(?<=\\p{Alpha}{2}),? (?:con )?((?:una vez|einmal|once|une fois) (?:an?|per|al|a la|por|im|in der|pro|par) \\p{Alpha}+) (?:(?:me |nos )?(?:basta|vale|es suficiente)|reicht|genügt|is (?:enough|fine)|will do|suffit)${end}`,
        ),
        " $1",
      ],
    ],
  },
  {
    may: /c['’]est|(?:mittwoch|montag|dienstag|donnerstag|freitag|samstag|sonntag)s|toca|it['’]s|is /iu,
    in: () => [
      // "le mercredi c'est pâtes"
      [
        re(
          `${clauseStart}(?:le |les )((?:lun|mar|mercre|jeu|vendre|same)di|dimanche)s?,? c['’]est (?!(?:pareil|toujours|jour|férié|ménage|repos|sport|piscine|école|congé|bon|pas|fini|fermé|le|la|moi|toi|mort|calme)(?!\\p{Cased}))(?=\\p{Alpha}{3})`,
        ),
        "chaque $1 ",
      ],
      // "mittwochs gibt's Fisch"
      [
        re(
          `${clauseStart}(?:immer )?((?:mittwoch|montag|dienstag|donnerstag|freitag|samstag|sonntag)s) (?:gibt['’]?s|gibt es)(?: (?:immer|bei uns))* (?=(?-i:\\p{Upper})\\p{Alpha}{2})(?!\\p{Alpha}+ (?:zu|geschlossen|offen|ruhetag))`,
        ),
        "$1 ",
      ],
      // "samstags hole ich für Oma Saft"
      [
        re(
          `${clauseStart}(?:immer )?((?:mittwoch|montag|dienstag|donnerstag|freitag|samstag|sonntag)s) (?:hole?|kaufe?|besorge?)n? (?:ich|wir) (?:(?:immer|auch) )*(?=für \\p{Alpha}|(?-i:\\p{Upper})\\p{Alpha}{2})`,
        ),
        "$1 ",
      ],
      // "los jueves toca pescado"
      [
        re(
          `${clauseStart}los (lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados|domingos) (?:siempre )?toca (?=\\p{Alpha}{3})`,
        ),
        "cada $1 ",
      ],
    ],
  },
  {
    may: /week-?end|wochenende|fin de semana|finde/iu,
    in: () => [
      [
        re(
          `(?<=\\p{Alpha}{2}),? ((?:only|just|nur|s[oó]lo|seulement|uniquement) (?:on weekends|at the weekend|am wochenende|el fin de semana|los findes?|le week-?end))${end}`,
        ),
        " ($1)",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:only|just|nur|s[oó]lo|seulement|uniquement|juste)(?!\p{Cased})/iu,
    in: () => [
      // "pollo solo los domingos"
      [
        re(
          `(?<=\\p{Alpha}{2})(?<!(?<!\\p{Cased})(?:no|non|nein)),? (?:only|just|nur|s[oó]lo|solamente|seulement|uniquement|juste) (?=(?:(?:on|every|each|los|cada|le|les|tous les|chaque|jede[nrs]?|alle) )*${weekday}(?!\\p{Cased})|once |every |einmal |una vez |une fois )`,
        ),
        " ",
      ],
    ],
  },
  {
    may: new RegExp(weekday, "iu"),
    in: () => [
      // "pollo los domingos para la paella": what it is for stands before how often
      [
        re(
          `(?<=\\p{Alpha}{2}) (${often}) ((?:para|für|for|pour) (?:the |el |la |los |las |den |die |das |le |la |les |l['’])\\p{Alpha}{3,20})${end}`,
        ),
        " ($2) $1",
      ],
    ],
  },
  {
    may: /erinner|remind|recu[eé]rda|rappelle|penser/iu,
    in: () => [
      // "erinner mich bitte dran"
      [
        re(
          `(?:^|,? (?:and |und |y |et |so )?|(?<=[.!?\\n] ?))(?:please |bitte )?(?:erinner(?:e|st)?(?: du)? mich(?: (?:bitte|doch|mal|auch))* (?:dran|daran)|remind me(?: (?:of|about) (?:it|that|them))(?: please)?|recu[eé]rdamel[oa]s?|rappelle-(?:le|la|les)-moi|fais-moi(?: y)? penser|fais-m['’]y penser)(?: (?:bitte|please|porfa|stp))?${end}`,
        ),
        "",
      ],
    ],
  },
];
