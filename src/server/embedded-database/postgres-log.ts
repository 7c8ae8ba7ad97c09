import { copyFile, open, readFile, stat, truncate } from "node:fs/promises";

const limit = 5 * 1024 * 1024;

/**
 * Keeps PostgreSQL's log below twice `limit` bytes: moves what there is to `<file>.1`. The server appends to
 * a file it holds open, so the file is emptied in place.
 */
export async function boundLog(file: string): Promise<void> {
  if ((await logSize(file)) <= limit) return;
  await copyFile(file, `${file}.1`);
  await truncate(file);
}

export async function logSize(file: string): Promise<number> {
  return await stat(file).then(
    (entry) => entry.size,
    () => 0,
  );
}

/** Opens the log for PostgreSQL to append to; only this user may read it. */
export async function openLog(file: string): Promise<{ fd: number; close(): Promise<void> }> {
  return await open(file, "a", 0o600);
}

/** PostgreSQL's errors since the log had `from` bytes, in one line. */
export async function readFailure(file: string, from: number): Promise<string> {
  const lines = (await readFile(file).catch(() => Buffer.alloc(0)))
    .subarray(from)
    .toString()
    .trim()
    .split("\n");
  const causes = lines.filter((line) => /FATAL|PANIC|HINT|error while loading/.test(line));
  return (causes.length > 0 ? causes : lines).slice(-3).join(" ").slice(0, 1000);
}
