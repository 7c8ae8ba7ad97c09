import type { Id } from "../../contract/ids.ts";
import type { ItemChanges } from "../../contract/items/schema.ts";
import type { StoreChanges } from "../../contract/stores/schema.ts";
import type { ListView } from "./list-view.ts";
import type { OptimisticItem, RepeatSource, SaidOfItem } from "./operation.ts";

/** What was understood of a text; a name without an amount is still to be read, by the server. */
export type NewItemInput = SaidOfItem;

export type NewRepeatInput = SaidOfItem & {
  intervalDays: number;
  source?: RepeatSource;
  /** It was bought before, and isn't put on the list now; the first interval counts from then. */
  later?: true;
};

export type AddItemOptions = {
  /** The name is unknown: it waits for `releaseHeld`. */
  hold?: boolean;
  optimistic?: OptimisticItem;
};

/**
 * The list on this device. A method that changes something resolves when the operation is durably stored and laid over the
 * view, never waits for the network, and rejects only if it can't be kept.
 */
export interface ListStore {
  /** Stable identity until something changes: made for `useSyncExternalStore`. */
  getView(): ListView;
  subscribe(listener: () => void): () => void;
  /** The id under which the server knows what was made here as `id` (a name that was already there answers with its own). */
  resolveId(id: Id): Id;
  addItem(input: NewItemInput, options?: AddItemOptions): Promise<Id>;
  changeItem(id: Id, changes: ItemChanges): Promise<void>;
  deleteItem(id: Id): Promise<void>;
  /** Takes a deletion back. */
  restoreItem(id: Id): Promise<void>;
  addStore(input: { name: string; categories: string[] }): Promise<Id>;
  changeStore(id: Id, changes: StoreChanges): Promise<void>;
  deleteStore(id: Id): Promise<void>;
  restoreStore(id: Id): Promise<void>;
  addCategory(name: string): Promise<Id>;
  /** Puts the item on the list now and again later, or only later; the same name again changes its interval. */
  addRepeat(input: NewRepeatInput, options?: Pick<AddItemOptions, "optimistic">): Promise<Id>;
  deleteRepeat(id: Id): Promise<void>;
  restoreRepeat(id: Id): Promise<void>;
  /** Sends the held names, one at a time; names that repeat are dropped. */
  releaseHeld(): Promise<void>;
  /** The page is being hidden or closed: sends from memory, at once, what is held or waiting. */
  flushOnHide(): void;
  /** Fetches what has changed; resolves when it is shown or could not be had (`sync.online` tells). */
  refresh(): Promise<void>;
  retryFailed(id: Id): Promise<void>;
  discardFailed(id: Id): Promise<void>;
  close(): Promise<void>;
}
