import { expect, test, vi } from "vitest";
import { contextOf, listWith, row, stores } from "../../../test/memory-list.ts";
import { loadCategoriser } from "../../categoriser/load-node.ts";
import { planAdd, type PasteLine } from "../add/add-plan.ts";
import type { AddContext } from "../add/add-context.ts";
import { keepGuesses, readGuesses } from "../categoriser/guesses.ts";
import type { ItemView } from "../offline/list-view.ts";
import { openItems } from "../typed/open-items.ts";
import { addLines, readPaste } from "./paste.ts";

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
async function linesOf(text: string, context: AddContext): Promise<PasteLine[]> {
  const { names, choices, categories, store } = context;
  const open = openItems(store.getView().items);
  const entries = await readPaste(text, context);
  return entries.flatMap((entry) => {
    const plan = planAdd(entry, { names, choices, categories, open, guesses: readGuesses() });
    return plan.kind === "nothing" ? [] : [{ entry, plan }];
  });
}

/** Pastes a text and adds all its lines. */
async function paste(text: string, items: ItemView[], { days = null as number | null } = {}) {
  const context = contextOf(listWith(items, stores), true);
  const done: string[] = [];
  const ended = await addLines(context, await linesOf(text, context), days, ({ spoken }) =>
    done.push(spoken),
  );
  return { ...ended, done };
}

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
