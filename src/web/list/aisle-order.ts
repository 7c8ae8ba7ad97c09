import { nameKey } from "../../contract/items/rules.ts";

/**
 * Sorts groups (given A to Z) by the learned aisle order of a store. Groups whose position isn't
 * learned come after, A to Z; items without a category are in no aisle, so they come last.
 */
export function inAisleOrder<T extends { key: string }>(groups: readonly T[], order: readonly string[]): T[] {
  const ranks = new Map(order.map((name, index) => [nameKey(name), index]));
  const rankOf = ({ key }: T) => (key === "" ? order.length + 1 : (ranks.get(key) ?? order.length));
  return groups.toSorted((one, other) => rankOf(one) - rankOf(other));
}
