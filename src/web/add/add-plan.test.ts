import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadCategoriser } from "../../categoriser/load-node.ts";
import type { FirstGuess } from "../../categoriser/same-thing.ts";
import { newId } from "../../contract/new-id.ts";
import { parseEntry } from "../../typed-text/parse-entry.ts";
import { parseItemName } from "../../typed-text/parse-name.ts";
import { givenAmount } from "../../contract/items/amount.ts";
import { plainFieldsOf } from "../../contract/items/plain-fields.ts";
import { itemNameSchema, newItemSchema } from "../../contract/items/schema.ts";
import { anything } from "../../typed-text/typed-text.arbitrary.ts";
import type { ItemView } from "../offline/list-view.ts";
import { completionOf, namesToGuess, planAdd, type Entry, type Knowledge } from "./add-plan.ts";
import { knownNames } from "../typed/known-names.ts";
import { openItems } from "../typed/open-items.ts";

const engine = loadCategoriser();
const categories = ["Dairy & Eggs", "Produce", "Canned & Soups", "Frozen", "Baby", "Garden & Flowers"].map(
  (name) => ({ id: name, name, userId: null, isGlobal: true, revision: 0 }),
);
const masterItems = [
  { id: "m1", name: "Milk", categoryId: "Dairy & Eggs", popularity: 9 },
  { id: "m2", name: "Tomatoes", categoryId: "Produce", popularity: 9 },
];
const stores = [{ id: "s1", name: "Costco" }];

const item = (title: string): ItemView => {
  const now = "2026-03-02T10:00:00Z";
  const { name, ...amount } = parseItemName(title);
  return {
    id: newId(),
    masterItemId: null,
    userItemId: null,
    name,
    ...amount,
    ...plainFieldsOf({}),
    categoryId: null,
    categoryName: null,
    storeId: null,
    completed: false,
    completedAt: null,
    hidden: false,
    userId: "ana",
    createdAt: now,
    updatedAt: now,
    revision: 1,
    pending: false,
    held: false,
  };
};

type Given = { open?: readonly string[]; choices?: Record<string, string>; noEngine?: boolean };

function knowledgeFor(entry: Entry, { open = [], choices = {}, noEngine = false }: Given): Knowledge {
  const chosen = new Map(Object.entries(choices));
  const items = openItems(open.map(item));
  const asked = noEngine ? [] : namesToGuess(entry, items);
  const guesses = new Map<string, FirstGuess>(
    asked.map((name) => [name, engine.categorise(name).ranked[0]!]),
  );
  return {
    names: knownNames([], [], masterItems, chosen),
    choices: chosen,
    open: items,
    categories,
    guesses,
  };
}

function plan(text: string, given: Given = {}) {
  const entry = parseEntry(text, { stores });
  const planned = planAdd(entry, knowledgeFor(entry, given));
  if (planned.kind === "nothing") throw new Error(`"${text}" came to nothing`);
  return planned;
}

const categoryFor = (text: string, given?: Given) => plan(text, given).options.optimistic.categoryId;

describe("adding a text", () => {
  test("a name without a visible character is not added", () => {
    const entry = parseEntry("\u200b\u2060");
    expect(planAdd(entry, knowledgeFor(entry, {}))).toEqual({ kind: "nothing" });
  });

  test("a known name is added at once, with its category and ids", () => {
    expect(plan("  milk ")).toMatchObject({
      kind: "add",
      input: { name: "Milk" },
      options: { hold: false, optimistic: { name: "Milk", categoryId: "Dairy & Eggs", masterItemId: "m1" } },
    });
  });

  test("an unknown name is held, and every word of it gets its capital", () => {
    expect(plan("yak butter", { noEngine: true })).toMatchObject({
      kind: "add",
      input: { name: "Yak Butter" },
      options: { hold: true, optimistic: { name: "Yak Butter", categoryId: null } },
    });
  });

  test("the quantity, the note and the store are parsed apart from the name", () => {
    expect(plan("6 milk (oat) @costco")).toMatchObject({
      title: "6 Milk",
      input: { name: "Milk", quantity: 6, parsedQuantity: "6", note: "oat", storeId: "s1" },
      options: { hold: false, optimistic: { name: "Milk" } },
    });
  });

  test("a blank adds nothing", () => {
    const entry = parseEntry("   ");
    expect(planAdd(entry, knowledgeFor(entry, {})).kind).toBe("nothing");
  });
});

describe("the category of a new item", () => {
  test("an unknown name gets the engine's category", () => {
    expect(categoryFor("grandpa's cherry tomatoes")).toBe("Produce");
  });

  test("without the engine, a known name gets its own category and an unknown one gets none", () => {
    expect(categoryFor("tomatoes", { noEngine: true })).toBe("Produce");
    expect(categoryFor("grandpa's cherry tomatoes", { noEngine: true })).toBeNull();
  });

  test("the text besides the name decides the category before the known name does", () => {
    expect(categoryFor("2 cans of tomatoes")).toBe("Canned & Soups");
    expect(categoryFor("tomatoes (frozen)")).toBe("Frozen");
    expect(categoryFor("2 lb tomatoes")).toBe("Produce");
  });

  test("a person's choice counts most, for known and unknown names", () => {
    const choices = { tomatoes: "Baby", zorbel: "Baby" };
    expect(categoryFor("2 cans of tomatoes", { choices })).toBe("Baby");
    expect(categoryFor("zorbel", { choices })).toBe("Baby");
  });
});

describe("an item that is on the list already", () => {
  test.each([
    ["2 MILK", "Milk"],
    ["tomato", "Tomatoes"],
    ["Jalapeños", "jalapeno"],
  ])("%s is skipped while %s is open", (text, open) => {
    expect(plan(text, { open: [open] })).toMatchObject({ kind: "onList", item: { name: open } });
  });

  test.each([
    ["roses", "rosé"],
    ["mint", "mints"],
    ["milk", "oat milk"],
  ])("%s is added while %s is open", (text, open) => {
    expect(plan(text, { open: [open] }).kind).toBe("add");
  });

  test("without the engine only the same name is the same thing; the server knows more", () => {
    expect(plan("tomato", { open: ["Tomatoes"], noEngine: true }).kind).toBe("add");
    expect(plan("TOMATOES", { open: ["Tomatoes"], noEngine: true }).kind).toBe("onList");
  });

  test.each([
    ["1 kg flour", "500 g Flour", { parsedQuantity: "1½", parsedSize: "kg" }],
    ["2 tomatoes", "3 Tomato", { quantity: 5, parsedQuantity: "5", parsedSize: null }],
    ["2 cans tuna", "1 can Tuna", { parsedQuantity: "3", parsedSize: "cans" }],
    ["3 lemons", "Lemons", { quantity: 3, parsedQuantity: "3" }],
  ])("%s with %s open can be made one", (text, open, sum) => {
    expect(plan(text, { open: [open] }).sum).toMatchObject(sum);
  });

  test.each([
    ["1 kg flour", "2 cups Flour"],
    ["2 cans tuna", "100 g Tuna"],
    ["flour", "500 g Flour"],
    ["milk", "Milk"],
    ["some lemons", "Lemons"],
    ["a few lemons", "Lemons"],
  ])("%s with %s open can't", (text, open) => {
    expect(plan(text, { open: [open] })).toMatchObject({ kind: "onList", sum: null });
  });
});

test("the server accepts the sent fields unchanged, whatever was typed", () => {
  fc.assert(
    fc.property(anything, fc.subarray(["quantity", "note"] as const), (text, asName) => {
      const entry = parseEntry(text.slice(0, 190), { asName });
      const planned = planAdd(entry, knowledgeFor(entry, { noEngine: true }));
      if (planned.kind === "nothing" || !itemNameSchema.safeParse(entry.name).success) return;
      const { quantity, parsedQuantity, parsedSize } = entry;
      expect(newItemSchema.parse(planned.input)).toEqual(planned.input);
      const { name: _, ...read } = parseItemName(planned.input.name);
      const amount = { quantity, parsedQuantity, parsedSize };
      expect(givenAmount(planned.input) ?? read).toEqual(amount);
    }),
    { numRuns: 500, seed: 20260105 },
  );
});

describe("details that are added to an open item", () => {
  const openWith = (given: Partial<ItemView>): ItemView => ({ ...item("Milk"), ...given });
  const atOnce = (text: string, given: Partial<ItemView> = {}) => {
    const entry = parseEntry(text, { stores });
    const planned = planAdd(entry, { ...knowledgeFor(entry, {}), open: openItems([openWith(given)]) });
    if (planned.kind === "nothing") throw new Error(`"${text}" came to nothing`);
    return { atOnce: planned.atOnce, toConfirm: planned.toConfirm };
  };
  const two = { quantity: 2, parsedQuantity: "2", parsedSize: null };

  test.each([
    ["milk", {}, {}],
    ["2 milk", {}, { amount: two }],
    ["some milk", {}, { amount: { quantity: 1, parsedQuantity: "some", parsedSize: null } }],
    ["milk (organic)", {}, { note: "organic" }],
    ["milk (organic)", { note: "blue" }, { note: "blue, organic" }],
    ["milk (Organic)", { note: "blue, organic" }, {}],
    ["milk @costco", {}, { storeId: "s1" }],
    ["milk @costco", { storeId: "s1" }, {}],
    ["milk @costco", { storeId: "s2" }, { storeId: "s1" }],
    ["2 milk (organic) @costco", {}, { amount: two, note: "organic", storeId: "s1" }],
  ])("%s atOnce at once on %o", (text, given, changes) => {
    expect(atOnce(text, given)).toEqual({ atOnce: changes, toConfirm: null });
  });

  test("another amount needs a confirmation: it becomes the sum, or goes into the note when they can't be added", () => {
    expect(atOnce("4 l milk (blue)", { quantity: 1, parsedQuantity: "2", parsedSize: "l" })).toEqual({
      atOnce: { note: "blue" },
      toConfirm: { amount: { quantity: 1, parsedQuantity: "6", parsedSize: "l" } },
    });
    expect(atOnce("3 cans milk", { parsedQuantity: "2", parsedSize: "l", note: "blue" })).toEqual({
      atOnce: {},
      toConfirm: { note: "blue, + 3 cans" },
    });
  });
});

test("an amount that the person left in the name stays there", () => {
  const entry = parseEntry("2 milk", { asName: ["quantity"] });
  expect(planAdd(entry, knowledgeFor(entry, {}))).toMatchObject({
    title: "2 Milk",
    input: { name: "2 Milk", quantity: 1, parsedQuantity: null, parsedSize: null },
  });
});

describe("completion", () => {
  const complete = (text: string, name: string) =>
    completionOf(text, parseEntry(text, { stores }).name, name);

  test.each([
    ["chicken thi", "Chicken Thighs", "ghs"],
    ["2 chicken thi", "Chicken Thighs", "ghs"],
    ["chicken ", "Chicken Thighs", "Thighs"],
    ["mi", "Milk", "lk"],
    ["milk", "Milk Chocolate", " Chocolate"],
  ])("of %j to %s adds %j", (text, name, letters) => {
    expect(complete(text, name)).toEqual({ name, text: text + letters, letters });
  });

  test.each([
    ["thi", "Chicken Thighs", "Chicken Thighs"],
    ["2 lb thi ", "Chicken Thighs", "2 lb Chicken Thighs"],
    ["chicken thi @costco", "Chicken Thighs", "Chicken Thighs @costco"],
    ["jalapeno", "Jalapeño", "Jalapeño"],
    ["milk  ", "Milk Chocolate", "Milk Chocolate"],
  ])("of %j to %s is %j", (text, name, completed) => {
    expect(complete(text, name)).toEqual({ name, text: completed, letters: "" });
  });

  test.each([
    ["m", "Milk"],
    ["", "Milk"],
    ["milk", "Milk"],
    ["MILK ", "Milk"],
  ])("of %j to %s is none", (text, name) => {
    expect(complete(text, name)).toBeNull();
  });

  test.each([
    ["nori", "Great Northern Beans", null],
    ["thi", "Chicken Thighs", "Chicken Thighs"],
    ["jalapeno", "Jalapeño", "Jalapeño"],
    ["chick thi", "Chicken Thighs", "Chicken Thighs"],
  ])("of a thing %j to %s is %j: words that only look alike are no beginning", (text, name, completed) => {
    expect(completionOf(text, text, name, true)?.text ?? null).toBe(completed);
  });

  test.each(["thinly cut", "thi @thistle"])("is none where the place of the name isn't sure: %s", (text) => {
    expect(completionOf(text, "thi", "Chicken Thighs")).toBeNull();
  });
});
