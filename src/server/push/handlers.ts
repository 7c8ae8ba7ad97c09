import type { Handler } from "../http/handler.ts";
import * as subscriptions from "./subscriptions.ts";

export const getPushSettings: Handler<"getPushSettings"> = ({ app, person }) =>
  subscriptions.readSettings(app, person.user.id);

export const changePushPreferences: Handler<"changePushPreferences"> = ({ app, person, body }) =>
  subscriptions.changePreferences(app, person.user.id, body);

export const subscribeDevice: Handler<"subscribeDevice"> = async ({ app, person, body }) => {
  await subscriptions.subscribe(app, person, body);
  return { ok: true };
};

export const unsubscribeDevice: Handler<"unsubscribeDevice"> = async ({ app, person, body }) => {
  await subscriptions.unsubscribe(app, person.user.id, body.endpoint);
  return { ok: true };
};

export const sendTestNotification: Handler<"sendTestNotification"> = async ({ app, person, body }) => {
  await subscriptions.sendTest(app, person.user.id, body.endpoint);
  return { ok: true };
};
