import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { Client } from "pg";
import { onTestFinished } from "vitest";
import { startEmbeddedDatabase, type EmbeddedDatabase } from "./embedded-postgres.ts";

/** A folder that is deleted after the test. */
export async function newFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "restock-test-")));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A database that is stopped after the test at the latest; its log lines are added to `lines`. */
export async function start(dataDir: string, lines: string[] = []): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, log: (line) => lines.push(line) });
  onTestFinished(() => database.stop());
  return database;
}

/** All values of all rows, through a connection of its own in which `overrides` are replaced. */
export async function query(database: EmbeddedDatabase, text: string, overrides = {}): Promise<unknown[]> {
  const client = new Client({ ...database.connection, ...overrides });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

export async function postmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8"), 10);
}

/** `nextLine` gives what the process prints, line by line, and `undefined` after its end. */
export type OtherProcess = { pid: number; nextLine(): Promise<string | undefined>; kill(): Promise<void> };

/**
 * Another process that owns `dataDir`. It prints "started", then runs the JavaScript `then`, which sees
 * `database` and `Client`. `sourceFolder` is where its code is.
 */
export function startProcess(dataDir: string, then = "", sourceFolder = import.meta.dirname): OtherProcess {
  const source = `
    import { Client } from "pg";
    import { startEmbeddedDatabase } from "${pathToFileURL(join(sourceFolder, "embedded-postgres.ts")).href}";
    const database = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, log() {} });
    console.log("started");
    ${then}
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", source], {
    cwd: sourceFolder,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill("SIGKILL");
    await exit;
  }
  onTestFinished(kill);
  return {
    pid: child.pid ?? 0,
    kill,
    async nextLine() {
      const next = await lines.next();
      return next.done ? undefined : next.value;
    },
  };
}
