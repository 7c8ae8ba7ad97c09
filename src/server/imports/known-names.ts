import { jsonOf } from "../db/statement.ts";
import type { ListChange } from "../list-changes/change-list.ts";
import { linkNames, type NameLink, type Naming } from "../names/name-queries.ts";
import { addOwnCategories } from "../stores/store-categories.ts";
import type { NewImport } from "../../contract/imports/schema.ts";
import { nameKey } from "../../contract/items/rules.ts";
import type { StorePlan } from "./plan.ts";
import * as queries from "./queries.ts";
import type { ImportLookup } from "./queries.ts";
import type { TypedRow } from "./typed-rows.ts";

export type Categories = {
  /** The ids of the new categories. */
  made: readonly string[];
  idOf: ReadonlyMap<string, string>;
};

/** Adds the categories that the list doesn't have, and finds those of the rows. */
export async function makeCategories(
  change: ListChange,
  given: NewImport,
  { made: stores }: StorePlan,
  rows: readonly TypedRow[],
): Promise<Categories> {
  const { tx, scope } = change;
  const named = rows.flatMap(({ category }) => category ?? []);
  // The last of several spellings wins; those of a new store may be in lower case.
  const names = [
    ...stores.flatMap(({ categories }) => categories),
    ...given.stores.flatMap((s) => s.categories),
  ];
  const made = await addOwnCategories(change, [...names, ...named]);
  const keys = [...new Set(named.map(nameKey))];
  const found = keys.length === 0 ? [] : await tx.all(queries.findCategories, scope.listId, keys);
  return { made, idOf: new Map(found.map(({ key, id }) => [key, id])) };
}

/** The master or user item of a name; `isNew`: the name was unknown before. */
export type Link = NameLink & { isNew: boolean };

/** Resolves the names of rows, each once: the engine's guess for the first row of a name is used. */
export async function learnNames(
  { tx, revision, now }: ListChange,
  rows: readonly TypedRow[],
): Promise<Map<string, Link>> {
  const namings = new Map<string, Naming>();
  for (const { typed, naming } of rows)
    if (!namings.has(typed.key)) namings.set(typed.key, { ...naming, at: now });
  if (namings.size === 0) return new Map();
  const links = await tx.all(linkNames, jsonOf([...namings.values()]), revision);
  return new Map(
    links.map((link) => [link.key, { ...link, isNew: link.userItemId === namings.get(link.key)!.new_row }]),
  );
}

/** The rows with a category whose names have no category chosen by a member; such a choice is not changed. */
export function withoutChoice<R extends TypedRow>(rows: readonly R[], { chosenKeys }: ImportLookup): R[] {
  const chosen = new Set(chosenKeys);
  return rows.filter(({ typed, category }) => category !== null && !chosen.has(typed.key));
}

/** The categories of the file that differ from those that the names would get without it. */
export function newChoices(
  rows: readonly TypedRow[],
  links: ReadonlyMap<string, Link>,
  { idOf }: Categories,
): Map<string, string> {
  const wanted = new Map<string, string>();
  for (const { typed, category } of rows) {
    const id = idOf.get(nameKey(category!));
    if (id !== undefined && !wanted.has(typed.key)) wanted.set(typed.key, id);
  }
  return new Map([...wanted].filter(([key, id]) => links.get(key)?.categoryId !== id));
}
