import type { NamedStore } from "../../typed-text/match-store.ts";
import type { ListStore } from "../offline/list-store.ts";
import type { ItemView, StoreView } from "../offline/list-view.ts";
import type { Knowledge } from "./add-plan.ts";

type Placed = Pick<ItemView, "name" | "storeId" | "categoryName">;

/** What an add works with. */
export type AddContext = Pick<Knowledge, "names" | "choices" | "categories"> & {
  store: ListStore;
  /** Whether the master items are loaded: before that, no name can be called unknown. */
  knowsCatalogue: boolean;
  userId: string;
  premium: boolean;
  stores: readonly NamedStore[];
  /**
   * The store in which the person shops, when an item doesn't show there, or may not: an item that is new may get a category
   * that this store doesn't sell.
   */
  storeToAssign?: (item: Placed, isOpen: boolean) => Pick<StoreView, "id" | "name"> | undefined;
};
