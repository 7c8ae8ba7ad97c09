import { itemFields } from "../../contract/items/fields.ts";
import type { ListId, Scope } from "../people/person.ts";
import type { Database, Transaction } from "../db/database.ts";
import { GroupCommit, Later, type Prefetch, type SharedWork } from "../db/group-commit.ts";
import { statement } from "../db/statement.ts";
import type { App } from "../app.ts";
import { Answer, JsonText } from "../http/handler.ts";
import type { Operation } from "../http/operation.ts";
import { Refusal, ScopeMoved } from "../refusal.ts";

/** One change of a list, inside its transaction: every row that it writes must carry `revision`. */
export type ListChange = {
  readonly tx: Transaction;
  readonly scope: Scope;
  readonly revision: number;
  readonly now: Date;
};

type Result<T> = T | Answer<T>;

/** The lock of a list, held: the revision of the first change under it. */
type Lock = { revision: number; epoch: number };

export const lockList = statement<[id: string, changes: number], Lock>(
  "lists.lock",
  `UPDATE lists SET revision = revision + $2::int WHERE id = $1
   RETURNING revision - ($2::int - 1) AS revision, epoch`,
);
/** Takes the locks that are free, in the order of their ids, and leaves out the others. */
export const lockFreeLists = statement<
  [ids: readonly string[], changes: readonly number[]],
  Lock & { id: string }
>(
  "lists.lock-free",
  `WITH free AS (
     SELECT l.id, given.changes FROM unnest($1::uuid[], $2::int[]) AS given (id, changes)
     JOIN lists l ON l.id = given.id ORDER BY l.id FOR NO KEY UPDATE OF l SKIP LOCKED)
   UPDATE lists l SET revision = l.revision + free.changes FROM free WHERE l.id = free.id
   RETURNING l.id, l.revision - (free.changes - 1) AS revision, l.epoch`,
);
/** Each device reads the whole list again, instead of what has changed since it read it. */
export const readAgain = statement<[listId: ListId, revision: number]>(
  "lists.read-anew",
  "UPDATE lists SET purged_revision = $2 WHERE id = $1",
);
/** Until the end of the transaction. */
export const limitLockWaits = statement<[]>(
  "lists.limit-lock-waits",
  "SELECT set_config('lock_timeout', '250ms', true)",
);
/** What an operation was answered with. */
type KeptReply = { status: 200 | 201; reply: string; fingerprint: Buffer | null };
export const findOperation = statement<[listId: ListId, userId: string, id: string], KeptReply>(
  "lists.find-operation",
  "SELECT status, reply::text AS reply, fingerprint FROM operations WHERE list_id = $1 AND user_id = $2 AND id = $3",
);
export const lockId = statement<[id: string]>(
  "lists.lock-id",
  "SELECT pg_advisory_xact_lock(hashtextextended($1::uuid::text, 0))",
);
export const saveOperation = statement<
  [
    listId: ListId,
    userId: string,
    operation: string,
    fingerprint: Buffer,
    status: number,
    reply: string | null,
    now: Date,
  ]
>(
  "lists.save-operation",
  `INSERT INTO operations (list_id, user_id, id, fingerprint, status, reply, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)`,
);

type Prefetched<A> = { before: KeptReply | null; read: A };

const groupCommits = new WeakMap<Database, GroupCommit<Lock | null>>();

/** Changes of all lists share their commits. */
function groupCommit(database: Database): GroupCommit<Lock | null> {
  const known = groupCommits.get(database);
  if (known !== undefined) return known;
  const made = new GroupCommit<Lock | null>(database, {
    take: (tx, id, count) => tx.first(lockList, id, count),
    takeFree: async (tx, counts) => {
      // A batch of several lists must not wait long for one of them: another transaction may be learning the same name.
      if (counts.size > 1) tx.send(limitLockWaits);
      const locks = await tx.all(lockFreeLists, [...counts.keys()], [...counts.values()]);
      return new Map(locks.map(({ id, ...lock }) => [id, lock]));
    },
  });
  groupCommits.set(database, made);
  return made;
}

export type ChangeOptions<A> = {
  /** Reads that travel together with the lock and see what holds once it is held; given to `work`. See `Prefetch`. */
  readonly ahead?: Prefetch<A>;
  /**
   * The ids of rows that may be added. Other lists that add a row with one of them wait until the end of the transaction,
   * since each list has its own primary key; `work` looks the ids up.
   */
  readonly newIds?: readonly (string | undefined)[];
  /** See `SharedWorkOptions`: the changes of other lists don't wait for this one. */
  readonly isLarge?: boolean;
};

/**
 * Runs one change of a list in a transaction, under the lock that puts all its changes in one order. An
 * operation that arrives again is answered as it was the first time, and changes nothing.
 * @param work writes only through its transaction, since it may be run again. `readAgain` reads once more what was read
 *   ahead, and sees all changes before it; it is null when all were seen.
 * @throws ScopeMoved when the people behind the list have changed since the session was checked; Refusal
 *   `operation_reused` when something else was asked under the operation's key before.
 */
export async function changeList<T, A = undefined>(
  app: App,
  scope: Scope,
  operation: Operation | null,
  work: (
    change: ListChange,
    ahead: A,
    readAgain: (() => Promise<A>) | null,
  ) => Promise<Result<T> | Later<Result<T>>>,
  { ahead, newIds = [], isLarge = false }: ChangeOptions<A> = {},
): Promise<Answer<T>> {
  const given = newIds.flatMap((id) => id?.toLowerCase() ?? []);
  const prefetch: Prefetch<Prefetched<A>> = {
    subjects: ahead?.subjects,
    read: async (tx, unseen) => {
      for (const id of given) tx.send(lockId, id);
      const [before, read] = await Promise.all([
        operation === null ? null : tx.first(findOperation, scope.listId, scope.userId, operation.key),
        ahead?.read(tx, unseen),
      ]);
      return { before, read: read as A };
    },
  };
  const change: SharedWork<Lock | null, Answer<T>, Prefetched<A>> = async (tx, begin) => {
    const [locked, { before, read }] = await Promise.all([begin.lock, begin.prefetched]);
    if (locked === null || locked.epoch !== scope.epoch) throw new ScopeMoved();
    if (before !== null) {
      checkSame(before.fingerprint, operation!);
      return new Answer<T>(before.status, new JsonText(withLaterFields(before.reply)));
    }
    const now = app.clock.now();
    const finish = (result: Result<T>) => {
      const answer = result instanceof Answer ? result : new Answer<T>(200, result);
      if (operation !== null) saveReply(tx, scope, operation, answer, now);
      return answer;
    };
    const revision = locked.revision + begin.index;

    const readAgain = begin.readAgain && (async () => (await begin.readAgain!()).read);
    const result = await work({ tx, scope, revision, now }, read, readAgain);
    tx.afterCommit(() => app.changes.announce([scope.listId]));
    return result instanceof Later ? new Later(result.value.then(finish)) : finish(result);
  };
  const alone = operation === null ? given : [...given, operation.key];
  return groupCommit(app.database).run(scope.listId, change, { prefetch, alone, isLarge });
}

/** @throws Refusal `operation_reused`; an operation of an older version, which kept no fingerprint, is taken for the same. */
function checkSame(before: Buffer | null, operation: Operation): void {
  if (before !== null && !before.equals(operation.fingerprint)) throw new Refusal("operation_reused");
}

function saveReply(
  tx: Transaction,
  scope: Scope,
  { key, fingerprint }: Operation,
  answer: Answer<unknown>,
  now: Date,
): void {
  const reply = (answer.body as JsonText | undefined)?.text ?? JSON.stringify(answer.body ?? null);
  tx.send(saveOperation, scope.listId, scope.userId, key, fingerprint, answer.status, reply, now);
}

const nullable = Object.entries(itemFields).filter(([, { reply }]) => reply.endsWith(" or null"));
const emptyFields = Object.fromEntries(nullable.map(([name]) => [name, null]));

/**
 * A reply as it was kept. Fields that items have got since are null in it, because a browser takes a reply without them for
 * another server's.
 */
function withLaterFields(reply: string): string {
  const row = JSON.parse(reply) as object | null;
  const isItem = row !== null && "parsedSize" in row;
  const isComplete = !isItem || Object.keys(emptyFields).every((name) => name in row);
  return isComplete ? reply : JSON.stringify({ ...emptyFields, ...row });
}
