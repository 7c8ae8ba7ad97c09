import { spawn, type ChildProcess } from "node:child_process";
import { join } from "node:path";
import { startEmbeddedDatabase } from "../src/server/embedded-database/embedded-postgres.ts";
import { connectionUrl } from "../test/connection-url.ts";
import { ownDatabase } from "../test/own-database.ts";
import { startRestock, temporaryFolder } from "../test/process.ts";
import { Database } from "../src/server/db/database.ts";
import { createLog } from "../src/server/log.ts";
import { median, requestsPerSecond, type Load } from "./load.ts";
import { letters } from "../test/letters.ts";

const seconds = 4;
const rounds = 5;
const itemsInStore = 100;
const peopleInHousehold = 6;

/**
 * Measures requests/s of the hot read and the hot write, as ratios to bare handlers on the same database in the same
 * run. Both servers take turns, and the median of the rounds counts, since the machine is shared.
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
    const { alone, masterNames, writer, cookies } = scene;
    const ids = {
      storeId: alone.storeId,
      readerId: alone.id,
      writerId: writer.id,
      masterItemId: await anyMasterItem(url),
    };
    const bare = await startBare({ connectionString: url, ...ids });
    console.log(
      `\n${own === null ? "Embedded" : "External"} PostgreSQL, median of ${rounds} rounds of ${seconds} s each`,
    );
    const readStore = ({ storeId: id, cookie }: Shopper) => ({
      url: `${server.url}/api/stores/${id}/items`,
      method: "GET" as const,
      headers: () => ({ cookie }),
    });
    await compare(
      "GET /api/stores/{id}/items, 100 items, 16 connections (aim 0.8)",
      readStore(alone),
      { url: `${bare.url}/items`, method: "GET", headers: () => ({}) },
      16,
    );
    await compare(
      `GET by a member of a household of ${peopleInHousehold} : by a person alone (aim 0.91)`,
      readStore(scene.member),
      readStore(alone),
      16,
    );
    let count = 0;
    // Each round has a person of its own, because one list would reach its limit.
    let personOfRound = 0;
    const measureAdds = async (title: string, people: number, name: () => string, connections: number) =>
      compare(
        `POST /api/items, ${title} (aim ${connections === 1 ? 0.25 : 0.35})`,
        {
          url: `${server.url}/api/items`,
          method: "POST",
          headers: (turn) => ({ cookie: cookies[people === 1 ? personOfRound : turn % people]! }),
          body: () => JSON.stringify({ name: name() }),
        },
        {
          url: `${bare.url}/items`,
          method: "POST",
          headers: () => ({}),
          body: () => JSON.stringify({ name: name() }),
        },
        connections,
        () => (personOfRound += 1),
      );
    const newName = () => `Thing ${letters((count += 1))}`;
    const knownName = () => masterNames[Math.floor((count += 1) / cookies.length) % masterNames.length]!;
    await measureAdds(
      `names of the catalogue, ${cookies.length} people, 16 connections`,
      cookies.length,
      knownName,
      16,
    );
    await measureAdds(`new names, ${cookies.length} people, 16 connections`, cookies.length, newName, 16);
    await measureAdds("new names, one person, 16 connections", 1, newName, 16);
    await measureAdds("new names, one person, 1 connection", 1, newName, 1);
    bare.child.kill();
  } finally {
    await server.stop();
    await embedded?.stop();
    await own?.drop();
    folder.remove();
  }
}

async function compare(
  title: string,
  ours: Load,
  bare: Load,
  connections: number,
  beforeRound: () => void = () => undefined,
): Promise<void> {
  await requestsPerSecond(ours, connections, 1);
  await requestsPerSecond(bare, connections, 1);
  const measured = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    beforeRound();
    measured.bare.push(await requestsPerSecond(bare, connections, seconds));
    measured.ours.push(await requestsPerSecond(ours, connections, seconds));
  }
  const [mine, theirs] = [median(measured.ours), median(measured.bare)];
  console.log(
    `${title}: ratio ${(mine / theirs).toFixed(2)} (${mine.toFixed(0)}/s against ${theirs.toFixed(0)}/s)`,
  );
}

type Person = { id: string; cookie: string };
/** A person and a store of their list, with 100 items. */
type Shopper = { id: string; storeId: string; cookie: string };
type Scene = {
  masterNames: string[];
  /** The person whose list the bare inserts go to. */
  writer: Person;
  cookies: string[];
  alone: Shopper;
  member: Shopper;
};

async function setScene(url: string): Promise<Scene> {
  const send = (path: string, body: object, cookie?: string) =>
    fetch(`${url}/api/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(cookie !== undefined && { cookie }) },
      body: JSON.stringify(body),
    });
  const register = async (name: string): Promise<Person> => {
    const account = { email: `${name}@example.com`, password: "bench-password", firstName: name };
    const reply = await send("register", { ...account, secretCode: "bench" });
    const cookie = reply.headers.get("set-cookie")!.split(";")[0]!;
    return { id: ((await reply.json()) as { id: string }).id, cookie };
  };
  const [owner, writer] = [await register("owner"), await register("writer")];
  const cookies: string[] = [];
  for (let count = 0; count < 64; count += 1) cookies.push((await register(`person${count}`)).cookie);
  const fillStore = async ({ cookie }: Person): Promise<string> => {
    const store = { name: "Bench store", categories: ["produce"] };
    const { id } = (await (await send("stores", store, cookie)).json()) as { id: string };
    for (let count = 0; count < itemsInStore; count += 1)
      await send("items", { name: `Item number ${letters(count)}`, storeId: id }, cookie);
    return id;
  };
  const storeId = await fillStore(owner);
  const alone = await register("alone");
  const shopsAlone = { ...alone, storeId: await fillStore(alone) };
  // The first account is the administrator, who may invite.
  const members: Person[] = [];
  for (let count = 1; count < peopleInHousehold; count += 1) {
    const member = await register(`member${count}`);
    const invited = await send(
      "household/invite",
      { inviteeEmail: `member${count}@example.com` },
      owner.cookie,
    );
    const { link } = (await invited.json()) as { link: string };
    await send(`household/join/${new URL(link).searchParams.get("token")}`, {}, member.cookie);
    members.push(member);
  }
  const masterItems = await fetch(`${url}/api/master-items`, { headers: { cookie: owner.cookie } });
  const masterNames = ((await masterItems.json()) as { name: string }[]).map(({ name }) => name);
  const member = { ...members.at(-1)!, storeId };
  return { masterNames, writer, cookies, alone: shopsAlone, member };
}

/** Runs ANALYZE, as autovacuum would within a minute of use. */
async function anyMasterItem(url: string): Promise<string> {
  const database = new Database({
    connection: { connectionString: url },
    poolSize: 1,
    log: createLog("silent"),
  });
  await database.execute("ANALYZE");
  const [row] = await database.execute("SELECT id FROM master_items LIMIT 1");
  await database.close();
  return String(row!.id);
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
