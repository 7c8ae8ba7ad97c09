import { fillWithCrowd } from "./crowd.ts";
import { median } from "./load.ts";
import { letters } from "../test/letters.ts";
import { ask, join, startCluster, timed, type BenchPerson, type BenchServer } from "./servers.ts";

/** `BENCH_SCALE=0.01` is for trying the bench itself. */
const scale = Number(process.env.BENCH_SCALE ?? 1);
const crowd = { users: 100_000 * scale, items: 1_000_000 * scale, purchases: 5_000_000 * scale };
const rounds = 15;
const itemsInStore = 100;

const adminLists = [
  "users",
  "users?search=person.99",
  "users?search=nobody at all",
  "new-stores",
  "new-stores?filter=pending",
  "new-stores?filter=approved",
  "new-stores?filter=global&search=mart",
  "analytics-stores",
  "category-usage-analytics",
  "learning-insights-summary",
  "activity",
  "waitlist",
];

/** Measures what many rows in the database cost: the admin lists, and one household's own store. */
export async function benchScale(): Promise<void> {
  const cluster = await startCluster();
  try {
    const [empty, full] = [await cluster.server(), await cluster.server()];
    const took = await timed(() => fillWithCrowd(full.database, crowd));
    console.log(
      `${crowd.users} users, ${crowd.items} items, ${crowd.purchases} purchases, made in ${(took / 1000).toFixed(0)} s`,
    );
    const scenes = [await setScene(empty), await setScene(full)] as const;
    await full.database.execute("UPDATE users SET role = 'admin' WHERE email = 'bench@example.com'");
    for (const path of [...adminLists.map((list) => `/api/admin/${list}`), "/api/feedback"])
      await benchList(full, scenes[1].person, path);
    await benchStore([empty, scenes[0]], [full, scenes[1]]);
  } finally {
    await cluster.close();
  }
}

async function benchList(server: BenchServer, person: BenchPerson, path: string): Promise<void> {
  const times: number[] = [];
  const first = await timed(() => ask(server, person, "GET", path));
  for (let round = 0; round < rounds; round += 1)
    times.push(await timed(() => ask(server, person, "GET", path)));
  console.log(
    `GET ${path}: ${median(times).toFixed(1)} ms, at most ${Math.max(first, ...times).toFixed(1)} ms (aim 200)`,
  );
}

type Scene = { person: BenchPerson; storeId: string };

async function setScene(server: BenchServer): Promise<Scene> {
  const person = await join(server, "bench@example.com");
  const { id: storeId } = await ask<{ id: string }>(server, person, "POST", "/api/stores", {
    name: "Bench store",
    categories: ["produce"],
  });
  for (let count = 0; count < itemsInStore; count += 1)
    await ask(server, person, "POST", "/api/items", { name: `Item number ${letters(count)}`, storeId });
  return { person, storeId };
}

/** Both servers take turns, since the machine is shared. */
async function benchStore(
  [empty, inEmpty]: [BenchServer, Scene],
  [full, inFull]: [BenchServer, Scene],
): Promise<void> {
  const read = (server: BenchServer, { person, storeId }: Scene) =>
    timed(async () => {
      for (let count = 0; count < 50; count += 1)
        await ask(server, person, "GET", `/api/stores/${storeId}/items`);
    });
  const times = { empty: [] as number[], full: [] as number[] };
  await read(empty, inEmpty);
  await read(full, inFull);
  for (let round = 0; round < rounds; round += 1) {
    times.empty.push(await read(empty, inEmpty));
    times.full.push(await read(full, inFull));
  }
  const [alone, amongMany] = [median(times.empty) / 50, median(times.full) / 50];
  console.log(
    `GET /api/stores/{id}/items: ${amongMany.toFixed(2)} ms among many, ${alone.toFixed(2)} ms in an empty database, ` +
      `ratio ${(amongMany / alone).toFixed(2)} (aim 1.2)`,
  );
}
