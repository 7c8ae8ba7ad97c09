import { nameKey } from "../../contract/items/rules.ts";
import type { GlobalStore } from "../../contract/stores/schema.ts";

/** How many well-known stores are suggested at once. */
const storeSuggestionLimit = 10;

/**
 * Well-known stores that fit what is typed and that the person doesn't have yet; names that begin with it first. Before
 * anything is typed the `usual` ones lead, in their order.
 */
export function suggestStores(
  globalStores: readonly GlobalStore[],
  stores: readonly { name: string }[],
  text: string,
  usual: readonly string[] = [],
): GlobalStore[] {
  const typed = nameKey(text);
  const own = new Set(stores.map((store) => nameKey(store.name)));
  const beginning: GlobalStore[] = [];
  const containing: GlobalStore[] = [];
  for (const store of globalStores) {
    const key = nameKey(store.name);
    if (own.has(key)) continue;
    if (key.startsWith(typed)) beginning.push(store);
    else if (key.includes(typed)) containing.push(store);
  }
  if (typed === "" && usual.length > 0) {
    const ranks = new Map(usual.map((name, at) => [nameKey(name), at]));
    const rankOf = ({ name }: GlobalStore) => ranks.get(nameKey(name)) ?? usual.length;
    beginning.sort((one, other) => rankOf(one) - rankOf(other));
  }
  return [...beginning, ...containing].slice(0, storeSuggestionLimit);
}
