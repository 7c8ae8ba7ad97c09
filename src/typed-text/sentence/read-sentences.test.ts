import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadCategoriser } from "../../categoriser/load-node.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { readSentences } from "./read-sentences.ts";

const categoriser = loadCategoriser();
const stores = ["Costco", "Target", "Trader Joe's", "Rewe", "Mercadona", "Carrefour"].map((name) => ({
  id: name,
  name,
}));
const listed = new Set([
  "milk",
  "eggs",
  "bread",
  "butter",
  "olive oil",
  "peanut butter",
  "half and half",
  "toilet paper",
]);
const isName = (name: string) => listed.has(nameKey(name));
const read = (text: string) =>
  readSentences(text, {
    stores,
    isName,
    isKnownToEngine: (name) => categoriser.knows(name),
    isMisspelt: (word) => categoriser.isMisspelt(word),
  });

/** "2 lb Chicken (diced) @Costco /7": amount, name, note, store and the days of the repeat. */
function shown(text: string): string[] {
  return read(text).things.map(({ name, parsedQuantity, parsedSize, note, store, intervalDays }) =>
    [
      parsedQuantity,
      parsedSize,
      name,
      note && `(${note})`,
      store && `@${store.name}`,
      intervalDays && `/${intervalDays}`,
    ]
      .filter(Boolean)
      .join(" "),
  );
}

describe("several things in one text", () => {
  test.each([
    ["milk, eggs and 2 bread", ["milk", "eggs", "2 bread"]],
    ["milk eggs bread butter", ["milk", "eggs", "bread", "butter"]],
    ["milk 2 eggs 12 bread", ["milk", "2 eggs", "12 bread"]],
    ["huevos leche pan mantequilla", ["huevos", "leche", "pan", "mantequilla"]],
    ["bread and butter", ["bread", "butter"]],
    ["half a pound of ham and a pound of cheese", ["½ lb ham", "1 lb cheese"]],
    ["Butter und Käse", ["Butter", "Käse"]],
    ["queso y jamón", ["queso", "jamón"]],
    ["du jambon et des cornichons", ["jambon", "cornichons"]],
    ["2 avocados (ripe), 1 red onion and cilantro", ["2 avocados (ripe)", "1 red onion", "cilantro"]],
    ["Shopping list:\n- milk\n- 2 bread\nCostco:\n- rice", ["milk", "2 bread", "rice @Costco"]],
  ])("%s", (text, things) => expect(shown(text)).toEqual(things));
});

test.each([
  "mac and cheese",
  "salt and pepper chips",
  "Salz & Pfeffer Chips",
  "Ben & Jerry's",
  "half and half",
  "fish and chips",
  "A&W root beer",
  "Johnson & Johnson baby shampoo",
  "banana bread",
  "the laughing cow cheese",
  "So Delicious coconut milk",
  "Target Practice cards",
])("'%s' stays one thing", (text) => expect(shown(text)).toEqual([text]));

describe("filler words go, in four languages", () => {
  test.each([
    ["um can you add uh two cartons of milk and a dozen eggs please", ["2 cartons milk", "1 dozen eggs"]],
    ["we need milk", ["milk"]],
    ["don't forget bananas", ["bananas"]],
    ["we're out of milk and almost out of eggs", ["milk", "eggs"]],
    ["the milk is gone", ["milk"]],
    ["please add toilet paper, we only have one roll left", ["toilet paper"]],
    ["5 bananas or so", ["5 bananas"]],
    ["milk!!", ["milk"]],
    ["Vergiss nicht die Zahnpasta zu kaufen", ["Zahnpasta"]],
    ["kannst du bitte Butter und Käse mitbringen", ["Butter", "Käse"]],
    ["wir haben keine Eier mehr", ["Eier"]],
    ["no olvides comprar 2 kg de manzanas", ["2 kg manzanas"]],
    ["¿puedes traer tomates y lechuga?", ["tomates", "lechuga"]],
    ["il nous faut du lait et des œufs s'il te plaît", ["lait", "œufs"]],
    ["on n'a plus de café", ["café"]],
    ["n. B. Pfeffer", ["Pfeffer"]],
    ["Thanks!! see you at 7", []],
  ])("%s", (text, things) => expect(shown(text)).toEqual(things));
});

describe("stores by their names", () => {
  test.each([
    ["toilet paper at costco", ["toilet paper @Costco"]],
    ["paper towels from Target", ["paper towels @Target"]],
    ["costco: rotisserie chicken", ["rotisserie chicken @Costco"]],
    ["milk, eggs and bread from costco", ["milk @Costco", "eggs @Costco", "bread @Costco"]],
    ["milk from target and eggs from costco", ["milk @Target", "eggs @Costco"]],
    ["milk at trader joes", ["milk @Trader Joe's"]],
    ["milk from trader", ["milk @Trader Joe's"]],
    ["2 milk @costco, bread @target", ["2 milk @Costco", "bread @Target"]],
    ["from Target get paper towels and soap", ["paper towels @Target", "soap @Target"]],
    ["Klopapier bei Rewe", ["Klopapier @Rewe"]],
    ["leche en Mercadona", ["leche @Mercadona"]],
    ["lait chez Carrefour", ["lait @Carrefour"]],
    ["toilet paper at walmart", ["toilet paper at walmart"]],
    ["Trader Joe's cookies", ["cookies @Trader Joe's"]],
    ["Walmart cookies", ["Walmart cookies"]],
  ])("%s", (text, things) => expect(shown(text)).toEqual(things));
});

describe("repeats and times", () => {
  test.each([
    ["milk every monday", ["milk /7"]],
    ["milk every other friday", ["milk /14"]],
    ["diapers monthly, milk weekly", ["diapers /30", "milk /7"]],
    ["Klopapier alle 2 Wochen bei Rewe", ["Klopapier @Rewe /14"]],
    ["Brötchen jeden Samstag", ["Brötchen /7"]],
    ["leche cada semana", ["leche /7"]],
    ["pan todos los lunes", ["pan /7"]],
    ["café toutes les deux semaines", ["café /14"]],
    ["pain tous les samedis", ["pain /7"]],
    ["milk tomorrow", ["milk (tomorrow)"]],
    ["apples for sunday and cake for tomorrow", ["apples (for sunday)", "cake (for tomorrow)"]],
    ["tomorrow we need strawberries and cream", ["strawberries (tomorrow)", "cream (tomorrow)"]],
    ["Milch für Sonntag", ["Milch (für Sonntag)"]],
    ["pizza para el viernes", ["pizza (para el viernes)"]],
    ["beurre pour demain", ["beurre (pour demain)"]],
  ])("%s", (text, things) => expect(shown(text)).toEqual(things));
});

describe("chat exports, mails and recipes", () => {
  test.each([
    ["[21.11.26, 18:04:12] Ben: milk and bread", ["milk", "bread"]],
    ["21/11/2026, 18:04 - Ben: eggs\n21/11/2026, 18:05 - Ana: <Media omitted>", ["eggs"]],
    ["[21/11/2026, 18:04:11] Ben: eggs\n\u200E[21/11/2026, 18:05:02] Ana: \u200Esticker omitted", ["eggs"]],
    ["[21.11.26, 18:04:11] Ben: \u200EBild weggelassen\n[21.11.26, 18:05:02] Ana: 2 Brot", ["2 Brot"]],
    [
      "21/11/2026, 18:04 - Ben: IMG-20261121-WA0001.jpg (archivo adjunto)\n21/11/2026, 18:05 - Ana: pan",
      ["pan"],
    ],
    ["[21/11/2026, 18:04:11] Ben: 2 pains \u200E<Ce message a été modifié>", ["2 pains"]],
    [
      "[21/11/2026, 18:04:11] Ben: \u200EYou deleted this message.\n[21/11/2026, 18:05:02] Ana: milk",
      ["milk"],
    ],
    ["11/21/26, 6:04 PM - Ben: 2 milk", ["2 milk"]],
    ["Ben, [21.11.26 18:04]\nbutter", ["butter"]],
    ["On Sat, Nov 21, 2026 at 6:04 PM Ben wrote:\n> milk\n> eggs\nSent from my iPhone", ["milk", "eggs"]],
    ["1 lb (450 g) spaghetti", ["1 lb spaghetti (450 g)"]],
  ])("%s", (text, things) => expect(shown(text)).toEqual(things));
});

const part = fc.constantFrom(
  "milk",
  "eggs",
  "2 bread",
  "please",
  "we need",
  "zorblax",
  "and",
  "und",
  "at Costco",
  "every monday",
  "tomorrow",

  "(organic)",
  "@target",
  ",",
  ".",
  "\n",
  "the",
  "🍌",
  "kannst du",
  "s'il te plaît",
  "Ben:",
  "12",
  "leche y pan",
);

test("no word of a text is lost: it is in a thing or among those that are left", () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 14 }), (parts) => {
      const text = parts.join(" ");
      const { things, left } = read(text);
      const kept = [
        ...things.flatMap(({ name, note, store, parsedQuantity }) => [
          name,
          note,
          store?.name,
          parsedQuantity,
        ]),
        ...left,
      ];
      const words = (of: string) => of.toLowerCase().match(/[\p{Alpha}\p{N}]+/gu) ?? [];
      const all = new Set(words(kept.join(" ")));
      const repeats = things.some(({ intervalDays }) => intervalDays !== null) ? ["every", "monday"] : [];
      const lost = words(text).filter((word) => !all.has(word) && !repeats.includes(word));
      expect(lost).toEqual([]);
    }),
    { seed: 1, numRuns: 1000 },
  );
});
