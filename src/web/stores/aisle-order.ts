import { nameKey } from "../../contract/items/rules.ts";

/**
 * Groups that stand A to Z, in the order in which their categories are walked past in a store. Those whose place isn't
 * learned come after, A to Z; what has no category is in no aisle, so it is last.
 */
export function inAisleOrder<T extends { key: string }>(groups: readonly T[], order: readonly string[]): T[] {
  const places = new Map(order.map((name, place) => [nameKey(name), place]));
  const placeOf = ({ key }: T) => (key === "" ? order.length + 1 : (places.get(key) ?? order.length));
  return groups.toSorted((one, other) => placeOf(one) - placeOf(other));
}
