import type { App } from "../app.ts";
import { changeList } from "../list-changes/change-list.ts";
import type { Answer } from "../http/handler.ts";
import type { Scope } from "../people/person.ts";
import { setCurrency } from "./queries.ts";

/** Sets the currency of a list's prices; the prices themselves stay as they are. */
export function changeListSettings(
  app: App,
  scope: Scope,
  currency: string,
): Promise<Answer<{ currency: string }>> {
  return changeList(app, scope, null, async ({ tx }) => {
    await tx.run(setCurrency, scope.listId, currency);
    return { currency };
  });
}
