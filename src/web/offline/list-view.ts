import type { Connection } from "../api/client.ts";
import type { Category } from "../../contract/categories/schema.ts";
import type { Id } from "../../contract/ids.ts";
import type { CategoryChoice, Item, ItemChanges, Suggestion, UserItem } from "../../contract/items/schema.ts";
import type { Member, Presence, RepeatCalendar, StoreVisits } from "../../contract/lists/schema.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";
import type { Store } from "../../contract/stores/schema.ts";
import type { Action } from "./operation.ts";

export type ItemView = Item & {
  /** A change of it made on this device has not reached the server yet. */
  pending: boolean;
  /** An unknown name that waits for the Add tab to be left. */
  held: boolean;
};

export type StoreView = Store & {
  /** The number of open items shown in this store that are not hidden. */
  itemCount: number;
  pending: boolean;
};

export type ChoiceView = Omit<CategoryChoice, "categoryId"> & { categoryId: Id | null };

/** A repeat made on this device has no `nextDueDate` worth showing while it is pending. */
export type RepeatView = RecurringItem & { pending: boolean };

export type FailedOperation = {
  id: Id;
  /** The name of its object; `operationTitle` says what was to be done with it. */
  subject: string;
  /** The server's sentence. */
  detail: string;
  action: Action;
};

/** An item that a change of this device couldn't reach: another person had deleted it. */
export type TakenOff = {
  itemId: Id;
  /** The change; none of it is stored. */
  changes: ItemChanges;
  name: string;
  /** The person who deleted it, if known. */
  by: Id | null | undefined;
};

export type SyncState = {
  connection: Connection;
  /** The session is over: nothing is sent until the same person signs in again. */
  signedOut: boolean;
  /** Whether changes are stored on this device; if not they last as long as this page. */
  durable: boolean;
  /** The number of operations without a reply, held ones not counted. */
  waiting: number;
  held: number;
  sending: boolean;
  failed: readonly FailedOperation[];
  /** Whether a batch of held names is being sent. */
  batchRunning: boolean;
};

export type ListView = {
  /**
   * loading: nothing known yet; ready: a list is shown, from this device or the server; unreachable: this device knows
   * no list and the server can't be reached.
   */
  status: "loading" | "ready" | "unreachable";
  /**
   * Items that are open or were completed within 12 hours, with pending operations applied, in order of `createdAt`
   * then `id`.
   */
  items: readonly ItemView[];
  stores: readonly StoreView[];
  /** The number of open items that are not hidden: the count of "Any store". */
  openCount: number;
  /** Global and own. */
  categories: readonly Category[];
  userItems: readonly UserItem[];
  suggestions: readonly Suggestion[];
  /** The most visited store first. */
  visits: readonly StoreVisits[];
  /** The person's own order, which may name stores that the list doesn't have; empty: they have made none. */
  storeOrder: readonly Id[];
  /**
   * The categories that the list's people chose for names; of two for one name the last counts, and null clears the
   * choice.
   */
  categoryChoices: readonly ChoiceView[];
  /** The repeats in the order of `createdAt`, then `id`. */
  recurringItems: readonly RepeatView[];
  /** The currency of the list's prices; null until a person has chosen one. */
  currency: string | null;
  /** Null until the server has sent it. */
  repeatCalendar: RepeatCalendar | null;
  members: readonly Member[];
  /** Other members who are in a store right now. */
  presence: readonly Presence[];
  /** What changes made in this tab's time couldn't reach any more, in the order in which that was found out. */
  takenOff: readonly TakenOff[];
  /** A text that changes with the list's members; then cached data about them is stale. */
  people: string | null;
  sync: SyncState;
};
