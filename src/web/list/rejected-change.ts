import { nameKey } from "../../contract/items/rules.ts";
import type { FailedOperation } from "../offline/list-view.ts";
import type { Action } from "../offline/operation.ts";
import { operationTitle } from "../offline/operation-title.ts";
import { itemUpdateFailed, visibilityFailed } from "./use-item-actions.ts";

/** Categories of a store on the server. */
type KnownStores = readonly { id: string; categories: readonly string[] }[];

/** The toast for a rejected change: what failed, then which change it was and why. */
export function rejectedChange(
  { action, subject, detail }: Pick<FailedOperation, "action" | "subject" | "detail">,
  stores: KnownStores,
): { title: string; description: string } {
  const why = `${operationTitle({ action, subject })}: ${detail}`;
  if (action.type === "add-repeat" || (action.type === "change-repeat" && action.changes.deleted === false))
    return { title: "Failed to create recurring item", description: why };
  const failed = sentence(action, stores);
  return { title: "Error", description: `${/[.!?]$/.test(failed) ? failed : `${failed}.`} ${why}` };
}

function sentence(action: Exclude<Action, { type: "add-repeat" }>, stores: KnownStores): string {
  switch (action.type) {
    case "add-item":
      return "Failed to add item. Please try again.";
    case "change-item":
      return action.changes.hidden === undefined ? itemUpdateFailed : visibilityFailed;
    case "delete-item":
      return itemUpdateFailed;
    case "delete-store":
      return "Failed to delete store";
    case "delete-repeat":
      return "Failed to delete recurring item";
    case "change-repeat":
      return "Failed to change the repeat";
    case "change-list":
      return "Failed to save it for the list";
    case "order-stores":
      return "Failed to save the order of your stores";
    case "say-back":
      return "The others could not be told";
    case "add-category":
      return "Failed to add category. Please try again.";
    case "add-store":
      return "Failed to add store. Please try again.";
    case "change-store":
      return isRemoval(action, stores)
        ? "Failed to remove category from store"
        : "Failed to update store. Please try again.";
  }
}

/** Whether the change only removes categories of the store. */
function isRemoval(
  { storeId, changes }: Extract<Action, { type: "change-store" }>,
  stores: KnownStores,
): boolean {
  const before = stores.find(({ id }) => id === storeId)?.categories;
  const after = changes.categories;
  if (before === undefined || after === undefined) return false;
  const keys = new Set(before.map(nameKey));
  return after.length < before.length && after.every((name) => keys.has(nameKey(name)));
}
