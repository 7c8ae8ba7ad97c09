import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { newFolder, postmasterPid, query, start, startProcess } from "./fixtures.ts";
import { serverProcesses } from "./postgres-process.ts";

test("a new process takes over the server that a killed process left behind", async () => {
  const dataDir = await newFolder();
  const owner = startProcess(
    dataDir,
    `const client = new Client(database.connection);
     await client.connect();
     await client.query("create table milk as select 7 as litres");
     console.log("stored");`,
  );
  expect(await owner.nextLine()).toBe("started");
  expect(await owner.nextLine()).toBe("stored");
  const pid = await postmasterPid(dataDir);
  await owner.kill();

  const lines: string[] = [];
  const database = await start(dataDir, lines);
  expect(lines).toEqual([`Took over the running PostgreSQL (process ${pid})`]);
  expect(await query(database, "select litres from milk")).toEqual([7]);
  await database.stop();
  expect(await serverProcesses(join(dataDir, "postgres"))).toEqual([]);
});

test("a process that only waits for the end of a server it took over stays until then", async () => {
  const dataDir = await newFolder();
  const owner = startProcess(dataDir);
  expect(await owner.nextLine()).toBe("started");
  await owner.kill();
  const heir = startProcess(dataDir, 'await database.stop(); console.log("stopped"); process.exit();');
  expect(await heir.nextLine()).toBe("started");
  expect(await heir.nextLine()).toBe("stopped");
  expect(await serverProcesses(join(dataDir, "postgres"))).toEqual([]);
});

test("no acknowledged row is lost when the process and its server are killed together", async () => {
  const dataDir = await newFolder();
  const owner = startProcess(
    dataDir,
    `const client = new Client(database.connection);
     await client.connect();
     await client.query("create table tick (number int)");
     for (let number = 1; ; number++) {
       await client.query("insert into tick values ($1)", [number]);
       console.log(number);
     }`,
  );
  expect(await owner.nextLine()).toBe("started");
  let acknowledged = 0;
  while (acknowledged < 200) acknowledged = Number(await owner.nextLine());
  const pid = await postmasterPid(dataDir);
  process.kill(pid, "SIGKILL");
  await owner.kill();
  for (let line = await owner.nextLine(); line !== undefined; line = await owner.nextLine()) {
    if (/^\d+$/.test(line)) acknowledged = Number(line);
  }

  const database = await start(dataDir);
  const rows = await query(database, "select number from tick order by number");
  expect(rows.slice(0, acknowledged)).toEqual(Array.from({ length: acknowledged }, (_, index) => index + 1));
  expect(await postmasterPid(dataDir)).not.toBe(pid);
});

test("the server starts although postmaster.pid names a process that now is another program", async () => {
  const dataDir = await newFolder();
  await (await start(dataDir)).stop();
  const folder = join(dataDir, "postgres");
  const { uid, gid } = await stat(folder);
  // Of the same user as the server: PostgreSQL by itself would take this one for a running server.
  const stranger = spawn("sleep", ["60"], { cwd: "/", ...(process.getuid?.() === 0 ? { uid, gid } : {}) });
  onTestFinished(() => void stranger.kill());
  await once(stranger, "spawn");
  await writeFile(
    join(folder, "postmaster.pid"),
    `${stranger.pid}\n${folder}\n1\n5432\n/nowhere\n\n\nready   \n`,
  );
  expect(await query(await start(dataDir), "select 1")).toEqual([1]);
  expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
});

test("a first start that was killed half way begins again", async () => {
  const dataDir = await newFolder();
  const unfinished = async (): Promise<string[]> =>
    (await readdir(dataDir)).filter((name) => name.startsWith("postgres-new-"));
  const owner = startProcess(dataDir);
  const written = async (): Promise<string[]> => {
    const [folder] = await unfinished();
    return folder === undefined ? [] : readdir(join(dataDir, folder));
  };
  while ((await written()).length === 0) await sleep(5);
  await owner.kill();
  expect(await unfinished()).toHaveLength(1);
  expect(await readdir(dataDir)).not.toContain("postgres");

  expect(await query(await start(dataDir), "select 1")).toEqual([1]);
  expect(await unfinished()).toEqual([]);
});

test("the supervisor starts the server again each time it dies, and leaves none behind at the end", async () => {
  const dataDir = await newFolder();
  const lines: string[] = [];
  const database = await start(dataDir, lines);
  // A server that dies before the supervisor has signed in is a failed start.
  const reports = () =>
    lines.filter((line) => /stopped by itself \(SIGKILL\)|trying again/.test(line)).length;
  for (let round = 0; round < 2; round += 1) {
    const before = reports();
    const pid = await postmasterPid(dataDir);
    process.kill(pid, "SIGKILL");
    await expect.poll(() => query(database, "select 1").catch(() => [])).toEqual([1]);
    expect(await postmasterPid(dataDir)).not.toBe(pid);
    // The supervisor's words come through a pipe.
    await expect.poll(reports).toBeGreaterThan(before);
  }
  await database.stop();
  expect(await serverProcesses(join(dataDir, "postgres"))).toEqual([]);
});
