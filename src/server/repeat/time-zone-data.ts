import { findScopeOfList } from "../people/scope.ts";
import { statement } from "../db/statement.ts";
import type { App } from "../app.ts";
import { changeList } from "../list-changes/change-list.ts";
import { calendarColumns, calendarTables, ruleColumns } from "../due/calendar-tables.ts";
import type { DatedRepeat } from "../due/due-date-queries.ts";
import { isToBeMoved, moveDueDates } from "../due/due-dates.ts";

const settingName = "time_zone_data";
/** Repeats that are looked at together. */
const pageSize = 500;

export const readVersion = statement<[name: string], { version: string }>(
  "repeat.read-time-zone-data",
  "SELECT value AS version FROM settings WHERE name = $1",
);
/** Versions such as 2026a sort as texts do. */
export const keepVersion = statement<[name: string, version: string]>(
  "repeat.keep-time-zone-data",
  `INSERT INTO settings (name, value) VALUES ($1, $2)
   ON CONFLICT (name) DO UPDATE SET value = greatest(settings.value COLLATE "C", excluded.value)`,
);
export const listRepeats = statement<[after: string | null, limit: number], DatedRepeat & { listId: string }>(
  "repeat.list-repeats-for-time-zone-data",
  `SELECT ${ruleColumns}, ${calendarColumns}, r.list_id AS "listId"
   FROM recurring_items r ${calendarTables("r.list_id")}
   WHERE r.deleted_at IS NULL AND ($1::uuid IS NULL OR r.id > $1) ORDER BY r.id LIMIT $2`,
);

/** Another process has moved this list's dates meanwhile. */
class NothingToMove extends Error {}

/**
 * Due dates are kept as instants, computed with the time zone data of the runtime. When those are newer than at the last
 * start (a country moves its clocks otherwise from now on) they are computed again. Several processes may do it at the
 * same time, and one that dies on the way is followed by the next start.
 * @returns how many lists have got other dates
 */
export async function followTimeZoneData(app: App, version: string): Promise<number> {
  const { database, clock } = app;
  const kept = await database.first(readVersion, settingName);
  if (kept !== null && kept.version >= version) return 0;
  const lists = new Set<string>();
  for (let after: string | null = null; ;) {
    const page: (DatedRepeat & { listId: string })[] = await database.all(listRepeats, after, pageSize);
    for (const repeat of page) if (isToBeMoved(repeat, clock.now())) lists.add(repeat.listId);
    if (page.length < pageSize) break;
    after = page.at(-1)!.id;
  }
  let moved = 0;
  for (const listId of lists) if (await moveDatesOf(app, listId)) moved += 1;
  await database.run(keepVersion, settingName, version);
  if (moved > 0) app.log.info({ version, lists: moved }, "repeats come by the new time zone data now");
  return moved;
}

async function moveDatesOf(app: App, listId: string): Promise<boolean> {
  const scope = await findScopeOfList(app.database, listId);
  if (scope === null) return false;
  try {
    await changeList(app, scope, null, async ({ tx, revision, now }) => {
      const moved = await moveDueDates(tx, { listIds: [scope.listId], revision, now });
      if (moved === 0) throw new NothingToMove();
    });
    return true;
  } catch (error) {
    if (error instanceof NothingToMove) return false;
    throw error;
  }
}
