import { afterAll, beforeAll, expect, test } from "vitest";
import { mortalDatabase } from "../../../test/mortal-database.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import {
  expectAsWatched,
  expectAt,
  looks,
  seasons,
  seeded,
  shop,
  watchAllZones,
} from "../../../test/watched-repeats.ts";
import { Database } from "../db/database.ts";
import type { App } from "../app.ts";
import { createLog } from "../log.ts";
import { addDueItems } from "./scheduler.ts";

/** Times at which the processes look, in each of two seasons in which clocks change. More by the environment. */
const rounds = Number(process.env.SCHEDULER_ROUNDS ?? 60);

let server: TestServer;
let pools: Database[];

beforeAll(async () => {
  server = await startTestServer();
  const connection = { connectionString: server.databaseUrl };
  pools = [1, 2, 3].map(() => new Database({ connection, poolSize: 3, log: createLog("silent") }));
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  await server.close();
});

class Killed extends Error {}

/** A process on the one database; it dies after `steps` exchanges with it. */
function processOn(pool: Database, steps: number): { app: App; wasKilled: () => boolean } {
  let left = steps;
  const database = mortalDatabase(pool, () => {
    left -= 1;
    if (left < 0) throw new Killed();
  });
  return { app: { ...server.app, log: createLog("silent"), database }, wasKilled: () => left < 0 };
}

test(
  "wherever in their work processes die and clocks jump, every due date comes once and none is missed",
  async () => {
    const random = seeded(20_260_308);
    let kills = 0;
    let fired = 0;
    for (const season of seasons) {
      server.clock.jumpTo(new Date(season));
      const repeats = await watchAllZones(server.database, server.clock.now());
      for (const now of looks(season, rounds, random)) {
        server.clock.jumpTo(now);
        await expectAt(server.database, repeats, now);
        const racing = pools.map((pool) =>
          processOn(pool, random() < 0.5 ? Math.floor(random() * 40) : Infinity),
        );
        await Promise.all(racing.map(({ app }) => addDueItems(app).catch(() => 0)));
        kills += racing.filter(({ wasKilled }) => wasKilled()).length;
        // The killed ones are started again.
        await addDueItems(processOn(pools[0]!, Infinity).app);
        await shop(server.database, repeats, now, random);
      }
      fired += await expectAsWatched(server.database, repeats);
    }
    expect(kills).toBeGreaterThan(30);
    expect(fired).toBeGreaterThan(70);
  },
  20_000 + rounds * 1000,
);
