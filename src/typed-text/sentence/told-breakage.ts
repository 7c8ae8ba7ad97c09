import type { PhraseGroup } from "./phrase-groups.ts";
import { re, start } from "./phrase-parts.ts";

const name = "((?!(?:it|them|that|es|das|lo|la|ça)(?!\\p{Cased}))[^.,;:!?\\n]{2,30}?)";
const end = "(?=\\s*(?:$|[.!?\\n;,]))";
const lead =
  "(?:(?:and|but|so|oh no|oh|ok|und|aber|also|ach|mist|y|pero|ay|et|mais|bon|ah|zut|sorry|oops|ups|oups),? )*";
const ofSomebody = {
  en: "(?:his|her|its|my|our|their|the|another)",
  de: "(?:seine?n?|ihre?n?|meine?n?|unsere?n?|de[nr]|die|das)",
  es: "(?:su|mi|nuestr[oa]|el|la|los|las)",
  fr: "(?:sa |son |ses |ma |mon |mes |notre |nos |la |le |les |l['’])",
};
const anotherEn =
  ",? (?:(?:so|and) )?(?:(?:we|i|he|she|they)(?:['’]ll)? (?:need|have to get|should get)s?|get|buy|grab|can (?:we|you) get)(?: (?:him|her|us|me|them))? (?:another(?: one)?|a new one|new ones|a replacement)";
const anotherDe =
  ",? (?:(?:also|und|bitte) )*(?:(?:ein(?:e[rs]?)? )?(?:neue[rs]?|andere[rs]?) muss her|(?:wir|ich|er|sie) brauch(?:en|e|t) (?:eine?n? )?(?:neue[ns]?|andere[ns]?)|(?:kauf|hol|bring)(?: bitte)? (?:eine?n? )?(?:neue[ns]?|andere[ns]?)(?: mit)?)";
const anotherEs =
  ",? (?:(?:así que|y) )?(?:(?:hay que|tenemos que|necesitamos|necesito) ?(?:comprar )?|compra|coge|trae|pilla)(?:le)? ?(?:otr[oa]s?|un[oa]? nuev[oa]s?|nuev[oa]s?)";
const anotherFr =
  ",? (?:(?:donc|alors|et) )?(?:il (?:nous |lui )?en (?:faut|faudrait)|(?:r)?achète-(?:lui-)?en|prends-en|(?:il )?(?:faut|faudrait) en racheter) (?:une?(?: (?:autre|neuf|neuve|nouveau|nouvelle))?|d['’]autres)";

/** What somebody broke or lost and is to be bought anew: "dog chewed his leash, we need another" becomes a plain need. */
export const toldBreakage: readonly PhraseGroup[] = [
  {
    may: re("(?:another|a new one|new ones|a replacement)"),
    in: () => [
      [
        re(
          `${start}${lead}(?!(?:we|i) (?:need|have|want))(?:(?:the|our|my) )?\\p{Alpha}+(?:['’]s|['’]ve| has| have)? (?:just )?(?:chewed|broke|broken|lost|ripped|killed|dropped|smashed|ruined|ate|eaten|cracked|burnt|burned|tore|torn|snapped)(?: (?:up|through))? ${ofSomebody.en} ${name}${anotherEn}${end}`,
        ),
        "we need $1",
      ],
      [
        re(
          `${start}${lead}(?:the|our|my|his|her) ${name} (?:just )?(?:snapped|broke|died|cracked|tore|ripped|burned out|burnt out|is (?:broken|dead|torn|ruined|busted|bust|lost|gone))${anotherEn}${end}`,
        ),
        "we need $1",
      ],
    ],
  },
  {
    may: /muss her|brauch(?:en|e|t) (?:eine?n? )?(?:neue|andere)|(?:kauf|hol|bring).* (?:neue|andere)/iu,
    in: () => [
      [
        re(
          `${start}${lead}(?:(?:der|die|das|unser|unsere|mein|meine) )?\\p{Alpha}+ (?:hat|haben) (?:(?:schon|wieder|leider|mir|uns) )*${ofSomebody.de} ${name} (?:zerbissen|zerstört|zerbrochen|verloren|kaputt ?gemacht|zerrissen|aufgegessen|gefressen|geschrottet|fallen lassen|verlegt|verbrannt)${anotherDe}${end}`,
        ),
        "wir brauchen $1",
      ],
    ],
  },
  {
    may: /(?:compra|coge|trae|pilla|hay que|necesit|tenemos que).* (?:otr|nuev|un[oa] nuev)/iu,
    in: () => [
      [
        re(
          `${start}${lead}(?:(?:el|la|los|mi|nuestro) )?\\p{Alpha}+ (?:ha |han )?(?:rompió|rompieron|roto|perdió|perdieron|perdido|destrozó|destrozado|mordió|mordido|se comió|comido|quemó|quemado) ${ofSomebody.es} ${name}${anotherEs}${end}`,
        ),
        "falta $1",
      ],
      [
        re(
          `${start}${lead}(?:el|la|los|las|mi) ${name} (?:se (?:ha|han|me ha) (?:roto|estropeado|fundido|quemado|perdido)|está[n]? (?:rot|estropead|fundid)[oa]s?)${anotherEs}${end}`,
        ),
        "falta $1",
      ],
    ],
  },
  {
    may: /en faut|achète-|prends-en|en racheter/iu,
    in: () => [
      [
        re(
          `${start}${lead}(?:(?:le|la|les|mon|ma|notre) ?)?\\p{Alpha}+ (?:a|ont) (?:bouffé|cassé|perdu|mangé|déchiré|abîmé|bousillé|détruit|brûlé|avalé) ${ofSomebody.fr}${name}${anotherFr}${end}`,
        ),
        "il manque $1",
      ],
    ],
  },
];
