import { describe, expect, test } from "vitest";
import { after, typed } from "../../../test/add-steps.ts";
import { lineOf, type AddLine } from "./add-line.ts";
import { emptyAddState, type AddEvent, type AddState, type Answer } from "./add-state.ts";

const entered = (question: string | null = null, given: { blocked?: boolean } = {}): AddEvent => ({
  type: "submitted",
  question,
  blocked: false,
  ...given,
});
const milk = lineOf("Added", ["1"], "Milk");
const request = (text: string, more: object = {}) => ({ text, asName: [], name: null, days: null, ...more });
const drop = (text: string, more: object = {}) => ({ type: "drop", request: request(text, more) });
const returned = (text: string, more: object = {}) => ({ ...request(text, more), returned: true });
const question = "500 g Flour is on the list already. Press Enter again to make it 1½ kg.";

describe("a typed text", () => {
  test("Enter requests the text with its removed chips and its repeat, and empties the field", () => {
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
  ])("Enter adds nothing when the text is %s", (_, events) => {
    const { state, commands } = after(events);
    expect(commands).toEqual([]);
    expect(state.text).not.toBe("");
  });

  test("the words of a removed chip stay in the name until the field is empty", () => {
    const removed = after([typed("2 milk"), { type: "chip-removed", part: "quantity" }]);
    expect(removed.commands).toEqual([{ type: "focus-field" }]);
    expect(after([typed("2 milks")], removed.state).state.leftInName).toEqual(["quantity"]);
    expect(after([typed(" ")], removed.state).state.leftInName).toEqual([]);
  });

  test("an added item is announced, and the next one doesn't repeat", () => {
    const line = lineOf("Added", ["1"], "Milk", ["Repeats: 2 weeks"]);
    const { state } = after([
      { type: "days-chosen", days: 14 },
      { type: "add-ended", request: request("milk", { days: 14 }), result: { outcome: "done", line } },
    ]);
    expect(state).toMatchObject({ days: null, last: line });
    expect(state.announcement).toBe("Added Milk. Repeats: 2 weeks");
  });

  test("the repeat that was chosen for the next item stays when an earlier add ends", () => {
    const line = lineOf("Added", ["1"], "Milk");
    const { state } = after([
      typed("milk"),
      entered(),
      { type: "days-chosen", days: 14 },
      { type: "add-ended", request: request("milk"), result: { outcome: "done", line } },
    ]);
    expect(state).toMatchObject({ days: 14, last: line });
  });

  test("an item that is on the list already is announced each time and changes nothing", () => {
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
    "a text whose add is %s stands in the field again, with its removed chips",
    (outcome) => {
      const ended: AddEvent = {
        type: "add-ended",
        request: request("2 milk", { asName: ["quantity"] }),
        result: { outcome },
      };
      const { state, commands } = after([ended]);
      expect(state).toMatchObject({ text: "2 milk", leftInName: ["quantity"] });
      expect(commands).toEqual([drop("2 milk", { asName: ["quantity"] })]);
      // The corrections belong to the old text alone.
      expect(after([typed("bread"), ended]).state).toMatchObject({ text: "2 milk, bread", leftInName: [] });
      expect(after([typed("2 milk"), ended]).state.text).toBe("2 milk");
    },
  );

  test("the unfinished adds of an earlier page are resumed, one after the other", () => {
    const requests = [request("milk"), request("bread")];
    expect(after([{ type: "opened", unfinished: requests }]).commands).toEqual([
      { type: "resume", requests },
    ]);
    expect(after([{ type: "opened", unfinished: [] }]).commands).toEqual([]);
  });
});

describe("another amount of an open item", () => {
  test("the person is asked once, and a second Enter confirms", () => {
    const asked = after([typed("1 kg flour"), entered(question)]);
    expect(asked.commands).toEqual([{ type: "keep", request: returned("1 kg flour") }]);
    expect(asked.state).toMatchObject({ text: "1 kg flour", announcement: question });
    const { state, commands } = after([entered(question)], asked.state);
    expect(commands).toEqual([{ type: "add", request: request("1 kg flour", { confirmed: true }) }]);
    expect(state).toMatchObject({ text: "", asked: [] });
  });

  test("a press that comes with the question doesn't confirm it, as in a double tap", () => {
    const asked = after([typed("1 kg flour"), entered(question)]).state;
    const early = after([entered(question), entered(question)], asked, 90);
    expect(early).toEqual({ state: asked, commands: [] });
    expect(after([entered(question)], early.state, 500).commands).toMatchObject([
      { request: { confirmed: true } },
    ]);
  });

  test("a press that comes with the question of an add that has ended doesn't confirm it", () => {
    const result = { outcome: "asks", question } as const;
    const asked = after([{ type: "add-ended", request: request("1 kg flour"), result }]).state;
    expect(after([entered(null)], asked, 90)).toEqual({ state: asked, commands: [] });
  });

  describe("when something else is typed over the text", () => {
    const more = "2 Eggs is on the list already. Press Enter again to make it 5.";
    const start = after([typed("1 kg flour"), { type: "days-chosen", days: 7 }, entered(question)]).state;
    const over = after([typed("b"), typed("bread")], start).state;
    const answered = (state: AddState, at: number, answer: Answer | null): AddEvent => ({
      type: "question-answered",
      asked: state.asked[at]!,
      answer,
    });

    test("the question stays, and Enter adds the new text alone", () => {
      expect(over).toMatchObject({ text: "bread", asked: [{ request: request("1 kg flour", { days: 7 }) }] });
      const { state, commands } = after([entered()], over);
      expect(commands).toEqual([{ type: "add", request: request("bread", { days: 7 }) }]);
      expect(state).toMatchObject({ text: "", asked: over.asked });
    });

    test.each([
      ["confirms", { confirmed: true }],
      ["leaves", { leaves: true }],
    ] as const)("a button %s the amounts of its own text", (_, answer) => {
      const { state, commands } = after([answered(over, 0, answer)], over);
      expect(commands).toEqual([
        { type: "focus-field" },
        { type: "add", request: request("1 kg flour", { days: 7, ...answer }) },
      ]);
      expect(state).toMatchObject({ text: "bread", asked: [] });
    });

    test("a text whose item was bought meanwhile can be discarded", () => {
      const { state, commands } = after([answered(over, 0, null)], over);
      expect(commands).toEqual([{ type: "focus-field" }, drop("1 kg flour", { days: 7 })]);
      expect(state).toMatchObject({ text: "bread", asked: [] });
    });

    test("a second question doesn't replace the first one, and Enter answers that of the text in the field", () => {
      const both = after([typed("3 eggs"), entered(more)], over).state;
      expect(both.asked.map(({ request: { text } }) => text)).toEqual(["1 kg flour", "3 eggs"]);
      const { state, commands } = after([entered(more)], both);
      expect(commands).toMatchObject([{ request: { text: "3 eggs", confirmed: true } }]);
      expect(state).toMatchObject({ text: "", asked: over.asked });
      expect(after([typed("1 kg flour"), entered(question)], state).commands).toMatchObject([
        { request: { text: "1 kg flour", confirmed: true } },
      ]);
    });

    test("a question that comes while something else is typed leaves that alone", () => {
      const result = { outcome: "asks", question } as const;
      const ended: AddEvent = { type: "add-ended", request: request("1 kg flour"), result };
      const { state, commands } = after([typed("eg"), ended]);
      expect(state).toMatchObject({
        text: "eg",
        announcement: "",
        asked: [{ request: request("1 kg flour") }],
      });
      expect(commands).toEqual([{ type: "keep", request: returned("1 kg flour") }]);
    });
  });

  test("a touch confirms", () => {
    const touched = after([typed("1 kg flour"), { type: "amount-confirmed", blocked: false }]);
    expect(touched.commands).toEqual([
      { type: "focus-field" },
      { type: "add", request: request("1 kg flour", { confirmed: true }) },
    ]);
    expect(touched.state.text).toBe("");
  });

  test("the person is asked about the same text of two stores once for each", () => {
    const asks = (inStoreId: string): AddEvent => ({
      type: "add-ended",
      request: request("1 kg flour", { inStoreId }),
      result: { outcome: "asks", question },
    });
    const { state } = after([asks("costco"), asks("lidl"), asks("costco")]);
    expect(state.asked.map(({ request: one }) => one.inStoreId)).toEqual(["lidl", "costco"]);
    const { state: next, commands } = after([entered()], state);
    expect(commands).toMatchObject([{ type: "add", request: { inStoreId: "costco", confirmed: true } }]);
    expect(next.asked).toMatchObject([{ request: { text: "1 kg flour", inStoreId: "lidl" } }]);
  });

  test("the person is also asked when the add found the item; the text is in the field again", () => {
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

  test("a pressed suggestion is stored, and added under its name after its animation", () => {
    const first = after([pressed], start);
    expect(first).toEqual({
      state: { ...start, isTaken: true },
      commands: [{ type: "keep", request: wanted }],
    });
    const { state, commands } = after([chosen], first.state);
    expect(commands).toEqual([{ type: "add", request: wanted }]);
    expect(state.text).toBe("");
    expect([...state.chosen]).toEqual(["oat milk"]);
  });

  test("a chosen suggestion leaves alone what was typed after it was pressed", () => {
    expect(after([pressed, typed("bread"), chosen], start).state.text).toBe("bread");
  });

  test("what is typed behind the text of a pressed suggestion is the next thing, without its corrections", () => {
    const corrected = after([{ type: "chip-removed", part: "quantity" }, pressed], start).state;
    const { state } = after([typed("2 oatb")], corrected);
    expect(state).toMatchObject({ text: "b", leftInName: [] });
    const next = after([typed("bread"), entered()], state);
    expect(next.commands).toEqual([{ type: "add", request: request("bread", { days: 7 }) }]);
    expect(after([typed("bread "), chosen], state).state.text).toBe("bread ");
    expect(after([typed("2 oat "), typed("bread"), chosen], corrected).state.text).toBe("bread");
  });

  test("what is typed once the text of a pressed suggestion was corrected stays as it is", () => {
    expect(after([pressed, typed("2 oa"), typed("2 oat"), chosen], start).state.text).toBe("2 oat");
  });

  test("the text of a pressed suggestion can't be added a second time", () => {
    const { state } = after([pressed], start);
    expect(after([entered()], state)).toEqual({ state, commands: [] });
    expect(after([{ type: "amount-confirmed", blocked: false }], state)).toEqual({
      state,
      commands: [{ type: "focus-field" }],
    });
  });

  test("a text that comes back takes the place of that of a pressed suggestion", () => {
    const failed: AddEvent = { type: "add-ended", request: request("eggs"), result: { outcome: "failed" } };
    const { state } = after([pressed, failed], start);
    expect(state).toMatchObject({ text: "eggs", isTaken: false });
    expect(after([chosen], state).state.text).toBe("eggs");
    expect(after([typed("eggs and ham"), chosen], state).state.text).toBe("eggs and ham");
  });

  test("a suggestion is offered again when its add failed or is undone", () => {
    const { state } = after([pressed, chosen], start);
    const failed: AddEvent = { type: "add-ended", request: wanted, result: { outcome: "failed" } };
    expect(after([failed], state).state).toMatchObject({ text: "2 oat", chosen: new Set() });
    const bare = { ...wanted, text: "" };
    const { state: again, commands } = after([typed("bread"), { ...failed, request: bare }], state);
    expect(again).toMatchObject({ text: "bread", chosen: new Set() });
    expect(commands).toEqual([{ type: "drop", request: bare }]);
    const undo: AddEvent = { type: "undo-asked", ids: ["1"], title: "Oat Milk", names: ["Oat Milk"] };
    const undoing = after([undo], state);
    expect(undoing.state.chosen.size).toBe(0);
    expect(undoing.commands).toEqual([{ type: "undo", ids: ["1"], told: "Removed Oat Milk" }]);
  });
});

test("a suggestion whose amount is confirmed keeps its name", () => {
  const wanted = request("3 eggs and mil", { name: "Milk" });
  const ended: AddEvent = { type: "add-ended", request: wanted, result: { outcome: "asks", question } };
  const asked = after([ended]).state;
  expect(asked.text).toBe("3 eggs and mil");
  const confirmed = { ...wanted, confirmed: true };
  expect(after([entered()], asked).commands).toEqual([{ type: "add", request: confirmed }]);
  const touched = after([{ type: "amount-confirmed", blocked: false }], asked);
  expect(touched.commands).toEqual([{ type: "focus-field" }, { type: "add", request: confirmed }]);
});

describe("an undone add", () => {
  const added: AddEvent = {
    type: "add-ended",
    request: request("milk"),
    result: { outcome: "done", line: milk },
  };
  const undone = (id: string, kept: string | null = null): AddEvent => ({
    type: "undone",
    ids: [id],
    told: "Removed Milk",
    kept,
  });

  test("an undone add is announced and is no longer the last one", () => {
    const { state, commands } = after([added, undone("1")]);
    expect(state).toMatchObject({ last: null, announcement: "Removed Milk" });
    expect(commands).toEqual([{ type: "focus-status" }]);
  });

  test("what is said of an undone line tells what became of it, and of a single item that all of it is removed", () => {
    const told = (line: AddLine, undo: Partial<AddEvent> = {}) => {
      const { ids, title } = line;
      const asked: AddEvent = { type: "undo-asked", ids, title, names: [], ...undo } as AddEvent;
      return after([{ ...added, result: { outcome: "done", line } }, asked]).commands;
    };
    const change = lineOf("Now", ["1"], "2 Milk");
    const joined = {
      ...lineOf("", ["1", "2"], "Now 2 Milk · Added Eggs"),
      undone: "Removed Eggs · Undone: 2 Milk",
    };
    expect(told(milk)).toEqual([{ type: "undo", ids: ["1"], told: "Removed Milk" }]);
    expect(told(change)).toEqual([{ type: "undo", ids: ["1"], told: "Undone: 2 Milk" }]);
    expect(told(joined)).toEqual([{ type: "undo", ids: ["1", "2"], told: joined.undone }]);
    expect(told(joined, { ids: ["2"], title: "Eggs", whole: true })).toEqual([
      { type: "undo", ids: ["2"], told: "Removed Eggs", whole: true },
    ]);
  });

  test("the line tells which items stay, since they were ticked", () => {
    const kept = "Milk was ticked meanwhile and stays";
    const { state } = after([added, undone("1", kept)]);
    expect(state).toMatchObject({ last: { ids: [], title: kept }, announcement: kept });
  });

  test("the last line stays when another item was undone", () => {
    expect(after([added, undone("2")]).state.last).toEqual(milk);
  });

  test("a failed undo changes nothing", () => {
    const before = after([added]).state;
    expect(after([{ type: "undo-failed" }], before).state).toEqual(before);
  });
});

test("an event doesn't modify the state before it", () => {
  const before = after([typed("milk")]).state;
  const copy = structuredClone(before);
  after([{ type: "chip-removed", part: "quantity" }, entered(), { type: "days-chosen", days: 7 }], before);
  expect(before).toEqual(copy);
});
