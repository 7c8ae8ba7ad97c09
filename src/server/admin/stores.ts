import type { AdminStore, storeFilters } from "../../contract/admin/schema.ts";
import type { Person } from "../people/person.ts";
import type { App } from "../app.ts";
import { Refusal } from "../refusal.ts";
import { addJob } from "../jobs/add-job.ts";
import { afterOf, pageOf } from "../db/page.ts";
import * as queries from "./store-queries.ts";

type StoresPage = { stores: AdminStore[]; next: string | null };

export async function listStores(
  { database }: App,
  filter: (typeof storeFilters)[number],
  search: string | undefined,
  after: string | undefined,
): Promise<StoresPage> {
  const rows = await database.all(queries.listStoresBy[filter], search || null, ...afterOf(after));
  const { page, next } = pageOf(rows);
  return { stores: page, next };
}

/**
 * Offers a person's store to everybody. What is learned from the people who have it counts for the global store from then on.
 * @throws Refusal `not_found`
 */
export async function approveStore(app: App, admin: Person, id: string): Promise<AdminStore> {
  return review(app, admin, id, "approved");
}

/**
 * Keeps a person's store private.
 * @throws Refusal `not_found`
 */
export async function rejectStore(app: App, admin: Person, id: string): Promise<AdminStore> {
  return review(app, admin, id, "ignored");
}

async function review(
  app: App,
  admin: Person,
  id: string,
  status: "approved" | "ignored",
): Promise<AdminStore> {
  const store = await app.database.transaction(async (tx) => {
    if ((await tx.first(queries.setStoreStatus, id, status)) === null) throw new Refusal("not_found");
    if (status === "approved" && (await tx.first(queries.copyToGlobal, id, app.clock.now())) !== null)
      await addJob(tx, "learn-store", { storeId: id });
    return tx.first(queries.findStore, id);
  });
  app.log.info({ admin: admin.user.id, store: id, status }, "an administrator reviewed a store");
  return store!;
}
