import type { App } from "../app.ts";
import { expireInvitations as expire } from "./invitation-queries.ts";

/** Marks the invitations whose time has passed; they can't be accepted any more anyway. */
export async function expireInvitations(app: App): Promise<void> {
  await app.database.run(expire, app.clock.now());
}
