import { expect, test } from "vitest";
import { loadCategoriser } from "../../categoriser/load-node.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import { mergeEntries, namesIn, readLines, type PasteOptions } from "./paste-lines.ts";

const engine = loadCategoriser();

const options = (given: Partial<PasteOptions> = {}): PasteOptions => ({
  stores: [],
  premium: true,
  isName: () => false,
  isKnownToEngine: (name) => engine.knows(name),
  isMisspelt: (word) => engine.isMisspelt(word),
  ...given,
});

function readPaste(text: string, given: Partial<PasteOptions> = {}) {
  const lines = readLines(text, options(given));
  const guesses = namesIn(lines).map((name) => [name, engine.categorise(name).ranked[0]!] as const);
  return mergeEntries(lines, new Map(guesses));
}

const titles = (text: string) => readPaste(text).map(itemTitle);

test("each line is read by itself", () => {
  expect(
    readPaste("- 2 lb chicken thighs @costco\n[ ] milk (oat)\n1. bread", {
      stores: [{ id: "s1", name: "Costco" }],
    }),
  ).toMatchObject([
    { name: "chicken thighs", parsedQuantity: "2", parsedSize: "lb", storeId: "s1" },
    { name: "milk", note: "oat" },
    { name: "bread", parsedQuantity: null },
  ]);
});

test("a line that is too long for a name is kept whole, and the engine isn't asked about it", () => {
  const long = `${"zorbax".repeat(35)} polish`;
  const talk = `Thanks!! ${"see you at 7 or so ".repeat(12)}`.trim();
  const lines = readPaste(`milk\n${long}\n${talk}`);
  expect(lines.map(({ name, text }) => (name === "milk" ? name : text))).toEqual(["milk", long, talk]);
  expect(namesIn(lines)).toEqual(["Milk"]);
});

test("one thing on two lines is one item, with both amounts", () => {
  expect(titles("500 g flour\nmilk\n1 kg Flour\nmilk")).toEqual(["1½ kg flour", "milk"]);
  expect(titles("tomato\n3 tomatoes")).toEqual(["3 tomato"]);
});

test("things that only look alike are two", () => {
  expect(titles("rosé\nroses\nmint\nmints")).toEqual(["rosé", "roses", "mint", "mints"]);
});

test("without the engine's guesses only equal names are the same thing", () => {
  const lines = readLines("tomato\ntomatoes\nTOMATO", options());
  expect(mergeEntries(lines, new Map()).map(itemTitle)).toEqual(["tomato", "tomatoes"]);
});

test("amounts that can't be added up are both kept", () => {
  expect(readPaste("1 kg tuna\n2 cans tuna (in oil)")).toMatchObject([
    { name: "tuna", parsedQuantity: "1", parsedSize: "kg", note: "in oil, + 2 cans" },
  ]);
});

test("without Premium the words of a repeat stay with the line that they stand beside", () => {
  const weekly = (premium: boolean) =>
    readPaste("milk every day\nWeekly:\neggs\nbread", { premium }).map(({ name, note }) => [name, note]);
  expect(weekly(true)).toEqual([
    ["milk", "every day"],
    ["eggs", null],
    ["bread", null],
  ]);
  expect(weekly(false)).toEqual([
    ["milk every day", null],
    ["eggs Weekly", null],
    ["bread", null],
  ]);
});

test("an entry knows that it can't repeat without Premium, and that it is to repeat on a day of the week", () => {
  const told = (text: string, premium: boolean) =>
    readPaste(text, { premium }).map(({ name, staysOnce, saysDay }) => [name, staysOnce, saysDay]);
  expect(told("milk every week\nbread", false)).toEqual([
    ["milk every week", true, false],
    ["bread", false, false],
  ]);
  expect(told("milk every week\nbread", true)).toEqual([
    ["milk", false, false],
    ["bread", false, false],
  ]);
  expect(told("Every monday:\nmilk", true)).toEqual([["milk", false, true]]);
  expect(told("milk\nmilk every monday", true)).toEqual([["milk", false, true]]);
});

test("one thing for two stores is two items", () => {
  const stores = [
    { id: "s1", name: "Costco" },
    { id: "s2", name: "Aldi" },
  ];
  expect(readPaste("milk @costco\nmilk @aldi", { stores }).map(({ storeId }) => storeId)).toEqual([
    "s1",
    "s2",
  ]);
});

test("each entry has its part of its line as it was written", () => {
  const text = "Ben: please get 6 eggs and milk\nBen: thanks a lot";
  expect(readLines(text, options()).map(({ written }) => written)).toEqual([
    "please get 6 eggs",
    "milk",
    "thanks a lot",
  ]);
});

/** The words that were left out of each thing, and its titles when they are kept. */
const leftOut = (text: string, given: Partial<PasteOptions> = {}) =>
  readPaste(text, given).map((entry) => [
    itemTitle(entry),
    entry.leftOut?.words ?? null,
    entry.leftOut?.asWritten.map(itemTitle) ?? [],
  ]);

test("an entry has the words that were left out of its line, and itself as it was written", () => {
  const chat =
    "[21.11.26, 18:04:12] Ben: Please get 6 eggs and milk, thanks\n[21.11.26, 18:05:01] Ana: - bread\n☐ 2 kale";
  expect(leftOut(chat)).toEqual([
    ["6 eggs", "Please get", ["Please get 6 eggs"]],
    ["milk", "thanks", ["milk, thanks"]],
    ["bread", null, []],
    ["2 kale", null, []],
  ]);
});

test("an entry as it was written has what is said of it elsewhere", () => {
  const notes = (text: string) =>
    readPaste(text).map(({ note, leftOut: kept }) => [note, kept?.asWritten[0]?.note ?? null]);
  expect(notes("please get eggs and ham. For the picnic")).toEqual([
    ["For the picnic", "For the picnic"],
    ["For the picnic", null],
  ]);
  const stores = [{ id: "s1", name: "Costco" }];
  const [entry] = readPaste("Costco:\nplease get 2 milk every week", { stores });
  expect(entry?.leftOut?.asWritten).toMatchObject([
    { name: "please get 2 milk", storeId: "s1", storeName: "Costco", intervalDays: 7, leftOut: null },
  ]);
  const [once] = readPaste("Weekly:\nplease get milk", { premium: false });
  expect(once?.leftOut?.asWritten).toMatchObject([{ name: "please get milk", staysOnce: true }]);
});

test("entries of one thing are two things as they were written", () => {
  expect(leftOut("please get 2 milk\n3 milk")).toEqual([
    ["5 milk", "please get", ["please get 2 milk", "3 milk"]],
  ]);
  expect(leftOut("please get milk\nplease get milk")).toEqual([["milk", "please get", ["please get milk"]]]);
});

test("a heading and blank lines are no items", () => {
  expect(titles("Zutaten:\n\n200 g Mehl\n2 Eier")).toEqual(["200 g Mehl", "2 Eier"]);
});

test("senders and times of a chat are dropped, and lines that ask for nothing come last, in doubt", () => {
  const chat =
    "[21.11.26, 18:04:12] Ben: milk and bread\n[21.11.26, 18:05:01] Ana: 6 eggs please\n[21.11.26, 18:05:40] Ben: Thanks!! see you at 7";
  expect(readPaste(chat).map((entry) => [itemTitle(entry), entry.doubt])).toEqual([
    ["milk", null],
    ["bread", null],
    ["6 eggs", null],
    ["Thanks!! see you at 7", "talk"],
  ]);
});

test("pantry staples are in doubt in recipes only, and second measures are notes", () => {
  const recipe = "Ingredients\n1 lb (450 g) spaghetti\n2 tbsp olive oil\n1 pinch salt\n4 tomatoes";
  expect(readPaste(recipe).map(({ name, doubt }) => [name, doubt])).toEqual([
    ["spaghetti", null],
    ["olive oil", "pantry"],
    ["salt", "pantry"],
    ["tomatoes", null],
  ]);
  expect(readPaste(recipe)[0]!.note).toBe("450 g");
  expect(readPaste("milk\nsalt").map(({ doubt }) => doubt)).toEqual([null, null]);
});

/** The names in doubt because most kitchens have them. */
const pantryIn = (text: string, given: Partial<PasteOptions> = {}) =>
  readPaste(text, given).flatMap(({ name, doubt }) => (doubt === "pantry" ? [name] : []));

test.each<[string, string[]]>([
  [
    "Tortilla de patatas\n4 patatas\n6 huevos\nAceite de oliva virgen extra\n1 pizca de sal",
    ["Aceite de oliva virgen extra", "sal"],
  ],
  ["Tortilla de patatas\n4 patatas\n6 huevos\n1 cebolla\naceite de oliva\nsal", ["aceite de oliva", "sal"]],
  [
    "Gazpacho\n1 kg de tomates\n1 diente de ajo\n50 ml de aceite de oliva virgen extra\n200 ml de agua\nsal",
    ["aceite de oliva virgen extra", "agua", "sal"],
  ],
  [
    "Croquetas\n1 l de leche\n80 g de harina\npimienta al gusto\naceite para freír",
    ["pimienta", "aceite para freír"],
  ],
  ["Focaccia\n500 g de harina\n350 g de agua\n12 g de sal\naceite", ["agua", "sal", "aceite"]],
  ["Brot\n500 g Mehl\n10 g Salz\n350 ml Wasser\n1 Würfel Hefe", ["Salz", "Wasser"]],
  ["Brot\n500 g Mehl\n500 ml Wasser\n1 Würfel Hefe\nSalz", ["Wasser", "Salz"]],
  ["Pfannkuchen\n250 g Mehl\n1 Prise Salz\nÖl zum Braten\n200 ml Wasser", ["Salz", "Öl", "Wasser"]],
  [
    "Kartoffelpuffer\n1 kg Kartoffeln\n2 Eier\n50 g Mehl\nSalz und Pfeffer\nÖl zum Ausbacken",
    ["Salz", "Pfeffer", "Öl zum Ausbacken"],
  ],
  ["Suppe\n1 kg Möhren\n500 g Kartoffeln\n1 l Brühe\nSalz nach Geschmack", ["Salz"]],
  [
    "Pâte à crêpes\n250 g de farine\n4 œufs\n50 cl de lait\nune pincée de sel\nhuile pour la poêle",
    ["sel", "huile"],
  ],
  ["Crêpes\n250 g de farine\n4 œufs\n50 cl de lait\nsel", ["sel"]],
  [
    "Velouté\n1 kg de potiron\n10 cl d'huile d'olive\n1 dl d'eau\npoivre du moulin",
    ["huile d'olive", "eau", "poivre du moulin"],
  ],
  ["Purée\n1 kg de pommes de terre\n20 cl de lait\nsel selon goût", ["sel"]],
  ["Bread\n500 g flour\n300 ml water\n10 g salt\n7 g yeast", ["water", "salt"]],
  ["Scones\n225 g flour\n50 g butter\n150 ml milk\nsalt", ["salt"]],
  ["Fritters\n3 courgettes\n2 eggs\nsalt to taste\noil for frying", ["salt", "oil for frying"]],
])("a recipe without spoons is known by its amounts, its words or its title: %j", (text, pantry) => {
  expect(pantryIn(text)).toEqual(pantry);
});

test.each([
  "Aldi\n500 g Mehl\n1 l Milch\n250 g Butter\nSalz",
  "Einkauf\n500 g Mehl\n1 l Milch\n250 g Butter\nSalz\nÖl",
  "Wochenende\n500 g Mehl\n1 kg Salz\n1 l Milch\n250 g Butter\n1 l Öl\n6 x 1,5 l Wasser",
  "Oma\n500 g Mehl\n1 l Milch\n250 g Butter\nSalz\nÖl",
  "Aldi\n500 g Mehl\n1 l Milch\n250 g Butter\nÖl zum Braten",
  "Fin de semana\n1 kg arroz\n500 g harina\n1 l leche\nsal\naceite de oliva virgen extra",
  "Courses\n1 kg de farine\n1 l de lait\n250 g de beurre\nsel\nhuile d'olive",
  "Saturday\n500 g flour\n1 l milk\n500 g salt\n1 l olive oil\n50 g pepper\n6 x 500 ml water",
  "2 l water\n250 ml olive oil\n1 quart milk\n2 gallons water\nsalt",
])("in a shopping list with weights the basics of a pantry are to be bought: %j", (text) => {
  expect(pantryIn(text, { stores: [{ id: "s1", name: "Aldi" }] })).toEqual([]);
});

const ticked = (text: string, given: Partial<PasteOptions> = {}) =>
  readPaste(text, given).flatMap((entry) => (entry.doubt === null ? [itemTitle(entry)] : []));
const talkIn = (text: string) =>
  readPaste(text).flatMap(({ written, doubt }) => (doubt === "talk" ? [written] : []));

test.each([
  "Enjoy!",
  "Enjoy your meal!",
  "Happy cooking",
  "Happy baking! 😋",
  "Good luck!",
  "Dig in!",
  "Have fun cooking",
  "Guten Appetit!",
  "Viel Spaß!",
  "Viel Erfolg!",
  "Viel Spaß und guten Appetit!",
  "Gutes Gelingen!",
  "Guten Appetit wünscht Oma",
  "Mahlzeit!",
  "Lasst es euch schmecken!",
  "Danke! Guten Appetit!",
  "¡Buen provecho!",
  "¡Que aproveche!",
  "¡A disfrutar!",
  "¡Mucha suerte!",
  "Bon appétit !",
  "Bonne dégustation !",
  "Régalez-vous !",
  "À table !",
  "Merci et bon appétit !",
])("a wish below or above things is shown, but isn't ticked: %s", (wish) => {
  expect(ticked(`zucchini\nkale\n${wish}`)).toEqual(["zucchini", "kale"]);
  expect(talkIn(`zucchini\nkale\n${wish}`)).toEqual([wish]);
  expect(ticked(`${wish}\nzucchini`)).toEqual(["zucchini"]);
});

test("a wish beside things takes nothing with it, and a thing that is only named like one is to be bought", () => {
  expect(ticked("milk, eggs and bread. Enjoy!")).toEqual(["milk", "eggs", "bread"]);
  expect(talkIn("milk, eggs and bread. Enjoy!")).toEqual(["Enjoy!"]);
  expect(ticked("2 packs Enjoy\nEnjoy Life cookies\nGood luck card")).toEqual([
    "2 packs Enjoy",
    "Enjoy Life cookies",
    "Good luck card",
  ]);
  expect(ticked("Enjoy\nmilk", { isName: (name) => name === "Enjoy" })).toEqual(["Enjoy", "milk"]);
});

test.each<[string, string[]]>([
  ["Shopping: - milk\n- eggs\n- bread", ["milk", "eggs", "bread"]],
  ["Shopping: - milk\r\n\r\n- 2 eggs", ["milk", "2 eggs"]],
  ["for the party: - sumac\n- olives", ["sumac", "olives"]],
  ["pls - Kölsch\n- Brot", ["Kölsch", "Brot"]],
  ["we need 1. some Kefir\n2. eggs", ["Kefir", "eggs"]],
  ["Can you get (1) milk\n(2) eggs", ["milk", "eggs"]],
  ["Party - Chips\n- Cola", ["Chips", "Cola"]],
  ["Hallo Ben, bitte für die Party: – Chips\n– Cola", ["Chips", "Cola"]],
  ["Wir brauchen • Kölsch\n• Brot", ["Kölsch", "Brot"]],
  ["Para la cena: [ ] gambas\n[ ] limones", ["gambas", "limones"]],
  ["Compra de la semana * leche\n* pan", ["leche", "pan"]],
  ["Il faut 1) du lait\n2) des œufs", ["lait", "œufs"]],
  ["Pour ce soir: -crevettes\n-citrons", ["crevettes", "citrons"]],
  ["[21.11.26, 18:04:12] Ben: for the party: - sumac\n- olives", ["sumac", "olives"]],
  ["> Drinks: - beer\n> - wine", ["beer", "wine"]],
])("a heading on the line of the first bullet goes, and its thing is ticked: %j", (text, things) => {
  expect(ticked(text)).toEqual(things);
  expect(talkIn(text)).toEqual([]);
});

test("words before a bullet stay when they are a thing, or a part of one", () => {
  expect(ticked("we need milk and also - eggs\n- bread")).toEqual(["milk", "eggs", "bread"]);
  expect(ticked("Please get milk, and for the party: • sumac\n• olives")).toEqual([
    "milk",
    "sumac",
    "olives",
  ]);
  expect(readPaste("Milk - oat\n- bread")).toMatchObject([{ name: "Milk", note: "oat" }, { name: "bread" }]);
  expect(readPaste("- Käse - Gouda\n- Brot")).toMatchObject([
    { name: "Käse", note: "Gouda" },
    { name: "Brot" },
  ]);
});

test("a store before the first bullet holds for the things below", () => {
  const stores = [
    { id: "s1", name: "Aldi" },
    { id: "s2", name: "Lidl" },
  ];
  const read = readPaste("Aldi - Milch\n- Brot\nLidl: + Apfel\n+ Birne", { stores });
  expect(read.map(({ name, storeId }) => [name, storeId])).toEqual([
    ["Milch", "s1"],
    ["Brot", "s1"],
    ["Apfel", "s2"],
    ["Birne", "s2"],
  ]);
});
