import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { newImportSchema } from "../../contract/imports/schema.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { sourceOf } from "../../import/byte-source.ts";
import type { ImportPlan } from "../../import/import-plan.ts";
import { readImport } from "../../import/read-import.ts";
import type { Corrections } from "./corrections.ts";
import type { Knowledge } from "./knowledge.ts";
import { countThings, thingsOf, type Ticks } from "./new-import.ts";
import { previewOf } from "./preview.ts";
import type { CategoryMeanings } from "./questions.ts";

const empty: Knowledge = {
  stores: [{ name: "Costco", categories: ["produce"] }],
  categories: ["Produce", "Bakery", "Dairy & Eggs", "Other"],
  open: new Set(["milk"]),
  names: new Map([
    ["apples", "Produce"],
    ["oat drink", null],
  ]),
  chosen: new Set(["oat drink"]),
  bought: new Set(["rice"]),
};

const read = (text: string, name = "list.txt"): Promise<ImportPlan> =>
  readImport(sourceOf(new TextEncoder().encode(text)), name, {
    stores: empty.stores.map((store) => store.name),
    categories: empty.categories,
  });

/** The rows that are sent for a plan, and the count on the button. */
function sent(plan: ImportPlan, answers: CategoryMeanings = {}, ticks: Ticks = {}, knowledge = empty) {
  const preview = previewOf(plan, knowledge, answers);
  const things = thingsOf(preview, ticks);
  return { preview, things, count: countThings(things) };
}

/** Formats an item: "Milk #Dairy @Costco" */
const shown = ({ things }: ReturnType<typeof sent>): string[] =>
  things.items.map(({ name, category, store }) =>
    [name, category && `#${category}`, store && `@${store}`].filter(Boolean).join(" "),
  );

const list = "Rewe:\n- milk\n- flour\n- rolls\n\nMarkt:\n- cheese\n\nObst & Gemüse:\n- pears\n";

describe("a heading that the list doesn't have", () => {
  test("becomes the category of which it is a synonym, a new category if it has two rows, or nothing", async () => {
    const made = sent(await read(list));
    expect(made.preview.questions).toEqual([
      { name: "Rewe", count: 3, answer: "category" },
      { name: "Markt", count: 1, answer: "nothing" },
      { name: "Obst & Gemüse", count: 1, answer: "known:Produce" },
    ]);
    // Milk is on the list already.
    expect(shown(made)).toEqual(["flour #Rewe", "rolls #Rewe", "cheese", "pears #Produce"]);
    expect(made.count).toBe(4);
  });

  test("becomes the category of a set phrase or of a word without its umlaut", async () => {
    const knowledge = { ...empty, categories: [...empty.categories, "Frozen"] };
    const plan = await read("Gemuese:\n- pears\n\nIce cream:\n- sorbet\n");
    expect(previewOf(plan, knowledge, {}).questions.map(({ answer }) => answer)).toEqual([
      "known:Produce",
      "known:Frozen",
    ]);
  });

  test("becomes what a person answers, for all of its rows", async () => {
    const made = sent(await read(list), { rewe: "store", markt: "category", "obst & gemüse": "nothing" });
    expect(shown(made)).toEqual(["flour @Rewe", "rolls @Rewe", "cheese #Markt", "pears"]);
    expect(made.things.stores).toEqual([{ name: "Rewe", categories: [] }]);
    expect(made.count).toBe(5);
  });

  test("is the list's own category if only its case or number differs", async () => {
    const made = sent(
      await read("name,category,store\nyogurt,dairies and egg,\nbun,bakery,costco\n", "a.csv"),
    );
    expect(made.preview.questions).toEqual([]);
    expect(shown(made)).toEqual(["yogurt #Dairy & Eggs", "bun #Bakery @Costco"]);
  });
});

test("German headings become the global categories", async () => {
  const made = sent(await read("Bäckerei:\n- rolls\n\nKühlregal:\n- quark\n"));
  expect(shown(made)).toEqual(["rolls #Bakery", "quark #Dairy & Eggs"]);
});

describe("the rows to add", () => {
  test("exclude rows that the list has already and repeated rows", async () => {
    const made = sent(await read("milk\n2 eggs\nEggs\nrice\n"));
    expect(shown(made)).toEqual(["eggs", "rice"]);
    expect(made.preview.lists[0]!.rows.map(({ state }) => state)).toEqual(["there", "new", "twice", "new"]);
  });

  test("are the ticked rows; items of an unticked new store are for any store", async () => {
    const plan = await read("name,store\nsoap,Drogerie\nfish,Costco\nsalt,\n", "a.csv");
    const made = sent(plan, {}, { "store:drogerie": false, "item:2": false });
    expect(shown(made)).toEqual(["soap", "fish @Costco"]);
    expect(made.things.stores).toEqual([]);
  });

  test("include new categories of an existing store, and nothing of a store that has all", () => {
    const stores = [
      { name: "costco", categories: ["Produce", "Bakery"] },
      { name: "Farm", categories: ["produce"] },
    ];
    const made = sent({ ...nothing, stores });
    expect(made.preview.stores.map(({ added, exists, state }) => ({ added, exists, state }))).toEqual([
      { added: ["Bakery"], exists: true, state: "new" },
      { added: ["Produce"], exists: false, state: "new" },
    ]);
    const again = { ...empty, stores: [{ name: "Costco", categories: ["produce", "bakery"] }] };
    expect(sent({ ...nothing, stores: stores.slice(0, 1) }, {}, {}, again).count).toBe(0);
  });

  test("include names with a new category, and things never bought before", () => {
    const made = sent({
      ...nothing,
      names: [
        { name: "Apples", category: "Produce" },
        { name: "apples", category: "Bakery" },
        { name: "Oat Drink", category: "Bakery" },
        { name: "Quark", category: null },
      ],
      bought: [{ name: "Rice" }, { name: "Tea" }],
    });
    expect(made.preview.names.map(({ state }) => state)).toEqual(["there", "twice", "there", "new"]);
    expect(made.things.bought).toEqual([{ name: "Tea" }]);
  });

  test("are only the notes with the title of a shopping list or of a store when a file has many", () => {
    const item = (name: string, of: string) => ({ ...plain, name, list: of });
    const items = [item("tea", "Groceries"), item("fish", "costco"), item("Anna: book", "Presents")];
    const made = sent({ ...nothing, format: "keep", items });
    expect(shown(made)).toEqual(["tea", "fish @Costco"]);
    expect(made.preview.lists.map(({ name }) => name)).toEqual(["Groceries", "costco", "Presents"]);
    expect(shown(sent({ ...nothing, items: items.slice(2) }))).toEqual(["Anna: book"]);
  });

  test("are none when the list has all of a file already", async () => {
    const made = sent(await read(list), { rewe: "store" });
    const after: Knowledge = {
      ...empty,
      stores: [...empty.stores, { name: "Rewe", categories: [] }],
      open: new Set([...empty.open, ...made.things.items.map(({ name }) => nameKey(name))]),
    };
    expect(sent(await read(list), { rewe: "store" }, {}, after).count).toBe(0);
  });
});

describe("a corrected row", () => {
  const file = "- 2 l milc\n- flour\n- flour type 00\n- salt (coarse)\n";
  const corrected = async (corrections: Corrections) => {
    const preview = previewOf(await read(file), empty, {}, corrections);
    return { rows: preview.lists[0]!.rows, items: thingsOf(preview, {}).items };
  };

  test("is parsed like typed text", async () => {
    const { rows, items } = await corrected({
      "item:0": { name: "oat milk", amount: "2 l", note: "" },
      "item:1": { name: "flour", amount: "1,5 kg", note: "wholegrain" },
      "item:2": { name: "3 eggs", amount: "", note: "" },
      "item:3": { name: "salt", amount: "the usual", note: "coarse" },
    });
    const said = items.map(({ name, quantity, parsedQuantity, parsedSize, note }) =>
      [quantity, parsedQuantity, parsedSize, name, note].join("|"),
    );
    expect(said).toEqual([
      "1|2|l|oat milk|",
      "1|1,5|kg|flour|wholegrain",
      "3|3||eggs|",
      "1|||salt|the usual, coarse",
    ]);
    expect(rows.map(({ inFile }) => inFile)).toEqual([
      "2 l milc",
      "flour",
      "flour type 00",
      expect.stringContaining("salt"),
    ]);
  });

  test("keeps the amount of the file unless the new name contains another one", async () => {
    const { items } = await corrected({ "item:0": { name: "3 l cream", amount: "2 l", note: "" } });
    expect(items[0]).toMatchObject({ name: "cream", parsedQuantity: "3", parsedSize: "l" });
  });

  test("is not added while the list or an earlier row has its new name, and is added again when reset", async () => {
    const typed = { amount: "", note: "" };
    const made = await corrected({
      "item:0": { ...typed, name: "Milk" },
      "item:2": { ...typed, name: "Flour" },
    });
    expect(made.rows.map(({ state }) => state)).toEqual(["there", "new", "twice", "new"]);
    expect((await corrected({})).items).toHaveLength(4);
  });

  test("can be assigned to another store and category, also to a renamed store, and reset", () => {
    const item = { ...plain, name: "Soap", store: "Dm", category: "Bath" };
    const plan = {
      ...nothing,
      stores: [{ name: "Dm", categories: ["Bath"] }],
      items: [item, { ...item, name: "Wax" }],
    };
    const typed = { name: "Soap", amount: "", note: "" };
    const moved = { "item:0": { ...typed, store: "Aldi", category: null } };
    const of = (corrections: Corrections) => {
      const preview = previewOf(plan, empty, {}, corrections);
      const { items, stores } = thingsOf(preview, {});
      return {
        items: items.map(({ name, store, category }) => `${name} #${category} @${store}`),
        stores: stores.map(({ name }) => name),
        inFile: preview.lists[0]!.rows[0]!.inFile,
      };
    };
    expect(of({})).toEqual({
      items: ["Soap #Bath @Dm", "Wax #Bath @Dm"],
      stores: ["Dm"],
      inFile: null,
    });
    expect(of(moved)).toEqual({
      items: ["Soap #null @Aldi", "Wax #Bath @Dm"],
      stores: ["Dm"],
      inFile: "Soap · Dm · Bath",
    });
    const named = { "store:dm": { name: "Drugstore", amount: "", note: "" } };
    expect(of({ ...moved, ...named })).toMatchObject({
      items: ["Soap #null @Aldi", "Wax #Bath @Drugstore"],
      stores: ["Drugstore"],
    });
    const [store] = previewOf(plan, empty, {}, named).stores;
    expect(store).toMatchObject({ id: "store:dm", title: "Drugstore", inFile: "Dm" });
  });

  test("merges with the store whose name it gets: one store with the categories of both", () => {
    const stores = [
      { name: "Hofladen", categories: ["Milk"] },
      { name: "Hof", categories: ["Bread"] },
    ];
    const preview = previewOf(
      { ...nothing, stores },
      empty,
      {},
      {
        "store:hof": { name: "hofladen", amount: "", note: "" },
      },
    );
    expect(preview.stores.map(({ state }) => state)).toEqual(["new", "twice"]);
    expect(thingsOf(preview, {}).stores).toEqual([
      { name: "Hofladen", categories: ["Dairy & Eggs", "Bakery"] },
    ]);
  });

  test("can also be a name or a thing bought before", () => {
    const plan = { ...nothing, names: [{ name: "Aples", category: null }], bought: [{ name: "Te" }] };
    const typed = { amount: "", note: "" };
    const preview = previewOf(
      plan,
      empty,
      {},
      {
        "name:0": { ...typed, name: "Apples" },
        "bought:0": { ...typed, name: " Tea " },
      },
    );
    expect(thingsOf(preview, {})).toMatchObject({ names: [], bought: [{ name: "Tea" }] });
  });
});

test("the rows to add fit the server's contract for every file and every correction", () => {
  const name = fc.oneof(
    fc.string({ minLength: 1, maxLength: 200 }),
    fc.constantFrom("Milk", "x".repeat(200)),
  );
  const given = fc.option(
    fc.oneof(fc.string({ maxLength: 300 }), fc.constantFrom("\u200b", "Costco", "Käse")),
  );
  const items = fc.array(fc.record({ name, store: given, category: given, list: given }), { maxLength: 8 });
  const stores = fc.array(
    fc.record({
      name: fc.string({ maxLength: 300 }),
      categories: fc.array(fc.string({ maxLength: 100 }), { maxLength: 4 }),
    }),
    { maxLength: 4 },
  );
  const answer = fc.constantFrom("category", "store", "nothing", "known:Bakery") as fc.Arbitrary<
    CategoryMeanings[string]
  >;
  fc.assert(
    fc.property(items, stores, answer, (given, shops, said) => {
      const visible = given.filter((one) => /[\p{L}\p{N}]/u.test(one.name));
      const plan = { ...nothing, stores: shops, items: visible.map((one) => ({ ...plain, ...one })) };
      const { preview } = sent(plan);
      const answers = Object.fromEntries(preview.questions.map((question) => [nameKey(question.name), said]));
      const body = { file: null, format: plan.format, ...sent(plan, answers).things };
      expect(newImportSchema.safeParse(body).error).toBeUndefined();
    }),
    { seed: 13, numRuns: 300 },
  );
});

const nothing: ImportPlan = {
  format: "json",
  currency: null,
  stores: [],
  items: [],
  names: [],
  bought: [],
  unknownHeadings: [],
  columns: [],
  skipped: [],
};
const plain = {
  quantity: 1,
  parsedQuantity: null,
  parsedSize: null,
  note: null,
  store: null,
  category: null,
  price: null,
  list: null,
};
