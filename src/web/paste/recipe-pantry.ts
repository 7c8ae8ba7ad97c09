import { matchKey } from "../../categoriser/same-thing.ts";
import type { Id } from "../../contract/ids.ts";
import { nameKey, titleCase } from "../../contract/items/rules.ts";
import type { PantryChanges } from "../../contract/recipes/schema.ts";
import { ApiError, call } from "../api/client.ts";
import { storedEntry, storeEntry } from "../device-storage/personal-storage.ts";

/** The storage entry for changes of the pantry that the server doesn't have yet. */
const entry = "pantry-changes";

/** Whether a name is in the pantry. */
export type Pantry = (name: string) => boolean;

/** Applies this device's waiting changes to the pantry of the list. */
export async function readPantry(user: Id, signal: AbortSignal): Promise<Pantry> {
  const waiting = readWaiting(user);
  const { names } =
    waiting === null ? await call("getPantry", {}, { user, signal }) : await send(user, waiting);
  const keys = new Set(names.map(keyOf));
  return (name) => keys.has(keyOf(name));
}

/** Changes the pantry, at once or, without a network, when the next recipe is read. */
export async function changePantry(user: Id, changes: PantryChanges): Promise<void> {
  const all = merged(readWaiting(user), changes);
  storeEntry(entry, user, JSON.stringify(all));
  await send(user, all).catch(() => undefined);
}

async function send(user: Id, changes: PantryChanges): Promise<{ names: string[] }> {
  try {
    const pantry = await call("changePantry", { body: changes }, { user });
    storeEntry(entry, user, null);
    return pantry;
  } catch (error) {
    // A change that the server has refused once would be refused again.
    if (error instanceof ApiError && error.status === 400) storeEntry(entry, user, null);
    throw error;
  }
}

function readWaiting(user: Id): PantryChanges | null {
  const text = storedEntry(entry, user);
  return text === null ? null : (JSON.parse(text) as PantryChanges);
}

/** Merges two sets of changes; the later change of a name wins. */
function merged(before: PantryChanges | null, { has, hasNot }: PantryChanges): PantryChanges {
  const changed = new Set([...has, ...hasNot].map(nameKey));
  const unchanged = (names: readonly string[] = []) => names.filter((name) => !changed.has(nameKey(name)));
  return {
    has: [...has, ...unchanged(before?.has)].slice(0, 200),
    hasNot: [...hasNot, ...unchanged(before?.hasNot)].slice(0, 200),
  };
}

/** Returns one key for "Egg" and "eggs". A wrong match is harmless: the ingredient is shown unticked. */
function keyOf(name: string): string {
  return matchKey(titleCase(name));
}
