import type { Category } from "../../contract/categories/schema.ts";
import type { Id } from "../../contract/ids.ts";
import type { CategoryChoice, Item, ItemChanges, Suggestion, UserItem } from "../../contract/items/schema.ts";
import type { Member, Presence } from "../../contract/lists/schema.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";
import type { Store, StoreChanges } from "../../contract/stores/schema.ts";
import { deleteDatabase } from "./database.ts";
import { databaseName, ListStorage } from "./list-storage.ts";
import { channelName, forgetMessage, LocalList } from "./local-list.ts";
import type { Action, OptimisticItem, RepeatSource } from "./operation.ts";
import { browserPlatform, type Platform } from "./platform.ts";

export type ItemView = Item & {
  /** An own change of it has not reached the server yet. */
  pending: boolean;
  /** An unknown name that waits for the Add tab to be left. */
  held: boolean;
};

export type StoreView = Store & {
  /** Open items that are not hidden and shown in this store. */
  itemCount: number;
  pending: boolean;
};

export type ChoiceView = Omit<CategoryChoice, "categoryId"> & { categoryId: Id | null };

/** One that was just made here has no `nextDueDate` worth showing while it is pending. */
export type RepeatView = RecurringItem & { pending: boolean };

export type FailedOperation = {
  id: Id;
  /** E.g. "Add Milk", "Tick Milk". */
  title: string;
  /** The sentence the server gave. */
  detail: string;
  action: Action;
};

export type SyncState = {
  /** The last exchange with the server worked; true at start. */
  online: boolean;
  /** The session is over: nothing is sent until the same person signs in again. */
  signedOut: boolean;
  /** Changes are kept on this device; false: only as long as this page lives. */
  durable: boolean;
  /** Operations stored and not answered, held ones not counted. */
  waiting: number;
  held: number;
  sending: boolean;
  failed: readonly FailedOperation[];
  /** A batch of held names is being sent and answered right now. */
  batchRunning: boolean;
};

export type ListView = {
  /**
   * loading: nothing known yet; ready: a list is shown, from this device or the server; unreachable: this device knows
   * no list and the server can't be reached.
   */
  status: "loading" | "ready" | "unreachable";
  /** Open or completed within 12 hours, own pending operations laid over, in order of `createdAt` then `id`. */
  items: readonly ItemView[];
  stores: readonly StoreView[];
  /** Open items that are not hidden: the count of "Any store". */
  openCount: number;
  /** Global and own. */
  categories: readonly Category[];
  userItems: readonly UserItem[];
  suggestions: readonly Suggestion[];
  /** Where the people of this list want names to be; of two for one name the last counts, and null is no wish. */
  categoryChoices: readonly ChoiceView[];
  /** In order of `createdAt` then `id`. */
  recurringItems: readonly RepeatView[];
  members: readonly Member[];
  /** Other members who are in a store right now. */
  presence: readonly Presence[];
  /** Becomes another text when other people stand behind the list: then nothing that is known of them holds. */
  people: string | null;
  sync: SyncState;
};

export type NewItemInput = {
  name: string;
  /** The name stands as it is: no quantity is read from it. */
  asName?: true;
  note?: string | null;
  storeId?: Id | null;
  categoryId?: Id | null;
};

export type NewRepeatInput = {
  name: string;
  /** As in `NewItemInput`. */
  asName?: true;
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

/** The one list this tab has open. */
let opened: { userId: Id; list: Promise<LocalList> } | null = null;

/** Opens the store for one person; another person's data on this device is never shown nor sent. */
export async function openListStore(userId: Id, platform: Platform = browserPlatform()): Promise<ListStore> {
  if (opened?.userId === userId) {
    const list = await opened.list;
    // Asked for again: she may just have signed in again.
    list.resume();
    return list;
  }
  const before = opened;
  const now = {
    userId,
    list: LocalList.open(userId, platform, () => (opened = opened === now ? null : opened)),
  };
  opened = now;
  await (await before?.list)?.close();
  return now.list;
}

/** How many operations of this person would be lost with `forgetListStore`. */
export async function unsentOperations(userId: Id, platform: Platform = browserPlatform()): Promise<number> {
  if (opened?.userId === userId) return (await opened.list).operationCount();
  const storage = new ListStorage(userId, platform.indexedDB);
  await storage.load();
  await storage.close();
  return storage.state.operations.size;
}

/** Removes everything of this person from this device (at sign-out), and from the tabs that show it. */
export async function forgetListStore(userId: Id, platform: Platform = browserPlatform()): Promise<void> {
  if (opened?.userId === userId) await (await opened.list).forget();
  const channel = platform.openChannel(channelName(userId));
  channel?.post(forgetMessage);
  channel?.close();
  if (platform.readSignedIn() === userId) platform.writeSignedIn(null);
  if (platform.indexedDB !== null) await deleteDatabase(platform.indexedDB, databaseName(userId));
}
