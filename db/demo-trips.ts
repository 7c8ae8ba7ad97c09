import { handlers } from "../src/server/handlers.ts";
import type { App } from "../src/server/app.ts";
import { createHttpServer } from "../src/server/http/http-server.ts";
import { learnEverything } from "../src/server/learning/learn.ts";

const day = 86_400_000;
const minute = 60_000;

/** `every`: weeks between two purchases; `last`: weeks before the last trip at which it was last bought. */
type Thing = { name: string; every: 1 | 2 | 3; last?: number };
/** A weekly trip, the last one some days ago, with its things in the order in which the store is walked. */
type Walk = { store: string; daysAgo: number; things: Thing[] };

const weeks = 9;
const walks: Walk[] = [
  {
    store: "Trader Joe's",
    daysAgo: 5,
    things: [
      { name: "Bananas", every: 1 },
      { name: "Spinach", every: 2 },
      { name: "Bread", every: 1 },
      { name: "Milk", every: 1 },
      { name: "Greek Yogurt", every: 2 },
      { name: "Frozen Peas", every: 3 },
      { name: "Coffee", every: 2, last: 2 },
      { name: "Dark Chocolate", every: 3 },
    ],
  },
  {
    store: "Costco",
    daysAgo: 2,
    things: [
      { name: "Potatoes", every: 2 },
      { name: "Chicken Thighs", every: 1 },
      { name: "Cheddar Cheese", every: 2 },
      { name: "Eggs", every: 1 },
      { name: "Paper Towels", every: 3, last: 3 },
      { name: "Toilet Paper", every: 3 },
    ],
  },
];

/** Lets a person of the demo have shopped every week for two months, through the API itself, and learns from it. */
export async function walkDemoTrips(
  app: App,
  cookie: string,
  storeIds: ReadonlyMap<string, string>,
): Promise<void> {
  let now = app.clock.now().getTime();
  const today = now;
  const http = createHttpServer({ ...app, clock: { now: () => new Date(now) } }, handlers);
  const call = async (method: "POST" | "PATCH", url: string, payload: object) => {
    const reply = await http.inject({ method, url, payload, headers: { cookie } });
    if (reply.statusCode >= 400) throw new Error(`${method} ${url}: ${reply.statusCode} ${reply.body}`);
    return reply.json<{ id: string }>();
  };
  for (let week = weeks; week >= 0; week -= 1) {
    for (const { store, daysAgo, things } of walks) {
      now = today - (week * 7 + daysAgo) * day;
      for (const { name, every, last = 0 } of things) {
        if (week < last || (week - last) % every !== 0) continue;
        const { id } = await call("POST", "/api/items", { name });
        await call("PATCH", `/api/items/${id}`, { completed: true, inStoreId: storeIds.get(store) });
        now += minute;
      }
    }
  }
  await http.close();
  await learnEverything(app);
}
