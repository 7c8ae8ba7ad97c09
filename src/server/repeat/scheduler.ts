import { newId } from "../../contract/new-id.ts";
import { findScopeOfList } from "../people/scope.ts";
import type { App } from "../app.ts";
import { ScopeMoved } from "../refusal.ts";
import { changeList, type ListChange } from "../list-changes/change-list.ts";
import { localDate, nextDueDate } from "../due/dates.ts";
import type { DatedRepeat } from "../due/due-date-queries.ts";
import { notifyOfDue } from "../push/notify-later.ts";
import * as queries from "./scheduler-queries.ts";

/** Lists that are asked for at a time. */
const listsPerBatch = 200;
/** Repeats of one list that one transaction takes. */
const repeatsPerBatch = 200;

/** Thrown to leave a list untouched: another process has done its work meanwhile. */
class NothingDue extends Error {}

/**
 * Puts the items of due repeats on the lists, and moves each repeat to its next date: exactly once, however many processes do
 * this at the same time and wherever one of them dies. A list that can't be worked on now is left for the next run.
 * @returns how many items were added
 */
export async function addDueItems(app: App): Promise<number> {
  const seen: string[] = [];
  let added = 0;
  for (;;) {
    const lists = await app.database.all(queries.findDueLists, app.clock.now(), seen, listsPerBatch);
    for (const { listId } of lists) {
      seen.push(listId);
      added += await addDueItemsOf(app, listId);
    }
    if (lists.length < listsPerBatch) return added;
  }
}

async function addDueItemsOf(app: App, listId: string): Promise<number> {
  let added = 0;
  try {
    for (;;) {
      const batch = await addBatch(app, listId);
      added += batch.added;
      if (batch.due < repeatsPerBatch) return added;
    }
  } catch (error) {
    if (!(error instanceof NothingDue) && !(error instanceof ScopeMoved))
      app.log.warn({ err: error }, "the repeats of a list could not be added; they will be tried again");
    return added;
  }
}

type Batch = { due: number; added: number };

/** @throws NothingDue */
async function addBatch(app: App, listId: string): Promise<Batch> {
  const scope = await findScopeOfList(app.database, listId);
  if (scope === null) throw new NothingDue();
  const { body } = await changeList<Batch, DatedRepeat[]>(
    app,
    scope,
    null,
    async (change, due) => {
      if (due.length === 0) throw new NothingDue();
      return { due: due.length, added: await addDue(change, due) };
    },
    { ahead: { read: (tx) => tx.all(queries.lockDue, scope.listId, app.clock.now(), repeatsPerBatch) } },
  );
  return body as Batch;
}

async function addDue(
  { tx, scope, revision, now }: ListChange,
  due: readonly DatedRepeat[],
): Promise<number> {
  // However many dates were missed, the repeat comes once: for the date on which it was due first.
  const dates = due.map(({ nextDueDate: at, timezone }) => localDate(at, timezone));
  const added = await tx.all(
    queries.addDue,
    due.map(({ id }) => id),
    dates,
    // An occurrence that was put off has come with this one.
    due.map((repeat) => nextDueDate({ ...repeat, putOffAt: null, now })),
    due.map(() => newId(now.getTime())),
    scope.listId,
    revision,
    now,
  );
  const dateOf = new Map(due.map(({ id }, index) => [id, dates[index]!]));
  tx.send(
    queries.linkOccurrences,
    scope.listId,
    added.map(({ repeatId }) => repeatId),
    added.map(({ repeatId }) => dateOf.get(repeatId)!),
    added.map(({ itemId }) => itemId),
  );
  notifyOfDue(
    { tx, scope },
    added.map(({ itemId }) => itemId),
  );
  return added.length;
}
