import { randomUUID } from "node:crypto";
import { mkdir, open, unlink, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { FileHabit } from "../../contract/exports/household-file.ts";
import { householdFormat, householdVersion } from "../../contract/exports/limits.ts";
import type { App } from "../app.ts";
import { readOneMoment, type BatchReader } from "../db/one-moment.ts";
import { FileDownload } from "../http/handler.ts";
import { throttles } from "../people/throttles.ts";
import type { Scope } from "../people/person.ts";
import { Semaphore } from "../semaphore.ts";
import * as queries from "./export-queries.ts";

/** The number of exports at the same time; each holds a connection while it reads. */
const exportSemaphore = new Semaphore(2);

/**
 * Exports the list as a household file. It is written to the disk first, so that the database is read at its own speed and not
 * at the client's, and no client gets a part of a file.
 */
export async function exportHousehold(app: App, scope: Scope, withHistory: boolean): Promise<FileDownload> {
  await app.tries.take([throttles.exports.try(scope.userId)]);
  const file = await namelessFile(app.config.dataDir);
  try {
    await exportSemaphore.take(() =>
      readOneMoment(app.database, async (read) => {
        for await (const piece of piecesOf(read, scope, app.clock.now(), withHistory))
          await file.appendFile(piece);
      }),
    );
    const { size } = await file.stat();
    const content = file.createReadStream({ start: 0 });
    return new FileDownload("application/json", "restock-household.json", size, content);
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Opens a file that is deleted when it is closed, also if the process ends before. */
async function namelessFile(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `export-${randomUUID()}.unfinished`);
  const file = await open(path, "wx+", 0o600);
  await unlink(path);
  return file;
}

/** Writes the file in chunks, with a line for each row. */
async function* piecesOf(
  read: BatchReader,
  { listId }: Scope,
  now: Date,
  withHistory: boolean,
): AsyncGenerator<string> {
  const head = { format: householdFormat, version: householdVersion, exportedAt: now.toISOString() };
  yield JSON.stringify(head).slice(0, -1);
  for await (const [settings] of read(queries.readSettings, listId))
    yield `,\n"settings":${JSON.stringify(settings)}`;
  const stores = new Set<string>();
  yield* rowsOf("categories", read(queries.readCategories, listId));
  yield* rowsOf("stores", read(queries.readStores, listId), (store) => {
    stores.add(store.id);
    return store;
  });
  yield* rowsOf("names", read(queries.readNames, listId));
  yield* rowsOf("choices", read(queries.readChoices, listId));
  yield* rowsOf("pantry", read(queries.readPantry, listId));
  yield* rowsOf("items", read(queries.readItems, listId, now));
  yield* rowsOf("repeats", read(queries.readRepeats, listId, now));
  yield* rowsOf(
    "habits",
    read(queries.readHabits, listId),
    ({ places, ...habit }) =>
      ({
        ...habit,
        places: places
          .filter(({ storeId }) => stores.has(storeId))
          .map(({ storeId, bought, missed }) => ({ store: storeId, bought, missed })),
      }) satisfies FileHabit,
  );
  if (withHistory) {
    yield ',\n"history":{';
    yield* rowsOf("items", read(queries.readFormerItems, listId, now), undefined, "\n");
    yield* rowsOf("purchases", read(queries.readPurchases, listId));
    yield* rowsOf("visits", read(queries.readVisits, listId));
    yield "}";
  }
  yield "}\n";
}

async function* rowsOf<R>(
  name: string,
  batches: AsyncGenerator<R[]>,
  shown: (row: R) => unknown = (row) => row,
  before = ",\n",
): AsyncGenerator<string> {
  let between = "\n";
  yield `${before}"${name}":[`;
  for await (const rows of batches) {
    yield between + rows.map((row) => JSON.stringify(shown(row))).join(",\n");
    between = ",\n";
  }
  yield between === "\n" ? "]" : "\n]";
}
