import type { PhraseGroup } from "./phrase-groups.ts";
import { piece, re } from "./phrase-parts.ts";

const begin = `${piece}(?:(?:please|pls|then|also|ok|bitte|dann|noch|auch|por favor|porfa|luego|también|stp|ensuite|aussi|(?:can|could) you|kannst du|puedes|tu peux),? ){0,3}`;
const name =
  "(?!(?:it|them|that|those|this|me|us|him|her|mir|uns|es|das|eso|todo|ça)(?!\\p{Cased}))\\p{Alpha}[^.,;:!?\\n()]{1,39}?";
const end = "(?=\\s*(?:$|[.,;!?\\n]| (?:and|und|y|et|then|dann|luego|puis) ))";

/** Where things are kept at home, or thrown away; a cart and a list are none of these. */
const places = {
  en: "(?:fridge|freezer|refrigerator|pantry|cupboard|cabinet|oven|microwave|basement|cellar|garage|attic|shed|drawer|sink|dishwasher|washing machine|dryer|washer|trash|bin|garbage|rubbish|compost|recycling)",
  de: "(?:kühlschrank|gefrierschrank|gefriertruhe|gefrierfach|tiefkühler|tiefkühltruhe|tiefkühlfach|vorratskammer|vorratsschrank|speisekammer|keller|schrank|küchenschrank|backofen|ofen|garage|abstellraum|spülmaschine|waschmaschine|trockner|müll|mülleimer|kompost|biotonne)",
  es: "(?:nevera|frigor[ií]fico|frigo|refri|refrigerador|heladera|congelador|despensa|armario|horno|microondas|trastero|garaje|sótano|lavadora|lavavajillas|basura)",
  fr: "(?:frigo|réfrigérateur|congélo|congélateur|frais|placard|cellier|cave|garage|four|micro-ondes|lave-vaisselle|lave-linge|poubelle|compost)",
};
const neighbour =
  "(?:mrs?|ms|miss|dr|frau|herrn?|familie|(?:la )?señora|(?:el )?señor|sra?|mme|m|madame|monsieur)\\.? \\p{Alpha}+|(?:the|my|our|your|den|der|dem|die|unsere[nrm]?|meine[rm]?|deine[rm]?|l[oa]s?|l|mi|tu|nuestr[oa]|les?|la|ma|mon|ta|ton) ?\\p{Alpha}+(?: (?:library|store|shop|place))?|\\p{Alpha}+";
const nearby = "(?: (?:next door|upstairs|downstairs|across the (?:street|hall)|de al lado|d['’]à côté))?";

/** What is put somewhere, given back or brought to the neighbours is there already; nothing in it is to be bought. */
export const toldMoves: readonly PhraseGroup[] = [
  {
    may: re(`(?:put|move|stick|store|throw|return|give|hand|take) .* (?:${places.en}|(?:back )?to )`),
    in: () => [
      // "put apples in the fridge"
      [
        re(
          `${begin}(?:put|move|stick|store|throw)(?: away| back)? ${name} (?:away |back )?(?:in|into|inside|to|on top of) (?:the|our|my) ${places.en}${end}`,
        ),
        "",
      ],
      // "return apples to Mrs. Novak next door"
      [
        re(
          `${begin}(?:return|give back|take back|hand back|give) ${name} (?:back )?to (?!(?:get|buy|me|us)(?!\\p{Cased}))(?:${neighbour})${nearby}${end}`,
        ),
        "",
      ],
    ],
  },
  {
    may: re(
      `(?:in|ins|zu|zur|zum|bei) .*(?:${places.de}|bring|rüber|zurück)|(?:räum|stell|leg|pack|tu|trag)`,
    ),
    in: () => [
      // "Räum Äpfel in den Kühlschrank", "Äpfel in den Keller tragen"
      [
        re(
          `${begin}(?:räum|stell|leg|pack|tu|trag|bring|schmeiß|wirf)(?:e|t|st)?(?: (?:du|bitte|doch|mal|noch|dann|schnell)){0,3} ${name} (?:(?:zurück|wieder) )?(?:in (?:den|die|das)|ins|in'n) ${places.de}(?: (?:rein|zurück|runter|hoch))?${end}`,
        ),
        "",
      ],
      [
        re(
          `${begin}${name} (?:(?:zurück|wieder) )?(?:in (?:den|die|das)|ins) ${places.de} (?:räumen|stellen|legen|packen|tun|tragen|bringen|werfen|schmeißen)${end}`,
        ),
        "",
      ],
      // "Äpfel zu den Nachbarn rüberbringen"
      [
        re(
          `${begin}${name} (?:zu|zur|zum|bei) (?:${neighbour}) (?:(?:rüber|hin|zurück|vorbei|runter|hoch)(?:bringen|tragen|geben)|abgeben|abliefern)${end}`,
        ),
        "",
      ],
      [
        re(
          `${begin}(?:bring|trag|gib)(?: (?:bitte|doch|mal|noch|dann|schnell)){0,3} ${name} (?:zu|zur|zum) (?:${neighbour}) (?:rüber|hin|zurück|vorbei|runter|hoch)${end}`,
        ),
        "",
      ],
    ],
  },
  {
    may: re(` en (?:la|el) ${places.es}|devuel|devolver`),
    in: () => [
      [
        re(
          `${begin}(?:mete|meter|pon|poner|guarda|guardar|deja|dejar|coloca|colocar|tira|tirar)(?:me)? ${name} (?:en|a) (?:la|el) ${places.es}${end}`,
        ),
        "",
      ],
      [
        re(
          `${begin}(?:devuelve|devolver|devuélvele|devolverle) ${name} (?:a|al) (?:${neighbour})${nearby}${end}`,
        ),
        "",
      ],
    ],
  },
  {
    may: re(`(?:au|dans (?:le|la)|à la) ${places.fr}|(?:rend|redonn)`),
    in: () => [
      [
        re(
          `${begin}(?:mets|mettre|range|ranger|pose|poser|remets|remettre|jette|jeter) ${name} (?:au|dans (?:le|la|l['’])|à la) ?${places.fr}${end}`,
        ),
        "",
      ],
      [
        re(`${begin}(?:rends|rendre|redonne|redonner) ${name} (?:à|au|aux) (?:${neighbour})${nearby}${end}`),
        "",
      ],
    ],
  },
];
