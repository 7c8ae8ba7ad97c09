import { describe, expect, test } from "vitest";
import { after, pastedEntry, request, typed } from "../../../test/add-steps.ts";
import { lineOf } from "./add-line.ts";
import { planAdd } from "./add-plan.ts";
import { emptyAddState, type AddEvent } from "./add-state.ts";
import { openItems } from "../typed/open-items.ts";

const milk = lineOf("Added", ["1"], "Milk");

describe("a pasted list", () => {
  const entries = ["milk", "2 bread"].map(pastedEntry);
  const pasted: AddEvent = { type: "pasted", pasted: "milk\n2 bread", plain: "milk 2 bread" };
  const read: AddEvent = { type: "paste-read", entries, plain: "milk 2 bread" };
  const offered = after([pasted, read]).state;
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
  const lineEnded: AddEvent = { type: "line-ended" };

  test("a pasted list is read, and reviewed when it has more than one thing", () => {
    expect(after([pasted]).commands).toEqual([
      { type: "read-paste", pasted: "milk\n2 bread", plain: "milk 2 bread" },
    ]);
    expect(after([pasted]).state).toMatchObject({
      last: { pending: true, title: "Reading what you pasted …" },
    });
    expect(offered).toMatchObject({ paste: { entries, done: null }, last: null });
  });

  test("a paste of one thing, or one that can't be read, stands in the field", () => {
    for (const few of [entries.slice(1), []]) {
      const { state } = after([{ type: "paste-read", entries: few, plain: "milk" }]);
      expect(state).toMatchObject({ paste: null, text: "milk" });
    }
  });

  test("a paste of one thing that the field would read differently is reviewed", () => {
    const few = entries.slice(1);
    const { state } = after([typed("eggs"), { type: "paste-read", entries: few, plain: null }]);
    expect(state).toMatchObject({ paste: { entries: few }, text: "eggs" });
  });

  test.each([
    ["", "milk", "eggs", "milk, eggs"],
    ["kale, ", "kale, milk", "kale, eggs", "kale, milk, eggs"],
    ["kale", "kale milk", "kale", "kale milk"],
    // What it was pasted beside was entered meanwhile.
    ["kale", "kale milk", "", "milk"],
    ["kale", "kale milk", "bread", "milk, bread"],
  ])("when the field had %j, would have %j and has %j by then, it gets %j", (before, plain, now, text) => {
    const event: AddEvent = { type: "paste-read", entries: [], plain };
    const events: AddEvent[] = [typed(before), { type: "pasted", pasted: " milk\n", plain }, typed(now)];
    expect(after([...events, event]).state.text).toBe(text);
  });

  test("a paste beside the text of a pressed suggestion doesn't bring that back", () => {
    const pressed: AddEvent = { type: "suggestion-pressed", name: "Kale", text: "ka" };
    const beside: AddEvent = { type: "pasted", pasted: "milk", plain: "ka milk" };
    const { state } = after([
      typed("ka"),
      pressed,
      beside,
      { type: "paste-read", entries: [], plain: "ka milk" },
    ]);
    expect(state.text).toBe("milk");
  });

  describe("that is pasted while another is read", () => {
    const second: AddEvent = { type: "pasted", pasted: "eggs\nham", plain: "eggs ham" };
    const readSecond = { type: "read-paste", pasted: "eggs\nham", plain: "eggs ham" };
    const both = after([pasted, second]);

    test("it waits until the first one was reviewed, and is reviewed apart from it", () => {
      expect(both.commands).toEqual([]);
      const first = after([read], both.state);
      expect(first.commands).toEqual([]);
      expect(first.state).toMatchObject({ paste: { entries }, last: null });
      const closed = after([{ type: "paste-cancelled" }], first.state);
      expect(closed.commands).toEqual([{ type: "focus-field", scroll: true }, readSecond]);
      expect(closed.state).toMatchObject({ paste: null, last: { pending: true } });
      const more = ["eggs", "ham"].map(pastedEntry);
      const next = after([{ type: "paste-read", entries: more, plain: "eggs ham" }], closed.state).state;
      expect(next).toMatchObject({ paste: { entries: more }, pastes: [], last: null });
      expect(next.paste?.readAt).not.toBe(first.state.paste?.readAt);
    });

    test("it is read at once when the first one is no list, and stands behind it", () => {
      const first = after([{ type: "paste-read", entries: entries.slice(0, 1), plain: "milk" }], both.state);
      expect(first.commands).toEqual([readSecond]);
      expect(first.state).toMatchObject({ text: "milk", last: { pending: true } });
    });

    test("the line of what was added stays while it is read", () => {
      const told = lineOf("Added", ["1", "2"], "Milk, 2 Bread");
      const events: AddEvent[] = [
        read,
        { type: "paste-confirmed", lines },
        { type: "paste-ended", line: told, left: [] },
      ];
      const { state, commands } = after(events, both.state);
      expect(commands).toEqual([{ type: "focus-field", scroll: true }, readSecond]);
      expect(state.last).toEqual(told);
    });
  });

  test("a paste that is too long for the field is reviewed, however few things it has", () => {
    const plain = `${"very ".repeat(200)}long`;
    const few = entries.slice(1);
    const { state } = after([typed("eggs"), { type: "paste-read", entries: few, plain }]);
    expect(state).toMatchObject({ paste: { entries: few }, text: "eggs" });
  });

  test("a paste that is too long for the field and can't be read leaves the field, with a sentence", () => {
    const plain = "very ".repeat(401);
    const { state } = after([typed("eggs"), { type: "paste-read", entries: [], plain }]);
    expect(state).toMatchObject({
      paste: null,
      text: "eggs",
      announcement: "That is too long for this field",
    });
  });

  test("a pasted link is reviewed as a recipe", () => {
    const link = "https://example.com/soup";
    const { state } = after([{ type: "paste-read", entries: [], link, plain: link }]);
    expect(state).toMatchObject({ paste: { entries: [], link, done: null }, text: "" });
  });

  test("a pasted list is added once, line by line, and announced as a whole at the end", () => {
    const begun = after([{ type: "days-chosen", days: 7 }, read, { type: "paste-confirmed", lines }]);
    expect(begun.commands).toEqual([{ type: "add-lines", lines, days: 7 }]);
    expect(after([{ type: "paste-confirmed", lines }], begun.state).commands).toEqual([]);
    const half = after([lineEnded, lineEnded], begun.state).state;
    expect(half).toMatchObject({ paste: { done: 2 }, last: null, announcement: "" });
    const told = lineOf("Added", ["1", "2"], "Milk, 2 Bread");
    const ended = after([{ type: "paste-ended", line: told, left: [] }], half);
    expect(ended.state).toMatchObject({ paste: null, days: null, announcement: "Added Milk, 2 Bread" });
    expect(ended.state.last?.ids).toEqual(["1", "2"]);
    expect(ended.commands).toEqual([{ type: "focus-field", scroll: true }]);
  });

  test("an add that ends while a paste is reviewed leaves its interval as it was chosen", () => {
    const { state } = after([
      { type: "days-chosen", days: 7 },
      read,
      { type: "add-ended", request: request("milk"), result: { outcome: "done", line: milk } },
    ]);
    expect(state.days).toBe(7);
    const { commands } = after([{ type: "paste-confirmed", lines }], state);
    expect(commands).toEqual([{ type: "add-lines", lines, days: 7 }]);
  });

  test("what could not be added is reviewed again, with the interval, and a closed review leaves the line", () => {
    const told = lineOf("", ["1"], "2 Bread could not be added · Added Milk");
    const left = entries.slice(1);
    const { state, commands } = after([
      { type: "days-chosen", days: 7 },
      read,
      { type: "paste-confirmed", lines },
      { type: "paste-ended", line: told, left },
    ]);
    expect(state).toMatchObject({
      paste: { entries: left, done: null, days: 7, told: told.title },
      last: told,
      announcement: told.title,
    });
    expect(commands).toEqual([]);
    const again = after([{ type: "paste-confirmed", lines: lines.slice(1) }], state);
    expect(again.commands).toEqual([{ type: "add-lines", lines: lines.slice(1), days: 7 }]);
    const closed = after([{ type: "paste-cancelled" }], state);
    expect(closed.state).toMatchObject({ paste: null, days: null, last: told });
  });

  test("a closed paste leaves nothing behind", () => {
    const { state, commands } = after([{ type: "paste-cancelled" }], offered);
    expect(state).toEqual(emptyAddState);
    expect(commands).toEqual([{ type: "focus-field", scroll: true }]);
  });
});
