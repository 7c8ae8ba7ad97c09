import { newId } from "../../contract/ids.ts";
import type { Item, NewItem } from "../../contract/items/schema.ts";
import type { Scope } from "../accounts/person.ts";
import { created, type Answer, type App } from "../http/handler.ts";
import { Refusal } from "../http/refusal.ts";
import { changeList, type ListChange } from "../lists/change-list.ts";
import * as nameQueries from "./name-queries.ts";
import { linkName, readName, type TypedName } from "./names.ts";
import * as queries from "./queries.ts";
import type { AddLookup } from "./queries.ts";

/**
 * Adds an item to the list: 201 with the new one, 200 with the one that is there already.
 * @throws Refusal `id_taken` for an id of somebody else's, `not_found` for a store or category that isn't the scope's
 */
export async function addItem(app: App, scope: Scope, given: NewItem, operation: string | null): Promise<Answer<Item>> {
  const typed = readName(given.name);
  const { id = null, storeId = null, categoryId = null } = given;
  return changeList(app, scope, operation, async (change) => {
    const found = await change.tx.first(
      queries.lookUpToAdd,
      scope.memberIds,
      scope.userId,
      typed.key,
      id,
      storeId,
      categoryId,
    );
    const seen = found!;
    if (seen.sameId !== null) return seen.sameId;
    if (seen.idTaken) throw new Refusal("id_taken");
    if (storeId !== null && !seen.storeFound) throw new Refusal("not_found");
    if (categoryId !== null && !seen.categoryFound) throw new Refusal("not_found");
    if (seen.alreadyOpen !== null) return addToOpen(change, seen.alreadyOpen, typed, categoryId, seen);
    return created(await insertItem(app, change, typed, given, seen));
  });
}

async function insertItem(app: App, change: ListChange, typed: TypedName, given: NewItem, seen: AddLookup): Promise<Item> {
  const { tx, scope, revision, now } = change;
  const { storeId = null, categoryId = null } = given;
  const { link, learn } = linkName(app, change, typed, seen);
  // A store that was deleted meanwhile takes no item with it; if it comes back, so does the item.
  const store = seen.storeDeleted ? { now: null, cleared: storeId } : { now: storeId, cleared: null };
  // Sent together, done in this order.
  const [, item] = await Promise.all([
    learn(),
    tx.first(
      queries.insertItem,
      given.id ?? newId(now.getTime()),
      scope.userId,
      link.masterItemId,
      link.userItemId,
      link.name,
      typed.key,
      categoryId ?? link.categoryId,
      typed.quantity,
      typed.parsedQuantity,
      typed.parsedSize,
      store.now,
      store.cleared,
      revision,
      now,
    ),
    categoryId === null ? null : keepChoice(change, typed.key, categoryId),
  ]);
  // Somebody else took the id since the look-up.
  if (item === null) throw new Refusal("id_taken");
  return item;
}

/**
 * A name that is open already: the item there stays as it is, its store included, so that a list can be read out twice.
 * Two things that were said on purpose are kept: a quantity where there was none yet (one that is there was somebody's
 * word too, and two of them can't be added up), and a category.
 */
async function addToOpen(change: ListChange, item: Item, typed: TypedName, categoryId: string | null, seen: AddLookup) {
  const { tx, revision, now } = change;
  const saysHowMuch = typed.parsedQuantity !== null || typed.parsedSize !== null;
  const hadNone = item.parsedQuantity === null && item.parsedSize === null && item.quantity === 1;
  const { quantity, parsedQuantity, parsedSize } = saysHowMuch && hadNone ? typed : item;
  const isSame = !(saysHowMuch && hadNone) && (categoryId === null || categoryId === item.categoryId);
  const [, saved] = await Promise.all([
    categoryId !== null && categoryId !== seen.chosenCategoryId && keepChoice(change, typed.key, categoryId),
    isSame
      ? item
      : tx.first(queries.addToItem, item.id, quantity, parsedQuantity, parsedSize, categoryId, revision, now),
  ]);
  return saved!;
}

function keepChoice({ tx, scope, revision, now }: ListChange, key: string, categoryId: string): Promise<number> {
  return tx.run(nameQueries.keepChoice, scope.userId, key, categoryId, scope.memberIds, revision, now);
}
