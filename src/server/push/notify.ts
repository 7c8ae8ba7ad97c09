import type { NewsKind } from "../../contract/push/kinds.ts";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import type { ListId } from "../people/person.ts";
import type { PushMessage } from "../push-transport.ts";
import * as queries from "./queries.ts";
import { isQuiet } from "./quiet-hours.ts";
import { sendMessage } from "./send-message.ts";

/** News for people; `open` is the number of open items of the list. */
export type News = { kind: NewsKind; title: string; body: string; url: string; open: number };

/** The notification for people who want no content on a locked screen. */
const plain = { title: "Restock", body: "Something changed on your list", url: "/" };

/**
 * Notifies members of a list of the news that they have chosen, on all of their devices, after the transaction has committed. In quiet
 * hours they are not notified, and not later either.
 * @param isFor which members are notified
 */
export async function notify(
  app: App,
  tx: Transaction,
  listId: ListId,
  isFor: (userId: string) => boolean,
  { kind, open, ...text }: News,
): Promise<void> {
  const now = app.clock.now();
  for (const each of await tx.all(queries.listRecipients, listId, kind)) {
    const { quietFrom: from, quietTo: to } = each;
    const hours = from === null || to === null ? null : { from, to };
    if (!isFor(each.userId) || isQuiet(hours, now, each.timezone)) continue;
    const message: PushMessage = { ...(each.withoutContent ? plain : text), tag: kind, open };
    await sendMessage(app, tx, each.id, message);
  }
}
