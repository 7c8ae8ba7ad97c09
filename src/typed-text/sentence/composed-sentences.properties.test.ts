import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { loadCategoriser } from "../../categoriser/load-node.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { readSentences } from "./read-sentences.ts";

/** How people speak in one language: each of `all` may stand behind a list and counts for all of it. */
type Language = {
  names: string;
  heads: string;
  tails: string;
  all: string;
  amounts: string;
  /** Amounts that stand behind a comma, and the number in them. */
  behind: string;
  ands: string;
};

const languages: Language[] = [
  {
    names:
      "milk|eggs|bread|chicken thighs|paper towels|olive oil|bananas|greek yogurt|trash bags|dish soap|orange juice|black beans|garlic|dog food|frozen peas|cream cheese|ground beef|toilet paper|sparkling water|ice cream",
    heads:
      "|we need |please get |can you pick up |don't forget |hey can you grab |we're out of |Shopping list: |for tomorrow: |call mom, |um, ",
    tails: "| please| thanks|.|!| on the way home| tomorrow| 🙏| too",
    all: " at Costco| from Target| every week",
    amounts: "|2 |a |some |two |a couple of |a bag of |2 lbs of |500 g |1 large pack of ",
    behind: "two bottles=2|three bags=3|4 packs=4|twelve cans=12",
    ands: " and | & |, and |, | plus ",
  },
  {
    names:
      "Milch|Eier|Brot|Hähnchenbrust|Küchenrolle|Olivenöl|Joghurt|Müllbeutel|Kaffee|Reis|Zwiebeln|Zahnpasta|Lachs|Frischkäse|Brötchen|Hackfleisch|Klopapier|Nudeln|Tomaten|Gurken",
    heads:
      "|wir brauchen |bitte |kannst du |vergiss nicht |kauf bitte |Einkaufsliste: |ich brauche noch |für morgen: |Oma anrufen, |ähm, ",
    tails: "| bitte| danke|.|!| mitbringen| kaufen| morgen| 🙏| auch",
    all: " bei Lidl| vom Lidl| jede Woche",
    amounts: "|2 |zwei |ein paar |500 g |1 Packung |2 kg |eine große Packung ",
    behind: "zwei Flaschen=2|drei Tüten=3|4 Packungen=4|zwölf Dosen=12",
    ands: " und |, | sowie | + | und noch ",
  },
  {
    names:
      "leche|huevos|pan|pechuga de pollo|papel de cocina|aceite de oliva|plátanos|yogur griego|bolsas de basura|café|zumo de naranja|arroz|pasta de dientes|salmón|carne picada|papel higiénico|agua con gas|macarrones|tomates|jamón serrano",
    heads:
      "|necesitamos |compra |por favor trae |no olvides |hay que comprar |nos falta |lista de la compra: |para mañana: |llamar a mamá, |pues mira, ",
    tails: "| por favor| gracias|.|!| mañana| 🙏| también| si puedes",
    all: " en Lidl| cada semana",
    amounts: "|2 |dos |un paquete de |500 g de |2 kg de |un paquete grande de ",
    behind: "dos botellas=2|tres bolsas=3|4 paquetes=4|doce latas=12",
    ands: " y |, | y también | + ",
  },
  {
    names:
      "lait|œufs|pain|blanc de poulet|essuie-tout|huile d'olive|bananes|yaourt grec|sacs poubelle|liquide vaisselle|café|jus d'orange|riz|dentifrice|petits pois|viande hachée|papier toilette|eau gazeuse|tomates|jambon",
    heads:
      "|il faut |achète |n'oublie pas |tu peux prendre |il manque |liste de courses : |on a besoin de |pour demain : |appeler le plombier, |euh, ",
    tails: "| stp| merci|.| !| demain| 🙏| aussi| s'il te plaît",
    all: " chez Lidl| toutes les semaines",
    amounts: "|2 |deux |un paquet de |500 g de |1 kg de |un gros paquet de ",
    behind: "deux bouteilles=2|trois sacs=3|4 paquets=4|douze boîtes=12",
    ands: " et |, | et aussi | + ",
  },
];

type Composed = { text: string; names: string[]; store: string | null; days: number | null };

const composed = fc.constantFrom(...languages).chain((language) => {
  const oneOf = (choices: string) => fc.constantFrom(...choices.split("|"));
  return fc
    .record({
      names: fc.uniqueArray(oneOf(language.names), { minLength: 1, maxLength: 6 }),
      amounts: fc.array(oneOf(language.amounts), { minLength: 6, maxLength: 6 }),
      head: oneOf(language.heads),
      tail: fc.oneof(oneOf(language.tails), oneOf(language.all)),
      separator: fc.constantFrom(", ", ",", "; ", "\n"),
      and: oneOf(language.ands),
    })
    .map(({ names, amounts, head, tail, separator, and }): Composed => {
      const isFrench = language === languages[3];
      const said = names.map((name, at) => {
        const amount = amounts[at]!;
        return isFrench && /^[aeiouœh]/u.test(name) ? amount.replace(/de $/u, "d'") + name : amount + name;
      });
      const last = separator === "\n" ? separator : and;
      const list = said.slice(0, -1).join(separator);
      const text = `${head}${list}${list === "" ? "" : last}${said.at(-1)!}${tail}`;
      // Between commas alone, a repeat behind a thing with an amount is of this thing or of all: people differ.
      const isUnsure = and === ", " && separator !== "\n" && amounts.slice(0, names.length).some(Boolean);
      const counts = language.all.split("|").includes(tail) && !/[\n;]/u.test(text);
      return {
        text,
        names,
        store: counts ? (/Costco|Target|Lidl/u.exec(tail)?.[0] ?? null) : null,
        days: counts && !isUnsure && !/Costco|Target|Lidl/u.test(tail) ? 7 : null,
      };
    });
});

type Counted = { text: string; things: { name: string; number: string | null }[] };

/** Lists in which some things have their amount behind a comma: "ham, two packs, and wine, a store or a time behind it". */
const countedBehind = fc.constantFrom(...languages).chain((language) => {
  const oneOf = (choices: string) => fc.constantFrom(...choices.split("|"));
  return fc
    .record({
      names: fc.uniqueArray(oneOf(language.names), { minLength: 1, maxLength: 5 }),
      amounts: fc.array(fc.option(oneOf(language.behind)), { minLength: 5, maxLength: 5 }),
      head: oneOf(language.heads),
      tail: fc.oneof(oneOf(language.tails), oneOf(language.all)),
      and: oneOf(language.ands),
    })
    .map(({ names, amounts, head, tail, and }): Counted => {
      const parts = names.map((name, at) => ({ name, amount: amounts[at]?.split("=") ?? null }));
      const said = parts.map(({ name, amount }) => (amount === null ? name : `${name}, ${amount[0]}`));
      const list = said.length === 1 ? said[0]! : `${said.slice(0, -1).join(", ")}${and}${said.at(-1)!}`;
      return {
        text: `${head}${list}${tail}`,
        things: parts.map(({ name, amount }) => ({ name: nameKey(name), number: amount?.[1] ?? null })),
      };
    });
});

const categoriser = loadCategoriser();
const masterItems = readFileSync(new URL("../../../db/master-items.txt", import.meta.url), "utf8");
const listed = new Set(masterItems.split("\n").map((line) => nameKey(line.split("\t")[1] ?? "")));
const options = {
  stores: ["Costco", "Target", "Lidl"].map((name) => ({ id: name, name })),
  isName: (name: string) => listed.has(nameKey(name)),
  isKnownToEngine: (name: string) => categoriser.knows(name),
  isMisspelt: (word: string) => categoriser.isMisspelt(word),
};

test("each thing of a composed list is read by itself, with the store and the repeat behind the list", () => {
  fc.assert(
    fc.property(composed, ({ text, names, store, days }) => {
      const { things } = readSentences(text, options);
      expect(things.map(({ name }) => nameKey(name))).toEqual(names.map(nameKey));
      if (store !== null) expect(new Set(things.map((thing) => thing.store?.name))).toEqual(new Set([store]));
      if (days !== null)
        expect(new Set(things.map(({ intervalDays }) => intervalDays))).toEqual(new Set([days]));
    }),
    { seed: 12, numRuns: 500 },
  );
});

test("an amount behind a comma is of the thing before it, wherever that stands in a list", () => {
  fc.assert(
    fc.property(countedBehind, ({ text, things }) => {
      const read = readSentences(text, options).things;
      expect(
        read.map(({ name, parsedQuantity }) => ({ name: nameKey(name), number: parsedQuantity })),
      ).toEqual(things);
    }),
    { seed: 7, numRuns: 600 },
  );
});

/** How a clause says its store, and perhaps a repeat of 7 days: "$l" is its list and "$s" the store. */
const scopes = [
  "$l from $s|from $s $l|$s: $l|$l, all from $s|from $s, $l|at $s get $l|$l from $s every week=7|every week $l from $s=7",
  "$l von $s|bei $s $l|$s: $l|$l, alles von $s|bei $s, $l|bei $s brauchen wir $l|$l von $s jede Woche=7|jede Woche $l von $s=7",
  "$l de $s|en $s $l|$s: $l|$l, todo de $s|en $s, $l|en $s necesitamos $l|$l de $s cada semana=7|cada semana $l de $s=7",
  "$l chez $s|chez $s $l|$s: $l|$l, le tout chez $s|chez $s, $l|chez $s il faut $l|$l chez $s chaque semaine=7|chaque semaine $l chez $s=7",
];
const furtherClauses = [
  ". |; |, and |; also |\n",
  ". |; |, und |; außerdem |\n",
  ". |; |, y |; además |\n",
  ". |; |, et |\n",
];

type Scoped = { text: string; things: { name: string; store: string; days: number | null }[] };

/** Several clauses, each of which names its store. */
const scoped = fc.integer({ min: 0, max: languages.length - 1 }).chain((language) => {
  const { names, ands } = languages[language]!;
  const oneOf = (choices: string) => fc.constantFrom(...choices.split("|"));
  return fc
    .record({
      names: fc.uniqueArray(oneOf(names), { minLength: 6, maxLength: 6 }),
      stores: fc.shuffledSubarray(["Costco", "Target", "Lidl"], { minLength: 1 }),
      sizes: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 3, maxLength: 3 }),
      forms: fc.array(oneOf(scopes[language]!), { minLength: 3, maxLength: 3 }),
      separators: fc.array(oneOf(furtherClauses[language]!), { minLength: 2, maxLength: 2 }),
    })
    .map(({ names, stores, sizes, forms, separators }): Scoped => {
      const rest = [...names];
      const things: Scoped["things"] = [];
      const text = stores
        .map((store, at) => {
          const [form, days] = forms[at]!.split("=") as [string, string?];
          const own = rest.splice(0, sizes[at]);
          things.push(
            ...own.map((name) => ({ name: nameKey(name), store, days: days === undefined ? null : 7 })),
          );
          const clause = form.replace("$l", own.join(ands.split("|")[0])).replace("$s", store);
          return `${at === 0 ? "" : separators[at - 1]!}${clause}`;
        })
        .join("");
      return { text, things };
    });
});

test("each of several clauses keeps its own store and repeat", () => {
  fc.assert(
    fc.property(scoped, ({ text, things }) => {
      const read = readSentences(text, options).things;
      expect(
        read.map(({ name, store, intervalDays }) => ({
          name: nameKey(name),
          store: store?.name,
          days: intervalDays,
        })),
      ).toEqual(things);
    }),
    { seed: 3, numRuns: 500 },
  );
});
