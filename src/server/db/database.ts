import type { Socket } from "node:net";
import pg from "pg";
import type { Log } from "../log.ts";
import { NoConnection } from "./database-trouble.ts";
import type { Statement } from "./statement.ts";

// Instants reach the code as ISO 8601 text and 64-bit counters as numbers, just as PostgreSQL's own JSON has them.
const instantOid = 1184;
const bigintOid = 20;
const types = new pg.TypeOverrides();
types.setTypeParser(instantOid, (text: string) => `${text.replace(" ", "T")}:00`);
types.setTypeParser(bigintOid, Number);

/** What a query runs on: the database, or the transaction that it must be part of. */
export interface Queryable {
  all<P extends readonly unknown[], R>(statement: Statement<P, R>, ...params: P): Promise<R[]>;
  first<P extends readonly unknown[], R>(statement: Statement<P, R>, ...params: P): Promise<R | null>;
  /** Returns the number of changed rows. */
  run<P extends readonly unknown[], R>(statement: Statement<P, R>, ...params: P): Promise<number>;
}

export interface Transaction extends Queryable {
  /**
   * Sends a write without waiting for it, so that it travels together with what follows, COMMIT included. When it fails,
   * the whole transaction does.
   */
  send<P extends readonly unknown[], R>(statement: Statement<P, R>, ...params: P): void;
  /** Calls `callback` once the transaction is committed, and never otherwise. It must not throw. */
  afterCommit(callback: () => void): void;
}

type Query = pg.QueryConfig & {
  /** The time limit in milliseconds; without it a query has none. */
  query_timeout?: number;
};
type Runner = { query(config: Query): Promise<pg.QueryResult> };

function queryable(runner: Runner, query_timeout: number): Queryable {
  const run = (statement: Statement<readonly unknown[]>, params: readonly unknown[]) =>
    runner.query({ name: statement.name, text: statement.text, values: params as unknown[], query_timeout });
  return {
    all: async <P extends readonly unknown[], R>(statement: Statement<P, R>, ...params: P) =>
      (await run(statement, params)).rows as R[],
    first: async <P extends readonly unknown[], R>(statement: Statement<P, R>, ...params: P) =>
      ((await run(statement, params)).rows[0] as R | undefined) ?? null,
    run: async <P extends readonly unknown[], R>(statement: Statement<P, R>, ...params: P) =>
      (await run(statement, params)).rowCount ?? 0,
  };
}

/** The connections whose writes are batched. */
const batched = new WeakSet<pg.PoolClient>();

/**
 * Sends the statements that a connection is given in one turn of the event loop in one write: a system call for each
 * statement was half of what a change cost.
 */
function batchWrites(client: pg.PoolClient): void {
  if (batched.has(client)) return;
  batched.add(client);
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const write = client.query.bind(client) as (...given: unknown[]) => unknown;
  let isCorked = false;
  client.query = ((...given: unknown[]) => {
    if (!isCorked) {
      isCorked = true;
      stream.cork();
      process.nextTick(() => {
        isCorked = false;
        stream.uncork();
      });
    }
    return write(...given);
  }) as typeof client.query;
}

/** The rejection is handled later, when the promise is awaited; until then it must not end the process. */
function quietly<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

/** The state of a statement that comes after a failed one in its transaction. */
const isAfterFailure = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "25P02";

export type DatabaseOptions = {
  connection: pg.ClientConfig;
  poolSize?: number;
  log: Log;
  /** See `silenceLimits`. */
  silenceLimit?: number;
};

/**
 * How long a query may stay unanswered, in milliseconds. Then the connection counts as dead: the queries that wait on it
 * fail, and it doesn't go back to the pool. For requests this is more than a lock may take, so that a server that is well
 * answers before; for jobs more than any statement may take.
 */
export const silenceLimits = { requests: 12_000, jobs: 35_000 };

/** Set once a connection is there: poolers take no options at its start. */
const settings = {
  timezone: "UTC",
  statement_timeout: "30s",
  lock_timeout: "10s",
  idle_in_transaction_session_timeout: "30s",
  // Statements are few and known, and their indexes fit every caller: to plan them for each call costs more than to run them.
  plan_cache_mode: "force_generic_plan",
  jit: "off",
  // A plan that was made while a table was small must not read all of it when it has grown.
  enable_seqscan: "off",
};
const setSettings = Object.entries(settings)
  .map(([name, value]) => `SET ${name} = '${value}'`)
  .join("; ");
/** How long a connection may take, in milliseconds. */
const connectionTimeout = 5000;

/** When a connection was made, and when one of a pool was found silent, on the monotonic clock. */
const connectedAt = new WeakMap<pg.PoolClient, number>();
const silentAt = new WeakMap<pg.Pool, number>();

/** A pool waits until its new connections are set up, which its types don't say. */
type SetUpPool = Omit<pg.PoolConfig, "onConnect"> & { onConnect(client: pg.ClientBase): Promise<void> };

async function setUp(client: pg.ClientBase): Promise<void> {
  const query: Query = { text: setSettings, query_timeout: connectionTimeout };
  await client.query(query);
}

function connectionPool(
  { connection, poolSize = 10, log }: DatabaseOptions,
  more: Omit<pg.PoolConfig, "onConnect">,
): pg.Pool {
  const options: SetUpPool = {
    ...connection,
    max: poolSize,
    connectionTimeoutMillis: connectionTimeout,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    onConnect: setUp,
    ...more,
  };
  const pool = new pg.Pool(options);
  pool.on("error", (error) => log.warn({ reason: error.message }, "a database connection was lost"));
  // A connection that breaks while it is checked out reports to its query too; without a listener it would end the process.
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    connectedAt.set(client, performance.now());
  });
  return pool;
}

/**
 * A pool of connections. It reconnects by itself after the server vanished: the errors of idle connections are logged,
 * those of a running query reach its caller.
 */
export class Database implements Queryable {
  readonly all: Queryable["all"];
  readonly first: Queryable["first"];
  readonly run: Queryable["run"];
  readonly #options: DatabaseOptions;
  readonly #pool: pg.Pool;
  readonly #silenceLimit: number;

  /** @param shared the pool of another one */
  constructor(options: DatabaseOptions, shared?: pg.Pool) {
    this.#options = options;
    this.#silenceLimit = options.silenceLimit ?? silenceLimits.requests;
    this.#pool = shared ?? connectionPool(options, { types, pipeline: true, application_name: "restock" });
    const bound = queryable({ query: (config) => this.#query(config) }, this.#silenceLimit);
    this.all = bound.all;
    this.first = bound.first;
    this.run = bound.run;
  }

  /** The same database over the same connections, for work whose statements may take long. */
  forJobs(): Database {
    return new Database({ ...this.#options, silenceLimit: silenceLimits.jobs }, this.#pool);
  }

  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
  async transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    let broken: Error | undefined;
    let firstFailure: unknown;
    let isOver = false;
    const query_timeout = this.#silenceLimit;
    const query = (config: Query) => {
      const answer = client.query(config);
      answer.catch((error: unknown) => {
        firstFailure ??= error;
        this.#noteSilence(error);
      });
      return answer;
    };
    try {
      batchWrites(client);
      // The connection pipelines: BEGIN travels with the first statement, COMMIT with the writes that were only sent.
      const sent: Promise<unknown>[] = [quietly(query({ text: "BEGIN", query_timeout }))];
      const inTime = async (config: Query) => {
        // A statement that came later would be committed by itself.
        if (isOver) throw new Error("The transaction has ended.");
        return query(config);
      };
      const bound = queryable({ query: inTime }, query_timeout);
      const callbacks: (() => void)[] = [];
      const result = await work({
        ...bound,
        afterCommit: (callback) => void callbacks.push(callback),
        send: (statement, ...params) => void sent.push(quietly(bound.run(statement, ...params))),
      });
      isOver = true;
      const committed = quietly(query({ text: "COMMIT", query_timeout }));
      await Promise.all(sent);
      // A COMMIT after a failed statement rolls back, and says so only in its tag.
      if ((await committed).command !== "COMMIT")
        throw firstFailure ?? new Error("The transaction was rolled back.");
      for (const callback of callbacks) callback();
      return result;
    } catch (error) {
      isOver = true;
      const rollback: Query = { text: "ROLLBACK", query_timeout };
      await client.query(rollback).catch((rollbackError: Error) => (broken = rollbackError));
      // The statement that failed first may be one whose result was not awaited.
      throw isAfterFailure(error) ? (firstFailure ?? error) : error;
    } finally {
      client.release(broken);
    }
  }

  /** Runs SQL text as it is: migrations, and tests that look at tables. */
  async execute(text: string, params: unknown[] = []): Promise<Record<string, unknown>[]> {
    return (await this.#query({ text, values: params })).rows as Record<string, unknown>[];
  }

  /** One connection for as long as `work` runs: migrations and their lock. */
  async withConnection<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    let broken = true;
    try {
      const result = await work(client);
      broken = false;
      return result;
    } finally {
      client.release(broken);
    }
  }

  /** More connections to the same database, for a library that brings its own queries. The caller ends them. */
  separatePool(name: string, poolSize: number): pg.Pool {
    return connectionPool({ ...this.#options, poolSize }, { application_name: `restock ${name}` });
  }

  /** The connections of its pool, and how many callers wait for one. */
  get connections(): { busy: number; idle: number; waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await this.#pool.connect().catch((error: unknown) => {
        throw new NoConnection(error);
      });
      if ((connectedAt.get(client) ?? 0) >= (silentAt.get(this.#pool) ?? 0)) return client;
      client.release(true);
    }
  }

  /** Notes a silence: connections from before it aren't trusted, because each would take as long to show that it is dead. */
  #noteSilence(error: unknown): void {
    if (error instanceof Error && error.message === "Query read timeout")
      silentAt.set(this.#pool, performance.now());
  }

  async #query(config: Query): Promise<pg.QueryResult> {
    const client = await this.#connect();
    let failure: Error | undefined;
    try {
      return await client.query(config);
    } catch (error) {
      failure = error as Error;
      this.#noteSilence(error);
      throw error;
    } finally {
      client.release(failure);
    }
  }
}
