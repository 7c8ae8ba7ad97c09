import type { Scope } from "../people/person.ts";
import type { App } from "../app.ts";
import { JsonText } from "../http/handler.ts";
import { ScopeMoved } from "../refusal.ts";
import * as queries from "./queries.ts";

type Parts = Pick<App, "database" | "clock">;

/**
 * What a device needs to show the list as it is now: what has changed since its cursor, else all of it.
 * @throws ScopeMoved when the people behind the list have changed since the session was checked
 */
export async function readList(app: Parts, scope: Scope, cursor: string | undefined): Promise<JsonText> {
  const since = revisionIn(cursor, scope);
  const changes = since === null ? null : await readChanges(app, scope, since);
  if (changes !== null) return new JsonText(changes.json);
  const now = app.clock.now();
  const list = await app.database.first(queries.readList, scope.listId, scope.epoch, now, scope.userId);
  if (list === null) throw new ScopeMoved();
  return new JsonText(list.json);
}

/**
 * The changes after a revision, as `listChangesSchema` has them, and the revision that they lead to. Null when that
 * can't be known: the people behind the list have changed, or too much has.
 */
export function readChanges(
  { database, clock }: Parts,
  { listId, epoch, userId }: Scope,
  since: number,
): Promise<{ json: string; revision: number } | null> {
  return database.first(queries.readChanges, listId, epoch, since, clock.now(), userId);
}

/** The revision of a cursor of this very list with these very people, else null. */
export function revisionIn(cursor: string | undefined, scope: Scope): number | null {
  const [id, epoch, revision] = (cursor ?? "").split(".");
  return id === scope.listId && Number(epoch) === scope.epoch ? Number(revision) : null;
}
