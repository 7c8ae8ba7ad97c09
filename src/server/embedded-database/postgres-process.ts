import { execFile } from "node:child_process";
import { readdir, readFile, readlink, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";

const programs = new Set(["postgres", "initdb"]);

/** The processes of PostgreSQL that work in `dataFolder`; elsewhere than on Linux only the leading one. */
export async function serverProcesses(dataFolder: string): Promise<number[]> {
  if (process.platform !== "linux") return await processesByCommand(dataFolder);
  const pids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const working = await Promise.all(pids.map((pid) => worksIn(pid, dataFolder)));
  return pids.filter((_, position) => working[position]);
}

/** Whether `pid` is a living process of PostgreSQL in `dataFolder`, and not a zombie or a recycled number. */
export async function isServerProcess(pid: number, dataFolder: string): Promise<boolean> {
  if (process.platform !== "linux") return (await processesByCommand(dataFolder)).includes(pid);
  return await worksIn(pid, dataFolder);
}

/** The postmaster and all its children have the data folder as their working directory. */
async function worksIn(pid: number, dataFolder: string): Promise<boolean> {
  try {
    const program = (await readlink(`/proc/${pid}/exe`)).replace(/ \(deleted\)$/, "");
    if (!programs.has(basename(program))) return false;
    const [current, wanted] = await Promise.all([stat(`/proc/${pid}/cwd`), stat(dataFolder)]);
    return current.ino === wanted.ino && current.dev === wanted.dev;
  } catch {
    return false;
  }
}

async function processesByCommand(dataFolder: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)("ps", ["-axww", "-o", "pid=,command="]);
  return stdout
    .split("\n")
    .map((line) => /^\s*(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match?.[2]?.includes(`/postgres -D ${dataFolder} `))
    .map((match) => Number(match?.[1]));
}

/** The content of `postmaster.pid`; `undefined` when there is none or it makes no sense. */
export async function readPidFile(dataFolder: string): Promise<{ pid: number; ready: boolean } | undefined> {
  const text = await readFile(join(dataFolder, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n").map((line) => line.trim());
  const pid = Number(lines[0]);
  return Number.isSafeInteger(pid) && pid > 1 ? { pid, ready: lines[7] === "ready" } : undefined;
}

/** Like `process.kill`, but a process that has just ended is no error. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
