import { nameKey } from "../../contract/items/rules.ts";
import type { GlobalStore } from "../../contract/stores/schema.ts";

/** How many well-known stores are suggested at once. */
const storeSuggestionLimit = 10;

/** Well-known stores that fit what is typed and that the person doesn't have yet; names that begin with it first. */
export function suggestStores(
  globalStores: readonly GlobalStore[],
  stores: readonly { name: string }[],
  text: string,
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
  return [...beginning, ...containing].slice(0, storeSuggestionLimit);
}
