import { countWords } from "./count-words.ts";

const unit =
  "(?:k(?:g|ilos?)|g(?:r(?:am\\p{Alpha}*)?)?|ml|cl|l|lit(?:er|re|ro)s?|pounds?|lbs?|oz|ounces?|pfund|pints?|dutzend|dozen|docenas?|douzaines?)";
const vessel =
  "(?:cans?|tins?|jars?|bottles?|packages?|packets?|packs?|pkgs?\\.?|box(?:es)?|cartons?|bags?|tubs?|dosen?|gläser|glas|packung(?:en)?|flaschen?|becher|tüten?|latas?|botes?|botellas?|paquetes?|bolsas?|tarros?|boîtes?|bouteilles?|paquets?|pots?|sachets?)";

/** Amounts that stand elsewhere than most people put them, or in other words. */
const places: [RegExp, string][] = [
  // "chicken thighs about two kilos"
  [
    new RegExp(
      `(?<=\\p{Alpha}{3}),? (?:about|around|roughly|ungefähr|etwa|circa|so um die|unos|unas|más o menos|environ|à peu près) (?=(?:${countWords}|half an?|eine?n? halbe[sn]?|medi[oa]|un demi)(?: ${unit})(?!\\p{Cased}))`,
      "giu",
    ),
    " ",
  ],
  // "1 can (13.5 oz/400 ml) coconut milk": the second measure stands behind the thing.
  [
    new RegExp(
      `(?<=(?:^|[\\n•*,;-])[^\\S\\n]*(?:\\d[\\d.,½¼¾]*|[½¼¾]|an?|eine?n?|un[ae]?) ${vessel}) (\\([^()\\n]*\\d[^()\\n]*\\)) ((?!(?:of|de|d['’])(?!\\p{Cased}))\\p{Alpha}[^\\n,;()]{2,40})(?=$|[\\n,;])`,
      "gimu",
    ),
    " $2 $1",
  ],
  // "Tomato cages, 4. Slug bait."
  [/(?<=\p{Alpha}), (\d{1,2})\.(?= \p{Upper})/gu, " x$1."],
  // "une boîte de 6 œufs", "two boxes of 12 eggs"
  [
    /(?<=^|[,;\n•-] ?|(?<!\p{Cased})(?:and|und|y|et|get|need|prends|achète|faut|compra) )(an?|eine?|un[ae]?|1) (boîte|caja|box|carton|schachtel|packung|bandeja|barquette|tray) ((?:of|mit|à|de|con) \d{1,2}) (?:d['’]|de |of )?(?!(?:ml|cl|dl|mg|kg|gr?|oz|lbs?|l|lit\p{Alpha}*|kilos?|pi[eè]ces?|stück|cm|mm|inch\p{Alpha}*)(?!\p{Cased}))(\p{Alpha}(?:(?! (?:and|und|y|et|for|für|para|pour|from|at|bei|en|chez) )[^,;\n()])*)(?=$|[,;\n]| (?:and|und|y|et|for|für|para|pour|from|at|bei|en|chez) )/giu,
    "$1 $2 $4 ($3)",
  ],
  // "Kürbissuppe (4 Personen): 1 Hokkaido"
  [
    /(?<=^\p{Alpha}[\p{Alpha} '’-]{2,40}) \((?:(?:for|für|pour|para|serves) )?\d{1,2}(?:[-–]\d{1,2})? ?(?:people|persons?|servings?|portion(?:s|en)?|personen|personas?|pers\.?|raciones|porciones|personnes?)?\)(?=: \S)/giu,
    "",
  ],
];

/** A text whose amounts stand where those of most people do: "1 can coconut milk (13.5 oz/400 ml)". */
export function withMeasuresInPlace(text: string): string {
  if (!text.includes(" ")) return text;
  return places.reduce((done, [pattern, to]) => done.replace(pattern, to), text);
}
