import { describe, expect, test } from "vitest";
import { after, entered, question, request, typed } from "../../../test/add-steps.ts";
import type { AddEvent } from "./add-state.ts";

describe("a suggestion", () => {
  const pressed: AddEvent = { type: "suggestion-pressed", name: "Oat Milk", text: "2 oat" };
  const chosen: AddEvent = { type: "suggestion-chosen", name: "Oat Milk", text: "2 oat" };
  const wanted = request("2 oat", { name: "Oat Milk", days: 7 });
  const start = after([typed("2 oat"), { type: "days-chosen", days: 7 }]).state;

  test("a pressed suggestion is stored, and added under its name after its animation", () => {
    const first = after([pressed], start);
    expect(first).toEqual({
      state: { ...start, isTaken: true, days: null, pressed: new Map([["oat milk", wanted]]) },
      commands: [{ type: "keep", request: wanted }],
    });
    const { state, commands } = after([chosen], first.state);
    expect(commands).toEqual([{ type: "add", request: wanted }]);
    expect(state.text).toBe("");
    expect([...state.chosen]).toEqual(["oat milk"]);
    expect(state.pressed.size).toBe(0);
  });

  test("a pressed suggestion is added as it was when it was pressed, and what is entered meanwhile doesn't repeat", () => {
    const first = after([pressed, typed("bread"), entered()], start);
    expect(first.commands).toEqual([{ type: "add", request: request("bread") }]);
    const { commands } = after([{ type: "days-chosen", days: 30 }, chosen], first.state);
    expect(commands).toEqual([{ type: "add", request: wanted }]);
  });

  test("a chosen suggestion leaves alone what was typed after it was pressed", () => {
    expect(after([pressed, typed("bread"), chosen], start).state.text).toBe("bread");
  });

  test("what is typed behind the text of a pressed suggestion is the next thing, without its corrections", () => {
    const corrected = after([{ type: "chip-removed", part: "quantity" }, pressed], start).state;
    const { state } = after([typed("2 oatb")], corrected);
    expect(state).toMatchObject({ text: "b", leftInName: [] });
    const next = after([typed("bread"), entered()], state);
    expect(next.commands).toEqual([{ type: "add", request: request("bread") }]);
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
