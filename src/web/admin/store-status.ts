import type { AdminStore, StoreStatus } from "../../contract/admin/schema.ts";

/** Categories of a store that a row shows before the person asks for the rest. */
const shownCategories = 3;

/** A store's review status. */
export function storeStatus(store: Pick<AdminStore, "isGlobal" | "isApproved" | "status">): StoreStatus {
  if (store.isGlobal) return "global";
  if (store.isApproved) return "approved";
  return store.status === "ignored" ? "ignored" : "pending";
}

/** The first categories of a row, and how many more there are. */
export function firstCategories(categories: readonly string[]): { first: string[]; more: number } {
  return {
    first: categories.slice(0, shownCategories),
    more: Math.max(0, categories.length - shownCategories),
  };
}
