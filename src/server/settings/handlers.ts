import type { Handler } from "../http/handler.ts";

export const getSettings: Handler<"getSettings"> = async ({ app }) => ({
  upgradeUrl: app.config.upgradeUrl,
  waitlist: app.config.waitlist,
});
