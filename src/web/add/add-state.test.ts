import { describe, expect, test } from "vitest";
import { parseEntry } from "../../typed-text/parse-entry.ts";
import { lineOf, type AddLine } from "./add-line.ts";
import { planAdd } from "./add-plan.ts";
import { emptyAddState, nextStep, type AddEvent, type AddState } from "./add-state.ts";
import { openItems } from "./open-items.ts";

/** The state after events, and the commands of the last one. */
function after(events: readonly AddEvent[], from: AddState = emptyAddState) {
  let step = { state: from, commands: [] } as ReturnType<typeof nextStep>;
  for (const event of events) step = nextStep(step.state, event);
  return step;
}

const typed = (text: string): AddEvent => ({ type: "typed", text });
const entered = (question: string | null = null, given: { blocked?: boolean } = {}): AddEvent => ({
  type: "submitted",
  question,
  blocked: false,
  ...given,
});
const milk = lineOf("Added", ["1"], "Milk");
const request = (text: string, more: object = {}) => ({ text, asName: [], name: null, days: null, ...more });
const question = "500 g Flour is on the list already. Press Enter again to make it 1½ kg.";

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
    ["anything while a batch runs", [typed("milk"), entered(null, { blocked: true })]],
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

  test("is announced when it is on the list, and the next thing doesn't repeat again", () => {
    const line = lineOf("Added", ["1"], "Milk", ["Repeats: 2 weeks"]);
    const { state } = after([
      { type: "days-chosen", days: 14 },
      { type: "add-ended", request: request("milk"), result: { outcome: "done", line } },
    ]);
    expect(state).toMatchObject({ days: null, last: line });
    expect(state.announcement).toBe("Added Milk. Repeats: 2 weeks");
  });

  test("that is on the list already is announced each time and changes nothing", () => {
    const before = after([{ type: "days-chosen", days: 7 }]).state;
    const line = lineOf("", [], "Milk is already on the list");
    const ended: AddEvent = {
      type: "add-ended",
      request: request("milk"),
      result: { outcome: "done", line },
    };
    const { state } = after([ended], before);
    expect(state).toEqual({ ...before, last: line, announcement: line.title });
    // Only what changes is spoken.
    expect(after([ended], state).state.announcement).not.toBe(state.announcement);
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
      expect(after([typed("bread"), ended]).state.text).toBe("2 milk, bread");
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
  test("is asked about once, and taken when it is entered again", () => {
    const asked = after([typed("1 kg flour"), entered(question)]);
    expect(asked.commands).toEqual([{ type: "focus-field", select: true }]);
    expect(asked.state).toMatchObject({ text: "1 kg flour", announcement: question });
    const { state, commands } = after([entered(question)], asked.state);
    expect(commands).toEqual([{ type: "add", request: request("1 kg flour", { confirmed: true }) }]);
    expect(state).toMatchObject({ text: "", askedAbout: null });
  });

  test("is asked about anew when something else was typed in between", () => {
    const events = [typed("1 kg flour"), entered(question), typed("1 kg flou"), typed("1 kg flour")];
    expect(after([...events, entered(question)]).commands).toEqual([{ type: "focus-field", select: true }]);
  });

  test("is taken at a touch", () => {
    const touched = after([typed("1 kg flour"), { type: "amount-confirmed", blocked: false }]);
    expect(touched.commands).toEqual([
      { type: "focus-field" },
      { type: "add", request: request("1 kg flour", { confirmed: true }) },
    ]);
    expect(touched.state.text).toBe("");
  });

  test("is asked about too when the list turned out to hold it; the text is in the field again", () => {
    const result = { outcome: "asks", question } as const;
    const ended: AddEvent = { type: "add-ended", request: request("1 kg flour"), result };
    const asked = after([ended]);
    expect(asked.state).toMatchObject({ text: "1 kg flour", announcement: question });
    expect(after([entered(null)], asked.state).commands).toMatchObject([
      { request: request("1 kg flour", { confirmed: true }) },
    ]);
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
    result: { outcome: "done", line: milk },
  };
  const undone = (id: string): AddEvent => ({ type: "undone", ids: [id], title: "Milk" });

  test("is told, and no longer what was added last", () => {
    const { state, commands } = after([added, undone("1")]);
    expect(state).toMatchObject({ last: null, announcement: "Removed Milk" });
    expect(commands).toEqual([{ type: "focus-status" }]);
  });

  test("is told as undone when the item stays", () => {
    const line = lineOf("Now", ["1"], "2 Milk");
    const changed: AddEvent = { ...added, result: { outcome: "done", line } };
    expect(after([changed, undone("1")]).state.announcement).toBe("Undone: Milk");
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
  const entries = ["milk", "2 bread"].map((text) => ({ ...parseEntry(text), doubt: null }));
  const pasted: AddEvent = { type: "pasted", pasted: "milk\n2 bread", plain: "milk 2 bread" };
  const offered = after([pasted, { type: "paste-read", entries, plain: "milk 2 bread" }]).state;
  const knowledge = {
    names: new Map(),
    choices: new Map(),
    open: openItems([]),
    categories: [],
    guesses: new Map(),
  };
  const lines = entries.flatMap((entry) => {
    const plan = planAdd(entry, knowledge);
    return plan.kind === "nothing" ? [] : [{ entry, plan }];
  });
  const line = (done: AddLine): AddEvent => ({ type: "line-ended", line: done });
  const skipped = lineOf("", [], "2 Bread is already on the list");

  test("is read, and looked over when it is more than one thing", () => {
    expect(after([pasted]).commands).toEqual([
      { type: "read-paste", pasted: "milk\n2 bread", plain: "milk 2 bread" },
    ]);
    expect(after([pasted]).state).toMatchObject({
      last: { pending: true, title: "Reading what you pasted …" },
    });
    expect(offered).toMatchObject({ paste: { entries, done: null }, last: null });
  });

  test("of one thing, or that can't be read, stands in the field", () => {
    for (const few of [entries.slice(1), []]) {
      const { state } = after([{ type: "paste-read", entries: few, plain: "milk" }]);
      expect(state).toMatchObject({ paste: null, text: "milk" });
    }
  });

  test("that is a link is looked over as a recipe", () => {
    const link = "https://example.com/soup";
    const { state } = after([{ type: "paste-read", entries: [], link, plain: link }]);
    expect(state).toMatchObject({ paste: { entries: [], link, done: null }, text: "" });
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
    const half = after([line(milk), line(skipped)], begun.state).state;
    expect(half).toMatchObject({ paste: { done: 2 }, last: skipped, announcement: skipped.title });
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
