import { setImmediate } from "node:timers/promises";
import { nameKey } from "../../contract/items/rules.ts";
import type { ImportedItem, NewImport } from "../../contract/imports/schema.ts";
import type { App } from "../app.ts";
import { namingOf, readName, type TypedName } from "../names/names.ts";
import type { Naming } from "../names/name-queries.ts";
import type { Scope } from "../people/person.ts";

/** A name of an import, parsed like a typed one, with what the database stores about it. */
export type TypedRow = { typed: TypedName; naming: Naming; category: string | null };
export type TypedItem = TypedRow & { given: ImportedItem };
export type TypedRows = { items: TypedItem[]; names: TypedRow[]; bought: TypedRow[] };

/** The number of rows per turn of the event loop; the engine takes a fraction of a millisecond for each. */
const rowsAtOnce = 50;

/** Parses the names of an import and asks the engine for their categories, before anything is locked. */
export async function readRows(app: App, scope: Scope, given: NewImport): Promise<TypedRows> {
  const now = app.clock.now();
  const read = (typed: TypedName, category: string | null = null): TypedRow => ({
    typed,
    naming: namingOf(app, scope, typed, now),
    category,
  });
  const asWritten = (name: string) => readName(name, { asName: true });
  return {
    items: await inTurns(given.items, (item) => ({
      ...read(readName(item.name, item), item.category),
      given: item,
    })),
    names: await inTurns(given.names, ({ name, category }) => read(asWritten(name), category)),
    bought: await inTurns(given.bought, ({ name }) => read(asWritten(name))),
  };
}

/** Maps rows in turns of the event loop, so that other requests are served in between. */
async function inTurns<T, R>(rows: readonly T[], read: (row: T) => R): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    done.push(...rows.slice(from, from + rowsAtOnce).map(read));
    await setImmediate();
  }
  return done;
}

/** The key of a name that may be absent. */
export const keyOf = (name: string | null | undefined): string | null =>
  name === null || name === undefined ? null : nameKey(name);
