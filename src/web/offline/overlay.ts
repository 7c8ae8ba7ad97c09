import type { Category } from "../../contract/categories/schema.ts";
import type { Id } from "../../contract/ids.ts";
import type { Item } from "../../contract/items/schema.ts";
import type { RepeatCalendar } from "../../contract/lists/schema.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";
import type { Store } from "../../contract/stores/schema.ts";
import type { ChoiceView } from "./list-view.ts";

/** The server's snapshot of the list with this person's pending operations applied. */
export type Overlay = {
  items: Map<Id, Item>;
  stores: Map<Id, Store>;
  categories: Map<Id, Category>;
  recurringItems: Map<Id, RecurringItem>;
  currency: string | null;
  repeatCalendar: RepeatCalendar | null;
  storeOrder: readonly Id[];
  /** Category choices that the server doesn't know yet, in order: the last one for a name counts. */
  choices: ChoiceView[];
  /** Ids of objects with a change that has no reply yet. */
  pending: Set<Id>;
  held: Set<Id>;
  /** Ids of objects made here that the server doesn't know yet, in order. */
  added: Set<Id>;
};

/** The bookkeeping of one application of the pending operations. */
export type Pass = {
  userId: Id;
  /** Rows that this pass has deleted, as they were: a later operation may restore them. */
  deleted: Map<Id, Item | Store | RecurringItem>;
  /** Items that lost a deleted store in this pass. */
  unassigned: Map<Id, Id[]>;
};
