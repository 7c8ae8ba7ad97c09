import type { App } from "../app.ts";
import type { PayloadOf } from "../jobs/jobs.ts";
import { findScopeOfList } from "../people/scope.ts";
import { notify } from "../push/notify.ts";
import * as added from "./added.ts";
import { namesText } from "./names-text.ts";
import * as queries from "./queries.ts";
import * as shopping from "./shopping.ts";

export const notifyShopping = (app: App, { userId }: PayloadOf<"tell-shopping">): Promise<void> =>
  shopping.notifyShopping(app, userId);

export const notifyAdded = (app: App, { listId }: PayloadOf<"tell-added">): Promise<void> =>
  added.notifyAdded(app, listId);

export const followShoppers = (app: App): Promise<void> => shopping.followShoppers(app);

/** Notifies all members of a list of its due repeats. */
export async function notifyDue(app: App, { listId, itemIds }: PayloadOf<"tell-due">): Promise<void> {
  const scope = await findScopeOfList(app.database, listId);
  if (scope === null) return;
  await app.database.transaction(async (tx) => {
    const due = await tx.all(queries.listNames, scope.listId, itemIds);
    if (due.length === 0) return;
    const names = namesText(due.map(({ name }) => name));
    await notify(app, tx, scope.listId, () => true, {
      kind: "repeat-due",
      title: `${names} ${due.length === 1 ? "is" : "are"} on your list again`,
      body: "It is time for what repeats.",
      url: "/stores/any",
      open: (await tx.first(queries.countOpen, scope.listId))!.number,
    });
  });
}
