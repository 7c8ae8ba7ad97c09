import type { HouseholdFile } from "../../contract/exports/household-file.ts";
import { mostOpenItems } from "../../contract/items/limits.ts";
import { Refusal, type FieldError } from "../refusal.ts";

/** The number of faults that an answer names. */
const mostFaults = 20;

/**
 * Checks what the schema of a file can't: that its rows refer to existing rows, and that fields which belong together are
 * complete.
 * @throws Refusal `invalid_input` naming each fault; `list_full` for more open items than a list may have
 */
export function checkFile(file: HouseholdFile): void {
  const faults: FieldError[] = [];
  const check = (isRight: boolean, field: string, message: string) => {
    if (!isRight && faults.length < mostFaults) faults.push({ field, message });
  };
  const idsOf = (rows: readonly { id: string }[], field: string, ids = new Set<string>()) => {
    for (const [index, { id }] of rows.entries()) {
      check(!ids.has(keyOf(id)), `${field}.${index}.id`, "This id is there twice");
      ids.add(keyOf(id));
    }
    return ids;
  };
  const stores = idsOf(file.stores, "stores");
  const items = idsOf(file.items, "items");
  const isOf = (ids: ReadonlySet<string>, id: string | null) => id === null || ids.has(keyOf(id));
  const checkStore = (store: string | null, field: string) =>
    check(isOf(stores, store), `${field}.store`, "The file has no such store");
  const { items: former = [], purchases = [], visits = [] } = file.history ?? {};

  for (const [field, rows] of [
    ["items", file.items],
    ["history.items", former],
  ] as const)
    for (const [index, { store, completed, completedAt }] of rows.entries()) {
      checkStore(store, `${field}.${index}`);
      check(
        completed === (completedAt !== null),
        `${field}.${index}.completedAt`,
        "An item has the time at which it was ticked exactly when it is ticked",
      );
    }
  const repeated = new Set<string>();
  for (const [index, { item, store, putOffUntil, putOffAt }] of file.repeats.entries()) {
    const field = `repeats.${index}`;
    checkStore(store, field);
    check(isOf(items, item), `${field}.item`, "The file has no such item");
    check(item === null || !repeated.has(keyOf(item)), `${field}.item`, "This item has two repeats");
    if (item !== null) repeated.add(keyOf(item));
    check(
      (putOffUntil === null) === (putOffAt === null),
      `${field}.putOffAt`,
      "A repeat that is put off has both the day and when that was said",
    );
  }
  for (const [index, { store, places }] of file.habits.entries()) {
    checkStore(store, `habits.${index}`);
    for (const place of places) checkStore(place.store, `habits.${index}.places`);
  }

  const all = idsOf(former, "history.items", new Set(items));
  for (const [index, { item, store }] of purchases.entries()) {
    checkStore(store, `history.purchases.${index}`);
    check(isOf(all, item), `history.purchases.${index}.item`, "The file has no such item");
  }
  for (const [index, { store, bought, skipped }] of visits.entries()) {
    const field = `history.visits.${index}`;
    checkStore(store, field);
    for (const { item } of [...bought, ...skipped])
      check(isOf(all, item), `${field}.item`, "The file has no such item");
    const ids = skipped.flatMap(({ item }) => (item === null ? [] : [keyOf(item)]));
    check(new Set(ids).size === ids.length, `${field}.skipped`, "An item is skipped once on a visit");
  }
  if (faults.length > 0) throw new Refusal("invalid_input", { fields: faults });
  if (file.items.filter(({ completed }) => !completed).length > mostOpenItems) throw new Refusal("list_full");
}

/** Normalises an id, which may be written in capitals. */
export function keyOf(id: string): string {
  return id.toLowerCase();
}
