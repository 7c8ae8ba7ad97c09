import { spawn } from "node:child_process";
import { once } from "node:events";

export type BrowserProcess = {
  /** Waits until a pattern matches the output. */
  output(pattern: RegExp): Promise<string>;
  /** Sends SIGKILL to the browser and all its processes. */
  kill(): Promise<void>;
};

/** Starts a browser in a process group of its own. */
export function startBrowser(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): BrowserProcess {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  let text = "";
  const more = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (piece: Buffer) => {
      text += piece.toString();
      for (const look of more) look();
    });
  return {
    output: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(text)?.[1];
          if (found !== undefined) resolve(found);
        };
        more.add(look);
        look();
        void ended.then(() => reject(new Error(`${command} ended:\n${text.slice(-2000)}`)));
      }),
    kill: async () => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, "SIGKILL");
      await ended;
    },
  };
}
