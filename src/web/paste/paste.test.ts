import { expect, test, vi } from "vitest";
import { contextOf, listWith, row, stores } from "../../../test/memory-list.ts";
import { planAdd } from "../add/add-plan.ts";
import { undoAdding } from "../add/add-undo.ts";
import type { ReviewLine } from "../add/review-line.ts";
import type { AddContext } from "../add/add-context.ts";
import { readGuesses } from "../categoriser/guesses.ts";
import type { ItemView } from "../offline/list-view.ts";
import { openItems } from "../typed/open-items.ts";
import { addLines, readPasted, readPaste } from "./paste.ts";

// In a page a worker answers, and the code of repeats is fetched.
vi.mock("../categoriser/engine.ts", () => import("../../../test/immediate-engine.ts"));
vi.mock("../ui/toast.ts", () => ({ showToast: () => undefined, showError: () => undefined }));
const network = { isDead: false };
vi.mock("../add/repeat-part.ts", () => ({
  repeatAdder: {
    load: () =>
      network.isDead ? Promise.reject(new Error("Failed to fetch")) : import("../add/add-repeat.ts"),
  },
}));

/** The lines of a pasted text, as its preview has them. */
async function linesOf(text: string, context: AddContext): Promise<ReviewLine[]> {
  const { names, choices, categories, store } = context;
  const open = openItems(store.getView().items);
  const entries = await readPaste(text, context);
  return entries.flatMap((entry) => {
    const plan = planAdd(entry, { names, choices, categories, open, guesses: readGuesses() });
    return plan.kind === "nothing" ? [] : [{ entry, plan }];
  });
}

/** What the field gets from a paste, with the text around it; null when it is reviewed. */
async function plainOf(text: string, { around = "", premium = true } = {}): Promise<string | null> {
  const folded = text.replace(/\s+/gu, " ");
  const { plain } = await readPasted(text, `${around}${folded}`, contextOf(listWith([], stores), premium));
  return plain;
}

/** Pastes a text and adds all its lines. */
async function paste(text: string, items: ItemView[], { days = null as number | null, premium = true } = {}) {
  const context = contextOf(listWith(items, stores), premium);
  let done = 0;
  const count = () => {
    done += 1;
  };
  const ended = await addLines(context, await linesOf(text, context), days, count);
  const undo = () => undoAdding(context.store, ended.line.ids);
  return { ...ended, done, undo };
}

const mail = "From: Ben <ben@example.com>\nDate: Sat, 21 Nov 2026 18:04\nSubject: shopping\n\n";

test.each([
  [`${mail}Please get milk`, "Please get milk"],
  ["Ben\n18:04\nmilk", "milk"],
  ["Shopping list:\n- 2 lb chicken thighs (boneless)", "2 lb chicken thighs (boneless)"],
  ["Costco:\n2 milk", "2 milk @Costco"],
  ["Every week:\nmilk (oat)", "milk (oat) every week"],
  ["Costco:\nweekly bread", "weekly bread @Costco"],
  ["500 g flour\n1 kg flour", "1½ kg flour"],
  ["1 kg tuna\n2 cans tuna (in oil)", "1 kg tuna (in oil, + 2 cans)"],
])(
  "of one thing on several lines the field gets what it reads as the same thing: %j",
  async (text, plain) => {
    expect(await plainOf(text)).toBe(plain);
  },
);

test("one thing on several lines is reviewed beside other text, and when the field would read something else", async () => {
  expect(await plainOf("Ben\n18:04\nmilk", { around: "eggs " })).toBe(null);
  expect(await plainOf("Ben\n18:04\nSee you at 7")).toBe(null);
});

test("words that were left out aren't lost to the field: without them the one thing is reviewed", async () => {
  expect(await plainOf("Costco:\nplease get milk")).toBe("please get milk @Costco");
  expect(await plainOf("please get 2 milk\n3 milk")).toBe(null);
});

test("one line is pasted as it is, and so is a text without a thing", async () => {
  for (const text of ["please get 6 eggs", "Ben, 18:04: milk", "milk;\n", "18:04\n18:05"])
    expect(await plainOf(text, { around: "kale " })).toBe(`kale ${text.replace(/\s+/gu, " ")}`);
});

test("without the code of repeats the other lines are added, and those that repeat are left", async () => {
  network.isDead = true;
  const items: ItemView[] = [];
  const { line, left, done } = await paste("milk\n2 coffee every 2 weeks\nbread\ntea weekly", items);
  network.isDead = false;
  expect(items.map(({ name }) => name)).toEqual(["Milk", "Bread"]);
  expect(line).toMatchObject({
    ids: items.map(({ id }) => id),
    spoken: "2 Coffee, Tea could not be added · Added Milk, Bread",
    undone: "Removed Milk, Bread",
    failed: true,
  });
  expect(left).toMatchObject([
    { name: "coffee", parsedQuantity: "2", intervalDays: 14, doubt: null },
    { name: "tea", intervalDays: 7, doubt: null },
  ]);
  expect(done).toBe(4);
});

test("a pasted repeat is told as a typed one is", async () => {
  const open = [row({ name: "Milk" })];
  const told = async (...given: Parameters<typeof paste>) => (await paste(...given)).line.spoken;
  expect(await told("milk every week\neggs every monday", open)).toBe(
    "Milk (Repeats now: 1 week, on Mondays) · Added Eggs (Repeats: 1 week, on Mondays)",
  );
  expect(await told("milk", open, { days: 14 })).toBe("Milk. Repeats now: 2 weeks");
  expect(await told("milk every week\nbread", [], { premium: false })).toBe(
    "Added Milk Every Week (Repeats are part of Premium), Bread",
  );
});

test("when the device keeps nothing all lines are left, and nothing is said to be added", async () => {
  const items: ItemView[] = [];
  const store = Object.assign(listWith(items, stores), {
    addItem: () => Promise.reject(new Error("The disk is full")),
  });
  const context = contextOf(store, true);
  const lines = await linesOf("milk\nbread", context);
  expect(await addLines(context, lines, null, () => undefined)).toMatchObject({
    line: { ids: [], spoken: "Milk, Bread could not be added" },
    left: [{ name: "milk" }, { name: "bread" }],
  });
});

test("the line of a paste and the words of its Undo name what changed", async () => {
  const open = [row({ name: "Milk" })];
  const milk = await paste("2 milk", open);
  expect(milk.line).toMatchObject({ spoken: "Now 2 Milk", lead: "Now", title: "2 Milk" });
  await milk.undo();
  expect(open).toMatchObject([{ name: "Milk", parsedQuantity: null }]);

  const several = await paste("2 milk (oat)\nbread @costco\neggs", open);
  expect(several.line).toMatchObject({
    spoken: "Now 2 Milk (“oat”) · Added Bread (at Costco) · Added Eggs",
    undone: "Removed Bread, Eggs · Undone: 2 Milk",
  });
  await several.undo();
  expect(open.map(({ name, note }) => [name, note])).toEqual([["Milk", null]]);

  expect((await paste("milk", open)).line).toMatchObject({ ids: [], spoken: "Milk is already on the list" });
});

test("the line of a long paste begins with the number, also when it has several kinds of changes", async () => {
  const names = ["bread", "eggs", "rice", "soap", "kale", "tofu"];
  const all = "Bread, Eggs, Rice, Soap, Kale, Tofu";
  expect((await paste(names.join("\n"), [])).line.spoken).toBe(`Added 6 things: ${all}`);
  const open = [row({ name: "Milk" }), row({ name: "Tea" })];
  const { line } = await paste(["bread", "2 milk", "tea", ...names.slice(1)].join("\n"), open);
  expect(line).toMatchObject({
    spoken: `8 things: Added ${all} · Now 2 Milk · Tea is already on the list`,
    undone: `Removed 6 things: ${all} · Undone: 2 Milk`,
  });
});

test("things that could not be added are told first, many of them with their number", async () => {
  network.isDead = true;
  const names = ["bread", "eggs", "rice", "soap", "kale", "tofu"];
  const weekly = names.map((name) => `${name} every week`);
  const { line, left } = await paste(["milk", ...weekly].join("\n"), []);
  network.isDead = false;
  expect(line.spoken).toBe("6 things could not be added: Bread, Eggs, Rice, Soap, Kale, Tofu · Added Milk");
  expect(left).toHaveLength(6);
});
