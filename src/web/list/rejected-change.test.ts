import { expect, test } from "vitest";
import { newId } from "../../contract/new-id.ts";
import type { Action } from "../offline/operation.ts";
import { operationTitle } from "../offline/operation-title.ts";
import { rejectedChange } from "./rejected-change.ts";

const [itemId, storeId, repeatId] = [newId(), newId(), newId()];
const stores = [{ id: storeId, categories: ["produce", "dairy & eggs"] }];

const titleOf = (action: Action) => operationTitle({ action, subject: "Milk" });

function said(action: Action) {
  const { title, description } = rejectedChange({ action, subject: "Milk", detail: "It can't be." }, stores);
  return [title, description];
}

test.each<[Action, string]>([
  [{ type: "add-item", itemId, name: "Milk" }, "Failed to add item. Please try again."],
  [{ type: "change-item", itemId, changes: { completed: true } }, "Failed to update item. Please try again."],
  [
    { type: "change-item", itemId, changes: { hidden: true } },
    "Failed to toggle item visibility. Please try again.",
  ],
  [{ type: "delete-item", itemId }, "Failed to update item. Please try again."],
  [
    { type: "add-store", storeId: newId(), name: "Costco", categories: ["produce"] },
    "Failed to add store. Please try again.",
  ],
  [
    { type: "change-store", storeId, changes: { categories: ["produce", "dairy & eggs", "pet"] } },
    "Failed to update store. Please try again.",
  ],
  [
    { type: "change-store", storeId, changes: { categories: ["pet"] } },
    "Failed to update store. Please try again.",
  ],
  [
    { type: "change-store", storeId, changes: { deleted: false } },
    "Failed to update store. Please try again.",
  ],
  [
    { type: "change-store", storeId, changes: { categories: ["Produce"] } },
    "Failed to remove category from store.",
  ],
  [{ type: "delete-store", storeId }, "Failed to delete store."],
  [{ type: "delete-repeat", repeatId }, "Failed to delete recurring item."],
])("%o is an error with its sentence and the reason", (action, sentence) => {
  expect(said(action)).toEqual(["Error", `${sentence} ${titleOf(action)}: It can't be.`]);
});

test("a rejected repeat is reported with the server's reason", () => {
  const add: Action = {
    type: "add-repeat",
    repeatId,
    itemId,
    name: "Milk",
    intervalDays: 7,
    source: "manual",
  };
  for (const action of [add, { type: "change-repeat", changes: { deleted: false }, repeatId } as const])
    expect(said(action)).toEqual(["Failed to create recurring item", `${titleOf(action)}: It can't be.`]);
});
