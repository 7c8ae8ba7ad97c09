import type { NamedStore } from "../../typed-text/match-store.ts";
import type { ListStore } from "../offline/list-store.ts";
import type { Knowledge } from "./add-plan.ts";

/** What an add works with. */
export type AddContext = Pick<Knowledge, "names" | "choices" | "categories"> & {
  store: ListStore;
  /** Whether the master items are loaded: before that, no name can be called unknown. */
  knowsCatalogue: boolean;
  userId: string;
  premium: boolean;
  stores: readonly NamedStore[];
};
