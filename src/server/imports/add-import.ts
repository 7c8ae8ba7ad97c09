import type { Import, NewImport } from "../../contract/imports/schema.ts";
import { newId } from "../../contract/new-id.ts";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import { jsonOf } from "../db/statement.ts";
import { created, type Answer } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import { instantText } from "../items/instant-text.ts";
import { raiseRevision } from "../items/queries.ts";
import { changeList, type ListChange } from "../list-changes/change-list.ts";
import { setFirstCurrency } from "../list-changes/queries.ts";
import { countName, keepChoices, refineLater } from "../names/names.ts";
import type { Scope } from "../people/person.ts";
import { throttles } from "../people/throttles.ts";
import { notifyOfAdding } from "../push/notify-later.ts";
import { extendStores, putStores } from "../stores/put-stores.ts";
import { learnNames, makeCategories, newChoices, withoutChoice } from "./known-names.ts";
import { importedRows, itemRows, putBought } from "./new-rows.ts";
import { checkCategories, checkLimits, newItems, planStores } from "./plan.ts";
import * as queries from "./queries.ts";
import type { Added, ImportedRow, ImportLookup } from "./queries.ts";
import { keyOf, readRows, type TypedItem, type TypedRow, type TypedRows } from "./typed-rows.ts";

/**
 * Adds the rows of a file in one change of the list. The answer is 201 even if the list had all rows already.
 * @throws Refusal `list_full`, `invalid_input` for more stores or categories than a list can have, `too_many_requests`
 */
export async function addImport(
  app: App,
  scope: Scope,
  given: NewImport,
  operation: Operation | null,
): Promise<Answer<Import>> {
  await app.tries.take([throttles.imports.try(scope.userId)]);
  const rows = await readRows(app, scope, given);
  return changeList<Import, ImportLookup>(
    app,
    scope,
    operation,
    async (change, seen) => created(await insertRows(app, change, given, rows, seen)),
    { ahead: { read: (tx) => lookUp(tx, scope, given, rows) }, isLarge: true },
  );
}

async function lookUp(tx: Transaction, { listId }: Scope, given: NewImport, rows: TypedRows) {
  const keysOf = (typed: readonly TypedRow[]) => typed.map((row) => row.typed.key);
  const storeKeys = [...given.stores.map(({ name }) => name), ...given.items.map(({ store }) => store)];
  const found = await tx.first(
    queries.lookUpToImport,
    listId,
    keysOf(rows.items),
    rows.items.map(({ typed }) => typed.matchKey),
    [...new Set(storeKeys.flatMap((name) => keyOf(name) ?? []))],
    keysOf([...rows.items, ...rows.names]),
  );
  return found!;
}

async function insertRows(
  app: App,
  change: ListChange,
  given: NewImport,
  rows: TypedRows,
  seen: ImportLookup,
): Promise<Import> {
  const { tx, scope, revision, now } = change;
  const { names } = rows;
  const items = newItems(app, rows.items, seen.open);
  const stores = planStores(given.stores, items, seen, now);
  checkLimits(seen, { items: items.length, stores: stores.made.length });
  const free = withoutChoice([...items, ...names], seen);
  const categories = await makeCategories(change, given, stores, free);
  checkCategories(seen, categories.made.length);
  await Promise.all([putStores(change, stores.made), extendStores(change, stores.extended)]);
  const links = await learnNames(change, [...items, ...names, ...rows.bought]);
  const choices = newChoices(free, links, categories);
  keepChoices(
    change,
    [...choices].map(([key, categoryId]) => ({ key, categoryId })),
  );
  const put = itemRows(change, items, links, choices, stores);
  if (put.length > 0) {
    tx.send(queries.insertItems, scope.listId, jsonOf(put));
    tx.send(raiseRevision, scope.listId, put.length);
    if (given.firstCurrency !== undefined && put.some(({ price }) => typeof price === "number"))
      tx.send(setFirstCurrency, scope.listId, given.firstCurrency);
    notifyOfAdding(change);
    for (const { typed, naming, category } of items)
      if (category === null) countName(app, change, links.get(typed.key)!.isNew ? naming.guess_key : null);
  }
  const bought = await putBought(change, rows.bought, links);
  await refineLater(
    app,
    change,
    [...links.values()].flatMap(({ key, isNew }) => (isNew ? key : [])),
  );

  const made = importedRows({ stores, categories, items: put, names, bought, links, choices });
  const added = countAdded(made);
  const id = newId(now.getTime());
  const { file, format } = given;
  const already = countAlready(rows, items, added);
  tx.send(
    queries.insertImport,
    ...([scope.listId, id, scope.userId, file, format, jsonOf(added), already, revision, now] as const),
  );
  tx.send(queries.insertImportedRows, scope.listId, id, jsonOf(made));
  return { id, file, format, createdAt: instantText(now), undoneAt: null, added, already };
}

function countAdded(made: readonly ImportedRow[]): Added {
  const count = (kind: ImportedRow["kind"]) => made.filter((row) => row.kind === kind).length;
  return {
    stores: count("store"),
    categories: count("category"),
    items: count("item"),
    names: count("name"),
    bought: count("bought"),
  };
}

/** Counts the rows that the list had already; the name of a new item isn't counted. */
function countAlready(
  { items, names, bought }: TypedRows,
  fresh: readonly TypedItem[],
  added: Added,
): number {
  const keys = new Set(fresh.map(({ typed }) => typed.key));
  const others = names.filter(({ typed }) => !keys.has(typed.key));
  return items.length + others.length + bought.length - added.items - added.names - added.bought;
}
