import { nameKey } from "../../contract/items/rules.ts";
import type { PantryChanges } from "../../contract/recipes/schema.ts";
import type { App } from "../app.ts";
import type { Queryable } from "../db/database.ts";
import type { ListId, Scope } from "../people/person.ts";
import * as queries from "./queries.ts";

/** The number of names that a list keeps. */
const mostNames = 1000;

export async function readPantry(db: Queryable, listId: ListId): Promise<string[]> {
  return (await db.all(queries.listPantry, listId, mostNames)).map(({ name }) => name);
}

/** Changes the pantry; a name in both lists of changes is in the pantry. */
export async function changePantry(
  { database, clock }: App,
  userId: string,
  { listId }: Scope,
  { has, hasNot }: PantryChanges,
): Promise<string[]> {
  const added = new Map(has.map((name) => [nameKey(name), name]));
  const removed = hasNot.map(nameKey).filter((key) => !added.has(key));
  return database.transaction(async (tx) => {
    await tx.run(queries.removeFromPantry, listId, removed);
    await tx.run(queries.addToPantry, listId, userId, [...added.keys()], [...added.values()], clock.now());
    await tx.run(queries.removeOldest, listId, mostNames);
    return readPantry(tx, listId);
  });
}
