import type { App } from "../http/handler.ts";
import * as purge from "./purge.ts";
import * as visits from "./visits.ts";

/** Ends the visits in which nothing was checked off for 30 minutes, batch by batch. */
export async function closeIdleVisits(app: App): Promise<void> {
  while ((await visits.closeIdleVisits(app)) > 0);
}

/** Removes what can't come back, batch by batch. */
export async function purgeDeleted(app: App): Promise<void> {
  for (;;) {
    const { items, operations } = await purge.purgeDeleted(app);
    if (items + operations === 0) return;
  }
}
