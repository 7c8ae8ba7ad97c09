import type { Transaction } from "../db/database.ts";
import type { App } from "../app.ts";
import { learnEverybodysAisles, learnOwnAisles } from "./aisles.ts";
import { learnConfidences } from "./confidences.ts";
import * as evidenceQueries from "./evidence-queries.ts";
import { learnHabits } from "./habits.ts";
import * as queries from "./progress-queries.ts";

/**
 * Minutes that are looked at again: as long as a purchase can be taken back (30 after the last check-off), and a minute
 * for transactions that commit late.
 */
const overlap = 31;
/** People learned in one transaction. */
const batchSize = 200;

/**
 * Learns from what has happened since the last time: the confidences, aisle orders and habits of the people whose record
 * may have changed. The first time that is everybody.
 * @returns how many people that were
 */
export async function learn(app: App): Promise<number> {
  const now = app.clock.now();
  const before = await app.database.first(queries.readLearnedUntil);
  const since = before === null ? new Date(0) : minutesBefore(new Date(before.value), overlap);
  const people = (await app.database.all(queries.listActivePeople, since)).map(({ id }) => id);
  for (let start = 0; start < people.length; start += batchSize)
    await learnPeople(app, people.slice(start, start + batchSize), since);
  if (people.length > 0) await app.database.run(queries.countActivity, since, now);
  await app.database.run(queries.setLearnedUntil, now.toISOString());
  return people.length;
}

async function learnPeople(app: App, people: readonly string[], since: Date): Promise<void> {
  const now = app.clock.now();
  const visited = await app.database.transaction(async (tx) => {
    await tx.run(queries.lockLearning);
    await learnConfidences(tx, await replaceEvidence(tx, people), now);
    await learnHabits(tx, people, now);
    const stores = await tx.all(queries.listVisitedStores, people, since);
    return stores.map(({ id }) => id);
  });
  await learnOwnAisles(app, visited);
  // Last, so that a run that fails in between finds the same stores again.
  await app.database.run(queries.rememberPeople, people, minutesBefore(now, overlap));
}

async function replaceEvidence(tx: Transaction, people: readonly string[]): Promise<string[]> {
  return (await tx.all(evidenceQueries.replaceEvidence, people)).map(({ storeId }) => storeId);
}

/** Learns the people with this store, or one of its name, again: their evidence counts for another store now. */
export async function learnStore(app: App, storeId: string): Promise<void> {
  const people = (await app.database.all(queries.listPeopleWithStore, storeId)).map(({ id }) => id);
  for (let start = 0; start < people.length; start += batchSize)
    await learnPeople(app, people.slice(start, start + batchSize), minutesBefore(app.clock.now(), overlap));
}

/**
 * Learns the global stores: everybody's aisle orders, and once more the confidences, since of people who delete their
 * account no trace is left that `learn` could go by.
 */
export async function learnGlobalStores(app: App): Promise<void> {
  for (const { id } of await app.database.all(evidenceQueries.listGlobalStores)) {
    await app.database.transaction(async (tx) => {
      await tx.run(queries.lockLearning);
      await learnConfidences(tx, [id], app.clock.now());
    });
    await learnEverybodysAisles(app, id);
  }
}

/**
 * Deletes all that was learned and learns it again from the record.
 * @param onProgress is called after each batch with the number of people done
 * @returns how many people there are
 */
export async function learnEverything(
  app: App,
  onProgress: (people: number) => void = () => undefined,
): Promise<number> {
  const now = app.clock.now();
  const { database } = app;
  await database.transaction(async (tx) => {
    await tx.run(queries.lockLearning);
    await tx.run(queries.forgetEvidence);
    await tx.run(queries.forgetConfidences);
    await tx.run(queries.forgetActivity);
  });
  let done = 0;
  for await (const people of pages(app, queries.listPeople)) {
    await database.transaction(async (tx) => {
      await tx.run(queries.lockLearning);
      await replaceEvidence(tx, people);
      await learnHabits(tx, people, now);
    });
    done += people.length;
    onProgress(done);
  }
  for await (const stores of pages(app, queries.listStoresWithEvidence))
    await database.transaction(async (tx) => {
      await tx.run(queries.lockLearning);
      await learnConfidences(tx, stores, now);
    });
  await learnGlobalStores(app);
  for await (const people of pages(app, queries.listPeople)) {
    const stores = await database.all(queries.listVisitedStoresOf, people);
    await learnOwnAisles(
      app,
      stores.map(({ id }) => id),
    );
    await database.run(queries.rememberPeople, people, minutesBefore(now, overlap));
  }
  await database.run(queries.countActivity, new Date(0), now);
  await database.run(queries.setLearnedUntil, now.toISOString());
  return done;
}

/** Reads the ids of a query page by page, each after the last id of the page before. */
async function* pages(
  { database }: App,
  query: typeof queries.listPeople,
): AsyncGenerator<readonly string[], void> {
  for (let after: string | null = null; ;) {
    const ids: string[] = (await database.all(query, after, batchSize)).map(({ id }) => id);
    if (ids.length === 0) return;
    yield ids;
    after = ids.at(-1)!;
  }
}

function minutesBefore(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() - minutes * 60_000);
}
