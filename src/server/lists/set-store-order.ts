import type { StoreOrder } from "../../contract/lists/schema.ts";
import type { App } from "../app.ts";
import type { Answer } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import { changeList } from "../list-changes/change-list.ts";
import type { Scope } from "../people/person.ts";
import * as queries from "./queries.ts";

/**
 * Sets the order in which the person sees their stores; none: the most visited first. A store that was deleted meanwhile, or
 * one of another list of theirs, keeps its place in it.
 */
export function setStoreOrder(
  app: App,
  scope: Scope,
  storeIds: readonly string[],
  operation: Operation | null,
): Promise<Answer<StoreOrder>> {
  return changeList<StoreOrder>(app, scope, operation, async ({ tx, revision }) => {
    const order = [...new Set(storeIds.map((id) => id.toLowerCase()))];
    tx.send(queries.setStoreOrder, scope.userId, order, revision);
    return { storeIds: order, revision };
  });
}
