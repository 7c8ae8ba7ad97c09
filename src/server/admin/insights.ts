import type {
  ActivityWeek,
  AnalyticsStore,
  CategoryUsage,
  InsightsSummary,
} from "../../contract/admin/schema.ts";
import type { Person } from "../people/person.ts";
import type { App } from "../app.ts";
import * as queries from "./insight-queries.ts";

export async function listAnalyticsStores({ database }: App): Promise<AnalyticsStore[]> {
  return database.all(queries.listAnalyticsStores);
}

export async function listCategoryUsage({ database }: App): Promise<CategoryUsage[]> {
  return database.all(queries.listCategoryUsage);
}

export async function listActivity({ database, clock }: App): Promise<ActivityWeek[]> {
  return database.all(queries.listActivity, clock.now());
}

export async function insightsSummary({ database }: App): Promise<InsightsSummary> {
  const [counts, pendingUpdates] = await Promise.all([
    database.first(queries.countInsights),
    database.all(queries.listPendingUpdates),
  ]);
  return { ...counts!, pendingUpdates };
}

/** @returns how many categories were added to global stores. */
export async function applyInsights(app: App, admin: Person): Promise<number> {
  const { updatesApplied } = (await app.database.first(queries.applyInsights, app.clock.now()))!;
  app.log.info({ admin: admin.user.id, updatesApplied }, "an administrator applied the learning insights");
  return updatesApplied;
}
