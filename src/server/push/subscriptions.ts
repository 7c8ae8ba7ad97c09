import { newsKinds } from "../../contract/push/kinds.ts";
import type { PushPreferences, PushSettings, Subscription } from "../../contract/push/schema.ts";
import type { App } from "../app.ts";
import type { Person } from "../people/person.ts";
import { throttles } from "../people/throttles.ts";
import { Refusal } from "../refusal.ts";
import { sendMessage } from "./send-message.ts";
import * as queries from "./queries.ts";
import { vapidKeys } from "./vapid.ts";

/** Devices of one person that get notifications. */
const mostDevices = 20;

/** Reads a person's choices; a person without any gets all news after they have subscribed a device. */
export async function readSettings({ database }: App, userId: string): Promise<PushSettings> {
  const [{ publicKey }, kept] = await Promise.all([
    vapidKeys(database),
    database.first(queries.findPreferences, userId),
  ]);
  if (kept === null) return { publicKey, kinds: [...newsKinds], quietHours: null, withoutContent: false };
  const { kinds, quietFrom, quietTo, withoutContent } = kept;
  const quietHours = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
  return { publicKey, kinds, quietHours, withoutContent };
}

export async function changePreferences(
  { database }: App,
  userId: string,
  { kinds, quietHours, withoutContent }: PushPreferences,
): Promise<PushPreferences> {
  const chosen = newsKinds.filter((kind) => kinds.includes(kind));
  const { from = null, to = null } = quietHours ?? {};
  await database.run(queries.setPreferences, userId, chosen, from, to, withoutContent);
  return { kinds: chosen, quietHours, withoutContent };
}

export async function subscribe(
  app: App,
  { user, sessionId }: Person,
  { endpoint, keys }: Subscription,
): Promise<void> {
  await app.tries.take([throttles.subscriptions.try(user.id)]);
  const [p256dh, auth] = [Buffer.from(keys.p256dh, "base64url"), Buffer.from(keys.auth, "base64url")];
  await app.database.transaction(async (tx) => {
    await tx.run(queries.addPreferences, user.id, newsKinds);
    await tx.run(queries.putSubscription, user.id, sessionId, endpoint, p256dh, auth, app.clock.now());
    await tx.run(queries.deleteOldestSubscriptions, user.id, mostDevices);
  });
}

export async function unsubscribe({ database }: App, userId: string, endpoint: string): Promise<void> {
  await database.run(queries.deleteSubscriptionOf, userId, endpoint);
}

/** @throws Refusal `not_found` for a device that isn't subscribed, or not by this person */
export async function sendTest(app: App, userId: string, endpoint: string): Promise<void> {
  await app.tries.take([throttles.testNotifications.try(userId)]);
  await app.database.transaction(async (tx) => {
    const device = await tx.first(queries.findSubscriptionOf, userId, endpoint);
    if (device === null) throw new Refusal("not_found");
    await sendMessage(app, tx, device.id, {
      title: "Notifications work",
      body: "This is how Restock tells you what happens on your list.",
      url: "/account",
      tag: "test",
    });
  });
}
