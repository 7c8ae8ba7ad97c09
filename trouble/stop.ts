import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { newId } from "../src/contract/new-id.ts";
import { openEvents } from "../test/event-stream.ts";
import { startRestock, temporaryFolder, type RestockProcess } from "../test/process.ts";
import { quantile, table } from "./figures.ts";
import { letters } from "../test/letters.ts";
import { readList, secretCode, signUp } from "./people.ts";

export type Stops = { stops: number; writers: number; streams: number; idle: number };
export type StopFigures = {
  /** The numbers of answered requests, refused connections and broken connections. */
  answered: number;
  refused: number;
  reset: string[];
  lost: number;
  exitCodes: (number | null)[];
  /** Milliseconds from the signal to the end of the process. */
  took: number[];
  streamsEnded: number;
};

const aim = 10_000;

/** Sends SIGTERM under load: every request must be answered, or its connection refused before it is sent. */
export async function runStop(): Promise<void> {
  const load = { stops: 10, writers: 50, streams: 50, idle: 20 };
  const { answered, refused, reset, lost, exitCodes, took, streamsEnded } = await stopUnderLoad(load);
  console.log(
    table(
      ["stops", "answered", "refused", "reset", "lost", "streams ended", "exit p50", "longest"],
      [
        [
          String(load.stops),
          String(answered),
          String(refused),
          String(reset.length),
          String(lost),
          `${streamsEnded} of ${load.stops * load.streams}`,
          `${quantile(took, 0.5).toFixed(0)} ms`,
          `${Math.max(...took).toFixed(0)} ms`,
        ],
      ],
    ),
  );
  if (reset.length > 0) throw new Error(`${reset.length} requests were reset: ${[...new Set(reset)].join()}`);
  if (lost > 0) throw new Error(`${lost} acknowledged items are gone.`);
  if (exitCodes.some((code) => code !== 0)) throw new Error(`Exit codes ${exitCodes.join()}`);
  if (Math.max(...took) > aim) throw new Error("A stop took too long.");
}

/** Starts and stops a server repeatedly on the same data, with writers, streams and idle connections. */
export async function stopUnderLoad(load: Stops): Promise<StopFigures> {
  const folder = temporaryFolder();
  const settings = { DATA_DIR: folder.path, BETA_SECRET_CODE: secretCode };
  const figures: StopFigures = {
    answered: 0,
    refused: 0,
    reset: [],
    lost: 0,
    exitCodes: [],
    took: [],
    streamsEnded: 0,
  };
  let server = await startRestock(settings);
  try {
    const cookies: string[] = [];
    for (let count = 0; count < load.writers; count += 1) cookies.push(await signUp(server.url));
    for (let stop = 0; stop < load.stops; stop += 1) {
      const added = await stopOnce(server, cookies, load, figures);
      server = await startRestock(settings);
      for (const [index, ids] of added.entries()) {
        const there = new Set((await readList(server.url, cookies[index]!)).items.map(({ id }) => id));
        figures.lost += ids.filter((id) => !there.has(id)).length;
      }
    }
    return figures;
  } finally {
    await server.stop();
    folder.remove();
  }
}

/** Returns the ids of each writer's acknowledged items. */
async function stopOnce(
  server: RestockProcess,
  cookies: readonly string[],
  load: Stops,
  figures: StopFigures,
): Promise<string[][]> {
  const idle = Array.from({ length: load.idle }, () => new Agent({ keepAlive: true }));
  await Promise.all(idle.map((agent) => send(server.url, "/livez", agent)));
  const streams = await Promise.all(
    Array.from({ length: load.streams }, (_, index) =>
      openEvents(server.url, cookies[index % cookies.length]!),
    ),
  );
  const writing = cookies.map((cookie) => writeUntilRefused(server.url, cookie, figures));
  await sleep(500 + Math.random() * 500);
  const started = performance.now();
  figures.exitCodes.push(await server.stop());
  figures.took.push(performance.now() - started);
  const added = await Promise.all(writing);
  for (const stream of streams) if ((await stream.over) === "ended") figures.streamsEnded += 1;
  for (const agent of idle) agent.destroy();
  return added;
}

/** Adds items one after the other over a keep-alive connection. */
async function writeUntilRefused(url: string, cookie: string, figures: StopFigures): Promise<string[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ids: string[] = [];
  try {
    for (let count = 0; ; count += 1) {
      const id = newId();
      const body = JSON.stringify({ id, name: `Thing ${id.replaceAll(/[\d-]/g, "")}${letters(count)}` });
      const status = await send(`${url}/api/items`, "", agent, { cookie, body });
      if (status !== 201) throw new Error(`An item was answered ${status}.`);
      figures.answered += 1;
      ids.push(id);
    }
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    if (code === "ECONNREFUSED") figures.refused += 1;
    else figures.reset.push(code || message);
    return ids;
  } finally {
    agent.destroy();
  }
}

/** Returns the status. @throws Error when the connection is refused or breaks */
function send(
  url: string,
  path: string,
  agent: Agent,
  given?: { cookie: string; body: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = given && { cookie: given.cookie, "content-type": "application/json" };
    const outgoing = request(
      `${url}${path}`,
      { agent, method: given ? "POST" : "GET", headers: { ...headers } },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode!));
        response.on("error", reject);
      },
    );
    outgoing.on("error", reject);
    outgoing.end(given?.body);
  });
}
