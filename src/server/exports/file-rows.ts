import { matchKey } from "../../categoriser/same-thing.ts";
import {
  amountNames,
  itemValueNames,
  type FileItem,
  type FileRepeat,
  type HouseholdFile,
} from "../../contract/exports/household-file.ts";
import { itemFields, type ItemField } from "../../contract/items/fields.ts";
import { nameKey } from "../../contract/items/rules.ts";
import { storeCategoryNames } from "../../contract/stores/rules.ts";
import { startOfDate } from "../due/dates.ts";
import type { ListChange } from "../list-changes/change-list.ts";
import { weeksOf } from "../repeat/add-repeat.ts";
import { keyOf } from "./check-file.ts";
import type { CategoryIds, NameLinks } from "./file-names.ts";
import { orderedIds } from "./ordered-ids.ts";

type Row = Record<string, unknown>;

/** The new ids of all rows that a file's rows refer to, by the file's ids and names. */
export type References = {
  categories: CategoryIds;
  names: NameLinks;
  /** The new ids of stores and items. */
  stores: ReadonlyMap<string, string>;
  items: ReadonlyMap<string, string>;
};

export function newIdsOf(rows: readonly { id: string }[], now: Date): Map<string, string> {
  const ids = orderedIds(rows.length, now);
  return new Map(rows.map(({ id }, index) => [keyOf(id), ids[index]!]));
}

export const idIn = (ids: ReadonlyMap<string, string>, id: string | null) =>
  id === null ? null : ids.get(keyOf(id))!;

/** The fields that each row of a list has. */
const ownedBy = ({ scope }: ListChange) => ({ list_id: scope.listId, user_id: scope.userId });

export function storeRows(
  change: ListChange,
  file: HouseholdFile,
  { stores }: Pick<References, "stores">,
): Row[] {
  return file.stores.map((store) => ({
    ...ownedBy(change),
    id: idIn(stores, store.id),
    name: store.name,
    name_key: nameKey(store.name),
    types: store.types,
    categories: storeCategoryNames(store.categories),
    aisle_order: store.aisleOrder,
    lacks: store.lacks,
    is_global: false,
    is_approved: false,
    status: "pending",
    revision: change.revision,
    created_at: store.createdAt,
    // This is not the current time, because learning processes all stores that have changed since its last run.
    updated_at: store.createdAt,
  }));
}

export function choiceRows(change: ListChange, file: HouseholdFile, { categories }: References): Row[] {
  const latest = new Map(file.choices.map((choice) => [nameKey(choice.name), choice]));
  return [...latest].map(([name_key, { category, chosenAt }]) => ({
    ...ownedBy(change),
    name_key,
    category_id: categories.get(nameKey(category)),
    revision: change.revision,
    chosen_at: chosenAt,
  }));
}

export function pantryRows(change: ListChange, file: HouseholdFile): Row[] {
  const names = new Map(file.pantry.map(({ name }) => [nameKey(name), name]));
  return [...names].map(([name_key, name]) => ({
    ...ownedBy(change),
    name_key,
    name,
    created_at: change.now,
  }));
}

/** @param revision 0 for rows that are no longer on the list, which devices don't need */
export function itemRows(
  change: ListChange,
  items: readonly (FileItem & { deleted?: boolean })[],
  references: References,
  revision = change.revision,
): Row[] {
  return items.map((item) => ({
    ...ownedBy(change),
    ...amountOf(item, references),
    id: idIn(references.items, item.id),
    category_id: item.category === null ? null : references.categories.get(nameKey(item.category)),
    ...rowOf(itemValueNames, item),
    revision,
    deleted_at: item.deleted === true ? item.updatedAt : null,
  }));
}

/** The columns of some fields with the file's values. */
const rowOf = <Name extends ItemField>(names: readonly Name[], values: Record<Name, unknown>): Row =>
  Object.fromEntries(names.map((name) => [itemFields[name].column, values[name]]));

/** The fields that an item shares with the next one of its repeat. */
function amountOf(item: FileItem | FileRepeat, { names, stores }: References): Row {
  const key = nameKey(item.name);
  return {
    ...names.get(key)!,
    name: item.name,
    name_key: key,
    match_key: matchKey(item.name),
    ...rowOf(amountNames, item),
    store_id: idIn(stores, item.store),
  };
}

/** Makes the repeats, and a deleted item for each repeat without an item: the next item is a copy of it. */
export function repeatRows(
  change: ListChange,
  file: HouseholdFile,
  references: References,
  { timezone, householdId }: { timezone: string; householdId: string | null },
): { repeats: Row[]; models: Row[] } {
  const { now, revision } = change;
  const ids = orderedIds(file.repeats.length, now);
  const modelIds = orderedIds(file.repeats.length, now);
  const models: Row[] = [];
  const repeats = file.repeats.map((repeat, index) => {
    if (repeat.item === null)
      models.push({
        ...ownedBy(change),
        ...amountOf(repeat, references),
        id: modelIds[index],
        completed: false,
        hidden: false,
        revision: 0,
        deleted_at: now,
        created_at: repeat.createdAt,
        updated_at: now,
      });
    return {
      ...ownedBy(change),
      id: ids[index],
      household_id: householdId,
      item_id: repeat.item === null ? modelIds[index] : idIn(references.items, repeat.item),
      is_recurring: repeat.isRecurring,
      recurrence_interval_days: repeat.intervalDays,
      recurrence_interval_weeks: weeksOf(repeat.intervalDays),
      recurrence_source: repeat.source,
      start_date: repeat.startDate,
      last_purchased_at: repeat.lastPurchasedAt,
      next_due_date: repeat.nextDueDate,
      put_off_until: repeat.putOffUntil,
      put_off_at: repeat.putOffAt,
      paused_until: repeat.pausedUntil,
      resumes_at: repeat.pausedUntil === null ? null : startOfDate(repeat.pausedUntil, timezone),
      revision,
      created_at: repeat.createdAt,
      updated_at: now,
    };
  });
  return { repeats, models };
}

export function habitRows(change: ListChange, file: HouseholdFile, { names, stores }: References): Row[] {
  const habits = new Map(file.habits.map((habit) => [nameKey(habit.name), habit]));
  const ids = orderedIds(habits.size, change.now);
  return [...habits].map(([key, habit], index) => ({
    ...ownedBy(change),
    ...names.get(key)!,
    id: ids[index],
    store_id: idIn(stores, habit.store),
    frequency: habit.frequency,
    last_seen: habit.lastSeen,
    confidence: habit.confidence,
    usual_interval_days: habit.usualIntervalDays,
    interval_spread: habit.intervalSpread,
    purchase_days: habit.purchaseDays,
    places: habit.places.map(({ store, bought, missed }) => ({
      storeId: idIn(stores, store),
      bought,
      missed,
    })),
  }));
}
