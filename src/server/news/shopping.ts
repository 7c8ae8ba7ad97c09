import type { Presence } from "../../contract/lists/schema.ts";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import type { Scope } from "../people/person.ts";
import { findScopeOf } from "../people/scope.ts";
import { notify } from "../push/notify.ts";
import { notifyAddedTo } from "./added.ts";
import * as queries from "./queries.ts";
import type { Notice } from "./queries.ts";

/**
 * Notifies the others that a person has begun to shop or is done: once for each store that the person goes to, however
 * often this is called.
 */
export async function notifyShopping(app: App, userId: string): Promise<void> {
  await app.database.transaction(async (tx) => {
    await tx.run(queries.lockNotice, userId);
    const scope = await findScopeOf(tx, userId);
    if (scope === null) return;
    const present = await tx.all(queries.listPresent, scope.listId, app.clock.now());
    const here = present.find((one) => one.userId === userId) ?? null;
    const notice = await tx.first(queries.findNotice, userId);
    if (notice !== null && notice.storeId !== here?.storeId) {
      await tx.run(queries.deleteNotice, userId);
      if (here === null) await notifyDone(app, tx, scope, notice);
    }
    if (here !== null && here.storeId !== notice?.storeId) {
      await tx.run(queries.putNotice, userId, here.storeId, here.storeName, here.since);
      await notifyBegun(app, tx, scope, here);
    }
  });
}

async function notifyBegun(
  app: App,
  tx: Transaction,
  { listId, userId }: Scope,
  here: Presence,
): Promise<void> {
  const open = (await tx.first(queries.countOpen, listId))!.number;
  await notify(app, tx, listId, (id) => id !== userId, {
    kind: "shopping-begun",
    title: `${here.name} is at ${here.storeName}`,
    body: "What you add now is seen there at once.",
    url: "/?tab=adding",
    open,
  });
}

async function notifyDone(
  app: App,
  tx: Transaction,
  { listId, userId }: Scope,
  notice: Notice & { name: string },
): Promise<void> {
  const got = (await tx.first(queries.countGot, listId, userId, notice.storeId, notice.since))!.number;
  const open = (await tx.first(queries.countOpen, listId))!.number;
  await notify(app, tx, listId, (id) => id !== userId, {
    kind: "shopping-done",
    title: `${notice.name} is done at ${notice.storeName}`,
    body: `${got} ${got === 1 ? "thing" : "things"} got, ${open} left on the list`,
    url: "/?tab=stores",
    open,
  });
}

/**
 * Finds the people who have left their store without saying so, and sends those who still shop the notifications that
 * couldn't be sent before.
 */
export async function followShoppers(app: App): Promise<void> {
  for (let after: string | null = null; ;) {
    const people: { userId: string }[] = await app.database.all(queries.listNotices, after);
    for (const { userId } of people) {
      await notifyShopping(app, userId);
      await notifyAddedTo(app, userId);
    }
    if (people.length === 0) return;
    after = people.at(-1)!.userId;
  }
}
