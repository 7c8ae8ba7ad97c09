import type { EventKind } from "../../contract/security-events/kinds.ts";
import type { OwnEvent, SecurityEvent } from "../../contract/security-events/schema.ts";
import type { App } from "../app.ts";
import { afterOf, pageOf } from "../db/page.ts";
import * as queries from "./queries.ts";

/** What concerns this person. */
export async function readOwnEvents(
  { database }: App,
  userId: string,
  after: string | undefined,
): Promise<{ events: OwnEvent[]; next: string | null }> {
  const { page, next } = pageOf(await database.all(queries.listOwnEvents, userId, ...afterOf(after)));
  return { events: page, next };
}

/** What concerns everybody, or one kind, one person. */
export async function readEvents(
  { database }: App,
  {
    kind,
    userId,
    after,
  }: { kind?: EventKind | undefined; userId?: string | undefined; after?: string | undefined },
): Promise<{ events: SecurityEvent[]; next: string | null }> {
  const cursor = afterOf(after);
  const rows = () => {
    if (kind !== undefined && userId !== undefined)
      return database.all(queries.listEventsOfKindAndUser, ...cursor, kind, userId);
    if (kind !== undefined) return database.all(queries.listEventsOfKind, ...cursor, kind);
    if (userId !== undefined) return database.all(queries.listEventsOfUser, ...cursor, userId);
    return database.all(queries.listEvents, ...cursor);
  };
  const { page, next } = pageOf(await rows());
  return { events: page, next };
}
