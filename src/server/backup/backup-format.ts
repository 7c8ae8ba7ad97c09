import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { StartFailure } from "../start-failure.ts";

/**
 * A backup is a gzip file of lines of JSON: a head; for each table a line with its name and columns, then its rows; and an end
 * with the number of rows and the SHA-256 of the lines of each table.
 */
export type BackupHead = {
  restock: "backup";
  version: 1;
  /** The migrations that had been applied, in their order. */
  migrations: { name: string; checksum: string }[];
  createdAt: string;
};

export type TableHead = { table: string; columns: string[] };

export type BackupEnd = { end: true; tables: Record<string, { rows: number; sha256: string }> };

/** The backup can't be used; the message is a sentence for the operator. */
export class BackupError extends StartFailure {}

/** Counts and hashes the rows of a table, the same way when they are written and when they are read. */
export class TableSum {
  rows = 0;
  readonly #hash: Hash = createHash("sha256");

  add(line: string): void {
    this.rows += 1;
    this.#hash.update(line).update("\n");
  }

  get result(): { rows: number; sha256: string } {
    return { rows: this.rows, sha256: this.#hash.digest("hex") };
  }
}

export type BackupReader = {
  head(head: BackupHead): void | Promise<void>;
  table(table: TableHead): void | Promise<void>;
  row(json: string): void | Promise<void>;
};

/**
 * Reads a backup from its first line to its last, and checks every count and sum.
 * @throws BackupError for a file that is cut, damaged or something else
 */
export async function readBackup(path: string, reader: BackupReader): Promise<BackupHead> {
  let head: BackupHead | null = null;
  let end: BackupEnd | null = null;
  let current: { name: string; sum: TableSum } | null = null;
  const found = new Map<string, { rows: number; sha256: string }>();
  const finish = () => current !== null && found.set(current.name, current.sum.result);
  for await (const line of linesOf(path)) {
    if (end !== null) throw new BackupError("The backup goes on behind its end, so it is damaged.");
    if (head === null) {
      head = parseHead(line);
      await reader.head(head);
    } else if (line.startsWith('{"table":')) {
      finish();
      const table = parse(line) as TableHead;
      current = { name: table.table, sum: new TableSum() };
      await reader.table(table);
    } else if (line.startsWith('{"end":')) {
      finish();
      end = parse(line) as BackupEnd;
    } else if (current === null)
      throw new BackupError("The backup has rows without a table, so it is damaged.");
    else {
      // Each row is wrapped, so that none can be taken for a head or an end.
      if (!line.startsWith('{"row":'))
        throw new BackupError("The backup has a line that is no row, so it is damaged.");
      current.sum.add(line);
      await reader.row(line.slice('{"row":'.length, -1));
    }
  }
  if (head === null || end === null) throw new BackupError("The backup has no end: it was cut off.");
  for (const [table, wanted] of Object.entries(end.tables)) {
    const got = found.get(table);
    if (got?.rows !== wanted.rows || got.sha256 !== wanted.sha256)
      throw new BackupError(`The backup's table ${table} doesn't match its checksum: the file is damaged.`);
  }
  if (found.size !== Object.keys(end.tables).length)
    throw new BackupError("The backup has a table that its end doesn't name: the file is damaged.");
  return head;
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip());
  file.on("error", (error) => text.destroy(error));
  try {
    yield* createInterface({ input: text, crlfDelay: Infinity });
  } catch (error) {
    throw new BackupError(`The backup can't be read: ${(error as Error).message}.`, { cause: error });
  } finally {
    text.destroy();
    file.destroy();
  }
}

function parseHead(line: string): BackupHead {
  const head = parse(line) as Partial<BackupHead>;
  if (head.restock !== "backup") throw new BackupError("This file is no backup of Restock.");
  if (head.version !== 1)
    throw new BackupError(
      "This backup was made by a newer version of Restock. Please restore it with that version.",
    );
  return head as BackupHead;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new BackupError("This file is no backup of Restock, or it is damaged.", { cause: error });
  }
}
