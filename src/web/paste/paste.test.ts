import { expect, test, vi } from "vitest";
import { contextOf, listWith, row, stores } from "../../../test/memory-list.ts";
import { loadCategoriser } from "../../categoriser/load-node.ts";
import { planAdd } from "../add/add-plan.ts";
import type { ReviewLine } from "../add/review-line.ts";
import type { AddContext } from "../add/add-context.ts";
import { keepGuesses, readGuesses } from "../categoriser/guesses.ts";
import type { ItemView } from "../offline/list-view.ts";
import { openItems } from "../typed/open-items.ts";
import { addLines, readPasted, readPaste } from "./paste.ts";

const engine = loadCategoriser();

// In a page a worker answers, and the code of repeats is fetched.
vi.mock("../categoriser/engine.ts", () => ({
  guessSoon: async (names: readonly string[]) => {
    const answers = names.map((name) => engine.categorise(name).ranked[0]!);
    keepGuesses(
      names,
      answers,
      names.map((name) => ({ isKnown: engine.knows(name), isMisspelt: engine.isMisspelt(name) })),
    );
    return readGuesses();
  },
}));
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
  const done: string[] = [];
  const ended = await addLines(context, await linesOf(text, context), days, ({ spoken }) =>
    done.push(spoken),
  );
  return { ...ended, done };
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
    spoken: "2 Coffee, Tea could not be added · Added 2 items",
  });
  expect(left).toMatchObject([
    { name: "coffee", parsedQuantity: "2", intervalDays: 14, doubt: null },
    { name: "tea", intervalDays: 7, doubt: null },
  ]);
  expect(done).toHaveLength(4);
});

test("a pasted repeat is told as a typed one is", async () => {
  const open = [row({ name: "Milk" })];
  expect((await paste("milk every week\neggs every monday", open)).done).toEqual([
    "Milk. Repeats now: 1 week, on Mondays",
    "Added Eggs. Repeats: 1 week, on Mondays",
  ]);
  expect((await paste("milk", open, { days: 14 })).done).toEqual(["Milk. Repeats now: 2 weeks"]);
  expect((await paste("milk every week\nbread", [], { premium: false })).done).toEqual([
    "Added Milk Every Week. Repeats are part of Premium",
    "Added Bread",
  ]);
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

test("a paste that changes nothing says nothing", async () => {
  const { line, left } = await paste("milk", [row({ name: "Milk" })]);
  expect({ line, left }).toEqual({ line: null, left: [] });
});
