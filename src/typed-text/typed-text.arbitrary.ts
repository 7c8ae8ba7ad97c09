import fc from "fast-check";
import { fold } from "../contract/items/pieces.ts";
import { unitOf } from "./units.ts";

export const runs = { seed: 20_260_105, numRuns: 4000 };

const pieces = [
  "1",
  "2",
  "12",
  "0",
  "007",
  "330",
  "1.5",
  "1,5",
  "½",
  "1/2",
  "2-3",
  "9999",
  "12345",
  "1 1/2",
  "6x330ml",
  "2x",
  "x",
  "×",
  "x3",
  "(2)",
  "(",
  ")",
  "-",
  ",",
  ".",
  "/",
  "%",
  "&",
  "'",
  "d'",
  "of",
  "de",
  "von",
  "and",
  "and a half",
  "a",
  "an",
  "ein",
  "une",
  "two",
  "half",
  "half a",
  "a few",
  "some",
  "couple",
  "dozen",
  "Dutzend",
  "6er",
  "y media",
  "g",
  "lb",
  "ml",
  "l",
  "cans",
  "can",
  "EL",
  "Dosen",
  "boîtes",
  "12 pack",
  "packs",
  "oz",
  "cup",
  "kilo",
  "fl oz",
  "7 up",
  "half and half",
  "milk",
  "Eggs",
  "can opener",
  "zorp",
  "Öl",
  "œufs",
  "A1",
  "WD",
  "size",
  "vitamin b",
  "🍎",
  "👩‍🌾",
  "خبز",
  "חלב",
  "é",
  "e\u0301",
  "\u0301",
  "İ",
  "ß",
  "牛乳",
  "1️⃣",
  "\ud83d",
  "\u202e",
  "\u00a0",
  "\t",
];

/** Text that is hard to parse: numbers, units, links and names of numbers in any order, with and without spaces. */
export const piece = fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "grapheme", maxLength: 6 }));
export const typed = fc
  .array(fc.tuple(piece, fc.constantFrom(" ", " ", " ", "", "  ")), { maxLength: 9 })
  .map((pieces) => pieces.flat().join(""));
export const anything = fc.oneof(
  typed,
  typed,
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ maxLength: 60 }),
);

const spoken = fc.constantFrom(
  "we need",
  "we don't need",
  "please",
  "at Costco",
  "@target",
  "chez Carrefour",
  "bei Rewe:",
  "every monday and friday",
  "biweekly",
  "tomorrow",
  "for the party",
  "(450 g)",
  "to taste",
  "and",
  "und",
  "y",
  "et",
  "n'",
  "milk",
  "œufs",
  "de la",
  "l'eau",
  "kein",
  "Hi Mia,",
  "Ben:",
  "18:04",
  "[21.11.26, 18:04:12] Ben:",
  "Subject: list",
  "\n- ",
  "\n",
  ", ",
  ". ",
  "->",
  "merci",
  ", no wait, ",
  ", nee, ",
  "make that 3",
  "digo",
  "non attends",
  "call mom and",
  "Pfand wegbringen",
  "2 fillets",
  "2 large cans of",
  "a gallon of 2%",
  "the",
  "zwei, drei",
  "🥛 milk",
  " - ",
  "x4 ",
  "el lunes",
  "beim Bäcker",
  "not the cheap one",
  "par contre",
  "algo de",
);
/** What people type, say, dictate and paste in four languages, mixed with what is hard to parse. */
export const saidText = fc.oneof(
  anything,
  fc.array(fc.oneof(spoken, piece), { maxLength: 16 }).map((parts) => parts.join(" ")),
);

/** Words that parsing may turn into a number or drop; units may take their short spelling. */
export const spokenNumbers = new Set(
  (
    "a an one two three four five six seven eight nine ten eleven twelve fifteen twenty half couple of and ein eine eins " +
    "einen einer eines zwei zwo drei vier funf sechs sieben acht neun zehn zwolf zwanzig halb halbe halber halbes halben " +
    "anderthalb eineinhalb und un una une dos tres cuatro cinco seis siete ocho nueve diez doce veinte medio media y " +
    "deux trois quatre cinq sept huit neuf dix onze douze quinze vingt demi demie et de d du des del von vom x to or bis " +
    "oder o ou"
  ).split(" "),
);

export function words(text: string): string[] {
  return fold(text).match(/\p{Alpha}+/gu) ?? [];
}

export function isSpelledUnit(word: string): boolean {
  return unitOf(word) !== undefined || ["fluid", "ounce", "ounces", "fl", "er"].includes(word);
}
