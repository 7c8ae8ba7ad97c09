import type { RecurringPreferences } from "../../contract/repeat/schema.ts";
import type { ListId, Person, Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import { Refusal } from "../refusal.ts";
import { changeList } from "../list-changes/change-list.ts";
import { moveDueDates } from "../due/due-dates.ts";
import * as queries from "./queries.ts";

/** The weekday and the time zone that count for a list. */
export async function readPreferences(app: App, listId: ListId): Promise<RecurringPreferences> {
  return (await app.database.first(queries.readPreferences, listId))!;
}

/**
 * Sets the list's weekday, the person's own time zone, or both. Every due date that follows from them moves along.
 * @throws Refusal `premium_only` for the weekday
 */
export async function changePreferences(
  app: App,
  person: Person,
  scope: Scope,
  { recurringDay, timezone }: Partial<RecurringPreferences>,
): Promise<RecurringPreferences> {
  if (recurringDay !== undefined && person.role === "free") throw new Refusal("premium_only");
  const { userId, listId } = scope;
  const { body } = await changeList(app, scope, null, async ({ tx, revision, now }) => {
    if (recurringDay !== undefined) tx.send(queries.setWeekday, userId, listId, recurringDay, now);
    if (timezone !== undefined) tx.send(queries.setTimezone, userId, timezone, now);
    await moveDueDates(tx, { listIds: [listId], revision, now });
    return (await tx.first(queries.readPreferences, listId))!;
  });
  return body as RecurringPreferences;
}
