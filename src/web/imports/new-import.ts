import { nameKey } from "../../contract/items/rules.ts";
import { mostImportedStores } from "../../contract/imports/limits.ts";
import type { NewImport } from "../../contract/imports/schema.ts";
import type { PlanRow, Preview } from "./preview.ts";

/** Rows that a person has ticked or unticked, by id. */
export type Ticks = Readonly<Record<string, boolean>>;

export type Things = Pick<NewImport, "stores" | "items" | "names" | "bought">;

const mostCategories = 100;

export function isTaken({ id, state, wanted }: PlanRow<unknown>, ticks: Ticks): boolean {
  return state === "new" && (ticks[id] ?? wanted);
}

/** The chosen rows of a preview in the contract's shape. Items of a store that isn't chosen are for any store. */
export function thingsOf(preview: Preview, ticks: Ticks): Things {
  const taken = <Thing>(rows: readonly PlanRow<Thing>[]) =>
    rows.filter((row) => isTaken(row, ticks)).map(({ thing }) => thing);
  const refused = new Set(
    preview.stores
      .filter((row) => row.state === "new" && !row.exists && !isTaken(row, ticks))
      .map(({ thing }) => nameKey(thing.name)),
  );
  const items = preview.lists
    .flatMap(({ rows }) => taken(rows))
    .map((item) => (refused.has(nameKey(item.store ?? "")) ? { ...item, store: null } : item));
  return {
    stores: taken(preview.stores)
      .slice(0, mostImportedStores)
      .map(({ name, categories }) => ({ name, categories: categories.slice(0, mostCategories) })),
    items,
    names: taken(preview.names),
    bought: taken(preview.bought),
  };
}

/** Counts the chosen rows; their categories aren't counted. */
export function countThings({ items, names, bought, stores }: Things): number {
  return items.length + names.length + bought.length + stores.length;
}
