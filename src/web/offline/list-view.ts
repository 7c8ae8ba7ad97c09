import type { Category } from "../../contract/categories/schema.ts";
import type { Id } from "../../contract/ids.ts";
import type { CategoryChoice, Item, Suggestion, UserItem } from "../../contract/items/schema.ts";
import type { Member, Presence } from "../../contract/lists/schema.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";
import type { Store } from "../../contract/stores/schema.ts";
import type { Action } from "./operation.ts";

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
  /** Of the list's prices; null while nobody has chosen one. */
  currency: string | null;
  members: readonly Member[];
  /** Other members who are in a store right now. */
  presence: readonly Presence[];
  /** Becomes another text when other people stand behind the list: then nothing that is known of them holds. */
  people: string | null;
  sync: SyncState;
};
