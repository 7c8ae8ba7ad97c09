import type { Scope } from "../accounts/person.ts";
import { type App, JsonText } from "../http/handler.ts";
import { ScopeMoved } from "../http/refusal.ts";
import * as queries from "./queries.ts";

/**
 * What a device needs to show the list as it is now: what has changed since its cursor, else all of it.
 * @throws ScopeMoved when the people behind the list have changed since the session was checked
 */
export async function readList(app: App, scope: Scope, cursor: string | undefined): Promise<JsonText> {
  const since = cursor === undefined ? null : revisionIn(cursor, scope);
  const { database, clock } = app;
  const changes =
    since === null
      ? null
      : await database.first(queries.readChanges, scope.id, scope.epoch, scope.memberIds, since);
  const list =
    changes ?? (await database.first(queries.readList, scope.id, scope.epoch, scope.memberIds, clock.now()));
  if (list === null) throw new ScopeMoved();
  return new JsonText(list.json);
}

/** The revision of a cursor of this very list with these very people, else null. */
function revisionIn(cursor: string, scope: Scope): number | null {
  const [id, epoch, revision] = cursor.split(".");
  return id === scope.id && Number(epoch) === scope.epoch ? Number(revision) : null;
}
