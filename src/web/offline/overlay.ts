import type { Category } from "../../contract/categories/schema.ts";
import type { Id } from "../../contract/ids.ts";
import type { Item } from "../../contract/items/schema.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";
import type { Store } from "../../contract/stores/schema.ts";
import type { ChoiceView } from "./list-view.ts";

/** The list with this person's pending operations laid over it. */
export type Overlay = {
  items: Map<Id, Item>;
  stores: Map<Id, Store>;
  categories: Map<Id, Category>;
  recurringItems: Map<Id, RecurringItem>;
  /** Choices that the server has not heard of, in order: the last one for a name counts. */
  choices: ChoiceView[];
  /** Objects with a change that the server has not answered. */
  pending: Set<Id>;
  held: Set<Id>;
  /** Made here and not yet known to the server, in order. */
  added: Set<Id>;
};

/** What one application of the pending operations has to remember. */
export type Pass = {
  userId: Id;
  /** What this pass has deleted, as it was: a later operation may take that back. */
  deleted: Map<Id, Item | Store | RecurringItem>;
  /** Items that lost a deleted store in this pass. */
  unassigned: Map<Id, Id[]>;
};
