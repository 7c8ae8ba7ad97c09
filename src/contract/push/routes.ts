import type { Route } from "../route.ts";
import { okSchema } from "../shapes.ts";
import {
  endpointOnlySchema,
  pushPreferencesSchema,
  pushSettingsSchema,
  subscriptionSchema,
} from "./schema.ts";

export const pushRoutes = {
  getPushSettings: {
    method: "GET",
    path: "/api/user/push",
    access: "user",
    summary: "What the caller wants to be notified of, and the key that their browser subscribes with.",
    reply: pushSettingsSchema,
  },
  changePushPreferences: {
    method: "PUT",
    path: "/api/user/push",
    access: "user",
    summary: "Sets what the caller wants to be notified of, on all of their devices.",
    body: pushPreferencesSchema,
    reply: pushPreferencesSchema,
  },
  subscribeDevice: {
    method: "PUT",
    path: "/api/user/push/device",
    access: "user",
    summary:
      "Has notifications sent to the caller's browser, until its session ends. Of more than twenty devices of a person the oldest is dropped.",
    body: subscriptionSchema,
    reply: okSchema,
  },
  unsubscribeDevice: {
    method: "DELETE",
    path: "/api/user/push/device",
    access: "user",
    summary: "Ends the notifications of one of the caller's browsers; a browser without any is no error.",
    body: endpointOnlySchema,
    reply: okSchema,
  },
  sendTestNotification: {
    method: "POST",
    path: "/api/user/push/test",
    access: "user",
    summary: "Sends a notification to one of the caller's browsers.",
    body: endpointOnlySchema,
    reply: okSchema,
    errors: ["not_found"],
  },
} as const satisfies Record<string, Route>;
