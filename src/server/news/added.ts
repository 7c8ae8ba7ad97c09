import type { Presence } from "../../contract/lists/schema.ts";
import type { App } from "../app.ts";
import type { Scope } from "../people/person.ts";
import { findScopeOf, findScopeOfList } from "../people/scope.ts";
import { notify } from "../push/notify.ts";
import { namesText } from "./names-text.ts";
import * as queries from "./queries.ts";

/** Items that are looked at for one notification, of all that it counts. */
const mostRead = 100;

/** Notifies each member who shops now of the items that the others have added for their store, at most once a minute. */
export async function notifyAdded(app: App, listId: string): Promise<void> {
  const scope = await findScopeOfList(app.database, listId);
  if (scope === null) return;
  for (const shopper of await app.database.all(queries.listPresent, scope.listId, app.clock.now()))
    await notifyOne(app, scope, shopper);
}

/** As `notifyAdded`, for one person. */
export async function notifyAddedTo(app: App, userId: string): Promise<void> {
  const scope = await findScopeOf(app.database, userId);
  if (scope === null) return;
  const present = await app.database.all(queries.listPresent, scope.listId, app.clock.now());
  const shopper = present.find((one) => one.userId === userId);
  if (shopper !== undefined) await notifyOne(app, scope, shopper);
}

/** Thrown to roll the transaction back. */
class NothingAdded extends Error {}

async function notifyOne(app: App, { listId }: Scope, shopper: Presence): Promise<void> {
  const { userId, storeId, storeName, since } = shopper;
  try {
    await app.database.transaction(async (tx) => {
      const claimed = await tx.first(queries.claimAdded, userId, app.clock.now());
      if (claimed === null) throw new NothingAdded();
      const { toldTo } = claimed;
      const from = toldTo !== null && Date.parse(toldTo) > Date.parse(since) ? toldTo : since;
      const added = await tx.all(queries.listAdded, listId, userId, storeId, from, mostRead);
      if (added.length === 0) throw new NothingAdded();
      await tx.run(queries.setToldTo, userId, added[0]!.createdAt);
      const by = new Set(added.map((item) => item.by));
      const names = namesText(
        added.map((item) => item.name),
        added[0]!.total,
      );
      await notify(app, tx, listId, (id) => id === userId, {
        kind: "added-meanwhile",
        title: `${by.size === 1 ? [...by][0] : "The others"} added ${names}`,
        body: `New on your list for ${storeName}`,
        url: `/stores/${storeId}`,
        open: (await tx.first(queries.countOpen, listId))!.number,
      });
    });
  } catch (error) {
    if (!(error instanceof NothingAdded)) throw error;
  }
}
