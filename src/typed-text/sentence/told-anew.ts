import { countWords } from "./count-words.ts";
import type { PhraseGroup } from "./phrase-groups.ts";
import { re, start } from "./phrase-parts.ts";

const name =
  "((?!(?:it|that|them|das|es|lo|la|ça|ce|this)(?!\\p{Cased})|(?:(?:the|die|den|das|el|l[oa]s?|le|les) )?(?:last|letzte|últim|derni))[^.,;:!?\\n]{2,40}?)";
const end = "(?=\\s*(?:$|[.!?\\n;,]|(?:and|und|y|et|plus) ))";
const lead =
  "(?:(?:and|but|so|oh no|oh|ok|hey|und|aber|also|ach|he|y|pero|ay|oye|et|mais|bon|ah|alors|dites),? )*";
/** What is said between the question and the request: "not even mad but". It asks for nothing itself. */
const between = `(?:(?!(?<!\\p{Cased})(?:need|get|buy|want|grab|and|(?:brauch|kauf|hol|fehl|compr|necesit|achèt|manqu)\\p{Alpha}*|und|falta|y|faut|prends|et|${countWords})(?!\\p{Cased}))[^.,;!?\\n\\d]){0,40}?(?:,? (?:just|but|so|bitte|also|aber|mais|donc|pero|así que) )?(?<!\\p{Cased})`;
const polite =
  "(?:(?:please|pls|bitte|por ?fa(?:vor)?|stp|svp|s['’]il (?:te|vous) plaît|thanks|danke|gracias|merci) ?)?";

const vessel = {
  de: "(?:(?:de[nr]|die|das|unsere?n?) )?(?:(?:ganzen?|letzten?|gesamten?|komplette[nr]?) )?(?:(?:vorräte?|vorrat|rest|packung|tüte|flasche|dose|glas|kiste|tafel|becher)(?: an| von)? )?",
  fr: "(?:(?:tout(?:e|es)?|tous) )?(?:le |la |les |l['’]|mon |ma |mes |du |de la |de l['’]|notre |nos )?(?:(?:paquet|boîte|bouteille|pot|stock|reste) (?:de |d['’]))?",
};

const moreEn =
  "(?:buy|get|grab|order|pick up|bring|need)(?: us| me)? (?:new(?: ones?)?|a new one|more|another(?: one)?|some(?: more)?|it again)(?: please| pls)?";
const moreDe =
  "(?:(?:bitte |wir |ihr |doch |also )*(?:kauf|hol|bring|besorg|brauch)\\p{Alpha}*(?: (?:bitte|mal|doch|dann|also|wir|du))* (?:neue?[ns]?|nach|welche[ns]?|mehr|nochmal)(?: mit)?|(?:bitte )?(?:neue?[ns]?|nach|wieder welche[ns]?|mehr|nochmal|welche[ns]?) ?(?:kaufen|holen|besorgen|mitbringen|bestellen))(?: bitte)?";
const moreEs =
  "(?:(?:hay que |que alguien |toca )?(?:compr|tra|rep[oó]n|repon|coge|pill)\\p{Alpha}*(?: (?:más|otr[oa]s?|(?:un[oa] )?nuev[oa]s?))?)(?: porfa| por favor)?";
const moreFr =
  "(?:(?:donc |du coup |bah |ben |alors )*(?:il )?(?:faut|faudrait|faudra|on doit|va falloir) en (?:racheter|reprendre|acheter|reprendre|ramener)|rachète[sz]?-en|rachetez-en|reprends-en|prends-en|tu peux en (?:reprendre|racheter|prendre))(?: stp| svp| s['’]il te plaît)?";

/** A thing that somebody has used up or spilt, with a request for "new" or "more" of it, which names nothing. */
export const toldAnew: readonly PhraseGroup[] = [
  {
    may: /(?<!\p{Cased})who(?!\p{Cased})[^\n]{0,200}\?|(?<!\p{Cased})(?:spill|knock|used|finished|drank|drunk|ate)/iu,
    in: () => [
      // "who finished the juice?? please buy new, and bananas"
      [
        re(
          `${start}${lead}who (?:(?:the \\p{Alpha}+|just|on earth) )?(?:finished|ate|drank|used|took|emptied|had|stole|scoffed|nicked)(?: up| off)? (?:all )?(?:of )?(?:the |my |our )(?:(?:last|rest) of the )?${name}(?: again| already| last night| yesterday)?[?!]+ ${between}${polite}${moreEn}${end}`,
        ),
        "we need $1",
      ],
      // "the cat knocked over the candles so we need new ones"
      [
        re(
          `${start}${lead}(?:(?:the|our|my) )?\\p{Alpha}+(?:['’]s| has| have)? (?:just )?(?:spilled|spilt|knocked over|knocked down|used up|finished off|polished off|drank|drunk) (?:all )?(?:of )?(?:the |my |our |his |her )${name},? (?:(?:and|so) )*(?:please )?(?:(?:we|i|can we|can you|could you)(?:['’]ll)? )?${moreEn}${end}`,
        ),
        "we need $1",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:wer|hat|haben)(?!\p{Cased})/iu,
    in: () => [
      // "wer hat denn die Vorräte an Butter aufgebraucht?? bitte neu kaufen"
      [
        re(
          `${start}${lead}wer hat (?:(?:denn|bitte|schon|wieder|eigentlich|jetzt|bloß|nur) )*${vessel.de}${name} (?:aufgebraucht|leer ?gemacht|aufgegessen|ausgetrunken|gegessen|getrunken|verbraucht|weggegessen|aufgefuttert|leergetrunken|genommen|geklaut|verputzt|weggefuttert)[?!]+ ${between}${moreDe}${end}`,
        ),
        "wir brauchen $1",
      ],
      // "der Hund hat die ganze Packung Kekse gefressen, wir brauchen also neue"
      [
        re(
          `${start}${lead}(?:(?:der|die|das|unsere?|mein(?:e)?) )?\\p{Alpha}+ (?:hat|haben) (?:(?:schon|wieder|leider|mir|uns|gerade|grad|heute|gestern|mal) )*${vessel.de}${name} (?:gefressen|aufgefressen|runtergeworfen|umgeworfen|umgekippt|verschüttet|ausgeschüttet|ausgekippt|aufgegessen|ausgetrunken|leergetrunken|zerbissen|zerkaut|zerrissen|aufgebraucht),? (?:(?:also|und|deshalb|jetzt|da|dann) )*${moreDe}${end}`,
        ),
        "wir brauchen $1",
      ],
    ],
  },
  {
    may: /qui[eé]n|tirado|tiró|derram|volc/iu,
    in: () => [
      [
        re(
          `${start}${lead}¿?qui[eé]n (?:(?:se|nos|me) )?(?:ha |habrá )?(?:acab|com|beb|termin|gast|zamp|tom)\\p{Alpha}* (?:tod[oa]s? )?(?:el |la |l[oa]s )${name}[?!]+ ${between}${moreEs}${end}`,
        ),
        "falta $1",
      ],
      [
        re(
          `${start}${lead}(?:(?:el|la|los|las|mi) )?\\p{Alpha}+ (?:(?:ha|han) (?:tirado|derramado|volcado)|tiró|derramó|volcó) (?:tod[oa]s? )?(?:el |la |l[oa]s )${name},? (?:(?:así que|y|o sea que) )*${moreEs}${end}`,
        ),
        "falta $1",
      ],
    ],
  },
  {
    may: /(?<!\p{Cased})(?:qui|a|as|ont)(?!\p{Cased})[^\n]{0,200}(?:en (?:rachet|repren|achet|ramen|pren|faut)|-en(?!\p{Cased}))/iu,
    in: () => [
      // "c'est qui qui a fini les chips ?? bon bah faut en racheter"
      [
        re(
          `${start}${lead}(?:c['’]est )?qui (?:est-ce )?(?:qui )?(?:a|as) (?:encore )?(?:fini|mangé|bu|bouffé|terminé|vidé|pris|utilisé|sifflé) ${vessel.fr}${name} ?[?!]+ ${between}${moreFr}${end}`,
        ),
        "il manque $1",
      ],
      // "le chat a renversé le riz partout, faut en reprendre"
      [
        re(
          `${start}${lead}(?:(?:le|la|les|mon|ma|notre) ?)?\\p{Alpha}+ (?:a|ont) (?:encore )?(?:renversé|fini|bouffé|mangé|bu|terminé|vidé) ${vessel.fr}${name}(?: (?:partout|par terre)(?: (?:dans|sur) (?:la |le |les |l['’])\\p{Alpha}+)?)?[,;.]? (?:(?:donc|du coup|alors|et) )*(?:${moreFr}|il (?:nous )?en faut (?:des |une? )?(?:autres?|nouve\\p{Alpha}+))${end}`,
        ),
        "il manque $1",
      ],
    ],
  },
];
