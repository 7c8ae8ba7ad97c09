import { addedAgain } from "../../contract/items/amount.ts";
import { newId } from "../../contract/new-id.ts";
import { itemFields, type ItemField } from "../../contract/items/fields.ts";
import { plainFieldsOf } from "../../contract/items/plain-fields.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { Item, NewItem } from "../../contract/items/schema.ts";
import type { Scope } from "../people/person.ts";
import type { Transaction } from "../db/database.ts";
import { Later } from "../db/group-commit.ts";
import { jsonOf } from "../db/statement.ts";
import type { App } from "../app.ts";
import { created, type Answer } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import { Refusal } from "../refusal.ts";
import { changeList, type ListChange } from "../list-changes/change-list.ts";
import { notifyOfAdding } from "../push/notify-later.ts";
import { instantText } from "./instant-text.ts";
import {
  countName,
  isSameThing,
  keepChoices,
  namingOf,
  readName,
  refineLater,
  type TypedName,
} from "../names/names.ts";
import * as queries from "./queries.ts";
import type { AddLookup, ItemRow, PutItem } from "./queries.ts";

/**
 * Adds an item to the list: 201 with the new one, 200 with the one that is there already.
 * @throws Refusal `id_taken` for an id of another list, `not_found` for a store or category that isn't the list's, `list_full`
 */
export async function addItem(
  app: App,
  scope: Scope,
  given: NewItem,
  operation: Operation | null,
): Promise<Answer<Item>> {
  const typed = readName(given.name, given);
  return changeList<Item, AddLookup>(
    app,
    scope,
    operation,
    async (change, ahead, readAgain) => {
      const isUnsure = ahead.isFull || ahead.alreadyOpen !== null;
      const seen = isUnsure && readAgain !== null ? await readAgain() : ahead;
      return putOnList(app, change, typed, given, seen);
    },
    {
      ahead: {
        read: (tx, unseen) => lookUpToAdd(tx, scope, typed, given, unseen),
        subjects: [`name ${typed.key}`, `match ${typed.matchKey}`],
      },
      newIds: [given.id],
    },
  );
}

/**
 * Reads what `putOnList` has to know; goes ahead with the list's lock.
 * @param unseen how many items may have been added by changes before this one that are not seen yet
 */
export async function lookUpToAdd(
  tx: Transaction,
  { listId, userId }: Scope,
  { key, matchKey }: TypedName,
  given: NewItem,
  unseen = 0,
): Promise<AddLookup> {
  const { id = null, storeId = null, categoryId = null } = given;
  const named = [id, storeId, categoryId] as const;
  return (await tx.first(queries.lookUpToAdd, listId, key, matchKey, ...named, userId, unseen))!;
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
): Promise<Item | Later<Answer<Item>>> {
  const { storeId = null, categoryId = null } = given;
  if (seen.sameId !== null) return seen.sameId;
  if (seen.idTaken) throw new Refusal("id_taken");
  if (storeId !== null && !seen.storeFound) throw new Refusal("not_found");
  if (categoryId !== null && !seen.categoryFound) throw new Refusal("not_found");
  const open = seen.alreadyOpen;
  if (open !== null && isSameThing(app, typed, open.name)) return addToOpen(change, open, typed, given, seen);
  if (seen.isFull) throw new Refusal("list_full");
  return new Later(putItem(app, change, typed, given, seen).then(created));
}

async function putItem(
  app: App,
  change: ListChange,
  typed: TypedName,
  given: NewItem,
  seen: AddLookup,
): Promise<Item> {
  const { tx, scope, revision, now } = change;
  const { categoryId = null } = given;
  const { row, known } = itemToPut(app, scope, typed, given, now);
  const putting = tx.first(queries.putItem, jsonOf({ ...row, category_id: categoryId }), revision);
  if (categoryId !== null) keepChoices(change, [{ key: typed.key, categoryId }]);
  // Most lists have no subscribed device of others, and so one statement less.
  if (seen.hasSubscriber) notifyOfAdding(change);
  const put = (await putting)!;
  const isNew = put.userItemId === row.new_row;
  if (isNew) await refineLater(app, change, [typed.key]);
  if (categoryId === null) countName(app, change, isNew ? row.guess_key : null);
  return { ...known, ...put };
}

/** An item to be added: its row for the database, and the fields of the reply that are known before. */
function itemToPut(
  app: App,
  scope: Scope,
  typed: TypedName,
  given: NewItem,
  now: Date,
): { row: ItemRow; known: Omit<Item, keyof PutItem> } {
  const { quantity, parsedQuantity, parsedSize } = typed;
  const fields = { quantity, parsedQuantity, parsedSize, ...plainFieldsOf(given) };
  const id = given.id?.toLowerCase() ?? newId(now.getTime());
  const [userId, at] = [scope.userId, instantText(now)];
  const open = { completed: false, completedAt: null, completedBy: null, completedIn: null, notHere: null };
  const state = { ...open, hidden: false, createdAt: at, updatedAt: at };
  return {
    known: { id, ...fields, userId, ...state },
    row: {
      ...namingOf(app, scope, typed, now),
      match_key: typed.matchKey,
      id,
      store_id: given.storeId ?? null,
      fields: Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [itemFields[name as ItemField].column, value]),
      ),
    },
  };
}

/** Adds a name that is open already: the other fields and a category are merged into its item (see `addedAgain`). */
async function addToOpen(change: ListChange, item: Item, typed: TypedName, given: NewItem, seen: AddLookup) {
  const { tx, scope, revision, now } = change;
  const { categoryId = null } = given;
  const { quantity, parsedQuantity, parsedSize } = typed;
  const next = addedAgain(item, { ...given, quantity, parsedQuantity, parsedSize });
  const isSame = next === item && (categoryId === null || categoryId.toLowerCase() === item.categoryId);
  if (categoryId !== null && categoryId !== seen.chosenCategoryId)
    keepChoices(change, [{ key: nameKey(item.name), categoryId }]);
  if (isSame) return item;
  const state = {
    ...next,
    categoryId: categoryId ?? item.categoryId,
    updatedAt: now.toISOString(),
    revision,
  };
  return (await tx.first(
    queries.updateItem,
    scope.listId,
    item.id,
    queries.stateOf(state, {}, categoryId !== null),
  ))!;
}
