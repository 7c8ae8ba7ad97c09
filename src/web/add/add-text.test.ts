import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { contextOf, listWith, row, stores } from "../../../test/memory-list.ts";
import { fold } from "../../contract/items/pieces.ts";
import { itemTitle } from "../../contract/items/rules.ts";
import { parseItemName } from "../../typed-text/parse-name.ts";
import { isSpelledUnit, runs, saidText, spokenNumbers } from "../../typed-text/typed-text.arbitrary.ts";
import type { ItemView } from "../offline/list-view.ts";
import type { Answer } from "./add-state.ts";
import { addText } from "./add-text.ts";
import { undoAdding } from "./add-undo.ts";

// In a page a worker answers, and the code of repeats is fetched.
vi.mock("../categoriser/engine.ts", () => import("../../../test/immediate-engine.ts"));
const toasts: string[] = [];
vi.mock("../ui/toast.ts", () => ({
  showToast: (title: string) => toasts.push(title),
  showError: (description: string) => toasts.push(description),
}));
vi.mock("./repeat-part.ts", () => ({ repeatAdder: { load: () => import("./add-repeat.ts") } }));

/** The line after Enter; null when the text stays and a name is missing. */
async function lineFor(
  text: string,
  premium: boolean,
  open: ItemView[] = [],
  {
    shops = stores,
    inStoreId,
    answer = { confirmed: true },
  }: { shops?: readonly object[]; inStoreId?: string; answer?: Answer } = {},
): Promise<string | null> {
  const dairy = { id: "none", name: "dairy & eggs", userId: null, isGlobal: true, revision: 1 };
  const context = contextOf(listWith(open, shops), premium, inStoreId === undefined ? [] : [dairy]);
  const request = { text, asName: [], name: null, days: null, ...answer, ...(inStoreId && { inStoreId }) };
  const result = await addText(context, request, false);
  if (result.outcome === "failed" && toasts.at(-1) === "Please type what it is, too") return null;
  if (result.outcome !== "done") throw new Error(`"${text}" ended in ${result.outcome}`);
  return result.line.spoken;
}

/** Words that the line doesn't tell: conjunctions, prepositions, articles, and what people say around what they need. */
const untold = new Set(
  (
    "and also plus then und auch y e et aussi at from in by for the a an some bei beim von vom aus en de des del du la le les " +
    "chez au aux n x l d we need please merci par contre ben that u"
  ).split(" "),
);
/** A letter's capital may have another small letter. */
const comparable = (text: string) => fold(text.normalize("NFC").toUpperCase());
const wordsOf = (text: string) => comparable(text).match(/[\p{L}\p{N}]+/gu) ?? [];
/** The words of repeats; the line has their interval. */
const repeats = new Set("every monday friday biweekly".split(" "));

/** The numbers of a text; a fraction may have a sign of its own. */
const numbersOf = (text: string) => inSigns(text).match(/\d+|½/gu) ?? [];
const inSigns = (text: string) => text.replaceAll("1/2", "½");

/** An open item with what is said about it before anything else. */
const openMilk = fc.record({
  open: fc.constantFrom("milk", "2 milk", "500 ml milk", "3 cans milk"),
  note: fc.constantFrom(null, "blue"),
  storeId: fc.constantFrom(null, "Costco"),
  said: fc.constantFrom("", "milk, ", "4 milk, ", "250 ml milk, ", "milk (organic), ", "6 milk @target, "),
  answer: fc.constantFrom({ confirmed: true }, { leaves: true }),
});

describe("the line after an Enter", () => {
  test("the line has every word and number of any text, with the item as it is now or what was left out", async () => {
    await fc.assert(
      fc.asyncProperty(saidText, fc.boolean(), fc.option(openMilk), async (rest, premium, milk) => {
        const open: ItemView[] = [];
        if (milk !== null) {
          const { open: text, note, storeId } = milk;
          open.push(row({ ...parseItemName(text), name: "Milk", note, storeId }));
        }
        const said = milk?.said ?? "";
        const spoken = await lineFor(said + rest, premium, open, { answer: milk?.answer ?? {} });
        if (spoken === null) return;
        const line = comparable(spoken.replace(/['’]/gu, ""));
        const isToldOf = (word: string) =>
          line.includes(word) ||
          untold.has(word) ||
          spokenNumbers.has(word) ||
          isSpelledUnit(word) ||
          (line.includes("repeats") && repeats.has(word));
        const words = wordsOf(rest).filter((word) => !/\d/u.test(word));
        expect(words.filter((word) => !isToldOf(word))).toEqual([]);
        expect(numbersOf(rest).filter((number) => !inSigns(line).includes(number))).toEqual([]);
        // The amount is in the line as it was typed, or in the title of the item as it is now.
        const isInLine = numbersOf(said).every((number) => line.includes(number));
        if (!isInLine) expect(spoken).toContain(itemTitle(open[0]!));
        if (said.includes("organic")) expect(line).toContain("organic");
        if (said.includes("target")) expect(line).toContain("target");
      }),
      { ...runs, numRuns: 300 },
    );
  });

  test.each([
    ["2 milk", "4 milk", { confirmed: true }, "Now 6 Milk"],
    ["500 ml milk", "250 ml milk", { confirmed: true }, "Now 750 ml Milk"],
    ["3 cans milk", "4 milk", { confirmed: true }, "Now 3 cans Milk. “+ 4”"],
    ["2 milk", "4 milk", { leaves: true }, "2 Milk stays as it is"],
    ["milk", "4 milk", {}, "Now 4 Milk"],
  ])("with %s open, %s and the answer %o: %s", async (open, text, answer, line) => {
    const milk = row({ ...parseItemName(open), name: "Milk" });
    expect(await lineFor(text, true, [milk], { answer })).toBe(line);
  });

  test.each([
    ["milk (organic) @costco", "Now Milk. “organic”. at Costco"],
    ["2 milk", "Now 2 Milk"],
    ["milk", "Milk is already on the list"],
    ["500 g bread, milk and eggs", "Added 500 g Bread · Milk is already on the list · Added Eggs"],
    ["milk, milk", "Milk is already on the list"],
    ["milk, the party is on friday", "Milk is already on the list. Left out: “party is on friday”"],
    ["don't forget the milk and pick up bread", "Milk is already on the list · Added Bread"],
    ["please milk every 2 weeks", "Milk. Repeats now: 2 weeks"],
    ["eggs and milk weekly", "Added Eggs (Repeats: 1 week) · Milk (Repeats now: 1 week)"],
    ["2 milk every 2 weeks", "Now 2 Milk. Repeats: 2 weeks"],
  ])("the line has the changes of an open item: %s", async (text, line) => {
    expect(await lineFor(text, true, [row({ name: "Milk" })])).toBe(line);
  });

  test.each([
    ["milk", "Now Milk. no longer hidden"],
    ["2 milk", "Now 2 Milk. no longer hidden"],
  ])("a hidden item that is added again shows again: %s", async (text, line) => {
    const open = [row({ name: "Milk", hidden: true })];
    expect(await lineFor(text, true, open)).toBe(line);
    expect(open[0]).toMatchObject({ hidden: false });
    expect(open).toHaveLength(1);
  });

  test("an item that a store never shows is assigned to it when it is added there", async () => {
    const costco = { id: "Costco", name: "Costco", categories: ["dairy & eggs"], lacks: ["milk"] };
    const add = (text: string) => lineFor(text, true, [], { shops: [costco], inStoreId: "Costco" });
    expect(await add("milk")).toBe("Added Milk. at Costco");
    expect(await add("eggs")).toBe("Added Eggs");
  });

  test("an item of which no category is known yet is assigned to the store where it is added", async () => {
    const costco = { id: "Costco", name: "Costco", categories: ["dairy & eggs"], lacks: [] };
    const add = (text: string) => lineFor(text, true, [], { shops: [costco], inStoreId: "Costco" });
    expect(await add("zwibble")).toBe("Added Zwibble. at Costco");
  });

  test.each([
    ["3 milk", "2 Milk stays as it is"],
    ["bread, 3 milk (organic)", "Added Bread · Now 2 Milk (“organic”)"],
    ["bread and 3 milk", "Added Bread · 2 Milk stays as it is"],
  ])("an amount that the person leaves stays, and the rest of the text is added: %s", async (text, line) => {
    const milk = { ...row({ name: "Milk" }), ...parseItemName("2 milk"), name: "Milk" };
    const list = listWith([milk], stores);
    const request = { text, asName: [], name: null, days: null };
    expect(await addText(contextOf(list, true), request, false)).toMatchObject({ outcome: "asks" });
    const result = await addText(contextOf(list, true), { ...request, leaves: true }, false);
    expect(result).toMatchObject({ outcome: "done", line: { spoken: line } });
    expect(list.getView().items[0]).toMatchObject({ parsedQuantity: "2" });
  });

  test.each(["@costco", "@", "every 2 weeks", "every monday and friday @costco"])(
    "a text without a name stays in the field: %s",
    async (text) => expect(await lineFor(text, true)).toBeNull(),
  );

  test("a name that is too long is refused with a sentence, and nothing of its text is added", async () => {
    const list = listWith([], stores);
    const text = `milk, ${"zorbax".repeat(35)} polish`;
    const request = { text, asName: [], name: null, days: null };
    expect(await addText(contextOf(list, true), request, false)).toEqual({ outcome: "failed" });
    expect(toasts.at(-1)).toBe("An item can have at most 200 characters");
    expect(list.getView().items).toEqual([]);
  });

  test("another form of an open item's name makes that item repeat", async () => {
    const open = [row({ name: "Tomatoes" })];
    expect(await lineFor("tomato every 2 weeks", true, open)).toBe("Tomatoes. Repeats now: 2 weeks");
    expect(open).toHaveLength(1);
  });

  test("the line of many things begins with their number", async () => {
    expect(await lineFor("milk, eggs, bread, soap, rice", true)).toBe("Added Milk, Eggs, Bread, Soap, Rice");
    expect(await lineFor("milk, eggs, bread, soap, rice, kale", true)).toBe(
      "Added 6 things: Milk, Eggs, Bread, Soap, Rice, Kale",
    );
  });

  test("a typed day of the week is answered by the day on which repeats come", async () => {
    expect(await lineFor("milk every friday", true)).toBe("Added Milk. Repeats: 1 week, on Mondays");
    expect(await lineFor("milk every week", true)).toBe("Added Milk. Repeats: 1 week");
    const open = [row({ name: "Milk" })];
    expect(await lineFor("milk every friday", true, open)).toBe("Milk. Repeats now: 1 week, on Mondays");
    const noted = "Milk. “organic”. Repeats: 1 week, on Mondays";
    expect(await lineFor("milk (organic) every friday", true, open)).toBe(`Now ${noted}`);
  });

  test("undo reverts the own changes, but not what others have changed since", async () => {
    const item = row({ name: "Milk" });
    const list = listWith([item], stores);
    const context = contextOf(list, true);
    await addText(context, { text: "2 milk (organic)", asName: [], name: null, days: null }, false);
    await list.changeItem(item.id, { quantity: 5 });
    await undoAdding(list, [item.id]);
    expect(list.getView().items).toMatchObject([{ parsedQuantity: "5", note: null }]);
  });

  test("undo keeps what was ticked meanwhile, and says so", async () => {
    const items: ItemView[] = [];
    const list = listWith(items, stores);
    const request = { text: "milk, eggs and 2 bread", asName: [], name: null, days: null };
    const result = await addText(contextOf(list, true), request, false);
    const ids = result.outcome === "done" ? result.line.ids : [];
    const tick = (name: string) => {
      const at = items.findIndex((item) => item.name === name);
      items[at] = { ...items[at]!, completed: true };
    };
    tick("Eggs");
    expect(await undoAdding(list, ids)).toBe("Undone. Eggs was ticked meanwhile and stays");
    expect(items.map(({ name }) => name)).toEqual(["Eggs"]);
  });

  test("undo of a thing that was ticked meanwhile undoes nothing; of an open one it says nothing more", async () => {
    const items: ItemView[] = [];
    const list = listWith(items, stores);
    const add = async (text: string) => {
      const request = { text, asName: [], name: null, days: null };
      const result = await addText(contextOf(list, true), request, false);
      return result.outcome === "done" ? result.line.ids : [];
    };
    const ids = await add("milk");
    expect(await undoAdding(list, await add("bread"))).toBe(null);
    items[0] = { ...items[0]!, completed: true };
    expect(await undoAdding(list, ids, true)).toBe("Milk was ticked meanwhile and stays");
    expect(items.map(({ name }) => name)).toEqual(["Milk"]);
  });

  test.each([
    ["changed", "Eggs was changed meanwhile and stays"],
    ["deleted", "Eggs was taken off the list meanwhile"],
  ])("undo of an amount whose item was %s meanwhile says what is so", async (what, said) => {
    const items = [row({ name: "Eggs" })];
    const list = listWith(items, stores);
    const request = { text: "2 eggs", asName: [], name: null, days: null };
    await addText(contextOf(list, true), request, false);
    const { id } = items[0]!;
    await (what === "deleted" ? list.deleteItem(id) : list.changeItem(id, { quantity: 6 }));
    expect(await undoAdding(list, [id])).toBe(said);
    expect(items.map(({ parsedQuantity }) => parsedQuantity)).toEqual(what === "deleted" ? [] : ["6"]);
  });

  test("undo of several things names those that it leaves by the reason", async () => {
    const items = ["Eggs", "Milk", "Bread"].map((name) => row({ name }));
    const list = listWith(items, stores);
    const request = { text: "2 eggs, 2 milk, 2 bread and tea", asName: [], name: null, days: null };
    const result = await addText(contextOf(list, true), request, false);
    const ids = result.outcome === "done" ? result.line.ids : [];
    for (const { id } of items.slice(0, 2)) await list.changeItem(id, { quantity: 6 });
    await list.deleteItem(items.find(({ name }) => name === "Bread")!.id);
    expect(await undoAdding(list, ids)).toBe(
      "Undone. Eggs, Milk were changed meanwhile and stay. Bread was taken off the list meanwhile",
    );
    expect(items.map(({ name }) => name)).toEqual(["Eggs", "Milk"]);
  });

  test.each(["rice", "milk"])("a note that is too long for %s adds nothing, and says so", async (name) => {
    const items = [row({ name: "Milk" })];
    const request = { text: `${name} (${"x".repeat(501)})`, asName: [], name: null, days: null };
    const result = await addText(contextOf(listWith(items, stores), true), request, false);
    expect(result.outcome).toBe("failed");
    expect(toasts.at(-1)).toBe("A note can have at most 500 characters");
    expect(items.map(({ note }) => note)).toEqual([null]);
  });

  test("without Premium the line says why nothing repeats, and the name keeps the words", async () => {
    expect(await lineFor("milk every 2 weeks", false)).toBe(
      "Added Milk Every 2 Weeks. Repeats are part of Premium",
    );
  });
});
