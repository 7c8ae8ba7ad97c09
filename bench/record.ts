import type { Database, Transaction } from "../src/server/db/database.ts";
import {
  endIdleVisitsOf,
  recordCheckOff,
  recordPurchase,
  takePurchaseBack,
} from "../src/server/items/visit-queries.ts";
import type { App } from "../src/server/http/handler.ts";
import { median } from "./load.ts";
import { ask, join, letters, startCluster, timed, type BenchPerson, type BenchServer } from "./servers.ts";

const people = 8;
const itemsEach = 30;
const rounds = 11;

/** What the record costs a check-off: the same requests with its statements left out. */
export async function benchRecord(): Promise<void> {
  const cluster = await startCluster();
  try {
    const servers = [await cluster.server(), await cluster.server(withoutRecord)] as const;
    const scenes = [await setScene(servers[0]), await setScene(servers[1])] as const;
    const times = { on: [] as number[], off: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      const on = await checkAllOff(servers[0], scenes[0]);
      const off = await checkAllOff(servers[1], scenes[1]);
      if (round === 0) continue; // warming up
      times.on.push(on);
      times.off.push(off);
    }
    const [row] = await servers[1].database.execute("SELECT count(*)::int AS purchases FROM item_purchases");
    if (row!["purchases"] !== 0) throw new Error("The record was not off.");
    const each = (list: number[]) => median(list) / (people * itemsEach);
    console.log(
      `check-off, ${people} people at a time: ${each(times.on).toFixed(2)} ms with the record, ` +
        `${each(times.off).toFixed(2)} ms without, ratio ${(each(times.on) / each(times.off)).toFixed(2)} (aim 1.3)`,
    );
  } finally {
    await cluster.close();
  }
}

function withoutRecord(app: App): App {
  const left = new Set(
    [endIdleVisitsOf, recordCheckOff, recordPurchase, takePurchaseBack].map(({ name }) => name),
  );
  const { database } = app;
  const silent = (tx: Transaction): Transaction => ({
    ...tx,
    send: (statement, ...params) => {
      if (!left.has(statement.name)) tx.send(statement, ...params);
    },
  });
  const transaction: Database["transaction"] = (work) => database.transaction((tx) => work(silent(tx)));
  return { ...app, database: Object.assign(Object.create(database) as Database, { transaction }) };
}

type Scene = { person: BenchPerson; storeId: string; items: string[] }[];

async function setScene(server: BenchServer): Promise<Scene> {
  const scene: Scene = [];
  for (let number = 0; number < people; number += 1) {
    const person = await join(server, `bench.${number}@example.com`);
    const { id: storeId } = await ask<{ id: string }>(server, person, "POST", "/api/stores", {
      name: "Costco",
      categories: ["produce"],
    });
    const items: string[] = [];
    for (let count = 0; count < itemsEach; count += 1) {
      const name = `Item number ${letters(count)}`;
      items.push((await ask<{ id: string }>(server, person, "POST", "/api/items", { name, storeId })).id);
    }
    scene.push({ person, storeId, items });
  }
  return scene;
}

/** Milliseconds for checking everything off; opens it again afterwards. */
async function checkAllOff(server: BenchServer, scene: Scene): Promise<number> {
  const set = (completed: boolean) =>
    Promise.all(
      scene.map(async ({ person, storeId, items }) => {
        for (const id of items)
          await ask(server, person, "PATCH", `/api/items/${id}`, {
            completed,
            ...(completed && { inStoreId: storeId }),
          });
      }),
    );
  const took = await timed(() => set(true));
  await set(false);
  return took;
}
