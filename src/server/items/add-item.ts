import { newId } from "../../contract/new-id.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { Item, NewItem } from "../../contract/items/schema.ts";
import type { Scope } from "../accounts/person.ts";
import type { Transaction } from "../db/database.ts";
import { created, type Answer, type App } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { changeList, type ListChange } from "../lists/change-list.ts";
import { touchRepeats } from "../repeat/purchases.ts";
import { instantText } from "./instant-text.ts";
import * as nameQueries from "./name-queries.ts";
import {
  guessCategory,
  isSameThing,
  linkName,
  readName,
  saidCategory,
  type NameLink,
  type TypedName,
} from "./names.ts";
import * as queries from "./queries.ts";
import type { AddLookup } from "./queries.ts";

/**
 * Adds an item to the list: 201 with the new one, 200 with the one that is there already.
 * @throws Refusal `id_taken` for an id of somebody else's, `not_found` for a store or category that isn't the scope's
 */
export async function addItem(
  app: App,
  scope: Scope,
  given: NewItem,
  operation: string | null,
): Promise<Answer<Item>> {
  const typed = readName(given.name, given);
  try {
    return await changeList<Item, AddLookup>(
      app,
      scope,
      operation,
      (change, seen) => putOnList(app, change, typed, given, seen),
      (tx) => lookUpToAdd(app, tx, scope, typed, given),
    );
  } catch (error) {
    // Somebody else took the id since the look-up.
    if (isTakenId(error)) throw new Refusal("id_taken");
    throw error;
  }
}

/** Reads what `putOnList` has to know; goes ahead with the list's lock. */
export async function lookUpToAdd(
  app: App,
  tx: Transaction,
  { memberIds, userId }: Scope,
  typed: TypedName,
  given: NewItem,
): Promise<AddLookup> {
  const { id = null, storeId = null, categoryId = null } = given;
  const keys = [typed.key, typed.matchKey, guessCategory(app, typed.name), saidCategory(app, typed)] as const;
  return (await tx.first(queries.lookUpToAdd, memberIds, userId, ...keys, id, storeId, categoryId))!;
}

/**
 * Adds an item within a change of its list: the new one, as created, or the one that is there already.
 * @throws Refusal as `addItem` does
 */
export async function putOnList(
  app: App,
  change: ListChange,
  typed: TypedName,
  given: NewItem,
  seen: AddLookup,
): Promise<Item | Answer<Item>> {
  const { storeId = null, categoryId = null } = given;
  if (seen.sameId !== null) return seen.sameId;
  if (seen.idTaken) throw new Refusal("id_taken");
  if (storeId !== null && !seen.storeFound) throw new Refusal("not_found");
  if (categoryId !== null && !seen.categoryFound) throw new Refusal("not_found");
  const open = seen.alreadyOpen;
  if (open !== null && isSameThing(app, typed, open.name)) return addToOpen(change, open, typed, given, seen);
  return created(insertItem(app, change, typed, given, seen));
}

function isTakenId(error: unknown): boolean {
  return error instanceof Error && "constraint" in error && error.constraint === "items_pkey";
}

function insertItem(app: App, change: ListChange, typed: TypedName, given: NewItem, seen: AddLookup): Item {
  const { tx, scope, revision, now } = change;
  const { storeId = null, categoryId = null } = given;
  const link = linkName(app, change, typed, seen);
  const category = categoryOf(given, seen, link);
  const item: Item = {
    id: given.id?.toLowerCase() ?? newId(now.getTime()),
    masterItemId: link.masterItemId,
    userItemId: link.userItemId,
    name: link.name,
    quantity: typed.quantity,
    parsedQuantity: typed.parsedQuantity,
    parsedSize: typed.parsedSize,
    note: given.note || null,
    ...category,
    // A store that was deleted meanwhile takes no item with it; if it comes back, so does the item.
    storeId: seen.storeDeleted ? null : (storeId?.toLowerCase() ?? null),
    completed: false,
    completedAt: null,
    hidden: false,
    userId: scope.userId,
    createdAt: instantText(now),
    updatedAt: instantText(now),
    revision,
  };
  const row = [
    item.id,
    item.userId,
    item.masterItemId,
    item.userItemId,
    item.name,
    typed.key,
    typed.matchKey,
    item.categoryId,
    item.quantity,
    item.parsedQuantity,
    item.parsedSize,
    item.note,
    item.storeId,
    seen.storeDeleted ? storeId : null,
    revision,
    now,
  ] as const;
  // Nothing waits for it: the answer is known, and the insert travels with the commit.
  tx.send(queries.insertItem, ...row);
  if (categoryId !== null) keepChoice(change, typed.key, categoryId);
  return item;
}

/** What a person has chosen counts most, then all that was said, then what the name alone stands for. */
function categoryOf(
  { categoryId = null }: NewItem,
  seen: AddLookup,
  link: NameLink,
): Pick<Item, "categoryId" | "categoryName"> {
  if (categoryId !== null) return { categoryId: categoryId.toLowerCase(), categoryName: seen.categoryName };
  const isSaid = seen.chosenCategoryId === null && seen.saidCategoryId !== null;
  if (isSaid) return { categoryId: seen.saidCategoryId, categoryName: seen.saidCategoryName };
  return { categoryId: link.categoryId, categoryName: link.categoryName };
}

/**
 * A name that is open already: the item there stays as it is, its store included, so that a list can be read out twice.
 * What was said on purpose is kept: a quantity and a note where there was none yet (one that is there was somebody's
 * word too), and a category.
 */
async function addToOpen(
  change: ListChange,
  item: Item,
  typed: TypedName,
  { categoryId = null, note }: NewItem,
  seen: AddLookup,
) {
  const { tx, revision, now } = change;
  const hadNoAmount = item.parsedQuantity === null && item.parsedSize === null && item.quantity === 1;
  const saysAmount = hadNoAmount && (typed.parsedQuantity !== null || typed.parsedSize !== null);
  const saysNote = item.note === null && Boolean(note);
  const { quantity, parsedQuantity, parsedSize } = saysAmount ? typed : item;
  const isSame =
    !saysAmount && !saysNote && (categoryId === null || categoryId.toLowerCase() === item.categoryId);
  if (categoryId !== null && categoryId !== seen.chosenCategoryId)
    keepChoice(change, nameKey(item.name), categoryId);
  if (isSame) return item;
  return (await tx.first(
    queries.addToItem,
    item.id,
    quantity,
    parsedQuantity,
    parsedSize,
    saysNote ? note! : item.note,
    categoryId,
    revision,
    now,
  ))!;
}

function keepChoice(change: ListChange, key: string, categoryId: string): void {
  const { tx, scope, revision, now } = change;
  tx.send(nameQueries.keepChoice, scope.userId, key, categoryId, scope.memberIds, revision, now);
  touchRepeats(change, [key]);
}
