import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Suggestion } from "../../contract/items/schema.ts";
import { elsewhere } from "../list/elsewhere.ts";
import type { ItemView, StoreView } from "../offline/list-view.ts";
import {
  gotText,
  isRecent,
  leftElsewhere,
  leftText,
  spanWith,
  stillFinished,
  tripEnd as endOf,
  tripItems,
  tripText,
  tripWords,
  unlisted,
  wasGotIn,
  withSpan,
} from "./trip-end.ts";

const start = Date.parse("2026-11-22T10:00:00Z");
let made = 0;

type Given = {
  name?: string;
  at?: number;
  in?: string;
  store?: string;
  category?: string;
  hidden?: boolean;
  missedIn?: string;
};

function item(options: Given = {}) {
  made += 1;
  const { at, store = null, category = null, hidden = false, missedIn, name = `Item ${made}` } = options;
  const report = { userId: "ana", at: new Date(start).toISOString() };
  return {
    id: `item-${made}`,
    name,
    storeId: store,
    categoryName: category,
    completed: at !== undefined,
    completedAt: at === undefined ? null : new Date(start + at * 60_000).toISOString(),
    completedBy: null,
    completedIn: options.in,
    hidden,
    notHere: missedIn === undefined ? null : [{ storeId: missedIn, ...report }],
  } as unknown as ItemView;
}

const none: ReadonlySet<string> = new Set();

/** The trip that ticked the last of these items of the whole list, none being finished. */
function tripEnd(items: ItemView[]) {
  return endOf(tripItems(items, none, null));
}

describe("the end of a trip", () => {
  test("comes with the last tick", () => {
    expect(tripEnd([item({ at: 0 }), item()])).toBeNull();
    expect(tripEnd([item({ at: 0 }), item({ at: 24 })])).toEqual({ got: 2, minutes: 24 });
  });

  test("never comes for nothing, and hidden items neither keep it away nor count", () => {
    expect(tripEnd([])).toBeNull();
    expect(tripEnd([item({ hidden: true })])).toBeNull();
    expect(tripEnd([item({ at: 3 }), item({ hidden: true })])).toEqual({ got: 1, minutes: 0 });
  });

  test("leaves out what was ticked on a trip before", () => {
    const ticked = [-200, -170, 0, 30, 59].map((at) => item({ at }));
    expect(tripEnd(ticked)).toEqual({ got: 3, minutes: 59 });
  });

  test("is the same in whatever order the items come", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 600 }), { minLength: 1, maxLength: 20 }), (ticks) => {
        const items = ticks.map((at) => item({ at }));
        expect(tripEnd(items.toReversed())).toEqual(tripEnd(items));
      }),
      { seed: 12 },
    );
  });

  test("gives its items, first tick first", () => {
    const [late, hidden, first, earlier] = [
      item({ at: 9 }),
      item({ at: 1, hidden: true }),
      item({ at: 0 }),
      item({ at: -90 }),
    ];
    expect(tripItems([late, hidden, first, earlier], none, null)).toEqual([first, late]);
  });

  test("doesn't come again once the trip was finished; the next one counts its own items alone", () => {
    const [milk, eggs] = [item({ at: 0 }), item({ at: 2 })];
    const finished = new Set([milk.id, eggs.id]);
    expect(tripItems([milk, eggs], finished, null)).toEqual([]);
    expect(tripItems([milk, eggs, item()], finished, null)).toEqual([]);
    const bread = item({ at: 4 });
    expect(tripItems([milk, eggs, bread], finished, null)).toEqual([bread]);
  });

  test("counts an item of a finished trip that was open again and is got once more", () => {
    const [milk, eggs, butter] = [item({ at: 0 }), item({ at: 2 }), item({ at: 3 })];
    const finished = [milk.id, eggs.id, butter.id];
    const lasting = stillFinished(finished, [milk, { ...eggs, completed: false }]);
    expect(lasting).toEqual([milk.id]);
    expect(tripItems([milk, eggs], new Set(lasting), null)).toEqual([eggs]);
  });

  test("leaves out what was got in another store, however short the time between", () => {
    const [milk, butter] = [item({ at: 0, in: "joes" }), item({ at: 15, in: "costco" })];
    expect(tripItems([milk, butter], none, "costco")).toEqual([butter]);
    expect(tripItems([milk, butter], none, "joes")).toEqual([milk]);
    expect(endOf(tripItems([milk, butter], none, "costco"))).toEqual({ got: 1, minutes: 0 });
    expect(tripItems([milk, butter], none, null)).toEqual([milk, butter]);
    // With an open item the trip has no end; only pauses in this store separate trips.
    expect(tripItems([milk, butter, item()], none, "costco")).toEqual([]);
    const early = item({ at: -31, in: "costco" });
    expect(
      tripItems([early, item({ at: -10, in: "joes" }), item({ at: 0, in: "costco" })], none, "costco"),
    ).toHaveLength(1);
  });

  test("counts items ticked in no or an unknown store; if none was ticked here, those of other stores", () => {
    const [plain, butter, milk] = [
      item({ at: 0 }),
      item({ at: 5, in: "costco" }),
      item({ at: 6, in: "joes" }),
    ];
    expect(tripItems([plain, butter, milk], none, "costco")).toEqual([plain, butter]);
    expect(tripItems([milk], none, "costco")).toEqual([milk]);
    expect([plain, butter, milk].map((one) => wasGotIn(one, "costco"))).toEqual([true, true, false]);
    expect(wasGotIn(milk, null)).toBe(true);
  });

  test("takes as long as the ticks on this device did, though they reached the server at once", () => {
    let span = spanWith(null, start);
    for (const minute of [10, 39, 41]) span = spanWith(span, start + minute * 60_000);
    const trip = { got: 4, minutes: 0 };
    expect(withSpan(trip, span)).toEqual({ got: 4, minutes: 41 });
    expect(withSpan({ got: 4, minutes: 50 }, span).minutes).toBe(50);
    expect(withSpan(trip, null)).toBe(trip);
    // Ticks that are too old, or lie in the future, are ignored.
    expect([41, 100, 12 * 60 + 42, 0].map((minute) => isRecent(span, start + minute * 60_000))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(spanWith(span, start + 72 * 60_000)).toEqual({
      from: start + 72 * 60_000,
      to: start + 72 * 60_000,
    });
    expect(spanWith(span, start)).toEqual({ from: start, to: start });
  });

  test.each([
    [{ got: 1, minutes: 0 }, "1 thing in the basket"],
    [{ got: 9, minutes: 24 }, "9 things in 24 minutes"],
    [{ got: 2, minutes: 1 }, "2 things in 1 minute"],
    [{ got: 60, minutes: 120 }, "60 things in 2 hours"],
    [{ got: 60, minutes: 81 }, "60 things in 1 hour 21 minutes"],
  ])("%j reads %s", (trip, text) => {
    expect(tripText(trip)).toBe(text);
  });

  test.each([
    [["Milk"], "Milk"],
    [["Milk", "Eggs"], "Milk and Eggs"],
    [["Milk", "Eggs", "Bread", "Kale"], "Milk, Eggs, Bread and Kale"],
    [["Milk", "Eggs", "Bread", "Kale", "Salt"], "Milk, Eggs, Bread and 2 more"],
  ])("%j got reads %s", (names, text) => {
    expect(gotText(names)).toBe(text);
  });

  test("names a store only if this device has ticked something there", () => {
    const trip = { got: 9, minutes: 24 };
    expect(tripWords(trip, "Costco", true)).toEqual(["Done at Costco", "9 things in 24 minutes"]);
    expect(tripWords(trip, "Costco", false)).toEqual(["Nothing left at Costco", "9 things in the basket"]);
    expect(tripWords({ got: 0, minutes: 0 }, "Costco", false)[0]).toBe("Nothing found at Costco");
    expect(tripWords(trip, undefined, false)).toEqual(["All done", "9 things in 24 minutes"]);
  });
});

describe("what is left", () => {
  const costco = { id: "costco", name: "Costco", categories: ["dairy & eggs"] };
  const joes = { id: "joes", name: "Trader Joe's", categories: ["produce", "frozen"] };
  const aldi = { id: "aldi", name: "Aldi", categories: ["produce", "pet"] };
  const stores = [costco, joes, aldi] as unknown as StoreView[];
  const left = (items: ItemView[], minutes = 0, suggestions: Suggestion[] = []) =>
    leftElsewhere({ items, stores, suggestions }, "costco", start + minutes * 60_000);
  const text = (...items: ItemView[]) => leftText(left(items));

  test("is named with the store that has it all", () => {
    expect(text(item({ store: "joes" }), item({ category: "Frozen" }))).toBe(
      "2 things left: Trader Joe's has them",
    );
    expect(text(item({ store: "aldi" }))).toBe("1 thing left: Aldi has it");
  });

  test("is divided among the stores, each thing once, most first", () => {
    const produce = [item({ category: "Produce" }), item({ category: "Produce" })];
    expect(text(...produce, item({ category: "Pet" }), item({ category: "Frozen" }))).toBe(
      "4 things left: 3 at Trader Joe's, 1 at Aldi",
    );
  });

  test("isn't in a store that was said not to have it a moment ago", () => {
    const missed = item({ category: "Produce", missedIn: "joes" });
    expect(text(missed)).toBe("1 thing left: Aldi has it");
    expect(leftText(left([missed], 31))).toBe("1 thing left: Trader Joe's has it");
    expect(text(item({ category: "Frozen", missedIn: "joes" }))).toBe("1 thing left, in no other store");
  });

  test("is where the rows say that it is, also against the category", () => {
    const milk = item({ name: "Milk", category: "Dairy & Eggs", missedIn: "costco" });
    const kale = item({ name: "Kale", category: "Produce", missedIn: "costco" });
    const places = (name: string, storeId: string) =>
      ({ name, places: [{ storeId, bought: 8, missed: 1 }] }) as unknown as Suggestion;
    const suggestions = [places("Milk", "joes"), places("Kale", "aldi")];
    const { at } = left([milk, kale], 0, suggestions);
    const view = { items: [milk, kale], stores, suggestions, categories: [] };
    for (const { store, items } of at)
      for (const one of items)
        expect(elsewhere(one, "costco", view, start)).toContain(`${store.name} has it`);
    expect(at.map(({ store, items }) => [store.id, items])).toEqual([
      ["joes", [milk]],
      ["aldi", [kale]],
    ]);
    // Items that the list of that store doesn't show have to be moved there.
    expect(at.map(unlisted)).toEqual([[milk], []]);
  });

  test("has to be moved when it was chosen for this store, and needn't when for the other", () => {
    const [kale, pears] = [
      item({ category: "Produce", store: "costco", missedIn: "costco" }),
      item({ category: "Frozen", store: "joes" }),
    ];
    const [best] = left([kale, pears]).at;
    expect(best).toMatchObject({ store: joes, items: [kale, pears] });
    expect(unlisted(best!)).toEqual([kale]);
  });

  test("is nothing when all is ticked or hidden", () => {
    expect(text(item({ at: 0 }), item({ store: "joes", hidden: true }))).toBe("Nothing else is on the list.");
  });

  test("may be in no store", () => {
    expect(text(item({ category: "Hardware" }))).toBe("1 thing left, in no other store");
    expect(text(item({ category: "Hardware" }), item({ category: "Pet" }))).toBe(
      "2 things left: 1 at Aldi, 1 in no other store",
    );
  });

  test("is counted once in all stores together, and never more than there is", () => {
    const names = ["Produce", "Frozen", "Pet", "Dairy & Eggs", "Hardware"];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...names), { maxLength: 30 }), (categories) => {
        const items = categories.map((category) => item({ category }));
        const { count, at } = left(items);
        const found = categories.filter((name) => ["Produce", "Frozen", "Pet"].includes(name)).length;
        expect(count).toBe(items.length);
        expect(at.reduce((sum, one) => sum + one.items.length, 0)).toBe(found);
      }),
      { seed: 12 },
    );
  });
});
