/** In how many of their `stores` a person finds an item; empty when they have no stores yet. */
export function whereToGet(places: number, stores: number): string {
  if (stores === 0) return "";
  if (places === 0) return "in Any store only";
  if (stores === 1) return "at your store";
  if (places === stores && stores === 2) return "at both of your stores";
  return places === stores ? `at all ${stores} of your stores` : `at ${places} of your stores`;
}
