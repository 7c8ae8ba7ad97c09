import type { PhraseGroup } from "./phrase-groups.ts";
import { re, start } from "./phrase-parts.ts";

const name = "([^.,;:!?\\n]{2,40}?)";
const end = "(?=\\s*(?:$|[.!?\\n;,]))";
const lead = "(?:(?:and|but|so|nah|no|nope|und|aber|nee|nein|y|pero|et|mais|non|nan),? )*";

/** The one thing that is wanted where all the others are there, and what is wanted for guests. */
export const toldExcept: readonly PhraseGroup[] = [
  {
    may: /except|apart from|other than|besides|but|außer|bis auf|salvo|excepto|aparte|menos|sauf|à part|hormis/iu,
    in: () => [
      // "I don't need anything except maybe gum"
      [
        re(
          `${start}${lead}(?:i|we) (?:don['’]?t|do not) (?:really )?need (?:anything|much)(?: else)?,? (?:except|but|apart from|other than|besides)(?: for)?(?: (?:maybe|perhaps|just|possibly))? (?!(?:thanks|thank|thx|cheers|could|can|would|please|pls|i|we|you|it|if|don['’]?t)(?!\\p{Cased}))(?=\\p{Alpha}|\\d)`,
        ),
        "we need ",
      ],
      [
        re(
          `${start}${lead}(?:ich brauch(?:e)?|wir brauchen) (?:sonst |eigentlich |heute )?nichts(?: (?:mehr|weiter|sonst))?,? (?:außer|bis auf)(?: (?:vielleicht|noch|höchstens|evtl))? (?:die |den |das |dem |der )?(?=\\p{Alpha}|\\d)`,
        ),
        "wir brauchen ",
      ],
      // "hab alles außer den Limetten"
      [
        re(
          `${start}${lead}(?:(?:ich|wir) )?hab(?:e|en)?(?: (?:wir|ich))?(?: (?:jetzt|schon))? alles(?: (?:da|bekommen|gekriegt|gefunden))?,? (?:außer|bis auf)(?: noch)? (?!(?:den |die |das )?letzte)(?:die |den |das |dem |der )?(?=\\p{Alpha}|\\d)`,
        ),
        "wir brauchen ",
      ],
      [
        re(
          `${start}${lead}no (?:necesito|necesitamos|hace falta|falta) nada(?: más)?,? (?:salvo|excepto|aparte de|menos)(?: (?:quizás?|tal vez|igual))? (?=\\p{Alpha}|\\d)`,
        ),
        "hace falta ",
      ],
      [
        re(
          `${start}${lead}(?:j['’]ai|on a|je n['’]ai|on n['’]a) besoin de rien(?: d['’]autre)?,? (?:sauf|à part|hormis)(?: peut-être)? (?=\\p{Alpha}|\\d)`,
        ),
        "il faut ",
      ],
    ],
  },
  {
    may: /but not (?:on|for|with)|pero (?:de|en) [^\n]{0,200} no/iu,
    in: () => [
      // "we're good on pasta but not on sauce"
      [
        re(
          `${start}${lead}(?:we['’]re|i['’]m|we are) (?:all )?(?:good|fine|set|ok|okay|stocked)(?: up)? (?:on|for|with) [^.,;:!?\\n]{2,30}?,? but not (?:on|for|with) (?:the )?${name}${end}`,
        ),
        "we need $1",
      ],
      [
        re(
          `${start}${lead}(?:de|en) [^.,;:!?\\n]{2,30}? (?:vamos|estamos|andamos) bien,? pero (?:de|en) ${name} no${end}`,
        ),
        "falta $1",
      ],
    ],
  },
  {
    may: /(?:guests|visitors|company|people|friends|family|over|coming|visiting)[^.!?\n]{0,20} so (?:plenty|lots|loads|extra|more)/iu,
    in: () => [
      // "my sister's family is coming so plenty of soda", "we've got guests so extra bread"
      [
        re(
          `${start}${lead}[^.,;:!?\\n]{2,40}(?:guests|visitors|company|people|friends|family|over|coming|visiting)(?: (?:over|round|to stay|tonight|tomorrow|today|on \\p{Alpha}+|this \\p{Alpha}+|for \\p{Alpha}+))*,? so (?:(?:plenty|lots|loads) of|extra|more) (?!(?:fun|love|noise|work|laundry|dishes|later|soon|news)(?!\\p{Cased}))(?=\\p{Alpha})`,
        ),
        "we need ",
      ],
    ],
  },
];
