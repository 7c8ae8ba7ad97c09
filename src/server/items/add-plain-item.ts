import type { Database } from "../db/database.ts";
import { isDatabaseAway } from "../db/database-away.ts";
import { Batcher } from "../db/batcher.ts";
import { jsonOf } from "../db/statement.ts";
import type { App } from "../app.ts";
import * as queries from "./queries.ts";
import type { PlainItemRow, PutItem } from "./queries.ts";

/** Statements that run at the same time. */
const lanes = 2;
/** Items of one statement: few enough that answers go out, and new calls come in, while the next one runs. */
const mostTogether = 8;

const gatherings = new WeakMap<Database, Batcher<PlainItemRow, PutItem | null>>();

/** Addings that arrive while others run share a statement, its journey and its commit, also those to different lists. */
function gathering(database: Database): Batcher<PlainItemRow, PutItem | null> {
  const known = gatherings.get(database);
  if (known !== undefined) return known;
  const made = new Batcher<PlainItemRow, PutItem | null>(mostTogether, (_, rows) =>
    addTogether(database, rows),
  );
  gatherings.set(database, made);
  return made;
}

async function addTogether(
  database: Database,
  rows: readonly PlainItemRow[],
): Promise<readonly (PutItem | null)[]> {
  // In the order of the names, so that two processes which learn the same ones never wait for each other.
  const sorted = rows.toSorted((one, other) =>
    one.name_key < other.name_key ? -1 : Number(one.name_key > other.name_key),
  );
  const answers = await database.all(queries.addPlainItems, jsonOf(sorted));
  const put = new Map(sorted.map((row, place) => [row, answers[place]!]));
  return rows.map((row) => {
    const answer = put.get(row)!;
    return answer.revision === null ? null : answer;
  });
}

/** Adds an item when nothing stands against it; null otherwise, also when the session or the list isn't what it was. */
export async function addPlainItem({ database, log }: App, row: PlainItemRow): Promise<PutItem | null> {
  try {
    return await gathering(database).add(laneOf(row.list), row);
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    // An id that was taken meanwhile, somebody who learns the same name and takes long: the usual way says what it is.
    log.warn({ reason: (error as Error).message }, "an item could not be added in one journey");
    return null;
  }
}

/** All of a list's addings take the same lane: there they follow each other. */
function laneOf(listId: string): string {
  return String(parseInt(listId.slice(-4), 16) % lanes);
}
