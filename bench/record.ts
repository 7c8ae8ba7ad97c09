import { Agent } from "node:http";
import type { Database, Transaction } from "../src/server/db/database.ts";
import { updateItem, type UpdateItem } from "../src/server/items/queries.ts";
import { completeItem, endIdleVisitsOf } from "../src/server/items/visit-queries.ts";
import type { App } from "../src/server/app.ts";
import { median, send } from "./load.ts";
import { letters } from "../test/letters.ts";
import { ask, join, startCluster, timed, type BenchPerson, type BenchServer } from "./servers.ts";

const people = 8;
const itemsEach = 30;
const rounds = 40;

/** Measures what recording purchases adds to a check-off: the same requests, over HTTP, without its statements. */
export async function benchRecord(): Promise<void> {
  const cluster = await startCluster();
  const agent = new Agent({ keepAlive: true, maxSockets: people });
  try {
    const servers = [await cluster.server(), await cluster.server(withoutRecord)] as const;
    const [on, off] = [await setScene(servers[0]), await setScene(servers[1])];
    for (const shoppers of [people, 1]) {
      const times = { on: [] as number[], off: [] as number[] };
      const ratios: number[] = [];
      for (let round = 0; round <= rounds; round += 1) {
        // The order alternates, so that neither always runs after the other.
        const took = { on: 0, off: 0 };
        const turns = round % 2 === 0 ? (["on", "off"] as const) : (["off", "on"] as const);
        for (const turn of turns) took[turn] = await checkAllOff(turn === "on" ? on : off, shoppers, agent);
        if (round === 0) continue; // The first round warms up.
        times.on.push(took.on);
        times.off.push(took.off);
        ratios.push(took.on / took.off);
      }
      const each = (list: number[]) => median(list) / (shoppers * itemsEach);
      console.log(
        `check-off, ${shoppers} at a time: ${each(times.on).toFixed(2)} ms with the record, ` +
          `${each(times.off).toFixed(2)} ms without, median ratio of ${rounds} pairs ${median(ratios).toFixed(2)} (aim 1.3)`,
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
  const { database } = app;
  const silent = (tx: Transaction): Transaction => ({
    ...tx,
    send: (statement, ...params) => {
      if (statement.name === completeItem.name) tx.send(updateItem, ...rowOf(params));
      else if (statement.name !== endIdleVisitsOf.name) tx.send(statement, ...params);
    },
  });
  const transaction: Database["transaction"] = (work) => database.transaction((tx) => work(silent(tx)));
  return { ...app, database: Object.assign(Object.create(database) as Database, { transaction }) };
}

/** The parameters of a completion that change the item. */
function rowOf(params: readonly unknown[]): UpdateItem {
  return params.slice(0, 3) as unknown as UpdateItem;
}

type Shopper = { person: BenchPerson; storeId: string };
type Scene = { server: BenchServer; url: string; shoppers: Shopper[] };

async function setScene(server: BenchServer): Promise<Scene> {
  const shoppers: Shopper[] = [];
  for (let number = 0; number < people; number += 1) {
    const person = await join(server, `bench.${number}@example.com`);
    const store = { name: "Costco", categories: ["produce"] };
    const { id: storeId } = await ask<{ id: string }>(server, person, "POST", "/api/stores", store);
    shoppers.push({ person, storeId });
  }
  return { server, url: await server.http.listen({ port: 0, host: "127.0.0.1" }), shoppers };
}

/** Adds the items of each shopper again: the same names as before. */
async function writeLists({ server }: Scene, shoppers: readonly Shopper[]): Promise<string[][]> {
  const write = async ({ person, storeId }: Shopper) => {
    const ids: string[] = [];
    for (let count = 0; count < itemsEach; count += 1) {
      const item = { name: `Item number ${letters(count)}`, storeId };
      ids.push((await ask<{ id: string }>(server, person, "POST", "/api/items", item)).id);
    }
    return ids;
  };
  return Promise.all(shoppers.map(write));
}

/** Returns the milliseconds in which so many shoppers check off all their items. */
async function checkAllOff(scene: Scene, count: number, agent: Agent): Promise<number> {
  const shoppers = scene.shoppers.slice(0, count);
  const lists = await writeLists(scene, shoppers);
  return timed(() =>
    Promise.all(
      shoppers.map(async ({ person: { cookie }, storeId }, index) => {
        const payload = JSON.stringify({ completed: true, inStoreId: storeId });
        for (const id of lists[index]!)
          await send(
            { url: `${scene.url}/api/items/${id}`, method: "PATCH", headers: { cookie }, payload },
            agent,
          );
      }),
    ),
  );
}
