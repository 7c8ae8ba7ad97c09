import type { FeedbackEntry, WaitlistChanges, WaitlistEntry } from "../../contract/admin/schema.ts";
import type { Person } from "../people/person.ts";
import type { App } from "../app.ts";
import { Refusal } from "../refusal.ts";
import * as queries from "./inbox-queries.ts";
import { afterOf, pageOf } from "../db/page.ts";

export async function listWaitlist(
  { database }: App,
  status: WaitlistEntry["status"] | undefined,
  after: string | undefined,
): Promise<{ entries: WaitlistEntry[]; next: string | null }> {
  const { page, next } = pageOf(await database.all(queries.listWaitlist, status ?? null, ...afterOf(after)));
  return { entries: page, next };
}

/** @throws Refusal `not_found` */
export async function changeWaitlistEntry(
  app: App,
  admin: Person,
  id: string,
  { status, notes }: WaitlistChanges,
): Promise<WaitlistEntry> {
  const entry = await app.database.first(
    queries.changeWaitlistEntry,
    id,
    status ?? null,
    notes !== undefined,
    notes || null,
  );
  if (entry === null) throw new Refusal("not_found");
  app.log.info({ admin: admin.user.id, entry: id, status }, "an administrator changed a waitlist entry");
  return entry;
}

/** @throws Refusal `not_found` */
export async function deleteWaitlistEntry(app: App, admin: Person, id: string): Promise<void> {
  if ((await app.database.run(queries.deleteWaitlistEntry, id)) === 0) throw new Refusal("not_found");
  app.log.info({ admin: admin.user.id, entry: id }, "an administrator deleted a waitlist entry");
}

export async function listFeedback(
  { database }: App,
  after: string | undefined,
): Promise<{ entries: FeedbackEntry[]; next: string | null }> {
  const { page, next } = pageOf(await database.all(queries.listFeedback, ...afterOf(after)));
  return { entries: page, next };
}
