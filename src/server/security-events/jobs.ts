import { eventDays } from "../../contract/security-events/kinds.ts";
import type { App } from "../app.ts";
import * as queries from "./queries.ts";

/** Removes events that are older than they are kept. */
export async function deleteOldEvents(app: App): Promise<void> {
  const before = new Date(app.clock.now().getTime() - eventDays * 86_400_000);
  while ((await app.database.run(queries.deleteOldEvents, before)) > 0);
}
