import { describe, expect, test } from "vitest";
import { parseEntry } from "../../typed-text/parse-entry.ts";
import type { AddPlan, ItemPlan } from "./add-plan.ts";
import { emptyAddState, nextStep, type AddEvent, type AddState, type LastAdded } from "./add-state.ts";

/** The state after events, and the commands of the last one. */
function after(events: readonly AddEvent[], from: AddState = emptyAddState) {
  let step = { state: from, commands: [] } as ReturnType<typeof nextStep>;
  for (const event of events) step = nextStep(step.state, event);
  return step;
}

const typed = (text: string): AddEvent => ({ type: "typed", text });
const nothing: AddPlan = { kind: "nothing" };
const entered = (
  plan: AddPlan = nothing,
  given: { repeats?: boolean; blocked?: boolean } = {},
): AddEvent => ({
  type: "submitted",
  plan,
  repeats: false,
  blocked: false,
  ...given,
});
const milk: LastAdded = { ids: ["1"], title: "Milk", unsorted: false, repeats: null, isSum: false };
const request = (text: string, more: object = {}) => ({ text, asName: [], name: null, days: null, ...more });

const kilo = { quantity: 1, parsedQuantity: "1", parsedSize: "kg" };
const sum = { quantity: 1, parsedQuantity: "1½", parsedSize: "kg" };
/** "1 kg flour" while there is flour on the list. */
const flour = (
  open: Pick<ItemPlan["item"] & object, "quantity" | "parsedQuantity" | "parsedSize">,
): ItemPlan => ({
  kind: "onList",
  known: null,
  item: { id: "flour", name: "Flour", ...open },
  sum,
  title: "1 kg Flour",
  input: { name: "Flour", ...kilo },
  options: { hold: false, optimistic: { name: "Flour", categoryId: null } },
});
const some = flour({ quantity: 1, parsedQuantity: "500", parsedSize: "g" });
const none = flour({ quantity: 1, parsedQuantity: null, parsedSize: null });

describe("what is typed", () => {
  test("is asked for with Enter, as it is understood and as often as it was chosen, and leaves the field", () => {
    const { state, commands } = after([
      typed("7 dwarfs jam"),
      { type: "chip-removed", part: "quantity" },
      { type: "days-chosen", days: 14 },
      entered(),
    ]);
    expect(commands).toEqual([
      { type: "add", request: request("7 dwarfs jam", { asName: ["quantity"], days: 14 }) },
    ]);
    expect(state).toEqual({ ...emptyAddState, days: 14 });
  });

  test.each([
    ["a blank", [typed("  "), entered()]],
    ["anything while a batch runs", [typed("milk"), entered(nothing, { blocked: true })]],
  ])("adds nothing when it is %s", (_, events) => {
    const { state, commands } = after(events);
    expect(commands).toEqual([]);
    expect(state.text).not.toBe("");
  });

  test("keeps the words of a removed chip in the name until the field is empty", () => {
    const removed = after([typed("2 milk"), { type: "chip-removed", part: "quantity" }]);
    expect(removed.commands).toEqual([{ type: "focus-field" }]);
    expect(after([typed("2 milks")], removed.state).state.leftInName).toEqual(["quantity"]);
    expect(after([typed(" ")], removed.state).state.leftInName).toEqual([]);
  });

  test("is told when it is on the list, and the next thing is for once again", () => {
    const result = { outcome: "added", added: { ...milk, repeats: "2 weeks" } } as const;
    const { state } = after([
      { type: "days-chosen", days: 14 },
      { type: "add-ended", request: request("milk"), result },
    ]);
    expect(state).toMatchObject({ days: null, last: result.added });
    expect(state.announcement).toBe("Added Milk. Repeats: 2 weeks");
  });

  test("that is there already is skipped silently", () => {
    const before = after([{ type: "days-chosen", days: 7 }]).state;
    const ended: AddEvent = { type: "add-ended", request: request("milk"), result: { outcome: "skipped" } };
    expect(after([ended], before)).toEqual({ state: before, commands: [] });
  });

  test.each(["blocked", "failed"] as const)(
    "and is %s stands in the field again, as it was understood",
    (outcome) => {
      const ended: AddEvent = {
        type: "add-ended",
        request: request("2 milk", { asName: ["quantity"] }),
        result: { outcome },
      };
      expect(after([ended]).state).toMatchObject({ text: "2 milk", leftInName: ["quantity"] });
      expect(after([typed("bread"), ended]).state).toMatchObject({ text: "bread", leftInName: [] });
    },
  );

  test("by a page that ended before is added now, one after the other", () => {
    const requests = [request("milk"), request("bread")];
    expect(after([{ type: "opened", unfinished: requests }]).commands).toEqual([
      { type: "resume", requests },
    ]);
    expect(after([{ type: "opened", unfinished: [] }]).commands).toEqual([]);
  });
});

describe("another amount of what is on the list", () => {
  test("is asked about once, and made one when it is entered again", () => {
    const asked = after([typed("1 kg flour"), entered(some)]);
    expect(asked.commands).toEqual([{ type: "focus-field", select: true }]);
    expect(asked.state.text).toBe("1 kg flour");
    expect(asked.state.announcement).toBe(
      "500 g Flour is on the list already. Press Enter again to make it 1½ kg.",
    );
    const again = after([entered(some)], asked.state);
    expect(again.commands).toEqual([
      { type: "focus-field" },
      { type: "make-sum", item: some.item, sum, text: "1 kg flour" },
    ]);
  });

  test("is asked about anew when something else was typed in between", () => {
    const events = [typed("1 kg flour"), entered(some), typed("1 kg flou"), typed("1 kg flour")];
    expect(after([...events, entered(some)]).commands).toEqual([{ type: "focus-field", select: true }]);
  });

  test("is not asked about when there is none yet, or when it is to come back", () => {
    expect(after([typed("1 kg flour"), entered(none)]).commands).toMatchObject([{ type: "add" }]);
    const repeats = entered(some, { repeats: true });
    expect(after([typed("1 kg flour"), repeats]).commands).toMatchObject([{ type: "add" }]);
  });

  test("is made one at a touch; the field is emptied unless something else stands there by then", () => {
    const touched = after([typed("1 kg flour"), { type: "sum-accepted", plan: none }]);
    expect(touched.commands.at(-1)).toMatchObject({ type: "make-sum", item: none.item, sum });
    const made: AddEvent = {
      type: "sum-made",
      text: "1 kg flour",
      added: { ...milk, title: "1½ kg Flour", isSum: true },
    };
    expect(after([made], touched.state).state).toMatchObject({ text: "", announcement: "Now 1½ kg Flour" });
    expect(after([typed("milk"), made], touched.state).state.text).toBe("milk");
  });

  test("that can't be made one changes nothing", () => {
    const plan = { ...some, sum: null };
    expect(after([{ type: "sum-accepted", plan }]).commands).toEqual([]);
    expect(after([{ type: "sum-accepted", plan: nothing }]).commands).toEqual([]);
  });
});

describe("a suggestion", () => {
  const pressed: AddEvent = { type: "suggestion-pressed", name: "Oat Milk", text: "2 oat" };
  const chosen: AddEvent = { type: "suggestion-chosen", name: "Oat Milk", text: "2 oat" };
  const wanted = request("2 oat", { name: "Oat Milk", days: 7 });
  const start = after([typed("2 oat"), { type: "days-chosen", days: 7 }]).state;

  test("is kept when it is pressed, and added under its name when it has shown that it was chosen", () => {
    const first = after([pressed], start);
    expect(first).toEqual({ state: start, commands: [{ type: "keep", request: wanted }] });
    const { state, commands } = after([chosen], first.state);
    expect(commands).toEqual([{ type: "add", request: wanted }]);
    expect(state.text).toBe("");
    expect([...state.chosen]).toEqual(["oat milk"]);
  });

  test("leaves alone what is typed after it was pressed", () => {
    expect(after([typed("bread"), chosen], start).state.text).toBe("bread");
  });

  test("is offered again when it could not be added, or is taken back", () => {
    const { state } = after([chosen], start);
    const failed: AddEvent = { type: "add-ended", request: wanted, result: { outcome: "failed" } };
    expect(after([failed], state).state).toMatchObject({ text: "", chosen: new Set() });
    const undo: AddEvent = { type: "undo-asked", ids: ["1"], title: "Oat Milk", names: ["Oat Milk"] };
    const undoing = after([undo], state);
    expect(undoing.state.chosen.size).toBe(0);
    expect(undoing.commands).toEqual([{ type: "undo", ids: ["1"], title: "Oat Milk" }]);
  });
});

describe("what is taken back", () => {
  const added: AddEvent = {
    type: "add-ended",
    request: request("milk"),
    result: { outcome: "added", added: milk },
  };
  const undone = (id: string): AddEvent => ({ type: "undone", ids: [id], title: "Milk" });

  test("is told, and no longer what was added last", () => {
    const { state, commands } = after([added, undone("1")]);
    expect(state).toMatchObject({ last: null, announcement: "Removed Milk" });
    expect(commands).toEqual([{ type: "focus-status" }]);
  });

  test("leaves what was added last when that is something else", () => {
    expect(after([added, undone("2")]).state.last).toEqual(milk);
  });

  test("and can't be, is left as it is", () => {
    const before = after([added]).state;
    expect(after([{ type: "undo-failed" }], before).state).toEqual(before);
  });
});

describe("a pasted list", () => {
  const entries = ["milk", "2 bread"].map((text) => parseEntry(text));
  const pasted: AddEvent = { type: "pasted", pasted: "milk\n2 bread", plain: "milk 2 bread" };
  const offered = after([pasted, { type: "paste-read", entries, plain: "milk 2 bread" }]).state;
  const lines = entries.map((entry) => ({ entry, plan: { ...none, item: null } }));
  const line = (added: LastAdded | null): AddEvent => ({ type: "line-ended", added });

  test("is read, and looked over when it is more than one thing", () => {
    expect(after([pasted]).commands).toEqual([
      { type: "read-paste", pasted: "milk\n2 bread", plain: "milk 2 bread" },
    ]);
    expect(offered.paste).toEqual({ entries, done: null });
  });

  test("of one thing, or that can't be read, stands in the field", () => {
    for (const few of [entries.slice(1), []]) {
      const { state } = after([{ type: "paste-read", entries: few, plain: "milk" }]);
      expect(state).toMatchObject({ paste: null, text: "milk" });
    }
  });

  test("is added once, line by line, and told as a whole at the end", () => {
    const begun = after(
      [
        { type: "days-chosen", days: 7 },
        { type: "paste-confirmed", lines },
      ],
      offered,
    );
    expect(begun.commands).toEqual([{ type: "add-lines", lines, days: 7 }]);
    expect(after([{ type: "paste-confirmed", lines }], begun.state).commands).toEqual([]);
    const half = after([line(milk), line(null)], begun.state).state;
    expect(half).toMatchObject({ paste: { done: 2 }, last: milk, announcement: "Added Milk" });
    const ended = after([{ type: "paste-ended", ids: ["1", "2"] }], half);
    expect(ended.state).toMatchObject({ paste: null, days: null, announcement: "Added 2 items" });
    expect(ended.state.last?.ids).toEqual(["1", "2"]);
    expect(ended.commands).toEqual([{ type: "focus-field", scroll: true }]);
  });

  test("that added nothing new leaves what was added last", () => {
    const { state } = after(
      [{ type: "paste-confirmed", lines }, line(milk), { type: "paste-ended", ids: [] }],
      offered,
    );
    expect(state).toMatchObject({ paste: null, last: milk, announcement: "Added Milk" });
  });

  test("that is closed leaves nothing behind", () => {
    const { state, commands } = after([{ type: "paste-cancelled" }], offered);
    expect(state).toEqual(emptyAddState);
    expect(commands).toEqual([{ type: "focus-field", scroll: true }]);
  });
});

test("an event changes no state that was there before", () => {
  const before = after([typed("milk")]).state;
  const copy = structuredClone(before);
  after([{ type: "chip-removed", part: "quantity" }, entered(), { type: "days-chosen", days: 7 }], before);
  expect(before).toEqual(copy);
});
