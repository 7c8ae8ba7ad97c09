import * as fc from "fast-check";
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { sourceOf } from "./byte-source.ts";
import { rowsOf } from "./import-plan.rows.ts";
import { UnreadableFile, type ImportOptions, type ImportPlan } from "./import-plan.ts";
import { readImport } from "./read-import.ts";

const options: ImportOptions = {
  stores: ["Costco", "Target", "Edeka", "Trader Joe's"],
  categories: ["Produce", "Dairy & Eggs", "Bakery"],
  isName: (name) => ["milk", "bread"].includes(name.toLowerCase()),
  isKnownToEngine: (name) => ["milch", "brot", "reis", "basmati"].includes(name.toLowerCase()),
};

const fixture = (name: string) =>
  readImport(
    sourceOf(readFileSync(new URL(`../../test/fixtures/import/${name}`, import.meta.url))),
    name,
    options,
  );
const read = (text: string, name = "list.txt", given = options) =>
  readImport(sourceOf(new TextEncoder().encode(text)), name, given);

const fixtures: Record<string, { format: string; rows: string[] }> = {
  "keep.json": { format: "keep", rows: ["2 l Milk", "bought: Äpfel", "skipped: : It is empty."] },
  "takeout.zip": {
    format: "keep",
    rows: [
      "2 l Milk",
      "Schrauben",
      "2 Dübel",
      "bought: Äpfel",
      "skipped: : It is empty.",
      "skipped: Shopping: It is in the trash.",
    ],
  },
  "bring.json": {
    format: "bring",
    rows: ["200 g Sour cream", "Oat milk", "Oat milk (barista)", "Mashed potatoes (1+4+3)", "bought: Bread"],
  },
  "anylist.json": {
    format: "anylist",
    rows: ["2 lb Chicken (thighs) #meat", "Soap @Target", "bought: Paper towels"],
  },
  "our-groceries.json": { format: "ourgroceries", rows: ["12 Eggs", "bought: Tea"] },
  "kitchenowl-export.json": {
    format: "kitchenowl",
    rows: [
      "known: Milch #🥛 Milchprodukte",
      "known: Brot #🍞 Brot",
      "known: Kerzen #null",
      "skipped: Default: KitchenOwl's export doesn't say what is on a list.",
    ],
  },
  "kitchenowl-lists.json": { format: "kitchenowl", rows: ["2 l Milch #🥛 Milchprodukte", "bought: Brot"] },
  "grocy.json": { format: "grocy", rows: ["2 packs Butter #Dairy @Aldi", "bought: birthday candles"] },
  "mealie.json": { format: "mealie", rows: ["2 avocado (ripe) #Produce", "bought: bin bags"] },
  "tandoor.json": { format: "tandoor", rows: ["1.5 kg Rice #Dry", "Lime"] },
  "restock-household.json": {
    format: "restock",
    rows: [
      "2 lb Chicken Thighs (thin ones) #Meat & Poultry @Corner shop 4.5",
      "3 Grommet Wax",
      "known: Grommet Wax #Cheese Counter",
      "bought: Milk",
      "bought: Bread",
      "skipped: Milk: Repeats come along into an empty list only.",
    ],
  },
  "koffan.json": { format: "koffan", rows: ["2 l Milk #Dairy", "known: Bread #Bakery", "bought: Butter"] },
  "koffan.csv": { format: "koffan", rows: ["2 l Milk #Dairy", "known: Bread #Bakery", "bought: Butter"] },
  "microsoft-to-do.json": { format: "microsoft-todo", rows: ["2 l Milk (full & fresh)", "bought: Bread"] },
  "todoist.csv": {
    format: "todoist-csv",
    rows: [
      "2 l Milk (lactose free, every 9 days) #Dairy @Costco",
      "Cream (call first) #Dairy",
      "skipped: ,,,,,,,,,: It is empty.",
    ],
  },
  "ticktick.csv": {
    format: "ticktick-csv",
    rows: [
      "2 kg potatoes (waxy)",
      "Chips",
      "bought: Butter",
      "bought: Cola",
      "skipped: Party: Its steps were taken in its place.",
      "skipped: broken: Its cells are out of place.",
    ],
  },
  "tasks.ics": {
    format: "ics",
    rows: [
      "Tomatoes, canned and a very long line that goes on until it has to be folded after seventy-five octets #Pantry",
      "bought: Oat milk",
    ],
  },
  "list.md": {
    format: "text",
    rows: [
      "3 bananas #Produce",
      "2 Milk #Dairy",
      "6 7-Up @Costco",
      "2 pieces Banana @Costco",
      "WD-40 @Costco",
      "bought: Äpfel",
      "skipped: Shopping: It is the title of the list.",
    ],
  },
  "pantry.md": {
    format: "text",
    rows: [
      "1 kg Carrots (with leaves) #Produce",
      "Candles #Other things",
      "bought: Leeks",
      "skipped: Weekly: It is the title of the list.",
      "skipped: Exported on 2026-11-20: It says when the list was exported.",
    ],
  },
  "capitals.txt": {
    format: "text",
    rows: ["bananas #Produce", "2 kg apples #Produce", "milk #Dairy & Eggs", "eggs #Dairy & Eggs"],
  },
  "chat.txt": {
    format: "text",
    rows: [
      "milk",
      "bread",
      "skipped: [21.11.26, 18:05:00] Ana: Thanks!! see you at 7: It names nothing to buy.",
    ],
  },
  "excel-windows-1252.csv": { format: "csv", rows: ["1,5 kg Käse @Edeka", "bought: Brötchen"] },
  "excel-utf-16.csv": { format: "csv", rows: ["1,5 kg Käse @Edeka"] },
};

describe("files of other programs", () => {
  test.each(Object.entries(fixtures))("%s", async (name, { format, rows }) => {
    const plan = await fixture(name);
    expect({ format: plan.format, rows: rowsOf(plan) }).toEqual({ format, rows });
  });

  test("a supermarket of Tandoor becomes a store with its categories in order", async () => {
    expect((await fixture("tandoor.json")).stores).toEqual([
      { name: "Rewe", categories: ["Produce", "Dry"] },
    ]);
  });

  test("the names of Bring!'s catalogue stay German if the language is German", async () => {
    const text = '{"purchase":[{"name":"Sauerrahm","specification":""}],"recently":[]}';
    const plan = await read(text, "bring.json", { ...options, language: "de" });
    expect(rowsOf(plan)).toEqual(["Sauerrahm"]);
  });
});

describe("tables", () => {
  test.each([
    ["Nombre;Cantidad;Tienda;Hecho\nLeche;2 l;Costco;no\nPan;1;;sí", ["2 l Leche @Costco", "bought: Pan"]],
    ["Produit\tQuantité\tRayon\nPommes\t1,5 kg\tFruits\n", ["1,5 kg Pommes #Fruits"]],
    ['item,price,note\nTea,"3,49 €",green\nCoffee,free,\n', ["Tea (green) 3.49", "Coffee (free)"]],
    [
      "Milk,2,Costco\nBread,1,Target\nEggs,12,Costco\n",
      ["2 Milk @Costco", "Bread @Target", "12 Eggs @Costco"],
    ],
    ["name|amount\nsalt, kosher|1 kg\n", ["1 kg salt, kosher"]],
    ['name,amount\n"broken ""quote",2\n', ['2 broken "quote']],
  ])("%j", async (text, rows) => {
    expect(rowsOf(await read(text, "list.csv"))).toEqual(rows);
  });

  test("the roles of columns can be changed", async () => {
    const text = "a,b\nMilk,organic\n";
    const plan = await read(text, "list.csv", { ...options, format: "csv", columns: ["note", "name"] });
    expect(rowsOf(plan)).toEqual(["b (a)", "organic (Milk)"]);
  });
});

describe("texts", () => {
  test.each([
    ["milk, eggs and 2 bread", ["milk", "eggs", "2 bread"]],
    ["Milk\nToilet paper @costco\nfish and chips", ["Milk", "Toilet paper @Costco", "fish and chips"]],
    ["Costco\n- milk\n- eggs\nTarget\n- soap", ["milk @Costco", "eggs @Costco", "soap @Target"]],
    ["== Bakery ==\nrolls\n~~bread~~", ["rolls #Bakery", "bought: bread"]],
    ["- [ ] milk\n- [x] eggs\n- ☑ tea", ["milk", "bought: eggs", "bought: tea"]],
    [
      "Einkaufsliste:\n• 2 kg Kartoffeln\n• Käse",
      ["2 kg Kartoffeln", "Käse", "skipped: Einkaufsliste: It is the title of the list."],
    ],
    ["- Milch & Brot\n- Reis, Basmati", ["Milch", "Brot", "Reis, Basmati"]],
    ["- milk, bread\n- bread & milk\n- milk, sour", ["milk", "bread", "bread", "milk", "milk, sour"]],
    [
      "Costco:\n| Item | Qty |\n|---|:-:|\n| Rice | 2 kg |\n| Half \\| half | 3 |\n\n- tea",
      [
        "2 kg Rice @Costco",
        "3 Half | half @Costco",
        "tea @Costco",
        "skipped: |---|:-:|: It is the line below the headers of a table.",
      ],
    ],
    ["---\ntags: food\n---\n- tea", ["tea", "skipped: tags: food: It is about the file."]],
    ["- 🍎\n- عسل\n- שוקו", ["🍎", "عسل", "שוקו"]],
  ])("%j", async (text, rows) => {
    expect(rowsOf(await read(text))).toEqual(rows);
  });

  test("the line ends of every operating system separate lines", async () => {
    expect(rowsOf(await read("milk\reggs\r\nbread\ntea"))).toEqual(["milk", "eggs", "bread", "tea"]);
  });
});

describe("an unreadable file is rejected with one sentence", () => {
  const zipWith = (content: Uint8Array, claimed = content.length): Uint8Array => {
    const packed = deflateRawSync(content);
    const name = Buffer.from("a.json");
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const central = Buffer.alloc(46);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt16LE(8, 10);
    central.writeUInt32LE(packed.length, 20);
    central.writeUInt32LE(claimed, 24);
    central.writeUInt16LE(name.length, 28);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt32LE(central.length + name.length, 12);
    end.writeUInt32LE(local.length + name.length + packed.length, 16);
    return Buffer.concat([local, name, packed, central, name, end]);
  };
  const files: Record<string, [Uint8Array, string]> = {
    "a picture": [Buffer.from("\u0089PNG\r\n\u001a\n", "latin1"), "This file holds no text"],
    "an empty file": [new Uint8Array(), "This file is empty."],
    "broken JSON": [Buffer.from('{"items": ['), "This file looks like JSON but is damaged"],
    "JSON of something else": [Buffer.from('{"weather": 3}'), "This JSON file holds no list"],
    "a zip that lies about its size": [
      zipWith(Buffer.alloc(30 * 2 ** 20, "0"), 100),
      "A file in this zip is too large",
    ],
    "a zip that was cut": [zipWith(Buffer.from("[]")).subarray(0, 40), "This zip file is damaged"],
    "50 MB": [Buffer.alloc(50 * 2 ** 20, "milk\n"), "This file is larger than 10 MB"],
    "a calendar of events": [
      Buffer.from("BEGIN:VCALENDAR\nBEGIN:VTIMEZONE\nEND:VTIMEZONE\nEND:VCALENDAR"),
      "This calendar file has no to-dos.",
    ],
  };
  test.each(Object.entries(files))("%s", async (name, [bytes, sentence]) => {
    const error = await readImport(
      sourceOf(bytes),
      name === "broken JSON" ? "a.json" : "file",
      options,
    ).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnreadableFile);
    expect((error as Error).message).toContain(sentence);
  });

  test("a large household file is read in spite of the limit for other files", async () => {
    const head = {
      format: "restock-household",
      version: 1,
      settings: { currency: "CHF" },
      items: [{ name: "Milk", quantity: 1 }],
    };
    const plan = await read(JSON.stringify({ ...head, history: "x".repeat(11 * 2 ** 20) }));
    expect(plan).toMatchObject({ format: "restock", currency: "CHF", items: [{ name: "Milk" }] });
  });

  test("rows beyond the first 2,000 are left out with the reason", async () => {
    const lines = Array.from(
      { length: 2001 },
      (_, place) => `- thing ${String.fromCodePoint(0x4e00 + place)}`,
    );
    const plan = await read(lines.join("\n"));
    expect([plan.items.length, plan.skipped]).toEqual([
      2000,
      [{ line: lines.at(-1), reason: "One import takes 2000 rows." }],
    ]);
  });
});

test("a line that is too long for a list is left out, and the others are read", async () => {
  const plan = await read(`milk\n${"milk and eggs, ".repeat(1000)}\nbread`);
  expect(plan.items.map(({ name }) => name)).toEqual(["milk", "bread"]);
  expect(plan.skipped).toMatchObject([{ reason: "It is too long to be a line of a list." }]);
});

test("a task that is too long for a name is left out at once", async () => {
  const text = "a (".repeat(200_000);
  const note = {
    isTrashed: false,
    listContent: [
      { text, isChecked: false },
      { text: "milk", isChecked: false },
    ],
  };
  const plan = await read(JSON.stringify(note), "note.json");
  expect(plan.items.map(({ name }) => name)).toEqual(["milk"]);
  expect(plan.skipped).toMatchObject([{ reason: "Its name is longer than 200 characters." }]);
});

describe("for every file", () => {
  const rowsIn = (plan: ImportPlan) =>
    plan.items.length + plan.names.length + plan.bought.length + plan.skipped.length;
  const cell = fc.oneof(
    fc.constantFrom(
      "Milk",
      "2 l",
      "Costco",
      "",
      "yes",
      "1,5 kg",
      '"',
      "ä;b",
      "a\tb",
      "- [x] tea",
      "# Dairy",
      "x:",
    ),
    fc.string({ unit: "grapheme", maxLength: 12 }),
  );

  test("the reader throws nothing but UnreadableFile", async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 300 }),
      fc.string({ maxLength: 300 }).map((text) => Buffer.from(text)),
    );
    await fc.assert(
      fc.asyncProperty(
        bytes,
        fc.constantFrom("a.json", "a.csv", "a.txt", "a.ics", "a.zip"),
        async (file, name) => {
          const result = await readImport(sourceOf(file), name, options).catch((error: unknown) => error);
          expect(result instanceof Error ? result instanceof UnreadableFile : true).toBe(true);
        },
      ),
      { seed: 13, numRuns: 500 },
    );
  });

  test("every row of a table is in the plan, or skipped with a reason", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20 }),
        async (rows) => {
          const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(","));
          const plan = await read(`name,amount,shop\n${quoted.join("\n")}\n`, "a.csv");
          expect(rowsIn(plan)).toBeGreaterThanOrEqual(rows.length);
          expect(plan.skipped.every(({ reason }) => reason.endsWith("."))).toBe(true);
        },
      ),
      { seed: 14, numRuns: 300 },
    );
  });

  test("every entry of a JSON list is in the plan, or skipped with a reason", async () => {
    const entry = fc.record({ itemId: fc.option(cell), specification: fc.option(cell) });
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 20 }),
        fc.array(entry, { maxLength: 20 }),
        async (purchase, recently) => {
          const plan = await read(JSON.stringify({ items: { purchase, recently } }), "a.json");
          expect(rowsIn(plan)).toBeGreaterThanOrEqual(purchase.length + recently.length);
        },
      ),
      { seed: 15, numRuns: 300 },
    );
  });

  test("every line of a list is in the plan, a heading with rows below it, or skipped with a reason", async () => {
    const word = fc.constantFrom(
      "milk",
      "Äpfel",
      "2 kg rice",
      "WD-40",
      "عسل",
      "tea (green)",
      "bread — 2 — dark",
    );
    const bullet = fc.constantFrom("- ", "* ", "1. ", "☐ ", "[x] ");
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(bullet, word), { minLength: 1, maxLength: 30 }), async (lines) => {
        const plan = await read(lines.map((line) => line.join("")).join("\n"));
        expect(rowsIn(plan)).toBe(lines.length);
      }),
      { seed: 16, numRuns: 300 },
    );
  });
});
