import type { HouseholdFile, HouseholdImport } from "../../contract/exports/household-file.ts";
import type { App } from "../app.ts";
import { startOfDate } from "../due/dates.ts";
import { moveDueDates } from "../due/due-dates.ts";
import type { Answer } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import { raiseRevision } from "../items/queries.ts";
import { changeList, readAgain, type ListChange } from "../list-changes/change-list.ts";
import { setCurrency, setRepeatsPause } from "../lists/queries.ts";
import type { Scope } from "../people/person.ts";
import { throttles } from "../people/throttles.ts";
import { Refusal } from "../refusal.ts";
import { setWeekday } from "../repeat/queries.ts";
import { checkFile } from "./check-file.ts";
import { bringCategories, bringNames } from "./file-names.ts";
import * as rows from "./file-rows.ts";
import * as history from "./history-rows.ts";
import * as queries from "./import-queries.ts";

/**
 * Brings a household file back into an empty list, as a whole or not at all. Its rows get new ids and belong to the caller.
 * @throws Refusal `list_not_empty`, `list_full`; `invalid_input` for a file that contradicts itself
 */
export async function importHousehold(
  app: App,
  scope: Scope,
  operation: Operation | null,
  file: HouseholdFile,
): Promise<Answer<HouseholdImport>> {
  await app.tries.take([throttles.exports.try(scope.userId)]);
  checkFile(file);
  const work = async (change: ListChange): Promise<HouseholdImport> => {
    const target = (await change.tx.first(queries.readTarget, scope.listId, scope.userId))!;
    if (target.isFilled) throw new Refusal("list_not_empty");
    await bringRows(change, file, target);
    change.tx.send(raiseRevision, scope.listId, file.items.length);
    // Learned values aren't among the changed rows that devices receive, so devices read the whole list again.
    change.tx.send(readAgain, scope.listId, change.revision);
    bringSettings(change, file, target.timezone);
    await moveDueDates(change.tx, { listIds: [scope.listId], revision: change.revision, now: change.now });
    return {
      stores: file.stores.length,
      items: file.items.length,
      repeats: file.repeats.length,
      purchases: file.history?.purchases.length ?? 0,
    };
  };
  return changeList<HouseholdImport>(app, scope, operation, work, { isLarge: true });
}

async function bringRows(
  change: ListChange,
  file: HouseholdFile,
  target: { timezone: string; householdId: string | null },
): Promise<void> {
  const { tx, now } = change;
  const send = (statement: typeof queries.insertItems, given: readonly Record<string, unknown>[]) => {
    if (given.length > 0) tx.send(statement, queries.rowsJson(given));
  };
  const former = file.history?.items ?? [];
  const categories = await bringCategories(change, file);
  const references = {
    categories,
    names: await bringNames(change, file, categories),
    stores: rows.newIdsOf(file.stores, now),
    items: new Map([...rows.newIdsOf(file.items, now), ...rows.newIdsOf(former, now)]),
  };
  const { repeats, models } = rows.repeatRows(change, file, references, target);
  send(queries.insertStores, rows.storeRows(change, file, references));
  send(queries.insertChoices, rows.choiceRows(change, file, references));
  send(queries.insertPantry, rows.pantryRows(change, file));
  send(queries.insertItems, [
    ...rows.itemRows(change, file.items, references),
    ...rows.itemRows(change, former, references, 0),
    ...models,
  ]);
  send(queries.insertRepeats, repeats);
  send(queries.insertHabits, rows.habitRows(change, file, references));
  if (file.history === undefined) return;
  const { shoppingLists, visits, bought, skipped } = history.visitRows(change, file.history, references);
  send(queries.insertShoppingLists, shoppingLists);
  send(queries.insertVisits, visits);
  send(queries.insertVisitPurchases, bought);
  send(queries.insertSkips, skipped);
  send(queries.insertPurchases, history.purchaseRows(change, file.history, references));
}

function bringSettings({ tx, scope, now }: ListChange, { settings }: HouseholdFile, timezone: string): void {
  const { currency, recurringDay, repeatsPausedUntil } = settings;
  if (currency !== null) tx.send(setCurrency, scope.listId, currency);
  tx.send(setWeekday, scope.userId, scope.listId, recurringDay, now);
  const resumesAt = repeatsPausedUntil === null ? null : startOfDate(repeatsPausedUntil, timezone);
  tx.send(setRepeatsPause, scope.listId, repeatsPausedUntil, resumesAt);
}
