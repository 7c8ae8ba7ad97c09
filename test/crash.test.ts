import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../src/contract/new-id.ts";
import type { ListChanges } from "../src/contract/lists/schema.ts";
import { letters } from "./letters.ts";
import { ownDatabase } from "./own-database.ts";
import { startRestock, temporaryFolder, type RestockProcess } from "./process.ts";

/** 20 in a full run: `CRASH_ROUNDS=20 npm run unit -- test/crash.test.ts`. */
const rounds = Number(process.env.CRASH_ROUNDS ?? 3);
const clients = 10;
/** Milliseconds to a ready server, looked at in a full run only: elsewhere the machine may be busy with other things. */
const readyWithin = process.env.CRASH_ROUNDS === undefined ? Infinity : 5000;

const folder = temporaryFolder();
let database: Awaited<ReturnType<typeof ownDatabase>>;
let server: RestockProcess;
/** Of whose list is written: somebody new each time, since one reply holds 5,000 items at most. */
let cookie = "";
const settings = () => ({
  DATA_DIR: folder.path,
  BETA_SECRET_CODE: "open-sesame",
  ...(database !== null && { DATABASE_URL: database.url }),
});

beforeAll(async () => {
  database = await ownDatabase();
  server = await startRestock(settings());
});
afterAll(async () => {
  await server.stop();
  await database?.drop();
  folder.remove();
});

function post(path: string, body: object, operation?: string): Promise<Response> {
  return fetch(`${server.url}/api/${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(cookie && { cookie }),
      ...(operation && { "idempotency-key": operation }),
    },
    body: JSON.stringify(body),
  });
}

async function signUp(): Promise<void> {
  const reply = await post("register", {
    email: `${newId()}@example.com`,
    password: "correct horse",
    firstName: "Ana",
    secretCode: "open-sesame",
  });
  cookie = reply.headers.get("set-cookie")!.split(";")[0]!;
}

/**
 * Adds items one after the other until the server is gone; returns which were answered, and which were not.
 * @param begun called at the first answer
 */
async function addUntilKilled(round: number, client: number, begun: () => void) {
  const answered: string[] = [];
  for (let count = 0; ; count += 1) {
    const id = newId();
    const name = `Thing ${letters(round)}.${letters(client)}.${letters(count)}`;
    try {
      const reply = await post("items", { id, name }, newId());
      const item = (await reply.json()) as { id: string };
      if (reply.status !== 201) throw new Error(`${reply.status} ${JSON.stringify(item)}`);
      answered.push(item.id);
      begun();
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return { answered, open: { id, name } };
      throw error;
    }
  }
}

async function allItemIds(): Promise<string[]> {
  const reply = await fetch(`${server.url}/api/list`, { headers: { cookie } });
  return ((await reply.json()) as ListChanges).items.map((item) => item.id);
}

test(
  `killing the server while ${clients} clients add items loses no answered item in ${rounds} kills`,
  async () => {
    const lists: { cookie: string; answered: Set<string> }[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await signUp();
      const answered = new Set<string>();
      lists.push({ cookie, answered });
      const begun = Promise.withResolvers<void>();
      const writers = Array.from({ length: clients }, (_, client) =>
        addUntilKilled(round, client, begun.resolve),
      );
      await begun.promise;
      await new Promise((resolve) => setTimeout(resolve, 300 + ((round * 7919) % 900)));
      await server.kill();
      const results = await Promise.all(writers);
      server = await startRestock(settings());
      expect(server.readyAfter).toBeLessThan(readyWithin);
      // What was not answered is sent again, as a phone would, and is there once.
      for (const { open } of results) expect([200, 201]).toContain((await post("items", open)).status);
      for (const result of results) for (const id of [...result.answered, result.open.id]) answered.add(id);
      expect(new Set(await allItemIds())).toEqual(answered);
    }
    // Later kills took nothing either.
    for (const list of lists) {
      cookie = list.cookie;
      expect(new Set(await allItemIds())).toEqual(list.answered);
      expect(list.answered.size).toBeGreaterThan(clients);
    }
  },
  60_000 + rounds * 60_000,
);

test("a server that is asked to stop answers the requests it has accepted, and exits with 0", async () => {
  await signUp();
  const ids = Array.from({ length: 20 }, () => newId());
  const sent = ids.map((id, count) => post("items", { id, name: `Last ${letters(count)}` }));
  const running = Promise.allSettled(sent);
  await Promise.any(sent);
  const stopped = server.stop();
  const replies = await running;
  expect(await stopped).toBe(0);
  server = await startRestock(settings());
  // Either it was answered and is there, or its connection was never taken and it isn't.
  const there = new Set(await allItemIds());
  for (const [index, reply] of replies.entries()) {
    expect(reply.status === "fulfilled" ? reply.value.status : 0).toBe(there.has(ids[index]!) ? 201 : 0);
  }
  expect(replies.filter((reply) => reply.status === "fulfilled").length).toBeGreaterThan(0);
});

test("a server that is asked to stop twice at once, as by a signal to its whole group, still stops cleanly", async () => {
  process.kill(server.pid, "SIGTERM");
  expect(await server.stop()).toBe(0);
  server = await startRestock(settings());
});

test.runIf(!process.env.DATABASE_URL)(
  "a second server on the same data folder is refused with a sentence",
  async () => {
    await expect(startRestock(settings())).rejects.toThrow(/already in use by process \d+/);
  },
);
