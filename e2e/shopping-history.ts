import { expect } from "@playwright/test";
import type { App } from "./app.ts";
import { inDatabase, type ServerData } from "./server-database.ts";

/** Sets a scene: a trip on which these items were ticked off in this order. `storeId`: null for no particular store. */
export async function hasBought(app: App, storeId: string | null, ...names: string[]): Promise<void> {
  for (const name of names) {
    const { id } = await app.api<{ id: string }>("POST", "items", { name });
    await app.api("PATCH", `items/${id}`, { completed: true, inStoreId: storeId });
  }
}

/** Moves all purchases of this browser's person so many days into the past. Open screens aren't notified. */
export async function daysPass(app: App, server: ServerData, days: number): Promise<void> {
  const { id } = await app.api<{ id: string }>("GET", "user");
  await inDatabase(server, async (database) => {
    for (const change of [
      "items SET completed_at = completed_at - $2::interval",
      "shopping_history SET completed_at = completed_at - $2::interval",
      "suggestions SET last_seen = last_seen - $2::interval",
    ])
      await database.query(`UPDATE ${change} WHERE user_id = $1`, [id, `${days} days`]);
    await database.query(
      `UPDATE store_visits SET start_time = start_time - $2::interval, last_check_off = last_check_off - $2::interval,
         end_time = coalesce(end_time, last_check_off) - $2::interval WHERE user_id = $1`,
      [id, `${days} days`],
    );
  });
}

/** Sets a scene: a name was bought `times` times, with `gap` days between, the last time `daysAgo` days ago. */
export async function hasBoughtEvery(
  app: App,
  server: ServerData,
  gap: number,
  { names, times, daysAgo }: { names: readonly string[]; times: number; daysAgo: number },
): Promise<void> {
  for (let time = 1; time <= times; time += 1) {
    await hasBought(app, null, ...names);
    await daysPass(app, server, time === times ? daysAgo : gap);
  }
}

/** Makes the server learn from all purchases now instead of within a minute, until `isLearned` returns true. */
export async function learns(server: ServerData, isLearned: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        await inDatabase(server, async (database) => {
          await database.query("DELETE FROM settings WHERE name = 'learned_until'");
          await database.query("SELECT graphile_worker.add_job('learn', '{}')");
        });
        return isLearned();
      },
      { timeout: 30_000 },
    )
    .toBe(true);
}
