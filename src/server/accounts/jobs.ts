import type { App } from "../http/handler.ts";
import * as queries from "./queries.ts";

/** Removes sessions whose end has passed. */
export async function deleteEndedSessions(app: App): Promise<void> {
  const now = app.clock.now();
  while ((await app.database.run(queries.deleteEndedSessions, now)) > 0);
}
