import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { csvFields } from "../../contract/items/fields.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { sourceOf } from "../../import/byte-source.ts";
import { readImport } from "../../import/read-import.ts";
import { parseItemName } from "../../typed-text/parse-name.ts";
import { listCalendar } from "./list-calendar.ts";
import { listCsv } from "./list-csv.ts";
import { listMarkdown } from "./list-markdown.ts";
import { listSections, sentGroups, type SentItem } from "./list-sections.ts";
import { listText, storeText } from "./list-text.ts";

const at = "2026-03-02T10:00:00.000+00:00";
let made = 0;

/** Makes an item as if `typed` had been typed. */
function item(typed: string, more: Partial<SentItem> = {}): SentItem {
  made += 1;
  return {
    ...parseItemName(typed),
    id: `00000000-0000-7000-8000-${String(made).padStart(12, "0")}`,
    note: null,
    price: null,
    storeId: null,
    categoryId: null,
    categoryName: null,
    completed: false,
    completedAt: null,
    hidden: false,
    createdAt: at,
    updatedAt: at,
    ...more,
  };
}

const inCategory = (categoryName: string) => ({ categoryName, categoryId: nameKey(categoryName) });
const stores = [
  { id: "edeka", name: "Edeka", aisleOrder: ["produce", "bakery"] },
  { id: "empty", name: "Nowhere", aisleOrder: [] },
];
const items = [
  item("Candles"),
  item("2 l Milk", { ...inCategory("Dairy & Eggs"), note: "the blue one,\nnot the red" }),
  item("Brötchen", { ...inCategory("Bakery"), storeId: "edeka", price: 0.35 }),
  item("1,5 kg Äpfel", { ...inCategory("Produce"), storeId: "edeka" }),
  item("Tea", { ...inCategory("Beverages"), completed: true, completedAt: at }),
  item("A surprise", { ...inCategory("Bakery"), hidden: true, storeId: "edeka" }),
];
const sections = listSections(items, stores);

test("a list is grouped by store and aisle, without hidden items", () => {
  expect(listMarkdown(sections)).toBe(`# Shopping list

- [ ] Candles

## Beverages

- [x] Tea

## Dairy & Eggs

- [ ] 2 l Milk — the blue one, not the red

## Edeka

### Produce

- [ ] 1,5 kg Äpfel

### Bakery

- [ ] Brötchen
`);
  const files = [
    listMarkdown(sections),
    listText(sections),
    listCsv(sections),
    listCalendar(sections, new Date(at)),
  ];
  for (const file of files) expect(file).not.toContain("surprise");
});

test("a text has the open items, and no heading without items", () => {
  expect(listText(sections)).toBe(`Shopping list:

- Candles

Dairy & Eggs
- 2 l Milk (the blue one, not the red)

Edeka:

Produce
- 1,5 kg Äpfel

Bakery
- Brötchen
`);
  const groups = sentGroups([{ key: "", name: "Uncategorized", items: [items[0]!, items[4]!] }]);
  expect(storeText("Edeka", groups)).toBe("Edeka:\n\n- Candles\n");
});

const read = (text: string, name: string) =>
  readImport(sourceOf(new TextEncoder().encode(text)), name, {
    stores: stores.map((store) => store.name),
    categories: ["Produce", "Bakery", "Dairy & Eggs", "Beverages"],
  });

describe("a Markdown file that Restock reads", () => {
  const wanted = items
    .filter(({ hidden, completed }) => !hidden && !completed)
    .map(({ name, parsedQuantity, parsedSize, categoryName, storeId }) => ({
      name,
      parsedQuantity,
      parsedSize,
      category: categoryName,
      store: storeId === null ? null : "Edeka",
    }));

  test.each([
    ["Markdown", listMarkdown(sections), "restock-list.md"],
    ["CSV", listCsv(sections), "restock-list.csv"],
  ])("is each amount, category and store, from %s", async (_, text, name) => {
    const plan = await read(text, name);
    expect(plan.items).toHaveLength(wanted.length);
    for (const one of wanted) expect(plan.items).toContainEqual(expect.objectContaining(one));
    expect(plan.bought).toEqual([{ name: "Tea" }]);
    expect(plan.items.find((one) => one.name === "Milk")?.note).toBe("the blue one, not the red");
  });

  test("has its stores, also unknown ones", async () => {
    const text = listMarkdown(listSections(items, [{ id: "edeka", name: "Krämer & Söhne", aisleOrder: [] }]));
    const plan = await read(text, "list.md");
    expect(plan.stores).toEqual([{ name: "Krämer & Söhne", categories: [] }]);
    expect(plan.items.find(({ name }) => name === "Äpfel")).toMatchObject({
      store: "Krämer & Söhne",
      category: "Produce",
    });
  });

  test("has the same names in spite of Markdown's special characters", async () => {
    const name = fc
      .string({ unit: fc.constantFrom(..."aäß*_`[]<>~\\#&🥑ש "), minLength: 1, maxLength: 20 })
      .map((text) => `Z${text.replace(/\s+/gu, " ").trim()}`);
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(name, { minLength: 1, maxLength: 5 }), async (names) => {
        const list = names.map((one) => ({ ...item("Any"), name: one, ...inCategory("Bakery") }));
        const plan = await read(listMarkdown(listSections(list, [])), "list.md");
        expect(plan.items.map((one) => one.name)).toEqual(names);
        expect(plan.items.every(({ category }) => category === "Bakery")).toBe(true);
      }),
      { seed: 20261122, numRuns: 200 },
    );
  });
});

test("a table has every field of the server's, but whether an item is hidden and when it was added", () => {
  const headers = csvFields.filter(({ name }) => name !== "hidden" && name !== "createdAt");
  const [header, row] = listCsv(listSections([items[2]!], stores))
    .replace("\uFEFF", "")
    .split("\r\n");
  expect(header).toBe(headers.map((field) => field.header).join());
  expect(row).toBe("Brötchen,1,,Bakery,Edeka,,0.35,no");
});

test("no cell of a table is a formula, and each text is one cell", () => {
  const evil = ["=HYPERLINK(1)", "+1", "-1", "@A1", "\tx", '"quoted", and more', "two\nlines"];
  const table = listCsv(
    listSections(
      evil.map((name) => ({ ...item("Any"), name, note: name })),
      [],
    ),
  );
  expect(table.startsWith("\uFEFFItem,Quantity,Size,Category,Store,Note,Price,Done\r\n")).toBe(true);
  expect(table).not.toMatch(/(?:^|,|\r\n)"?[=+\-@\t]/mu);
  expect(table).toContain('"""quoted"", and more"');
  expect(table).toContain('"two\nlines"');
});

describe("a calendar", () => {
  const linesOf = (text: string) => text.split("\r\n").slice(0, -1);
  const unfolded = (text: string) => text.replaceAll("\r\n ", "");

  test("has a to-do for each item, with its texts escaped", () => {
    const one = item("2 l Milk", {
      ...inCategory("Dairy, Eggs; & more"),
      note: "back\\slash\nbelow",
      storeId: "edeka",
      completed: true,
      completedAt: at,
    });
    expect(linesOf(listCalendar(listSections([one], stores), new Date("2026-03-03T01:02:03Z")))).toEqual([
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Restock//Shopping list//EN",
      "BEGIN:VTODO",
      `UID:${one.id}@restock`,
      "DTSTAMP:20260303T010203Z",
      "CREATED:20260302T100000Z",
      "LAST-MODIFIED:20260302T100000Z",
      "SUMMARY:2 l Milk",
      "DESCRIPTION:back\\\\slash below",
      "CATEGORIES:Dairy\\, Eggs\\; & more",
      "LOCATION:Edeka",
      "STATUS:COMPLETED",
      "COMPLETED:20260302T100000Z",
      "END:VTODO",
      "END:VCALENDAR",
    ]);
  });

  test("has no line over 75 bytes and no split character, and is read back unchanged", async () => {
    const unit = fc.constantFrom(..."aé漢🥑👩‍🍳", "👨‍👩‍👧‍👦", "\\", ";", ",");
    const name = fc.string({ unit, minLength: 1, maxLength: 120 }).map((text) => `Z${text}`);
    await fc.assert(
      fc.asyncProperty(name, async (named) => {
        const text = listCalendar(listSections([{ ...item("Any"), name: named }], []), new Date(at));
        for (const line of linesOf(text)) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
        expect(unfolded(text)).toContain(`SUMMARY:${named.replace(/[\\;,]/gu, "\\$&")}\r\n`);
        if (named.length <= 200) expect((await read(text, "list.ics")).items[0]?.name).toBe(named);
      }),
      { seed: 20261122, numRuns: 200 },
    );
  });
});
