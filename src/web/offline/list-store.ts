import type { Id } from "../../contract/ids.ts";
import type { ItemChanges } from "../../contract/items/schema.ts";
import type { ListSettings } from "../../contract/lists/schema.ts";
import type { RecurringItemChanges } from "../../contract/repeat/schema.ts";
import type { StoreChanges } from "../../contract/stores/schema.ts";
import type { ListView } from "./list-view.ts";
import type { OptimisticItem, RepeatSource, GivenFields } from "./operation.ts";

/** The parsed fields of a text; a name without an amount is still to be parsed by the server. */
export type NewItemInput = GivenFields;

export type NewRepeatInput = GivenFields & {
  intervalDays: number;
  source?: RepeatSource;
  /**
   * When it was last bought, for a repeat that starts later: no item is added now, and the first interval counts from
   * then.
   */
  later?: true;
};

export type AddItemOptions = {
  /** The name is unknown: it waits for `releaseHeld`. */
  hold?: boolean;
  optimistic?: OptimisticItem;
};

/**
 * The list on this device. A method that changes something resolves when the operation is durably stored and laid over the
 * view, never waits for the network, and rejects only if it can't be stored.
 */
export interface ListStore {
  /** Stable identity until something changes: made for `useSyncExternalStore`. */
  getView(): ListView;
  subscribe(listener: () => void): () => void;
  /** The server's id of the object made here as `id` (adding a name that is on the list yields the existing item's id). */
  resolveId(id: Id): Id;
  addItem(input: NewItemInput, options?: AddItemOptions): Promise<Id>;
  /** Shows an added item in a category until the server has answered; nothing changes when it has. */
  showInCategory(id: Id, categoryId: Id): Promise<void>;
  /** @param name the name that the person sees change: another person may have deleted the item by then */
  changeItem(id: Id, changes: ItemChanges, name?: string): Promise<void>;
  deleteItem(id: Id): Promise<void>;
  /** Undoes a deletion. */
  restoreItem(id: Id): Promise<void>;
  addStore(input: { name: string; categories: string[] }): Promise<Id>;
  changeStore(id: Id, changes: StoreChanges): Promise<void>;
  deleteStore(id: Id): Promise<void>;
  restoreStore(id: Id): Promise<void>;
  /** Sets the person's own order of their stores; none: the most visited first. `subject` as with `changeList`. */
  orderStores(ids: Id[], subject: string): Promise<void>;
  addCategory(name: string): Promise<Id>;
  /** Adds the item now and again later, or only later; for a name that repeats already it changes the interval. */
  addRepeat(input: NewRepeatInput, options?: Pick<AddItemOptions, "optimistic">): Promise<Id>;
  changeRepeat(id: Id, changes: RecurringItemChanges): Promise<void>;
  deleteRepeat(id: Id): Promise<void>;
  restoreRepeat(id: Id): Promise<void>;
  /** Changes settings of the whole list. `subject` is what is changed, for a title such as "Change the pause". */
  changeList(changes: ListSettings, subject: string): Promise<void>;
  /** Reports to the others that the person has left their store; without a network they see it later. */
  sayBack(): Promise<void>;
  /**
   * Sends the held names, one at a time; names that repeat are dropped.
   * @param asBatch whether nothing can be added until they are sent
   */
  releaseHeld(asBatch?: boolean): Promise<void>;
  /** To be called when the page is hidden or closed: sends held and waiting operations at once, from memory. */
  flushOnHide(): void;
  /** Fetches what has changed; resolves when that is shown or the fetch has failed (see `sync.connection`). */
  refresh(): Promise<void>;
  retryFailed(id: Id): Promise<void>;
  discardFailed(id: Id): Promise<void>;
  close(): Promise<void>;
}
