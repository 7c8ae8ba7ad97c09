import { isDeepStrictEqual } from "node:util";
import { applyItemChanges, givesWay, titleCase } from "../../contract/items/rules.ts";
import type { Item, ItemChanges } from "../../contract/items/schema.ts";
import type { Scope } from "../people/person.ts";
import { jsonOf } from "../db/statement.ts";
import type { App } from "../app.ts";
import type { Answer } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import { Refusal } from "../refusal.ts";
import { changeList, type ListChange } from "../list-changes/change-list.ts";
import { renameRepeats, touchRepeats } from "../due/purchases.ts";
import { instantText } from "./instant-text.ts";
import * as nameQueries from "../names/name-queries.ts";
import { keepChoices, namingOf, readName, refineLater, type TypedName } from "../names/names.ts";
import { daysBefore, restorableDays } from "./purge.ts";
import * as queries from "./queries.ts";
import type { ChangeLookup } from "./queries.ts";
import { complete, idleSince, recordNotHere, takeCompletionBack, takeNotHereBack } from "./visits.ts";

/** Changes that are known, or follow from the item as it is. */
type WantedChanges = ItemChanges | ((item: Item) => ItemChanges);

/**
 * Sets states of an item; a state that it has already changes nothing. A deleted item that gives way to an open one of its
 * name stays deleted, and the open one is the answer.
 * @throws Refusal `not_found`, also for a store or category that isn't the list's; `gone`, with who deleted it, when the item was deleted;
 * `list_full` when it would be open again
 */
export async function changeItem(
  app: App,
  scope: Scope,
  id: string,
  wanted: WantedChanges,
  operation: Operation | null,
): Promise<Answer<Item>> {
  const given = typeof wanted === "function" ? {} : wanted;
  const typed = given.name === undefined ? null : readName(given.name);
  const { listId, userId } = scope;
  const { storeId = null, categoryId = null, inStoreId = null } = given;
  const idle = idleSince(app.clock.now());
  const opens = given.completed === false || given.deleted === false;
  return changeList<Item, ChangeLookup | null>(
    app,
    scope,
    operation,
    async (change, seen) => {
      if (seen === null) throw new Refusal("not_found");
      checkChange(seen, given, change.now);
      const changes = typeof wanted === "function" ? wanted(seen.item) : wanted;
      if (seen.openOfName !== null && givesWay({ ...seen.item, ...changes }, seen.openOfName))
        return seen.openOfName;
      return writeChange(app, change, seen, changes, readRename(seen, changes, typed));
    },
    {
      ahead: {
        read: (tx) =>
          tx.first(queries.lookUpToChange, listId, userId, id, storeId, categoryId, inStoreId, idle, opens),
      },
    },
  );
}

function checkChange(seen: ChangeLookup, changes: ItemChanges, now: Date): void {
  if (seen.deletedAt !== null) {
    const isRestorable = Date.parse(seen.deletedAt) > daysBefore(now, restorableDays).getTime();
    if (changes.deleted !== false || !isRestorable)
      throw new Refusal("gone", { data: { deletedBy: seen.deletedBy } });
  }
  const isMissing =
    (typeof changes.storeId === "string" && !seen.storeFound) ||
    (typeof changes.categoryId === "string" && !seen.categoryFound) ||
    (typeof changes.inStoreId === "string" && !seen.visitedStoreFound);
  if (isMissing) throw new Refusal("not_found");
  const wasOpen = !seen.item.completed && seen.deletedAt === null;
  const isOpen = !(changes.completed ?? seen.item.completed);
  if (seen.isFull && isOpen && !wasOpen) throw new Refusal("list_full");
}

/** The new name, if it is one: a name that is sent back as it is shown isn't read for quantities again. */
function readRename({ item }: ChangeLookup, changes: ItemChanges, typed: TypedName | null): TypedName | null {
  return typed === null || titleCase(changes.name!) === item.name ? null : typed;
}

/** The item as it will be, by the rule that the browser runs too. */
function nextItem(
  { now, scope }: ListChange,
  seen: ChangeLookup,
  changes: ItemChanges,
  rename: TypedName | null,
): Item {
  const { item } = seen;
  const name = rename?.name ?? item.name;
  const named = { ...changes, name };
  const opens = item.completed && changes.completed === false;
  const before = opens ? { ...item, notHere: seen.missedBefore } : item;
  const next = applyItemChanges(before, named, instantText(now), seen.categoryName, scope.userId);
  // A rename keeps the quantity, unless the new text says how much.
  const saysHowMuch = rename !== null && (rename.parsedQuantity !== null || rename.parsedSize !== null);
  if (saysHowMuch && changes.quantity === undefined && changes.amount === undefined) {
    const { quantity, parsedQuantity, parsedSize } = rename;
    Object.assign(next, { quantity, parsedQuantity, parsedSize });
  }
  // A store that was deleted meanwhile counts as none.
  if (typeof changes.storeId === "string")
    next.storeId = seen.storeDeleted ? null : changes.storeId.toLowerCase();
  if (typeof changes.categoryId === "string") next.categoryId = changes.categoryId.toLowerCase();
  if (next.completed && !item.completed) next.completedIn = visitedStore(seen, changes, next);
  return next;
}

/** A store that was deleted meanwhile has no visits, and nothing is missed there. */
function readAbsence(seen: ChangeLookup, { notHere, ...changes }: ItemChanges): ItemChanges {
  const inStoreId = changes.inStoreId?.toLowerCase() ?? null;
  return notHere === undefined || seen.visitedStoreDeleted ? changes : { ...changes, notHere, inStoreId };
}

/** Records what the change says about the store having the item: that it hasn't, or has after all. */
function recordAbsence(change: ListChange, seen: ChangeLookup, next: Item, changes: ItemChanges): void {
  const { inStoreId } = changes;
  if (typeof inStoreId !== "string") return;
  const isIn = ({ notHere }: Item) => notHere?.some(({ storeId }) => storeId === inStoreId.toLowerCase());
  if (isIn(next)) {
    if (changes.notHere === true) recordNotHere(change, next.id, inStoreId, seen);
  } else if (isIn(seen.item)) takeNotHereBack(change, next.id, inStoreId);
}

async function writeChange(
  app: App,
  change: ListChange,
  seen: ChangeLookup,
  given: ItemChanges,
  rename: TypedName | null,
): Promise<Item> {
  const changes = readAbsence(seen, given);
  const { tx, scope, revision, now } = change;
  const { item } = seen;
  const next = nextItem(change, seen, changes, rename);
  const key = rename?.key ?? seen.nameKey;
  const returnsTo = clearedStore(seen, changes);
  const isSame = isDeepStrictEqual({ ...next, updatedAt: item.updatedAt }, item);
  if (isSame && seen.deletedAt === null && returnsTo === seen.clearedStoreId) {
    // Confirming the engine's category is a choice, too.
    if (typeof changes.categoryId === "string") writeChoice(change, key, changes.categoryId);
    return item;
  }
  const completes = next.completed && !item.completed;
  // Sent one after the other, mostly without waiting, and done in this order.
  if (item.completed && !next.completed) await takeCompletionBack(change, item.id, seen.repeats);
  if (rename !== null) await writeRename(app, change, seen, rename);
  if (changes.categoryId !== undefined) writeChoice(change, key, changes.categoryId);
  const more = { cleared_store_id: returnsTo };
  const state = queries.stateOf(
    { ...next, updatedAt: now.toISOString(), revision },
    more,
    changes.categoryId !== undefined,
  );
  const row = [scope.listId, item.id, state] as const;
  // The category and master item of another name are only known once it is written.
  const saved = rename === null ? null : await tx.first(queries.updateItem, ...row);
  // The history says where an item was completed, and comes after its row.
  const done = { ...(saved ?? next), completedIn: next.completedIn ?? null, revision };
  if (completes) complete(change, saved === null ? row : null, done, done.completedIn, seen);
  else if (saved === null) tx.send(queries.updateItem, ...row);
  recordAbsence(change, seen, next, changes);
  return done;
}

/** The store to put the item back into when that store is restored; a store set by hand ends the waiting. */
function clearedStore(seen: ChangeLookup, { storeId }: ItemChanges): string | null {
  if (storeId === undefined) return seen.clearedStoreId;
  return storeId !== null && seen.storeDeleted ? storeId : null;
}

/**
 * The store in which an item was checked off: the one that the person shops in (unless it was deleted meanwhile), else the
 * item's own.
 */
function visitedStore(seen: ChangeLookup, { inStoreId }: ItemChanges, next: Item): string | null {
  return typeof inStoreId === "string" && !seen.visitedStoreDeleted ? inStoreId.toLowerCase() : next.storeId;
}

async function writeRename(
  app: App,
  change: ListChange,
  { item, nameKey: key }: ChangeLookup,
  rename: TypedName,
): Promise<void> {
  const { tx, scope, revision, now } = change;
  if (key === rename.key) return tx.send(queries.setItemName, scope.listId, item.id, rename.name);
  const naming = namingOf(app, scope, rename, now);
  const renamed = await tx.first(queries.renameItem, jsonOf(naming), revision, item.id, rename.matchKey);
  if (renamed?.userItemId === naming.new_row) await refineLater(app, change, [rename.key]);
  renameRepeats(change, item.id, rename.key);
}

function writeChoice(change: ListChange, key: string, categoryId: string | null): void {
  if (categoryId !== null) return keepChoices(change, [{ key, categoryId }]);
  const { tx, scope, revision, now } = change;
  tx.send(nameQueries.forgetChoice, key, scope.listId, revision, now);
  touchRepeats(change, [key]);
}
