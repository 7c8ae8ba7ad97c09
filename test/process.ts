import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

export type RestockProcess = {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from its start to the line that says it is ready. */
  readonly readyAfter: number;
  /** Asks it to stop, as Ctrl-C does, and waits. Answers its exit code. */
  stop(): Promise<number | null>;
  /** Sends SIGKILL, so that nothing can finish. */
  kill(): Promise<void>;
};

/** A real server process with real files, on a free loopback port. The settings must name its DATA_DIR or DATABASE_URL. */
export async function startRestock(settings: Record<string, string>): Promise<RestockProcess> {
  const started = performance.now();
  // With the setting of tooling/start.mjs.
  const child = spawn(process.execPath, ["--max-semi-space-size=64", join(root, "src/server/main.ts")], {
    cwd: root,
    env: { ...process.env, PORT: "0", RATE_LIMIT: "off", LOG_LEVEL: "error", VITEST: "", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exited = new Promise<number | null>((resolve) => child.on("exit", (code) => resolve(code)));
  const url = await readyUrl(child);
  return {
    url,
    pid: child.pid!,
    readyAfter: performance.now() - started,
    stop: () => {
      child.kill("SIGTERM");
      return exited;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /ready on (http:\S+)/.exec(output);
      if (ready !== null) resolve(ready[1]!);
    };
    child.stdout!.on("data", read);
    child.stderr!.on("data", read);
    child.on("exit", (code) =>
      reject(new Error(`The server ended with ${code} before it was ready:\n${output}`)),
    );
  });
}

/** A folder that is removed at the end, by when a process that was killed may still be writing. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "restock-"));
  return {
    path,
    remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  };
}
