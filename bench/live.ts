import { startEmbeddedDatabase } from "../src/server/db/embedded-postgres.ts";
import { connectionUrl } from "../test/connection-url.ts";
import { openEvents, type OpenEvents } from "../test/event-stream.ts";
import { ownDatabase } from "../test/own-database.ts";
import { startRestock, temporaryFolder, type RestockProcess } from "../test/process.ts";

const changes = 100;
const secretCode = "bench";

/** What the calls of this bench are answered with, one or the other. */
type Answer = { id: string; link: string; cursor: string };

type Phone = { server: RestockProcess; cookie: string; cursor: string; stream: OpenEvents };

/**
 * How long a change takes from one phone's request to its event on the other's stream. The two people share a household,
 * and each talks to another process on the same database; they take turns.
 */
export async function benchLive(): Promise<void> {
  const folder = temporaryFolder();
  const own = await ownDatabase();
  const embedded =
    own === null ? await startEmbeddedDatabase({ dataDir: folder.path, log: () => undefined }) : null;
  const settings = {
    DATA_DIR: folder.path,
    DATABASE_URL: own?.url ?? connectionUrl(embedded!.connection),
    BETA_SECRET_CODE: secretCode,
    SIGNUP_ROLE: "premium",
  };
  const servers = [await startRestock(settings), await startRestock(settings)];
  try {
    const phones = await setScene(servers);
    const times: number[] = [];
    for (let count = 0; count < changes; count += 1)
      times.push(await changeAndSee(phones[count % 2]!, phones[(count + 1) % 2]!, count));
    for (const { stream } of phones) stream.close();
    times.sort((a, b) => a - b);
    console.log(
      `From a change to its event at another process (aim: p95 300 ms): p50 ${times[changes / 2]!.toFixed(0)} ms, ` +
        `p95 ${times[changes * 0.95]!.toFixed(0)} ms, longest ${times.at(-1)!.toFixed(0)} ms of ${changes} changes`,
    );
  } finally {
    for (const server of servers) await server.stop();
    await embedded?.stop();
    await own?.drop();
    folder.remove();
  }
}

async function send(
  { server, cookie }: Pick<Phone, "server" | "cookie">,
  path: string,
  body?: object,
): Promise<{ reply: Response; answer: Answer }> {
  const reply = await fetch(`${server.url}/api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { ...(body !== undefined && { "content-type": "application/json" }), cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`);
  return { reply, answer: (await reply.json()) as Answer };
}

/** Two people in one household, each listening at a process of her own. */
async function setScene(servers: RestockProcess[]): Promise<Phone[]> {
  const people = [];
  for (const [index, server] of servers.entries()) {
    const account = {
      email: `bench-${index}@example.com`,
      password: "bench-password",
      firstName: "Bench",
      secretCode,
    };
    const { reply } = await send({ server, cookie: "" }, "register", account);
    people.push({ server, cookie: reply.headers.get("set-cookie")!.split(";")[0]! });
  }
  const [host, guest] = people;
  const { answer } = await send(host!, "household/invite", {
    inviteeEmail: "bench-1@example.com",
  });
  const token = new URL(answer.link).searchParams.get("token")!;
  await send(guest!, `household/join/${token}`, {});
  return Promise.all(
    people.map(async (person) => {
      const { cursor } = (await send(person, "list")).answer;
      return {
        ...person,
        cursor,
        stream: await openEvents(person.server.url, person.cookie, { since: cursor }),
      };
    }),
  );
}

/** Milliseconds from the request to its event on the other phone. */
async function changeAndSee(from: Phone, to: Phone, count: number): Promise<number> {
  const name = `Thing ${String(count).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)]!)}`;
  const started = performance.now();
  const [{ answer }, taken] = await Promise.all([
    send(from, "items", { name }),
    to.stream.changes().then((seen) => ({ seen, after: performance.now() - started })),
    from.stream.changes(),
  ]);
  if (taken.seen.items[0]?.id !== answer.id) throw new Error("Another item came.");
  return taken.after;
}
