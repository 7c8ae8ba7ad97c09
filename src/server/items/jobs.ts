import { findScopeOf } from "../people/scope.ts";
import type { App } from "../app.ts";
import * as purge from "./purge.ts";
import { refineNextNames } from "../names/refine-names.ts";
import { promoteNextNames } from "../names/promote-names.ts";
import * as visits from "./visits.ts";

/** Ends the visits in which nothing was checked off for 30 minutes, batch by batch. */
export async function closeIdleVisits(app: App): Promise<void> {
  while ((await visits.closeIdleVisits(app)) > 0);
}

/** Removes deleted items and operations that can't come back, batch by batch. */
export async function purgeDeleted(app: App): Promise<void> {
  for (;;) {
    const { items, operations } = await purge.purgeDeleted(app);
    if (items + operations === 0) return;
  }
}

/** Asks the AI model about the unsure names of a person's list until none is left that it could answer. */
export async function refineNames(app: App, { userId }: { userId: string }): Promise<void> {
  for (;;) {
    const scope = await findScopeOf(app.database, userId);
    if (scope === null || !(await refineNextNames(app, scope)).isMore) return;
  }
}

/** Promotes the names that many people have, batch by batch. */
export async function promoteNames(app: App): Promise<void> {
  while ((await promoteNextNames(app)) > 0);
}
