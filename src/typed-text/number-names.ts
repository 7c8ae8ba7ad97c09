import { matchAt, readAmount } from "./amount.ts";

/** Words that after a number name a kind, not a quantity: "7 grain bread", "2 ply", "3 ring binder", "2 in 1 shampoo". */
const kinds =
  "grains?|korn|ply|lagig|fach|rings?|holes?|layer|subject|pocket|blade|ingredient|speed|tier|way|" +
  "years?|yrs?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|seconds?|sec|jahre?|monate?|tage|stunden|minuten|" +
  "días?|jours|horas|heures|minutos|watts?|volts?|amps?|lumens?|grit|gauge|proof|percent|prozent|" +
  "calories?|cal|kcal|thread count|a day|in[ -](?:1|one|eins)|en[ -](?:1|un|uno)|" +
  "piece (?:puzzle|jigsaw|suit|set)|slice toaster|bean (?:salad|soup|mix|chili|blend|dip)|" +
  "pages?|seiten|páginas|seasons?|estaciones|jahreszeiten|saisons|musketeers|mosqueteros|equis|jotas|in1|wetter|buck chuck|lives";

/** These do from three on; two of them are an amount. */
const mixes = "quesos|fromages|käse|épices|especias|gewürze?|kräuter|cereales|céréales";

/** Brands and names that begin with this very number, or its word. */
const names =
  "7[ -]?up|3m|100 grand|57 sauce|409|501|365|360|43|1664|1792|1800|4711|1000 islands?|[3-6] cheese|[3-7] spice|" +
  "(?:19|20)[0-6]\\d (?:\\p{Alpha}+ )?(?:calendar|diary|planner|kalender|taschenkalender|calendario|agenda|calendrier)|" +
  "21 seasoning|19 crimes|14 hands|5 (?:gum|alive|guys|star|roses)|4 (?:roses|loko)|3 (?:olives|wishes|leches)|" +
  "2 (?:good|bite|de (?:cabillaud|merlu|lieu|colin|saumon|morue|lotte|sandre))|1 (?:bars?$|direction|touch|step|pot(?: (?:pasta|meals?|wonders?)|$))|10 spot|4-quarts|" +
  "0.5[ -](?:(?:and|&|'?n'?|y|und)[ -]half|baked|caff?|sour|moon|fat|sheet|zip|sleeve|apron|round|skimmed|salt|time|" +
  "dome|price|size|pipe|marathon|sel|glace|écrémé|luna|crema|markt|player)";

const numberName = new RegExp(
  `^(?:${names}|\\d+[ -]?(?:${kinds})|(?:[3-9]|\\d\\d)[ -]?(?:${mixes}))(?!\\p{Cased})`,
  "iu",
);
const longestNumberName = 40;

/** Whether a name that has a number for its first word begins at `at`: "7 up", "half and half", "3 musketeers". */
export function isNumberName(text: string, at: number): boolean {
  const amount = readAmount(text, at);
  return (
    amount !== null && numberName.test(amount.low + text.slice(amount.end, amount.end + longestNumberName))
  );
}

/** Words that look like a unit and are part of a name: "can opener", "pound cake", "el paso", "head & shoulders". */
const noUnit = new RegExp(
  "(?:pounds? cakes?|(?:pint|shot) glass|cups? (?:of )?(?:noodle|soup|o'|holder|hook|cake)|(?:can|bottle) opener|" +
    "bottle (?:brush|cap|rack|warmer|stopper|rocket)|box (?:cutter|fan|grater|spring)|bag (?:clip|balm|sealer)|" +
    "rolls? (?:on|up)|tube (?:sock|top)|bar (?:stool|keeper|cart|mop)|loaf (?:pan|tin)|case knife|tin foil|" +
    "head (?:and|lamp|torch|band|phone|light|lice)|ear (?:plug|bud|drop|ring|wax|phone|muff)|dash cam|stick blender|" +
    "pot (?:pie|roast|holder|sticker|noodle|rack|lid|luck)|sheet (?:pan|mask|cake|music)|ball (?:pump|jar|point)|" +
    "bouquets? garnis?|sacs? (?:poubelle|de (?:congel|congél|couchage|sport))|sacos? de dormir|t[êe]te de (?:moine|veau|n[èe]gre)|" +
    "hojas? de afeitar|(?<=\\d)st(?!\\.)|st\\.? (?:louis|ives|agur|pauli|moret|albray|hubert|michel)|log (?:cabin|book)|" +
    "pastillas? de (?:encend|caldo|freno|cloro|menta)|rings? (?:binder|pops?)|boules? (?:de noël|quies|de pétanque|de bain)|plaques? de cuisson|envases? de pl[áa]stico|" +
    // What it is for: "boîte à outils", "Beutel für den Staubsauger"; not "cuillère à soupe".
    "(?!c(?:uill?(?:[eè]res?)?)? )\\p{Alpha}+ (?:à|para|pour|für) |" +
    "el (?:paso|monterey|jimador|yucateco|pollo)|g fuel|" +
    "(?:bolsa|bolsita|sachet|rollo|barra|bote|caja|pot|carton)e?s? d[e']\\s?(?:basura|congel|cocina|labios|sonido|" +
    "cortina|herramientas|fleurs|déménag)|(?:bolsa|bolsita|sachet)s? d[e']\\s?(?:té|thé)(?!\\p{Cased})|barr[ae]s? de c[eé]r[eé]al)",
  "iuy",
);

export function isNoUnit(text: string, at: number): boolean {
  return matchAt(noUnit, text, at) !== null;
}

/** Words to which a following number belongs: "Vitamin B 12", "Pampers size 4", "Heinz 57", "Type 405". */
const binding =
  /(?:^|[\s(])(?:\p{Alpha}|\S*\d\S*|no|nr|num|number|numéro|número|sizes?|sz|gr|größe|taille|talla|types?|typ|tipo|spf|[ií]ndice|fa[ck]tor|lsf|fps|ip|wd|heinz|omega|vitamine?|vitamina|stage|step|phase|level|stufe|étape|etapa|formula|formel|model|version|vol|part|iphone|ipad|galaxy|pixel|ps|xbox|playstation|windows|pre|aptamil|hipp|pampers|huggies|channel|chanel|route|studio|grade|gen|series|book|season|class|mach|forever|motel|super|licor|pastis|isio|area|catch|in|en|of|de|del|und|and|et|y|to|für|for|pour|para|mg|q|usb|lr|cr|pack|label|export|beer)[.:]?$/iu;

/** "farine 55", "Mehl 405": types of flour, of which none has a smaller number. */
const flour = /(?<!\p{Cased})(?:farine|harina|\p{Alpha}*mehl)$/iu;
const smallestType = 40;

/** "crema solar 50": a factor, of which no smaller ones are sold. */
const sunCream =
  /(?<!\p{Cased})(?:sun ?(?:cream|screen|block|lotion)|sonnen(?:creme|milch|spray|öl)|(?:crema|protector|leche|spray) solar|(?:crème|lait|spray|huile) solaire)$/iu;
const factors = new Set([15, 20, 25, 30, 40, 50]);

/** Whether a bare number behind this text is part of the name. */
export function bindsNumber(before: string, number = Infinity): boolean {
  if (factors.has(number) && sunCream.test(before)) return true;
  return binding.test(before) || (number >= smallestType && flour.test(before));
}
