/** Says in how many of their stores a person finds an item; empty when they have no stores yet. */
export function whereToGet(found: number, stores: number): string {
  if (stores === 0) return "";
  if (found === 0) return "in Any store only";
  if (stores === 1) return "at your store";
  if (found === stores && stores === 2) return "at both of your stores";
  return found === stores ? `at all ${stores} of your stores` : `at ${found} of your stores`;
}
