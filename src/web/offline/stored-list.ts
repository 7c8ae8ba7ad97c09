import type { Category } from "../../contract/categories/schema.ts";
import type { Id } from "../../contract/ids.ts";
import type { CategoryChoice, Item, Suggestion, UserItem } from "../../contract/items/schema.ts";
import type { Member, Presence, RepeatCalendar, StoreVisits } from "../../contract/lists/schema.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";
import type { Store } from "../../contract/stores/schema.ts";
import type { Operation } from "./operation.ts";

/** Maps the id of an object made here to the id of the server's object that it turned out to be. */
export type Alias = { id: Id; to: Id };

/**
 * The tables stored on the device, one object store each: the snapshot of the server's list, the operations and the
 * aliases.
 */
export type Tables = {
  items: Item;
  stores: Store;
  categories: Category;
  userItems: UserItem;
  recurringItems: RecurringItem;
  operations: Operation;
  aliases: Alias;
};
export const rowTables = ["items", "stores", "categories", "userItems", "recurringItems"] as const;
export const tableNames = [...rowTables, "operations", "aliases"] as const satisfies (keyof Tables)[];

export type ListMeta = {
  /** The cursor of the snapshot; null: there is no snapshot yet. */
  cursor: string | null;
  /** The snapshot may lack rows, so the next pull asks for all of them. */
  needsFull: boolean;
  currency: string | null;
  repeatCalendar: RepeatCalendar | null;
  members: Member[];
  presence: Presence[];
  suggestions: Suggestion[];
  visits: StoreVisits[];
  storeOrder: Id[];
  categoryChoices: CategoryChoice[];
  /** Ids that this device deleted, confirmed by the server, since the last pull. */
  deleted: Id[];
  /** Operations that are not to be taken over from an older database of this device: memory had them. */
  moved: Id[];
  /** Grows with every change but an appended operation: a tab whose number is older has to read again. */
  generation: number;
};

export const emptyMeta: ListMeta = {
  cursor: null,
  needsFull: false,
  currency: null,
  repeatCalendar: null,
  members: [],
  presence: [],
  suggestions: [],
  visits: [],
  storeOrder: [],
  categoryChoices: [],
  deleted: [],
  moved: [],
  generation: 0,
};

/** All that is stored on the device for one person: the snapshot, the outbox and the aliases, as memory has them. */
export type StoredList = { [Name in keyof Tables]: Map<Id, Tables[Name]> } & {
  meta: ListMeta;
  /** How many changes were applied to it. */
  changes: number;
};

/** The writes of one transaction. */
export type Change = {
  put?: { [Name in keyof Tables]?: readonly Tables[Name][] };
  remove?: { [Name in keyof Tables]?: readonly Id[] };
  /** All rows (not the operations) are dropped first. */
  replaceRows?: boolean;
  meta?: Partial<ListMeta>;
};

export function emptyStoredList(): StoredList {
  return {
    items: new Map(),
    stores: new Map(),
    categories: new Map(),
    userItems: new Map(),
    recurringItems: new Map(),
    operations: new Map(),
    aliases: new Map(),
    meta: emptyMeta,
    changes: 0,
  };
}

/** Applies the writes of a transaction to memory. */
export function applyChange(state: StoredList, change: Change): void {
  if (change.replaceRows) for (const name of rowTables) state[name].clear();
  for (const name of tableNames) {
    for (const id of change.remove?.[name] ?? []) state[name].delete(id);
    const table = state[name] as Map<Id, { id: Id }>;
    for (const row of change.put?.[name] ?? []) table.set(row.id, row);
  }
  state.meta = { ...state.meta, ...change.meta };
  state.changes += 1;
}

/** Operations in the order in which they are sent. */
export function inOrder(operations: Iterable<Operation>): Operation[] {
  return [...operations].sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
}

/** The server's id of an object. */
export function resolveId(state: Pick<StoredList, "aliases">, id: Id): Id {
  let resolved = id;
  // A name added twice here and once elsewhere makes a chain of two; longer chains and circles can't arise.
  for (let hops = 0; hops < 10; hops += 1) {
    const alias = state.aliases.get(resolved);
    if (alias === undefined) break;
    resolved = alias.to;
  }
  return resolved;
}
