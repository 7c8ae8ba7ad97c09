import { spawn } from "node:child_process";
import { chown, lchown, readdir, stat } from "node:fs/promises";
import { basename, join } from "node:path";
import { StartFailure } from "../start-failure.ts";

/** The user that PostgreSQL runs as. `switched` when that is not ours: PostgreSQL does not run as root. */
export type ServerUser = { uid: number; gid: number; switched: boolean };

const unprivilegedNames = ["restock", "postgres", "_postgres", "nobody"];

/** The owner of the data there is; on the first start ourselves, or as root an unprivileged user. */
export async function chooseServerUser(dataFolder: string): Promise<ServerUser> {
  const self = { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
  const owner = await stat(dataFolder).catch(() => undefined);
  if (self.uid !== 0) {
    if (owner !== undefined && owner.uid !== self.uid) {
      throw new StartFailure(
        `${dataFolder} belongs to the user with id ${owner.uid}, but Restock runs as ${self.uid}. ` +
          "Start Restock as that user, or as root.",
      );
    }
    return { ...self, switched: false };
  }
  if (owner !== undefined && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid, switched: true };
  for (const name of unprivilegedNames) {
    const user = await lookUp(name);
    if (user !== undefined) return user;
  }
  throw new StartFailure(
    `PostgreSQL does not run as root, and none of these users exists: ${unprivilegedNames.join(", ")}. ` +
      "Create one of them, start Restock as another user than root, or set DATABASE_URL.",
  );
}

async function lookUp(name: string): Promise<ServerUser | undefined> {
  const self: ServerUser = { uid: 0, gid: 0, switched: false };
  try {
    const uid = Number(await runAs(self, "/bin/sh", ["-c", 'id -u "$0"', name]));
    const gid = Number(await runAs(self, "/bin/sh", ["-c", 'id -g "$0"', name]));
    return uid > 0 ? { uid, gid, switched: true } : undefined;
  } catch {
    return undefined;
  }
}

/** The part of `spawn`'s options that makes the child run as `user`. */
export function identity(user: ServerUser): { uid?: number; gid?: number } {
  return user.switched ? { uid: user.uid, gid: user.gid } : {};
}

// Our environment does not reach PostgreSQL: PGDATA, LD_LIBRARY_PATH or a locale would change what it does.
export const bareEnvironment: NodeJS.ProcessEnv = {
  LC_ALL: "C",
  PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
};

/** Runs a program to its end as `user` and returns what it printed; throws what it printed if it failed. */
export function runAs(
  user: ServerUser,
  program: string,
  args: string[],
  { cwd = "/", input = "" }: { cwd?: string; input?: string } = {},
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { ...identity(user), cwd, env: bareEnvironment, stdio: "pipe" });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => (output += text));
    }
    child.once("error", reject);
    child.once("close", (code, signal) => {
      if (code === 0) resolve(output);
      else
        reject(new Error(`${basename(program)} ended with ${signal ?? code}: ${output.trim().slice(-2000)}`));
    });
    // A program that fails early closes its input: its exit says more than our broken pipe.
    child.stdin.on("error", () => undefined);
    child.stdin.end(input);
  });
}

/** Whether `user` can get into `folder`, with every folder above it. */
export async function canEnter(user: ServerUser, folder: string): Promise<boolean> {
  return await runAs(user, "/bin/sh", ["-c", 'test -x "$0"/.', folder]).then(
    () => true,
    () => false,
  );
}

/** Gives `folder` and all in it to `user`; the folder itself comes last, so an interrupted run is seen. */
export async function giveFolder(user: ServerUser, folder: string): Promise<void> {
  if (!user.switched) return;
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, entry), user.uid, user.gid);
  }
  await chown(folder, user.uid, user.gid);
}
