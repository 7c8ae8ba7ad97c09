import { describe, expect, test } from "vitest";
import { after, entered, question, request, typed } from "../../../test/add-steps.ts";
import { lineOf, type AddLine } from "./add-line.ts";
import { emptyAddState, type AddEvent, type AddState, type Answer } from "./add-state.ts";

const milk = lineOf("Added", ["1"], "Milk");
const drop = (text: string, more: object = {}) => ({ type: "drop", request: request(text, more) });
const returned = (text: string, more: object = {}) => ({ ...request(text, more), returned: true });

describe("a typed text", () => {
  test("Enter requests the text with its removed chips and its repeat, and empties the field and the choice of a repeat", () => {
    const { state, commands } = after([
      typed("7 dwarfs jam"),
      { type: "chip-removed", part: "quantity" },
      { type: "days-chosen", days: 14 },
      entered(),
    ]);
    expect(commands).toEqual([
      { type: "add", request: request("7 dwarfs jam", { asName: ["quantity"], days: 14 }) },
    ]);
    expect(state).toEqual(emptyAddState);
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
      typed("milk"),
      { type: "days-chosen", days: 14 },
      entered(),
      { type: "add-ended", request: request("milk", { days: 14 }), result: { outcome: "done", line } },
    ]);
    expect(state).toMatchObject({ days: null, last: line });
    expect(state.announcement).toBe("Added Milk. Repeats: 2 weeks");
  });

  test("an item that is entered before the earlier add has ended doesn't take its repeat", () => {
    const { commands } = after([
      typed("milk"),
      { type: "days-chosen", days: 14 },
      entered(),
      typed("bread"),
      entered(),
    ]);
    expect(commands).toEqual([{ type: "add", request: request("bread") }]);
  });

  test.each([
    ["failed", { outcome: "failed" }],
    ["was blocked", { outcome: "blocked" }],
    ["asks", { outcome: "asks", question }],
    ["finds it on the list", { outcome: "done", line: lineOf("", [], "Milk is already on the list") }],
  ] as const)(
    "the chosen repeat comes back when the add %s, unless another one was chosen since",
    (_, result) => {
      const start = after([typed("milk"), { type: "days-chosen", days: 14 }, entered()]).state;
      const ended: AddEvent = { type: "add-ended", request: request("milk", { days: 14 }), result };
      expect(after([ended], start).state.days).toBe(14);
      expect(after([{ type: "days-chosen", days: 7 }, ended], start).state.days).toBe(7);
    },
  );

  test("the repeat of a text that doesn't come back into the field doesn't come back for the one in it", () => {
    const failed: AddEvent = {
      type: "add-ended",
      request: request("milk", { days: 14 }),
      result: { outcome: "failed" },
    };
    expect(after([typed("bread"), failed]).state).toMatchObject({ text: "milk, bread", days: null });
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

  test("a dismissed question adds nothing, leaves its text in the field with its repeat, and is spoken when it comes again", () => {
    const asked = after([typed("1 kg flour"), { type: "days-chosen", days: 7 }, entered(question)]).state;
    const dismissed = after([{ type: "question-dismissed", asked: asked.asked[0]! }], asked);
    expect(dismissed.commands).toEqual([drop("1 kg flour", { days: 7 })]);
    expect(dismissed.state).toMatchObject({ text: "1 kg flour", days: 7, asked: [], announcement: "" });
    const again = after([entered(question)], dismissed.state).state;
    expect(again).toMatchObject({ announcement: question, asked: [{ request: { text: "1 kg flour" } }] });
  });

  test("a dismissed question leaves those about other texts", () => {
    const more = "2 Eggs is on the list already. Press Enter again to make it 5.";
    const both = after([typed("1 kg flour"), entered(question), typed("3 eggs"), entered(more)]).state;
    const { state, commands } = after([{ type: "question-dismissed", asked: both.asked[1]! }], both);
    expect(commands).toEqual([drop("3 eggs")]);
    expect(state).toMatchObject({ text: "3 eggs", asked: [{ request: { text: "1 kg flour" } }] });
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
