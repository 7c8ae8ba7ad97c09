import type { Id } from "../../contract/ids.ts";
import type { ItemView } from "../offline/list-view.ts";

/** Ids of the ticked items whose rows have been folded into the basket. */
export type Folded = ReadonlySet<Id>;

/** All that belongs into the basket while the screen is unused. */
export function foldTicked(items: readonly ItemView[]): Folded {
  return new Set(items.filter(belongs).map(({ id }) => id));
}

/** How many rows a rest would move: ticked ones into the basket, unticked ones out of it. */
export function countUnfolded(items: readonly ItemView[], folded: Folded): number {
  let count = 0;
  for (const item of items) if (belongs(item) !== folded.has(item.id)) count += 1;
  return count;
}

/**
 * Parts the rows that stay in their groups from those in the basket, which come latest tick first. One that is unticked in
 * the open basket stays there, under the finger, until the screen rests.
 */
export function partRows(
  items: readonly ItemView[],
  folded: Folded,
  isOpen: boolean,
): { shown: readonly ItemView[]; basket: readonly ItemView[] } {
  if (folded.size === 0) return { shown: items, basket: [] };
  const inBasket = (item: ItemView) => folded.has(item.id) && !item.hidden && (item.completed || isOpen);
  const basket = items.filter(inBasket);
  if (basket.length === 0) return { shown: items, basket };
  return {
    shown: items.filter((item) => !inBasket(item)),
    basket: basket.toSorted((a, b) => tickedAt(b) - tickedAt(a)),
  };
}

function belongs(item: ItemView): boolean {
  return item.completed && !item.hidden;
}

function tickedAt({ completedAt, updatedAt }: ItemView): number {
  return Date.parse(completedAt ?? updatedAt);
}
