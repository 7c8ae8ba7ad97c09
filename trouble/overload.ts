import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startRestock, temporaryFolder, type RestockProcess } from "../test/process.ts";
import type { Order, Outcome } from "./load-generator.ts";
import { figures, megabytes, milliseconds, quantile, table } from "./figures.ts";
import { secretCode, send, signUpShopper, type Shopper } from "./people.ts";

const people = 40;
const itemsEach = 60;
/** The offered loads as multiples of the capacity. */
const factors = [1, 2, 5];
const seconds = 15;
const aims = { goodput: 0.8, acceptedP99: 1000, grownMb: 100, probeP99: 1000 };

/**
 * Offers the server more requests than it can answer, without a limit on those in flight: most of them must be
 * refused at once and the others answered in time; health checks and devices that catch up must always be answered.
 */
export async function runOverload(): Promise<void> {
  const folder = temporaryFolder();
  const server = await startRestock({ DATA_DIR: folder.path, BETA_SECRET_CODE: secretCode });
  const generator = fork(join(import.meta.dirname, "load-generator.ts"), { serialization: "advanced" });
  try {
    const shoppers: Shopper[] = [];
    for (let count = 0; count < people; count += 1) shoppers.push(await signUpShopper(server.url, itemsEach));
    const order = { url: server.url, people: shoppers };
    await carryOut(generator, { ...order, load: { clients: 64 }, seconds: 5 }); // warming up
    const full = await carryOut(generator, { ...order, load: { clients: 64 }, seconds: 10 });
    const capacity = full.answered.filter(({ status }) => status < 300).length / 10;
    const times = full.answered.map(({ took }) => took);
    console.log(
      `Capacity ${capacity.toFixed(0)}/s with 64 clients, p50 ${quantile(times, 0.5).toFixed(0)} ms, ` +
        `p99 ${quantile(times, 0.99).toFixed(0)} ms; RSS ${residentMb(server.pid).toFixed(0)} MB`,
    );
    const rows: string[][] = [];
    const missed: string[] = [];
    for (const factor of factors) {
      const measured = await measure(server, generator, order, capacity, factor);
      rows.push(measured.row);
      missed.push(...measured.missed.map((what) => `${factor}x: ${what}`));
    }
    console.log(table(columns, rows));
    if (missed.length > 0) throw new Error(`Aims missed: ${missed.join("; ")}`);
  } finally {
    generator.disconnect();
    await server.stop();
    folder.remove();
  }
}

const columns = [
  "offered",
  "goodput / capacity",
  "accepted p50, p99",
  "refused",
  "refused p50, p99",
  "other",
  "most open",
  "RSS",
  "healthz p99",
  "list since p99",
];

async function measure(
  server: RestockProcess,
  generator: ChildProcess,
  order: Omit<Order, "load" | "seconds">,
  capacity: number,
  factor: number,
) {
  const before = residentMb(server.pid);
  const probes = startProbes(server, order.people[0]!);
  const { answered, mostOpen } = await carryOut(generator, {
    ...order,
    load: { rate: capacity * factor },
    seconds,
  });
  const { health, since, failed, peakMb } = await probes.stop();
  const accepted = answered.filter(({ status }) => status >= 200 && status < 300).map(({ took }) => took);
  const refused = answered.filter(({ status }) => status === 503).map(({ took }) => took);
  const other = answered.length - accepted.length - refused.length;
  const goodput = accepted.length / seconds / capacity;
  const grown = peakMb - before;
  const missed = [
    goodput < Math.min(aims.goodput, factor) && `goodput ${goodput.toFixed(2)}`,
    quantile(accepted, 0.99) > aims.acceptedP99 && "p99 of what was accepted",
    grown > aims.grownMb && "memory",
    other > 0 && `${other} requests neither answered nor refused`,
    failed > 0 && `${failed} probes failed`,
    quantile([...health, ...since], 0.99) > aims.probeP99 && "probes",
  ].filter((what) => what !== false);
  const row = [
    `${factor}x: ${(capacity * factor).toFixed(0)}/s`,
    goodput.toFixed(2),
    figures(accepted, [0.5, 0.99]),
    String(refused.length),
    figures(refused, [0.5, 0.99]),
    String(other),
    String(mostOpen),
    `${before.toFixed(0)} ${megabytes(grown)}`,
    milliseconds(quantile(health, 0.99)),
    milliseconds(quantile(since, 0.99)),
  ];
  return { row, missed };
}

async function carryOut(generator: ChildProcess, order: Order): Promise<Outcome> {
  generator.send(order);
  const [outcome] = (await once(generator, "message")) as [Outcome];
  return outcome;
}

/** Asks five times a second whether the server is well, and what has changed on a list. */
function startProbes({ url, pid }: RestockProcess, { cookie, cursor }: Shopper) {
  const [health, since]: [number[], number[]] = [[], []];
  let failed = 0;
  let peakMb = 0;
  const stopped = new AbortController();
  const probe = async (times: number[], ask: () => Promise<Response>) => {
    while (!stopped.signal.aborted) {
      const started = performance.now();
      const reply = await ask();
      await reply.text();
      times.push(performance.now() - started);
      if (!reply.ok) failed += 1;
      peakMb = Math.max(peakMb, residentMb(pid));
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const running = Promise.all([
    probe(health, () => fetch(`${url}/healthz`)),
    probe(since, () => send(url, "GET", `list?since=${cursor}`, { cookie })),
  ]);
  const stop = async () => {
    stopped.abort();
    await running;
    return { health, since, failed, peakMb };
  };
  return { stop };
}

function residentMb(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))!;
  return Number(kilobytes) / 1024;
}
