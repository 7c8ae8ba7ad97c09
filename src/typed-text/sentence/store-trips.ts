import type { PhraseGroup } from "./phrase-groups.ts";
import { re, start } from "./phrase-parts.ts";
import { at, store, when } from "./store-parts.ts";

const thing = "(?=\\p{Alpha}|\\d)";
const dayAhead =
  "(?:(?:today|tonight|tomorrow|later|heute|morgen|nachher|gleich|später|hoy|luego|mañana|esta tarde|ce soir|demain|tout à l['’]heure|cet après-midi)(?: (?:morning|evening|früh|abend|matin|soir))?,? )?";
const aside =
  "(?: (?:just|now|later|quickly|gleich|jetzt|nachher|später|heute|morgen|noch|kurz|schnell|mal|eh|ahora|luego|un momento|vite|rapidement|maintenant))*";

/** Somebody goes to a store and says or asks what from there: "I'm going to Target to get soap" becomes "Target: soap". */
export const storeTrips: readonly PhraseGroup[] = [
  {
    may: /(?<!\p{Cased})(?:to|and|und|um|a|por|para|y|pour|et|acheter|prendre|chercher)(?!\p{Cased})/iu,
    in: () => [
      [
        re(
          `${start}${dayAhead}(?:(?:i|we)(?:['’]m| am|['’]re| are|['’]ll| will)? ?)?(?:(?:just|now|probably|gonna|going to|about to|have to|need to|want to) )*(?:going|heading|off|popping|running|stopping|driving|swinging|go|head|pop|run|stop|swing|drive)(?: (?:over|by|in|out|down))*${aside} ${at}${store}${when},? (?:to|and)(?: just| quickly)? (?:get|buy|grab|pick up|fetch) (?:the |some )?${thing}`,
        ),
        "$1: ",
      ],
      [
        re(
          `${start}${dayAhead}(?:ich|wir) (?:fahren?|gehen?|muss|müssen|will|wollen|komme?n?|laufe?n?|spring|springe)${aside} ${at}${store}(?: vorbei)?${when},? (?:und|um) (?:(?:dort|da|noch|dann|mal|schnell|uns|mir) )*(?:hole?n?|kaufe?n?|besorge?n?|nehme?n?|bringe?n?) (?:(?:dort|da|noch|dann|mal|schnell|uns|mir) )*${thing}`,
        ),
        "$1: ",
      ],
      [
        re(
          `${start}${dayAhead}(?:me )?(?:voy|vamos|paso|iré|tengo que ir|tenemos que ir)${aside} ${at}${store}${when},? (?:(?:a|para) (?:comprar|coger|pillar|por)|y (?:compro|cojo|pillo|traigo)) ${thing}`,
        ),
        "$1: ",
      ],
      [
        re(
          `${start}${dayAhead}(?:je|on) (?:vais|va|passe|file|dois (?:aller|passer)|fais un saut)${aside} ${at}${store}${when},? (?:(?:pour )?(?:acheter|prendre|chercher)|et (?:j['’]achète|je prends|on prend)) ${thing}`,
        ),
        "$1: ",
      ],
    ],
  },
  {
    may: /\?\s|[,:] /u,
    in: () => [
      // "Kommst du am Rewe vorbei? Wir bräuchten Mehl"
      [
        re(
          `${start}(?:(?:are you (?:going|stopping|passing|heading)|do you pass|will you (?:pass|be))(?: by)?|(?:kommst|gehst|fährst|bist) du${aside}(?: (?:am|an|beim))?|(?:[\\p{Alpha} ]{1,20} )?tu (?:passes|vas|t['’]arrêtes|seras)|(?:en [\\p{Alpha} ]{1,20} )?(?:te )?(?:pasas|vas))${aside} (?:${at})?(?:dem )?${store}(?: vorbei)?${when} ?\\? (?=(?:we|i|can|could|please|get|grab|wir|ich|bitte|bring|hol|kauf|dann|necesit\\p{Alpha}*|trae|compra|falta\\p{Alpha}*|hacen?|har[ií]an?|coge|il|on|tu|prends|ramène|achète)(?!\\p{Cased}))`,
        ),
        "$1: ",
      ],
      // "Wenn du sowieso am Rewe vorbeikommst: ein Kasten Bier"
      [
        re(
          `${start}(?:wenn|falls|sobald) du(?: (?:sowieso|eh|gerade|zufällig|heute|noch|mal))* (?:am|an|beim|bei|zu|zum) (?:dem )?${store}(?: vorbei)? ?(?:vorbeikommst|kommst|bist|gehst|fährst|vorbeifährst|vorbeigehst)[,:] (?:dann )?(?!(?:wäre?n?|hätten?|bräuchten?|könnten?|kannst|würde\\p{Alpha}*)(?!\\p{Cased}))${thing}`,
        ),
        "$1: ",
      ],
      // "Si tu vas au drive Carrefour, ajoute du lait"
      [
        re(
          `${start}si tu (?:vas|passes|t['’]arrêtes)(?: (?:au|par le|devant le) (?:drive|magasin)(?: de)?)(?: ${at.trimEnd()})? ?${store}${when},? (?=(?:ajoute|prends|achète|ramène|rapporte|pense|n['’]oublie)(?!\\p{Cased}))`,
        ),
        "$1: ",
      ],
    ],
  },
  {
    may: /need|brauch|necesit|falta|faut/iu,
    in: () => [
      // "dish soap and then at Target we need wrapping paper"
      [
        re(
          `(?<=\\p{Alpha}{2}),? (?:(?:and|und|y|et) )?(?:then|also|after that|dann|danach|außerdem|luego|después|además|puis|ensuite|aussi) ${at}${store},? (?:(?:we|i)(?:['’]ll)?(?: also)? need|brauchen wir|brauche? ich|necesit(?:o|amos)|(?:nos |me )?hacen? falta|il (?:nous |me )?(?:faut|faudrait))(?: (?:also|auch|noch|también|aussi))? ${thing}`,
        ),
        "; $1: ",
      ],
    ],
  },
];
