import { countWords } from "./count-words.ts";
import type { PhraseGroup } from "./phrase-groups.ts";
import { re, start } from "./phrase-parts.ts";
import { begin, end, name } from "./told-brought.ts";

const number = `(?:\\d{1,3}|${countWords}|an?|one|eine?n?|un[ae]?)`;

/** What somebody goes without, mustn't come home without, or has all of, and an amount that isn't meant. */
export const toldWithout: readonly PhraseGroup[] = [
  {
    may: /(?<!\p{Cased})(?:sin|sans|ohne)(?!\p{Cased})/iu,
    in: () => [
      // "al final sin salmón, que está carísimo"
      [
        re(
          `${begin}(?:al final|finalmente|mejor|hoy|esta vez) sin ${name}(?:,? que [^.,;!?\\n]{3,40})?${end}`,
        ),
        "No necesitamos $1. ",
      ],
      [
        re(`${begin}(?:finalement|cette fois|du coup|plutôt) sans ${name}${end}`),
        "On n'a pas besoin de $1. ",
      ],
      [re(`${begin}(?:doch|diesmal|heute|dann) (?:doch )?ohne ${name}${end}`), "Wir brauchen kein $1. "],
      // "interdiction de rentrer sans chocolat"
      [
        re(
          `${start}(?:interdiction de (?:rentrer|revenir)|(?:ne )?(?:rentre|reviens) pas(?: à la maison)?) sans ${name}${end}`,
        ),
        "il faut $1. ",
      ],
      [
        re(
          `${start}(?:ni se te ocurra volver|no (?:vuelvas|vengas|aparezcas)(?: a casa)?) sin ${name}${end}`,
        ),
        "necesitamos $1. ",
      ],
      [
        re(
          `${start}komm(?:t)? (?:(?:bloß|ja|mir) )*nicht ohne ${name}(?: (?:nach hause|heim|zurück))?${end}`,
        ),
        "wir brauchen $1. ",
      ],
    ],
  },
  {
    may: /quita[^\n]*deja/iu,
    // "Quita las fresas. Deja la nata"
    in: () => [[re("(?<=quita[^\\n]{2,80}[.;,] (?:y |pero )?)deja (?=(?:el|la|los|las) )"), ""]],
  },
  {
    may: /come (?:home|back)/iu,
    in: () => [
      [
        re(
          `${start}(?:do(?:n['’]?t| not)) (?:you dare )?(?:come|coming) (?:home|back) without ${name}${end}`,
        ),
        "we need $1. ",
      ],
    ],
  },
  {
    may: /everything|it all|alles|todo|tout/iu,
    in: () => [
      // "on a tout : lait, pain"
      [
        re(
          `(?<=^|[.!?\\n:;,]\\s*)(?:we(?:['’]ve got| have) (?:it all|everything)|(?:wir haben|ich hab(?:e)?)(?: schon)? alles(?: da)?|ya (?:tenemos|está) todo|tenemos de todo|on a (?:déjà )?tout|j['’]ai (?:déjà )?tout)\\s?: [^.!?\\n]+[.!]?`,
        ),
        "",
      ],
    ],
  },
  {
    may: /occupes/iu,
    // "toi tu t'occupes du fromage"
    in: () => [
      [
        re(`(?<=^|[.!?\\n:;,]\\s*|\\set )(?:toi,? )?tu t['’]occupes (?=(?:de la |de l['’]|du |des |d['’]))`),
        "prends ",
      ],
    ],
  },
  {
    may: /(?:not|nicht|pas|no) \d/iu,
    in: () => [
      // "2 courgettes not 20"
      [
        re(
          `(?<=(?<![\\p{Alpha}\\d])\\d{1,3} \\p{Alpha}[\\p{Alpha} ]{2,30}),? (?:not|nicht|pas) \\d{1,3}(?=\\s*(?:$|[.,;!?\\n\\p{Extended_Pictographic}])|\\s+(?:and|und|y|et)\\s)`,
        ),
        "",
      ],
    ],
  },
  {
    may: / (?:no|nein|nee|non) /iu,
    in: () => [
      // "one can of coconut milk no two cans actually"
      [
        re(
          `(?<![\\p{Alpha}\\d])${number} (\\p{Alpha}{2,14}?)(?:e?s|e?n)? (of |de |d['’])?(\\p{Alpha}[\\p{Alpha} ]{2,30}?),? (?:no|nein|nee|non)(?: (?:no|wait|sorry|espera|warte|attends|pardon))*,? (\\d{1,3}|${countWords}) (\\1(?:e?s|e?n)?)(?:,? (?:actually|please|doch|lieber|mejor|plutôt|en fait))?(?=\\s*(?:$|[.,;!?\\n])|\\s(?:and|und|y|et|then|dann|luego|puis)\\s)`,
        ),
        "$4 $5 $2$3",
      ],
    ],
  },
];
