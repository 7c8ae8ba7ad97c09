import { created, type Handler } from "../http/handler.ts";
import * as health from "./health.ts";
import * as inbox from "./inbox.ts";
import * as insights from "./insights.ts";
import * as stores from "./stores.ts";
import * as users from "./users.ts";
import { countEvent } from "../security-events/count-event.ts";
import { readEvents } from "../security-events/read-events.ts";

export const listEvents: Handler<"listEvents"> = ({ app, query }) => readEvents(app, query);

export const listUsers: Handler<"listUsers"> = ({ app, query }) =>
  users.listUsers(app, query.search, query.after);

export const changeUser: Handler<"changeUser"> = ({ app, person, params, body, sender }) =>
  users.changeUser(app, person, params.id, body.role, sender);

export const listNewStores: Handler<"listNewStores"> = ({ app, query }) =>
  stores.listStores(app, query.filter, query.search, query.after);

export const approveStore: Handler<"approveStore"> = ({ app, person, params }) =>
  stores.approveStore(app, person, params.id);

export const rejectStore: Handler<"rejectStore"> = ({ app, person, params }) =>
  stores.rejectStore(app, person, params.id);

export const listAnalyticsStores: Handler<"listAnalyticsStores"> = ({ app }) =>
  insights.listAnalyticsStores(app);

export const listCategoryUsage: Handler<"listCategoryUsage"> = ({ app }) => insights.listCategoryUsage(app);

export const getInsightsSummary: Handler<"getInsightsSummary"> = ({ app }) => insights.insightsSummary(app);

export const applyInsights: Handler<"applyInsights"> = async ({ app, person }) => ({
  updatesApplied: await insights.applyInsights(app, person),
});

export const listActivity: Handler<"listActivity"> = ({ app }) => insights.listActivity(app);

export const listWaitlist: Handler<"listWaitlist"> = ({ app, query }) =>
  inbox.listWaitlist(app, query.status, query.after);

export const changeWaitlistEntry: Handler<"changeWaitlistEntry"> = ({ app, person, params, body }) =>
  inbox.changeWaitlistEntry(app, person, params.id, body);

export const deleteWaitlistEntry: Handler<"deleteWaitlistEntry"> = async ({ app, person, params }) => {
  await inbox.deleteWaitlistEntry(app, person, params.id);
  return { ok: true };
};

export const listFeedback: Handler<"listFeedback"> = ({ app, query }) => inbox.listFeedback(app, query.after);

export const getServerHealth: Handler<"getServerHealth"> = ({ app }) => health.readHealth(app);

export const backUpNow: Handler<"backUpNow"> = async ({ app }) => created(await health.backUpNow(app));

export const downloadBackup: Handler<"downloadBackup"> = async ({ app, person, params, sender }) => {
  const file = await health.openBackup(app, params.name);
  countEvent(app, "backup_downloaded", { userId: person.user.id, sender });
  return file;
};
