import { execFileSync, spawn } from "node:child_process";
import { chmodSync, globSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "../test/proxy-programs.ts";

export type DebianPostgres = {
  /** The output of its version option. */
  version: string;
  /** The address of a new, empty database on it. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
};

const password = "smoke-test";

/** Runs the newest PostgreSQL of Debian's packages on loopback, with its files in a folder. As root it runs as `postgres`. */
export async function startDebianPostgres(folder: string): Promise<DebianPostgres> {
  const program = globSync("/usr/lib/postgresql/*/bin/postgres")
    .toSorted((one, other) => majorOf(other) - majorOf(one))
    .at(0);
  if (program === undefined) throw new Error("PostgreSQL is missing: apt-get install postgresql.");
  const asPostgres = (command: string, ...given: string[]): [string, string[]] =>
    process.getuid!() === 0
      ? ["setpriv", ["--reuid=postgres", "--regid=postgres", "--init-groups", command, ...given]]
      : [command, given];
  const [data, passwordFile] = [join(folder, "postgres"), join(folder, "password")];
  chmodSync(folder, 0o777);
  writeFileSync(passwordFile, password);
  const options = [
    "--username=restock",
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
  ];
  execFileSync(...asPostgres(join(dirname(program), "initdb"), `--pgdata=${data}`, ...options), {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const port = await freePort();
  const server = spawn(
    ...asPostgres(program, "-D", data, "-p", String(port), "-k", folder, "-h", "127.0.0.1"),
    { stdio: "ignore" },
  );
  const ended = new Promise<void>((resolve) => server.on("exit", () => resolve()));
  const addressOf = (name: string) => `postgres://restock:${password}@127.0.0.1:${port}/${name}`;
  const query = async (text: string) => {
    const client = new pg.Client({ connectionString: addressOf("postgres") });
    await client.connect();
    try {
      return (await client.query<Record<string, string>>(text)).rows;
    } finally {
      await client.end();
    }
  };
  for (let tries = 1; ; tries += 1) {
    try {
      const [row] = await query("SHOW server_version");
      return {
        version: row!["server_version"]!,
        createDatabase: async (name) => {
          await query(`CREATE DATABASE ${name}`);
          return addressOf(name);
        },
        stop: () => {
          server.kill("SIGINT");
          return ended;
        },
      };
    } catch (error) {
      if (tries > 300 || server.exitCode !== null) throw error;
      await sleep(100);
    }
  }
}

const majorOf = (path: string) => Number(/postgresql\/(\d+)/.exec(path)![1]);
