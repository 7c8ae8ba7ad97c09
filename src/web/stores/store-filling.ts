import type { GlobalStore } from "../../contract/stores/schema.ts";

/** The categories that a choice has filled in, and what was chosen: a well-known store or a kind of shop. */
export type Filling = {
  /** The store's id or the kind's name. */
  of: string;
  isStore: boolean;
  categories: readonly string[];
  /** Whether the person has removed some of them, so that another name doesn't bring others. */
  isChanged: boolean;
};

/**
 * The filling that shows: a well-known store's as soon as its name is typed, unless the person has chosen a kind, changed
 * an earlier filling or `added` categories to an empty form.
 */
export function fillingToShow(
  chosen: Filling | null,
  known: GlobalStore | undefined,
  added: readonly string[],
): Filling | null {
  const isFree = chosen === null ? added.length === 0 : chosen.isStore && !chosen.isChanged;
  if (known === undefined || !isFree || chosen?.of === known.id) return chosen;
  return fillingOfStore(known);
}

export function fillingOfStore({ id, categories }: GlobalStore): Filling {
  return { of: id, isStore: true, categories, isChanged: false };
}
