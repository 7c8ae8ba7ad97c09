import type { PhraseGroup } from "./phrase-groups.ts";
import { re, start } from "./phrase-parts.ts";

/** No thing that stays or is missing. */
const noName =
  "(?!(?:it|that|this|they|those|these|he|she|we|i|you|us|me|everything|nothing|rest|the rest|es|das|die|der|er|sie|ich|wir|du|alles|nichts|eso|esto|todo|nada|ell[oa]s?|ça|ce|cela|on|il|elle|tout|rien)(?!\\p{Cased}))";
const name = `${noName}([^.,;:!?\\n]{2,40}?)`;
const list = "([^.;:!?\\n]{2,80}?)";
const end = "(?=\\s*(?:$|[.!?\\n;,]))";
/** Where a clause may begin; a comma before it becomes a stop. */
const clause = "(?:(?<=^|[.!?:;\\n]\\s*)(?=\\S)|,\\s*(?=\\S))";
const the = {
  en: "(?:the |our |my |some )?",
  de: "(?:die |der |das |den |unsere?n? )?",
  es: "(?:el |la |los |las )?",
  fr: "(?:les? |la |l['’]|du |de la |des |de l['’])?",
};

/** The name of a thing that stays, which the text hasn't named before: else it is wanted anyway. */
const stays =
  `${noName}((?:(?!(?<!\\p{Cased})(?:can|should|has|have|needs|must|kann|können|soll|sollen|muss|müssen|se|peut|peuvent|puede|pueden)(?!\\p{Cased}))[^.,;:!?\\n]){2,40}?)` +
  "(?<!(?<!\\p{Cased})\\1(?!\\p{Cased})[^\\n]{1,200})";

/** Behind a sentence that takes something off the list. */
const behind = (removal: string) =>
  `(?:(?<=(?<!\\p{Cased})(?:${removal})[^\\n]{0,120}[.!?;] ?)(?=\\S)|(?<=(?<!\\p{Cased})(?:${removal})[^\\n]{0,120}),\\s*(?=\\S))`;

/** What is wanted though the words around it deny, end or ask something: the other rules would take it for talk. */
export const toldKept: readonly PhraseGroup[] = [
  {
    may: /if (?:you|u)|(?:wenn|falls) du|si no (?:est|and|vas|lleg)|si (?:t|vous)/iu,
    in: () => [
      // "if you're not too tired tonight we could use eggs": the request stands behind it.
      [
        re(
          `${start}(?:[\\p{Alpha}]{2,10},? )?if (?:you|u)(?:['’]?re| are)(?: not|n['’]t) (?:(?:too|so|that|all that|completely) )?(?:tired|busy|exhausted|knackered|wiped|sleepy|late|lazy|swamped|rushed|stressed|sick)(?: (?:tonight|today|later|tomorrow|after work|this \\p{Alpha}+))*,? (?=(?:we|i|could|can|would|please|get|grab|pick|buy|bring) )`,
        ),
        "",
      ],
      [
        re(
          `${start}(?:wenn|falls) du (?:(?:nachher|heute|abend|abends|dann|noch|später|morgen) )*nicht (?:(?:zu|ganz|so|allzu|völlig) )*(?:müde|kaputt|fertig|platt|erschöpft|k\\.?o\\.?|beschäftigt|gestresst|im stress|spät dran) bist,? (?=\\p{Alpha})`,
        ),
        "",
      ],
      [
        re(
          `${start}si no (?:estás|andas|vas|llegas) (?:(?:muy|demasiado|tan) )?(?:cansad[oa]|liad[oa]|ocupad[oa]|tarde|agotad[oa]|pillad[oa])(?: (?:esta noche|esta tarde|hoy|luego|mañana))*,? (?=\\p{Alpha})`,
        ),
        "",
      ],
      [
        re(
          `${start}si (?:t['’]es|tu es|tu n['’]es|vous n['’]êtes|vous êtes) pas (?:trop |si )?(?:crevée?s?|fatiguée?s?|occupée?s?|pressée?s?|à la bourre|en retard|claquée?s?|débordée?s?|naze)(?: (?:ce soir|demain|après le boulot))*,? (?=\\p{Alpha})`,
        ),
        "",
      ],
    ],
  },
  {
    may: /could |könnten/iu,
    in: () => [
      [
        re(
          "(?<!\\p{Cased})(we|i) could (?:(?:really|definitely|also|probably|totally|seriously) )+use (?!(?:your|an?|the|some)? ?(?:help|hand|break|nap|rest|advice|favou?r|hug|car|holiday|vacation|day|company)(?!\\p{Cased}))(?=\\p{Alpha}|\\d)",
        ),
        "$1 need ",
      ],
      // "könnten wir Nudeln echt gebrauchen"
      [
        re(
          `(?<!\\p{Cased})(?:könnten wir|wir könnten|ich könnte|könnte ich) (?:(?:echt|gut|mal wieder|auch|noch|wirklich|dringend|mal) )*(?!(?:deine|eure|etwas|ein wenig)? ?(?:hilfe|ruhe|urlaub|pause|rat)(?!\\p{Cased}))${list} (?:(?:echt|gut|mal wieder|auch|noch|wirklich|dringend) )*(?:gebrauchen|vertragen)${end}`,
        ),
        "wir brauchen $1",
      ],
    ],
  },
  {
    may: /what(?:['’]s| is| are| we| i)|(?:ist|sind)[^.!?\n]{0,12}, was|lo (?:único )?que|it(?:['’]s| is)/iu,
    in: () => [
      // "bread is what's missing", "it's salsa that we need"
      [
        re(
          `${clause}${the.en}${name} (?:is|are)(?: all)? what(?:['’]s| is| are)? (?:(?:still|really|actually|we(?:['’]re)?|i(?:['’]m)?) )*(?:missing|lacking|need(?:ed)?|out of|low on|short of)${end}`,
        ),
        ". we need $1",
      ],
      [
        re(
          `${clause}(?:but )?(?:it['’]s|it is) ${the.en}${name} (?:that )?(?:we|i)(?:['’]re|['’]m)? (?:(?:still|really|actually) )*(?:need|lack|missing|out of|low on|short of)${end}`,
        ),
        ". we need $1",
      ],
      [
        re(
          `${clause}(?:aber )?${the.de}${name} (?:ist|sind)(?: (?:es|das|aber|jetzt|alles))*, was (?:(?:noch|uns|mir|wir|ich|jetzt|wirklich) )*(?:fehlt|brauchen?|brauche)${end}`,
        ),
        ". wir brauchen $1",
      ],
      [
        re(
          `${clause}(?:pero )?${the.es}${name} (?:es|son) lo (?:único )?que (?:(?:sí|nos|me|todavía|aún|más|de verdad) )*(?:faltan?|necesit(?:o|amos)|hacen? falta|no (?:hay|queda|tenemos))${end}`,
        ),
        ". falta $1",
      ],
    ],
  },
  {
    may: /stay|remain|bleib|se quedan?|sigue|déja|dejad|reste|rester|laisse/iu,
    in: () => [
      // "take the foil off the list. orange juice stays on"
      [
        re(
          `${behind("off|remove|drop|delete|cross|scratch|strike|skip|list")}(?:but )?${the.en}${stays} (?:(?:can|should|has to|have to|needs to|must) )?(?:stays?|remains?)(?: on(?: (?:the|our|my|your) list| there)?)?${end}`,
        ),
        ". we need $1",
      ],
      [
        re(
          `${behind("streich|lösch|liste|runter|raus|nimm|weg")}(?:aber )?${the.de}${stays} (?:bleib(?:t|en)(?: (?:aber|natürlich|noch|bitte))*(?: (?:drauf|drin|stehen|auf der liste))?|(?:kann|können|soll|sollen|muss|müssen) (?:(?:drauf|drin|stehen|auf der liste) ?)?bleiben)${end}`,
        ),
        ". wir brauchen $1",
      ],
      [
        re(
          `${behind("quita|quitad|quítal|tacha|táchal|borra|bórral|elimina|saca|lista")}(?:pero )?${the.es}${stays} (?:se quedan?|siguen?|pueden? quedarse)(?: (?:en la lista|ahí|puest[oa]s?))?${end}`,
        ),
        ". falta $1",
      ],
      [
        re(
          `${behind("enlève|enlever|enlevez|raye|rayer|supprime|retire|vire|liste")}(?:mais )?${the.fr}${stays} (?:restent?|peu(?:t|vent) rester)(?: (?:sur la liste|dessus|dedans))?${end}`,
        ),
        ". il faut $1",
      ],
    ],
  },
  {
    may: /(?:plenty|lots|loads|tons|heaps|masses|a lot) of|reichlich|menge|massig|haufen|mont[oó]n|cantidad|much[oa]s? |bastante|beaucoup|plein|tonnes|énormément|suffisamment/iu,
    in: () => [
      // "we'll need yogurt, cheddar and plenty of ice"
      [
        re(
          "(?<=(?<!(?:not|n['’]t|no|to|never) )(?<!\\p{Cased})(?:need|buy|get|bring|grab|order)(?!\\p{Cased})(?:(?! (?:have|has|had|got|there|still|already|no|not) )[^.;:!?\\n]){0,80} )(?:plenty|lots|loads|tons|heaps|masses|a lot) of (?=\\p{Alpha})(?![^,.;!?\\n]{2,40} (?:left|already|here|there|at home|in the)(?!\\p{Cased}))",
        ),
        "",
      ],
      [
        re(
          "(?<=(?<!\\p{Cased})(?:brauchen|brauche|bräuchten|kauf|kaufe|kaufen|hol|hole|bring|besorg|nimm)(?!\\p{Cased})(?:(?! (?:hab|habe|haben|hat|nicht|kein|keine|keinen) )[^.;:!?\\n]){0,80} )(?:reichlich|jede menge|massig|haufenweise|(?:einen )?haufen|eine menge) (?=\\p{Alpha})(?![^,.;!?\\n]{2,40} (?:da|übrig|haben|im|in der)(?!\\p{Cased}))",
        ),
        "",
      ],
      [
        re(
          "(?<=(?<!\\p{Cased})(?<!no )(?:comprar|compra|hacen? falta|necesitamos|necesito|trae|traed)(?!\\p{Cased})(?:(?! (?:hay|queda|quedan|tenemos|tengo|no|ya) )[^.;:!?\\n]){0,80} )(?:(?:un )?mont[oó]n de|cantidad de|much[oa]s?|bastantes?) (?=\\p{Alpha}{3})(?![^,.;!?\\n]{2,40} (?:en casa|de sobra)(?!\\p{Cased}))",
        ),
        "",
      ],
      [
        re(
          "(?<=(?<!\\p{Cased})(?<!pas )(?:faut|faudra|faudrait|prends|achète|rapporte|ramène|besoin)(?!\\p{Cased})(?:(?! (?:a|ai|reste|pas|plus|déjà) )[^.;:!?\\n]){0,80} )(?:beaucoup|plein|pas mal|des tonnes|énormément|suffisamment) (?=(?:de |d['’])\\p{Alpha})(?![^,.;!?\\n]{2,40} (?:à la maison|en stock)(?!\\p{Cased}))",
        ),
        "",
      ],
    ],
  },
];
