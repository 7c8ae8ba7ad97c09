import type { FileHistory } from "../../contract/exports/household-file.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { ListChange } from "../list-changes/change-list.ts";
import { idIn, type References } from "./file-rows.ts";
import { orderedIds } from "./ordered-ids.ts";

type Row = Record<string, unknown>;

export function purchaseRows(
  { scope, now }: ListChange,
  { purchases }: FileHistory,
  { names, stores, items }: References,
): Row[] {
  const ids = orderedIds(purchases.length, now);
  return purchases.map(({ item, name, store, at }, index) => ({
    list_id: scope.listId,
    user_id: scope.userId,
    id: ids[index],
    ...itemOf({ item, name }, items),
    ...names.get(nameKey(name))!,
    store_id: idIn(stores, store),
    completed_at: at,
  }));
}

/** Makes the visits with their purchases and skips; the tables have a shopping list for each visit. */
export function visitRows(
  { scope, now }: ListChange,
  { visits }: FileHistory,
  { stores, items }: References,
): { shoppingLists: Row[]; visits: Row[]; bought: Row[]; skipped: Row[] } {
  const owned = { list_id: scope.listId, user_id: scope.userId };
  const ids = orderedIds(visits.length, now);
  const places = visits.map(({ store }, index) => ({
    ...owned,
    store_id: idIn(stores, store),
    visit_id: ids[index],
    shopping_list_id: ids[index],
  }));
  const bought = visits.flatMap((visit, index) =>
    visit.bought.map(({ at, source, ...what }, place) => ({
      ...places[index],
      ...itemOf(what, items),
      timestamp: at,
      order_in_visit: place + 1,
      source,
      created_at: at,
    })),
  );
  const skipped = visits.flatMap((visit, index) =>
    visit.skipped.map(({ at, reason, ...what }) => ({
      ...places[index],
      ...itemOf(what, items),
      reason,
      created_at: at,
    })),
  );
  return {
    shoppingLists: visits.map((visit, index) => ({
      ...owned,
      id: ids[index],
      store_id: idIn(stores, visit.store),
      created_at: visit.startedAt,
      completed_at: visit.endedAt,
      items_checked_off: visit.itemsCheckedOff,
      items_skipped: visit.itemsSkipped,
      is_active: false,
    })),
    visits: visits.map((visit, index) => ({
      ...owned,
      id: ids[index],
      store_id: idIn(stores, visit.store),
      shopping_list_id: ids[index],
      start_time: visit.startedAt,
      last_check_off: visit.lastCheckOff,
      end_time: visit.endedAt,
      duration: Math.max(0, Math.round((Date.parse(visit.endedAt) - Date.parse(visit.startedAt)) / 1000)),
      created_at: visit.startedAt,
    })),
    bought: withIds(bought, now),
    skipped: withIds(skipped, now),
  };
}

/** Keeps the name in a record whose item isn't in the file. */
function itemOf(
  { item, name }: { item: string | null; name: string },
  items: ReadonlyMap<string, string>,
): Row {
  return { item_id: idIn(items, item), item_name: item === null ? name : null };
}

function withIds(rows: readonly Row[], now: Date): Row[] {
  const ids = orderedIds(rows.length, now);
  return rows.map((row, index) => ({ ...row, id: ids[index] }));
}
