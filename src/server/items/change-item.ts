import { isDeepStrictEqual } from "node:util";
import { applyItemChanges, titleCase } from "../../contract/items/rules.ts";
import type { Item, ItemChanges } from "../../contract/items/schema.ts";
import type { Scope } from "../accounts/person.ts";
import type { Answer, App } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { changeList, type ListChange } from "../lists/change-list.ts";
import * as nameQueries from "./name-queries.ts";
import { linkName, readName, type TypedName } from "./names.ts";
import { daysBefore, restorableDays } from "./purge.ts";
import * as queries from "./queries.ts";
import type { ChangeLookup } from "./queries.ts";
import { idleSince, recordCompletion, takeCompletionBack } from "./visits.ts";

/** Changes that are known, or follow from the item as it is. */
type WantedChanges = ItemChanges | ((item: Item) => ItemChanges);

/**
 * Sets states of an item; what is so already changes nothing.
 * @throws Refusal `not_found`, also for a store or category that isn't the scope's; `gone` when the item was deleted
 */
export async function changeItem(
  app: App,
  scope: Scope,
  id: string,
  wanted: WantedChanges,
  operation: string | null,
): Promise<Answer<Item>> {
  const given = typeof wanted === "function" ? {} : wanted;
  const typed = given.name === undefined ? null : readName(given.name);
  return changeList(app, scope, operation, async (change) => {
    const seen = await change.tx.first(
      queries.lookUpToChange,
      scope.memberIds,
      scope.userId,
      typed?.key ?? null,
      id,
      given.storeId ?? null,
      given.categoryId ?? null,
      given.inStoreId ?? null,
      idleSince(change.now),
    );
    if (seen === null) throw new Refusal("not_found");
    checkChange(seen, given, change.now);
    const changes = typeof wanted === "function" ? wanted(seen.item) : wanted;
    return writeChange(app, change, seen, changes, readRename(seen, changes, typed));
  });
}

function checkChange(seen: ChangeLookup, changes: ItemChanges, now: Date): void {
  if (seen.deletedAt !== null) {
    const isRestorable = Date.parse(seen.deletedAt) > daysBefore(now, restorableDays).getTime();
    if (changes.deleted !== false || !isRestorable) throw new Refusal("gone");
  }
  const isMissing =
    (typeof changes.storeId === "string" && !seen.storeFound) ||
    (typeof changes.categoryId === "string" && !seen.categoryFound) ||
    (typeof changes.inStoreId === "string" && !seen.walkedStoreFound);
  if (isMissing) throw new Refusal("not_found");
}

/** The new name, if it is one: a name that is sent back as it is shown isn't read for quantities again. */
function readRename({ item }: ChangeLookup, changes: ItemChanges, typed: TypedName | null): TypedName | null {
  return typed === null || titleCase(changes.name!) === item.name ? null : typed;
}

/** The item as it will be, by the rule that the browser runs too. */
function nextItem(seen: ChangeLookup, changes: ItemChanges, rename: TypedName | null, now: Date): Item {
  const { item } = seen;
  const name = rename?.name ?? item.name;
  const next = applyItemChanges(item, { ...changes, name }, now.toISOString(), seen.categoryName);
  // A rename keeps the quantity, unless the new text says how much.
  const saysHowMuch = rename !== null && (rename.parsedQuantity !== null || rename.parsedSize !== null);
  if (saysHowMuch && changes.quantity === undefined) {
    const { quantity, parsedQuantity, parsedSize } = rename;
    Object.assign(next, { quantity, parsedQuantity, parsedSize });
  }
  // A store that was deleted meanwhile counts as none.
  if (typeof changes.storeId === "string" && seen.storeDeleted) next.storeId = null;
  return next;
}

async function writeChange(
  app: App,
  change: ListChange,
  seen: ChangeLookup,
  changes: ItemChanges,
  rename: TypedName | null,
): Promise<Item> {
  const { tx, scope, revision, now } = change;
  const { item } = seen;
  const next = nextItem(seen, changes, rename, now);
  const key = rename?.key ?? seen.nameKey;
  if (seen.deletedAt === null && isDeepStrictEqual({ ...next, updatedAt: item.updatedAt }, item)) {
    // To confirm the machine's category is a choice too.
    if (typeof changes.categoryId === "string") await writeChoice(change, key, changes.categoryId);
    return item;
  }

  const completes = next.completed && !item.completed;
  const reopens = !next.completed && item.completed;
  // Sent together, done in this order: one round trip however much there is to do.
  const [, , , saved] = await Promise.all([
    reopens && takeCompletionBack(change, item.id),
    rename !== null && writeRename(app, change, seen, rename),
    changes.categoryId !== undefined && writeChoice(change, key, changes.categoryId),
    tx.first(
      queries.updateItem,
      item.id,
      changes.categoryId !== undefined,
      next.categoryId,
      next.quantity,
      next.parsedQuantity,
      next.parsedSize,
      next.note,
      next.storeId,
      clearedStore(seen, changes),
      next.completed,
      next.completedAt,
      // Stays when the item is opened again: tells a device that its suggestions may have changed.
      completes ? scope.userId : seen.completedBy,
      next.hidden,
      revision,
      now,
    ),
    completes && recordCompletion(change, item.id, walkedStore(seen, changes, next), seen.hasIdleVisit),
  ]);
  return saved!;
}

/** The store to put the item back into when that store is restored; a store set by hand ends the waiting. */
function clearedStore(seen: ChangeLookup, { storeId }: ItemChanges): string | null {
  if (storeId === undefined) return seen.clearedStoreId;
  return storeId !== null && seen.storeDeleted ? storeId : null;
}

/** Where an item was checked off: the store being walked (unless it was deleted meanwhile), else the item's own. */
function walkedStore(seen: ChangeLookup, { inStoreId }: ItemChanges, next: Item): string | null {
  return typeof inStoreId === "string" && !seen.walkedStoreDeleted ? inStoreId : next.storeId;
}

async function writeRename(app: App, change: ListChange, seen: ChangeLookup, rename: TypedName): Promise<void> {
  const { item } = seen;
  if (seen.nameKey === rename.key) {
    await change.tx.run(queries.setItemName, item.id, rename.name);
    return;
  }
  const { link, learn } = linkName(app, change, rename, seen);
  await Promise.all([
    learn(),
    change.tx.run(
      queries.renameItem,
      item.id,
      link.masterItemId,
      link.userItemId,
      rename.name,
      rename.key,
      link.categoryId,
    ),
  ]);
}

function writeChoice({ tx, scope, revision, now }: ListChange, key: string, categoryId: string | null): Promise<number> {
  if (categoryId === null) return tx.run(nameQueries.forgetChoice, key, scope.memberIds, revision, now);
  return tx.run(nameQueries.keepChoice, scope.userId, key, categoryId, scope.memberIds, revision, now);
}
