import { importDays } from "../../contract/imports/limits.ts";
import type { UndoneImport } from "../../contract/imports/schema.ts";
import type { App } from "../app.ts";
import { touchRepeats } from "../due/purchases.ts";
import type { Answer } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import { daysBefore } from "../items/purge.ts";
import { changeList, readAgain, type ListChange } from "../list-changes/change-list.ts";
import type { Scope } from "../people/person.ts";
import { Refusal } from "../refusal.ts";
import { recordCategoryUse } from "../stores/store-categories.ts";
import * as queries from "./undo-queries.ts";

/**
 * Takes back the rows that are unchanged since an import made them. A second undo is answered as the first.
 * @throws Refusal `not_found` for an unknown import, and 30 days after an import
 */
export function undoImport(
  app: App,
  scope: Scope,
  id: string,
  operation: Operation | null,
): Promise<Answer<UndoneImport>> {
  const work = async (change: ListChange) => {
    const since = daysBefore(change.now, importDays);
    const found = await change.tx.first(queries.findImport, scope.listId, id, since);
    if (found === null) throw new Refusal("not_found");
    if (found.undone) return { takenBack: found.takenBack!, kept: found.kept! };
    const takenBack = await takeBack(change, id);
    const kept = found.standing - takenBack;
    await change.tx.run(queries.closeImport, ...undoOf(change, id), takenBack, kept);
    return { takenBack, kept };
  };
  return changeList<UndoneImport>(app, scope, operation, work, { isLarge: true });
}

const undoOf = ({ scope, revision, now }: ListChange, id: string) =>
  [scope.listId, id, revision, now] as const;

/** Takes rows back step by step; each step considers what the steps before it have left. Returns the number of rows. */
async function takeBack(change: ListChange, id: string): Promise<number> {
  const { tx, scope, revision } = change;
  const undo = undoOf(change, id);
  const items = await tx.all(queries.takeItemsBack, ...undo, scope.userId);
  const bought = await tx.all(queries.takeBoughtBack, scope.listId, id);
  const choices = await tx.all(queries.takeChoicesBack, ...undo);
  const names = await tx.all(queries.takeNamesBack, scope.listId, id);
  const stores = await tx.all(queries.takeStoresBack, ...undo);
  const aisles = await tx.all(queries.takeAislesBack, ...undo);
  const categories = await tx.all(queries.takeCategoriesBack, ...undo);
  // A deleted name isn't among the changes that devices receive, so they read the whole list again.
  if (names.length > 0) tx.send(readAgain, scope.listId, revision);
  touchRepeats(
    change,
    choices.map(({ key }) => key),
  );
  await recordCategoryUse(change, aisles);
  // A name's row may be in either result, or in both.
  const ofNames = [...choices, ...names].filter(({ kind }) => kind === "name");
  const taken = [...items, ...bought, ...ofNames, ...stores, ...categories];
  return new Set(taken.map(({ number }) => number)).size;
}
