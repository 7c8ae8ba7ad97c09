import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { startEmbeddedDatabase } from "../src/server/db/embedded-postgres.ts";
import { connectionUrl } from "../test/connection-url.ts";
import { ownDatabase } from "../test/own-database.ts";
import { startRestock, temporaryFolder } from "../test/process.ts";
import { Database } from "../src/server/db/database.ts";
import { createLog } from "../src/server/log.ts";
import { median, requestsPerSecond, type Load } from "./load.ts";

const connections = 16;
const seconds = 4;
const rounds = 5;
const itemsInStore = 100;

/**
 * Requests/s of the hot read and the hot write, as ratios to bare handlers on the same database in the same run. Both
 * servers take turns, and the median of the rounds counts, since the machine is shared.
 */
export async function benchHttp(): Promise<void> {
  const folder = temporaryFolder();
  const own = await ownDatabase();
  const embedded =
    own === null ? await startEmbeddedDatabase({ dataDir: folder.path, log: () => undefined }) : null;
  const url = own?.url ?? connectionUrl(embedded!.connection);
  const server = await startRestock({ DATA_DIR: folder.path, DATABASE_URL: url, BETA_SECRET_CODE: "bench" });
  try {
    const scene = await setScene(server.url);
    const bare = await startBare({ connectionString: url, ...scene, ...(await ids(url)) });
    console.log(
      `\n${own === null ? "Embedded" : "External"} PostgreSQL, ${connections} connections, median of ${rounds} rounds of ${seconds} s`,
    );
    const headers = { cookie: scene.cookie };
    await compare(
      "GET /api/stores/{id}/items, 100 items (aim 0.8)",
      { url: `${server.url}/api/stores/${scene.storeId}/items`, method: "GET", headers },
      { url: `${bare.url}/items`, method: "GET", headers: {} },
    );
    let count = 0;
    const body = () => JSON.stringify({ name: `Thing ${letters((count += 1))}` });
    await compare(
      "POST /api/items (aim 0.5)",
      { url: `${server.url}/api/items`, method: "POST", headers, body },
      { url: `${bare.url}/items`, method: "POST", headers: {}, body },
    );
    bare.child.kill();
  } finally {
    await server.stop();
    await embedded?.stop();
    await own?.drop();
    folder.remove();
  }
}

/** A number in letters: digits in a name would be read as a quantity. */
function letters(number: number): string {
  return String(number).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)]!);
}

async function compare(title: string, ours: Load, bare: Load): Promise<void> {
  await requestsPerSecond(ours, connections, 1);
  await requestsPerSecond(bare, connections, 1);
  const measured = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    measured.bare.push(await requestsPerSecond(bare, connections, seconds));
    measured.ours.push(await requestsPerSecond(ours, connections, seconds));
  }
  const [mine, theirs] = [median(measured.ours), median(measured.bare)];
  console.log(
    `${title}: ratio ${(mine / theirs).toFixed(2)} (${mine.toFixed(0)}/s against ${theirs.toFixed(0)}/s)`,
  );
}

async function setScene(url: string): Promise<{ cookie: string; storeId: string; userId: string }> {
  const send = (path: string, body: object, cookie?: string) =>
    fetch(`${url}/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(cookie !== undefined && { cookie }) },
      body: JSON.stringify(body),
    });
  const registered = await send("register", {
    email: "bench@example.com",
    password: "bench-password",
    firstName: "Bench",
    secretCode: "bench",
  });
  const cookie = registered.headers.get("set-cookie")!.split(";")[0]!;
  const { id: userId } = (await registered.json()) as { id: string };
  const { id: storeId } = (await (
    await send("stores", { name: "Bench store", categories: ["produce"] }, cookie)
  ).json()) as { id: string };
  for (let count = 0; count < itemsInStore; count += 1)
    await send("items", { name: `Item number ${letters(count)}`, storeId }, cookie);
  return { cookie, storeId, userId };
}

async function ids(url: string): Promise<{ masterItemId: string }> {
  const database = new Database({
    connection: { connectionString: url },
    poolSize: 1,
    log: createLog("silent"),
  });
  const [row] = await database.execute("SELECT id FROM master_items LIMIT 1");
  await database.close();
  return { masterItemId: String(row!.id) };
}

function startBare(settings: Record<string, string>): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "bare-server.ts"), JSON.stringify(settings)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  return new Promise((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      const ready = /bare ready on (\S+)/.exec(chunk.toString());
      if (ready !== null) resolve({ url: ready[1]!, child });
    });
    child.on("exit", (code) => reject(new Error(`The bare server ended with ${code}.`)));
  });
}
