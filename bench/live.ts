import { openEvents, type OpenEvents } from "../test/event-stream.ts";
import { startProcessGroup } from "../test/process-group.ts";
import type { RestockProcess } from "../test/process.ts";
import { secretCode } from "../e2e/app.ts";
import { timeScreens } from "./screens.ts";

const changes = 100;

/** The fields of the replies that this bench uses. */
type Reply = { id: string; link: string; cursor: string };

type Phone = { server: RestockProcess; cookie: string; cursor: string; stream: OpenEvents };

/**
 * Measures how long a change takes to reach the household's other members: from screen to screen in real browsers, with
 * one server process and with two on the same database; then from one's request to its event on another's stream.
 */
export async function benchLive(): Promise<void> {
  console.log("Aim: p95 300 ms");
  await onProcesses(1, async (servers) =>
    print("From screen to screen, one process", await timeScreens(servers)),
  );
  await onProcesses(2, async (servers) =>
    print("From screen to screen, two processes", await timeScreens(servers)),
  );
  await onProcesses(2, async (servers) =>
    print("From a request to its event at another process", await timeEvents(servers)),
  );
}

async function onProcesses(
  count: number,
  work: (servers: readonly RestockProcess[]) => Promise<void>,
): Promise<void> {
  const group = await startProcessGroup(count, { BETA_SECRET_CODE: secretCode, SIGNUP_ROLE: "premium" });
  try {
    await work(group.servers);
  } finally {
    await group.stop();
  }
}

function print(what: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]!.toFixed(0);
  console.log(
    `${what}: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms of ${sorted.length} changes`,
  );
}

/** Two phones, each connected to another process, take turns. */
async function timeEvents(servers: readonly RestockProcess[]): Promise<number[]> {
  const phones = await setScene(servers);
  const times: number[] = [];
  for (let count = 0; count < changes; count += 1)
    times.push(await changeAndSee(phones[count % 2]!, phones[(count + 1) % 2]!, count));
  for (const { stream } of phones) stream.close();
  return times;
}

async function send(
  { server, cookie }: Pick<Phone, "server" | "cookie">,
  path: string,
  body?: object,
): Promise<{ response: Response; reply: Reply }> {
  const response = await fetch(`${server.url}/api/${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { ...(body !== undefined && { "content-type": "application/json" }), cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return { response, reply: (await response.json()) as Reply };
}

/** Two people in one household, each connected to a process of their own. */
async function setScene(servers: readonly RestockProcess[]): Promise<Phone[]> {
  const people = [];
  for (const [index, server] of servers.entries()) {
    const account = {
      email: `bench-${index}@example.com`,
      password: "bench-password",
      firstName: "Bench",
      secretCode,
    };
    const { response } = await send({ server, cookie: "" }, "register", account);
    people.push({ server, cookie: response.headers.get("set-cookie")!.split(";")[0]! });
  }
  const [host, guest] = people;
  const { reply } = await send(host!, "household/invite", {
    inviteeEmail: "bench-1@example.com",
  });
  const token = new URL(reply.link).searchParams.get("token")!;
  await send(guest!, `household/join/${token}`, {});
  return Promise.all(
    people.map(async (person) => {
      const { cursor } = (await send(person, "list")).reply;
      return {
        ...person,
        cursor,
        stream: await openEvents(person.server.url, person.cookie, { since: cursor }),
      };
    }),
  );
}

/** Returns the milliseconds from the request to its event on the other phone. */
async function changeAndSee(from: Phone, to: Phone, count: number): Promise<number> {
  const name = `Thing ${String(count).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)]!)}`;
  const started = performance.now();
  const [{ reply }, taken] = await Promise.all([
    send(from, "items", { name }),
    to.stream.changes().then((seen) => ({ seen, after: performance.now() - started })),
    from.stream.changes(),
  ]);
  if (taken.seen.items[0]?.id !== reply.id) throw new Error("Another item came.");
  return taken.after;
}
