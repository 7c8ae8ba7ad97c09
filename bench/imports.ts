import { monitorEventLoopDelay } from "node:perf_hooks";
import { mostImportedRows } from "../src/contract/imports/limits.ts";
import { median } from "./load.ts";
import { letters } from "../test/letters.ts";
import { ask, join, startCluster, timed, type BenchPerson, type BenchServer } from "./servers.ts";

const rounds = 5;
/** Single adds are measured on fewer names. */
const singleAdds = 200;
const newStores = 20;
const newCategories = 60;

/** Measures an import of 2,000 rows, as milliseconds and as a ratio to adding each name by a call of its own. */
export async function benchImports(): Promise<void> {
  const cluster = await startCluster();
  try {
    const server = await cluster.server();
    let count = 0;
    const unknown = () => Array.from({ length: mostImportedRows }, () => `Thing ${letters((count += 1))}`);
    const person = await join(server, "known@bench.example");
    const master = await ask<{ name: string }[]>(server, person, "GET", "/api/master-items");
    const known = () => master.slice(0, mostImportedRows).map(({ name }) => name);
    for (const [title, names, isPlaced] of [
      ["names that nobody knows", unknown, false],
      ["such names with new stores and categories", unknown, true],
      [`${known().length} names that come with Restock`, known, false],
    ] as const) {
      const times: { whole: number; each: number; undo: number; stall: number }[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        const took = await oneRound(server, `${title.slice(0, 5)}-${isPlaced}-${round}`, names, isPlaced);
        if (round > 0) times.push(took); // The first round warms up.
      }
      const of = (key: "whole" | "each" | "undo" | "stall") => median(times.map((time) => time[key]));
      const rows = names().length;
      console.log(
        `import of ${title}: ${of("whole").toFixed(0)} ms (aim 2000), undo ${of("undo").toFixed(0)} ms, ` +
          `a row : an add of its own ${(of("whole") / rows / of("each")).toFixed(3)} (aim 0.25), ` +
          `longest pause for others ${of("stall").toFixed(0)} ms`,
      );
    }
  } finally {
    await cluster.close();
  }
}

async function oneRound(server: BenchServer, name: string, names: () => string[], isPlaced: boolean) {
  const importer = await join(server, `${name}-import@bench.example`.replaceAll(" ", "-"));
  const adder = await join(server, `${name}-add@bench.example`.replaceAll(" ", "-"));
  const single = names().slice(0, singleAdds);
  const each = await timed(async () => {
    for (const one of single) await ask(server, adder, "POST", "/api/items", { name: one });
  });
  const place = (row: number) => ({
    store: `Shop ${letters(row % newStores)}`,
    category: `Aisle ${letters(row % newCategories)}`,
  });
  const items = names().map((one, row) => ({ name: one, quantity: 1, ...(isPlaced && place(row)) }));
  const body = { file: null, format: "text", stores: [], items, names: [], bought: [] };
  const pauses = monitorEventLoopDelay({ resolution: 5 });
  pauses.enable();
  let id = "";
  const whole = await timed(async () => {
    ({ id } = await ask<{ id: string }>(server, importer, "POST", "/api/imports", body));
  });
  pauses.disable();
  const undo = await timed(() => remove(server, importer, `/api/imports/${id}`));
  return { whole, each: each / single.length, undo, stall: pauses.max / 1e6 };
}

async function remove({ http }: BenchServer, { cookie }: BenchPerson, url: string): Promise<void> {
  const reply = await http.inject({ method: "DELETE", url, headers: { cookie } });
  if (reply.statusCode !== 200) throw new Error(`DELETE ${url} answered ${reply.statusCode}: ${reply.body}`);
}
