import { Agent } from "node:http";
import type { Database, Transaction } from "../src/server/db/database.ts";
import {
  endIdleVisitsOf,
  recordCheckOff,
  recordPurchase,
  takePurchaseBack,
} from "../src/server/items/visit-queries.ts";
import type { App } from "../src/server/http/handler.ts";
import { median, send } from "./load.ts";
import { ask, join, letters, startCluster, timed, type BenchPerson, type BenchServer } from "./servers.ts";

const people = 8;
const itemsEach = 30;
const rounds = 11;

/** What the record costs a check-off: the same requests, over HTTP, with its statements left out. */
export async function benchRecord(): Promise<void> {
  const cluster = await startCluster();
  const agent = new Agent({ keepAlive: true, maxSockets: people });
  try {
    const servers = [await cluster.server(), await cluster.server(withoutRecord)] as const;
    const [on, off] = [await setScene(servers[0]), await setScene(servers[1])];
    for (const shoppers of [people, 1]) {
      const times = { on: [] as number[], off: [] as number[] };
      for (let round = 0; round <= rounds; round += 1) {
        const took = [
          await checkAllOff(on, shoppers, agent),
          await checkAllOff(off, shoppers, agent),
        ] as const;
        if (round === 0) continue; // warming up
        times.on.push(took[0]);
        times.off.push(took[1]);
      }
      const each = (list: number[]) => median(list) / (shoppers * itemsEach);
      console.log(
        `check-off, ${shoppers} at a time: ${each(times.on).toFixed(2)} ms with the record, ` +
          `${each(times.off).toFixed(2)} ms without, ratio ${(each(times.on) / each(times.off)).toFixed(2)} (aim 1.3)`,
      );
    }
    const [row] = await servers[1].database.execute("SELECT count(*)::int AS purchases FROM item_purchases");
    if (row!["purchases"] !== 0) throw new Error("The record was not off.");
  } finally {
    agent.destroy();
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

type Scene = { url: string; shoppers: { person: BenchPerson; storeId: string; items: string[] }[] };

async function setScene(server: BenchServer): Promise<Scene> {
  const shoppers: Scene["shoppers"] = [];
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
    shoppers.push({ person, storeId, items });
  }
  return { url: await server.http.listen({ port: 0, host: "127.0.0.1" }), shoppers };
}

/** Milliseconds in which so many shoppers check everything off; opens it again afterwards. */
async function checkAllOff({ url, shoppers }: Scene, count: number, agent: Agent): Promise<number> {
  const set = (completed: boolean) =>
    Promise.all(
      shoppers.slice(0, count).map(async ({ person: { cookie }, storeId, items }) => {
        const payload = JSON.stringify({ completed, ...(completed && { inStoreId: storeId }) });
        for (const id of items)
          await send({ url: `${url}/api/items/${id}`, method: "PATCH", headers: { cookie }, payload }, agent);
      }),
    );
  const took = await timed(() => set(true));
  await set(false);
  return took;
}
