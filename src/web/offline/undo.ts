import type { Id } from "../../contract/ids.ts";
import type { Item } from "../../contract/items/schema.ts";
import { repeatName } from "../../contract/repeat/rules.ts";
import type { Store } from "../../contract/stores/schema.ts";
import type { RecurringItem } from "../../contract/repeat/schema.ts";
import type { ItemView, RepeatView, StoreView } from "./list-view.ts";
import type { Action } from "./operation.ts";

/**
 * The rows deleted in this tab, so that undo shows them again at once. They are in memory only, as undo lives as long
 * as its toast.
 */
export class Undo {
  readonly #items = new Map<Id, Item>();
  readonly #stores = new Map<Id, Store>();
  readonly #repeats = new Map<Id, RecurringItem>();
  /** Held names that were deleted before they were released: the server can't bring them back. */
  readonly #neverSent = new Map<Id, Action & { type: "add-item" }>();

  keepItem({ pending: _pending, held: _held, ...row }: ItemView): void {
    this.#items.set(row.id, row);
  }

  keepStore({ pending: _pending, itemCount: _count, ...row }: StoreView): void {
    this.#stores.set(row.id, row);
  }

  keepRepeat({ pending: _pending, ...row }: RepeatView): void {
    this.#repeats.set(row.id, row);
  }

  keepNeverSent(action: Action | undefined): void {
    if (action?.type === "add-item") this.#neverSent.set(action.itemId, action);
  }

  /** The action that restores an item, and the item's name. */
  itemRestoration(id: Id): { action: Action; subject: string } {
    const unknown = this.#neverSent.get(id);
    if (unknown !== undefined) {
      this.#neverSent.delete(id);
      return { action: unknown, subject: unknown.name };
    }
    const row = this.#items.get(id);
    const action: Action = { type: "change-item", itemId: id, changes: { deleted: false }, row };
    return { action, subject: row?.name ?? "item" };
  }

  storeRestoration(id: Id): { action: Action; subject: string } {
    const row = this.#stores.get(id);
    const action: Action = { type: "change-store", storeId: id, changes: { deleted: false }, row };
    return { action, subject: row?.name ?? "store" };
  }

  repeatRestoration(id: Id): { action: Action; subject: string } {
    const row = this.#repeats.get(id);
    return {
      action: { type: "change-repeat", repeatId: id, changes: { deleted: false }, row },
      subject: repeatSubject(row),
    };
  }
}

/** How a title such as "Change Milk" calls a repeat. */
export function repeatSubject(repeat: Pick<RecurringItem, "item"> | undefined): string {
  return repeat === undefined ? "repeat" : repeatName(repeat);
}
