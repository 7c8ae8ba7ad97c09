import type { Id } from "../../contract/ids.ts";
import { deleteDatabase } from "./database.ts";
import { databaseName } from "./list-database.ts";
import { ListStorage } from "./list-storage.ts";

/**
 * Takes over the operations in databases that once didn't answer, and removes these; a database that still doesn't
 * answer is left for the next start.
 */
export async function takeOver(storage: ListStorage, userId: Id, factory: IDBFactory | null): Promise<void> {
  for (const number of storage.olderDatabases) {
    const older = new ListStorage(userId, factory, number);
    await older.load();
    await older.close();
    if (!older.durable) continue;
    const { operations, aliases } = older.state;
    await storage.commit(
      ({ meta: { moved } }) => ({
        put: {
          operations: [...operations.values()].filter(({ id }) => !moved.includes(id)),
          aliases: [...aliases.values()],
        },
        meta: { moved: [...moved, ...operations.keys()] },
      }),
      "strict",
    );
    if (storage.durable) await deleteDatabase(factory!, databaseName(userId, number));
  }
}
