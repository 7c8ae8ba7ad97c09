import type { Database, Queryable, Transaction } from "../src/server/db/database.ts";

type Call = (...given: never[]) => Promise<unknown>;

/**
 * The database as a process has it that may die at any moment: `step` is called before and after everything that
 * passes between the two. When it throws, a transaction that was not committed yet is rolled back.
 */
export function mortalDatabase(database: Database, step: () => void): Database {
  const stepping = <C extends Call>(call: C) =>
    (async (...given: never[]) => {
      step();
      const answer = await call(...given);
      step();
      return answer;
    }) as unknown as C;
  const queryable = ({ all, first, run }: Queryable): Queryable => ({
    all: stepping(all as Call) as Queryable["all"],
    first: stepping(first as Call) as Queryable["first"],
    run: stepping(run as Call) as Queryable["run"],
  });
  const transaction = <T>(work: (tx: Transaction) => Promise<T>) =>
    database.transaction((tx) =>
      work({
        ...tx,
        ...queryable(tx),
        send: (...given) => {
          step();
          tx.send(...given);
        },
      }),
    );
  const mortal = { ...queryable(database), transaction: stepping(transaction as Call) };
  return mortal as unknown as Database;
}
