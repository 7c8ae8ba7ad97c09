import { describe, expect, test } from "vitest";
import { parseEntry, type EntryPart } from "./parse-entry.ts";
import { repeatDays } from "./repeat-words.ts";

const stores = [
  { id: "s1", name: "Costco" },
  { id: "s2", name: "Trader Joe's" },
  { id: "s3", name: "Target" },
  { id: "s4", name: "Costco Business Center" },
  { id: "s5", name: "dm-drogerie markt" },
  { id: "s6", name: "Café Süd" },
];

/** Typed → name | store | days | note, the last three where there are any. */
const examples = `
2 lb chicken thighs every 2 weeks @costco → chicken thighs | Costco | 14
@costco 2 lb chicken thighs every 2 weeks → chicken thighs | Costco | 14
every 2 weeks: milk → milk | | 14
milk @Trader Joe's → milk | Trader Joe's
@trader joe's milk → milk | Trader Joe's
milk @traderjoes 2l → milk | Trader Joe's
milk @trader joe’s, weekly → milk | Trader Joe's | 7
milk @tra → milk | Trader Joe's
milk @tar → milk | Target
milk @t → milk @t
milk @cost → milk @cost
milk @costco b → milk | Costco Business Center
milk @costco → milk | Costco
milk @costco. → milk | Costco
milk (@costco) → milk | Costco
milk - @costco → milk | Costco
@dm shampoo → shampoo | dm-drogerie markt
kuchen @cafe sud → kuchen | Café Süd
kuchen @CAFÉ SÜD → kuchen | Café Süd
milk @nowhere → milk @nowhere
me@costco.com → me@costco.com
milk every week → milk | | 7
milk every 2 weeks → milk | | 14
milk every two weeks → milk | | 14
milk every other week → milk | | 14
milk every 3 weeks → milk | | 21
milk every month → milk | | 30
Milk Every Month → Milk | | 30
milk every 4 weeks → milk | | 30
milk every 5 weeks → milk | | 35
milk every six weeks → milk | | 42
milk every 7 weeks → milk | | 49
milk every 2 months → milk | | 60
milk every quarter → milk | | 90
milk every 5 months → milk | | 150
milk every 6 months → milk | | 180
milk every 30 days → milk | | 30
milk each week → milk | | 7
milk once a week → milk | | 7
milk once every 3 months → milk | | 90
milk every fortnight → milk | | 14
milk weekly → milk | | 7
milk fortnightly → milk | | 14
milk biweekly → milk | | 14
milk monthly → milk | | 30
milk, quarterly → milk | | 90
milk (weekly) → milk | | 7
milk (every 2 weeks) → milk | | 14
eggs 12 weekly → eggs | | 7
eggs weekly (2) → eggs | | 7
Brot jede Woche → Brot | | 7
Brot alle zwei Wochen → Brot | | 14
Brot alle 14 Tage → Brot | | 14
Brot jeden Monat → Brot | | 30
Brot wöchentlich → Brot | | 7
Brot monatlich → Brot | | 30
leche cada semana → leche | | 7
leche cada dos semanas → leche | | 14
leche cada quince días → leche | | 14
leche cada mes → leche | | 30
leche mensual → leche | | 30
lait chaque semaine → lait | | 7
lait toutes les 2 semaines → lait | | 14
lait tous les mois → lait | | 30
milk every day → milk every day
milk every 10 days → milk every 10 days
milk every 4 months → milk every 4 months
weekly planner → weekly planner
monthly → monthly
every man jack soap → every man jack soap
milk (organic) → milk | | | organic
milk (organic) (2) → milk | | | organic
milk 2l (organic) → milk | | | organic
milk (2) → milk
milk weekly (organic) → milk | | 7 | organic
milk (organic) weekly → milk | | 7 | organic
milk - the blue one → milk | | | the blue one
milk - the blue one, every month @target → milk | Target | 30 | the blue one
milk - the blue @costco one → milk | Costco | | the blue one
milk // lactose free → milk | | | lactose free
1 medium onion, finely chopped → medium onion | | | finely chopped
3 cloves garlic, minced → garlic | | | minced
2 apples, peeled, cored and sliced → apples | | | peeled, cored and sliced
2 eggs, at room temperature → eggs | | | at room temperature
½ cup parmesan, grated, plus more for serving → parmesan | | | grated, plus more for serving
butter, softened @costco → butter | Costco | | softened
2 Zwiebeln, fein gehackt → Zwiebeln | | | fein gehackt
2 zanahorias, peladas y en rodajas → zanahorias | | | peladas y en rodajas
100 g de beurre, fondu → beurre | | | fondu
salt, kosher → salt, kosher
tomatoes, chopped, canned → tomatoes, chopped, canned
Hackfleisch, gemischt → Hackfleisch, gemischt
, chopped → , chopped
2 milk 1l (skimmed) weekly → milk | | 7 | skimmed
coca-cola → coca-cola
(organic) → (organic)
half and half every six weeks → half and half | | 42
7 up @target → 7 up | Target
`
  .split("\n")
  .filter(Boolean)
  .map((line) => {
    const [typed, expected] = line.split(" → ") as [string, string];
    const [name, store, days, note] = expected.split("|").map((part) => part.trim());
    return { typed, name, store: store || null, days: days ? Number(days) : null, note: note || null };
  });

test.each(examples)("$typed", ({ typed, name, store, days, note }) => {
  const entry = parseEntry(typed, { stores });
  expect([entry.name, entry.storeName, entry.intervalDays, entry.note]).toEqual([name, store, days, note]);
  expect(entry.storeId).toBe(stores.find((known) => known.name === store)?.id ?? null);
});

test("every repeat interval but 120 days can be typed", () => {
  const typed = [
    "1 week",
    "2 weeks",
    "3 weeks",
    "1 month",
    "5 weeks",
    "6 weeks",
    "7 weeks",
    "2 months",
    "3 months",
  ];
  const days = [...typed, "5 months", "6 months"].map(
    (span) => parseEntry(`milk every ${span}`).intervalDays,
  );
  expect(days).toEqual([...repeatDays]);
});

describe("chips", () => {
  const typed = "2 lb chicken thighs (boneless) every 2 weeks @costco";

  function spansOf(text: string): [EntryPart, string[]][] {
    const entry = parseEntry(text, { stores });
    return entry.chips.map(({ part, spans }) => [
      part,
      spans.map(({ start, end }) => entry.text.slice(start, end)),
    ]);
  }

  test("chips have the words they were parsed from, in their order", () => {
    expect(spansOf(typed)).toEqual([
      ["quantity", ["2 lb"]],
      ["note", ["(boneless)"]],
      ["repeat", ["every 2 weeks"]],
      ["store", ["@costco"]],
    ]);
  });

  test("a quantity may come from both sides of the name", () => {
    expect(spansOf("2 milk 1l @costco")).toEqual([
      ["quantity", ["2", "1l"]],
      ["store", ["@costco"]],
    ]);
  });

  test("a note may stand on both sides of a store", () => {
    expect(spansOf("milk - the blue @costco one")).toEqual([
      ["note", ["- the blue", "one"]],
      ["store", ["@costco"]],
    ]);
  });

  test("spans are right in a text with runs of white space and letters of several code units", () => {
    expect(spansOf("  2   lb  🍌🍌 bananas   @costco ")).toEqual([
      ["quantity", ["2   lb"]],
      ["store", ["@costco"]],
    ]);
  });

  test("a name alone has no chips", () => {
    expect(parseEntry("half and half", { stores }).chips).toEqual([]);
  });

  test("removing a chip with its words leaves the text without them", () => {
    const { chips } = parseEntry(typed, { stores });
    expect(chips.map(({ without }) => without)).toEqual([
      "chicken thighs (boneless) every 2 weeks @costco",
      "2 lb chicken thighs every 2 weeks @costco",
      "2 lb chicken thighs (boneless) @costco",
      "2 lb chicken thighs (boneless) every 2 weeks",
    ]);
    for (const { part, without } of chips) {
      expect(parseEntry(without, { stores }).chips.map((chip) => chip.part)).not.toContain(part);
    }
  });

  test("removing only the chip gives its words back to the name, with a note that they now follow", () => {
    const named = (part: EntryPart): string => parseEntry(typed, { stores, asName: [part] }).name;
    expect(named("quantity")).toBe("2 lb chicken thighs");
    expect(named("note")).toBe("chicken thighs (boneless)");
    expect(named("repeat")).toBe("chicken thighs (boneless) every 2 weeks");
    expect(named("store")).toBe("chicken thighs (boneless) @costco");
  });
});

test("only the given stores are matched", () => {
  expect(parseEntry("milk @costco")).toMatchObject({ name: "milk @costco", storeId: null });
});

test("a text of a store or a repeat only has an empty name", () => {
  expect(parseEntry("@costco", { stores })).toMatchObject({ name: "", storeName: "Costco" });
  expect(parseEntry("every week")).toMatchObject({ name: "", intervalDays: 7 });
  expect(parseEntry("")).toMatchObject({ name: "", chips: [] });
});
