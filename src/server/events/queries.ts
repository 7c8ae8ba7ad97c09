import { statement } from "../db/statement.ts";

/** The sessions that have not ended, of those given, in hexadecimal digits. */
export const listLiveSessions = statement<[sids: readonly Buffer[], now: Date], { sid: string }>(
  "events.list-live-sessions",
  "SELECT encode(sid, 'hex') AS sid FROM sessions WHERE sid = ANY($1) AND expire > $2",
);

/** The epoch and revision of lists; a list that has ended has no row. */
export const listRevisions = statement<
  [ids: readonly string[]],
  { id: string; epoch: number; revision: number }
>("events.list-revisions", "SELECT id, epoch, revision FROM lists WHERE id = ANY($1::uuid[])");

/** No row when the people behind the list have changed since `epoch`. */
export const findRevision = statement<[id: string, epoch: number], { revision: number }>(
  "events.find-revision",
  "SELECT revision FROM lists WHERE id = $1 AND epoch = $2",
);
