import { expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import type { Category } from "../../contract/categories/schema.ts";
import { acknowledge, mergePull } from "./merge-rows.ts";
import { applyChange, emptyStoredList } from "./stored-list.ts";
import { newOperation } from "./operation.ts";

const ana = newId();
const id = newId();
const add = newOperation({
  id: newId(),
  position: 1,
  at: "2026-11-21T08:00:00Z",
  subject: "Dairy",
  action: { type: "add-category", categoryId: id, name: "Dairy" },
  state: "waiting",
});

function dairy(revision: number, name = "Dairy"): Category {
  return { id, name, userId: ana, isGlobal: false, revision };
}

test("a reply older than the snapshot changes nothing but the queue", () => {
  const state = emptyStoredList();
  state.operations.set(add.id, add);
  state.categories.set(id, dairy(5, "Renamed since"));
  applyChange(state, acknowledge(state, add, dairy(3))!);
  expect(state.operations.size).toBe(0);
  expect(state.categories.get(id)?.name).toBe("Renamed since");
});

test("a reply to an operation that another tab has settled changes nothing", () => {
  expect(acknowledge(emptyStoredList(), add, dairy(3))).toBeNull();
});

test("an older row in a pull never replaces a newer one, unless the whole list comes", () => {
  const state = emptyStoredList();
  state.categories.set(id, dairy(5, "Newer"));
  const pulled = {
    cursor: "list.0.4",
    full: false,
    currency: null,
    repeatCalendar: { recurringDay: 1, timezone: "UTC", pausedUntil: null },
    members: [],
    presence: [],
    items: [],
    stores: [],
    userItems: [],
    suggestions: null,
    visits: null,
    storeOrder: null,
    categoryChoices: null,
    categories: [dairy(4)],
    recurringItems: [],
    gone: { items: [], stores: [], categories: [], recurringItems: [] },
  };
  applyChange(state, mergePull(state, pulled, Date.now()));
  expect(state.categories.get(id)?.name).toBe("Newer");
  applyChange(state, mergePull(state, { ...pulled, full: true }, Date.now()));
  expect(state.categories.get(id)?.name).toBe("Dairy");
});
