import { foldings } from "../../categoriser/fold.ts";
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
  const typed = spellingsOf(text);
  const own = new Set(stores.flatMap((store) => spellingsOf(store.name)));
  const beginning: GlobalStore[] = [];
  const containing: GlobalStore[] = [];
  for (const store of globalStores) {
    const spellings = spellingsOf(store.name);
    const fits = (test: (spelling: string, part: string) => boolean) =>
      spellings.some((spelling) => typed.some((part) => test(spelling, part)));
    if (spellings.some((spelling) => own.has(spelling))) continue;
    if (fits((spelling, part) => spelling.startsWith(part))) beginning.push(store);
    else if (fits((spelling, part) => spelling.includes(part))) containing.push(store);
  }
  if (text.trim() === "" && usual.length > 0) {
    const ranks = new Map(usual.map((name, at) => [nameKey(name), at]));
    const rankOf = ({ name }: GlobalStore) => ranks.get(nameKey(name)) ?? usual.length;
    beginning.sort((one, other) => rankOf(one) - rankOf(other));
  }
  return [...beginning, ...containing].slice(0, storeSuggestionLimit);
}

/** The well-known store that has this name, however it is spelled. */
export function findGlobalStore(globalStores: readonly GlobalStore[], name: string): GlobalStore | undefined {
  if (name.trim() === "") return undefined;
  return (
    globalStores.find((store) => nameKey(store.name) === nameKey(name)) ??
    globalStores.find((store) => isSameStoreName(store.name, name))
  );
}

/** Whether two names differ in case, accents, apostrophes, hyphens, dots and spaces at most. */
export function isSameStoreName(one: string, other: string): boolean {
  const spellings = spellingsOf(other);
  return spellingsOf(one).some((spelling) => spellings.includes(spelling));
}

/** A name of nothing but such signs is itself: it would fit every store otherwise. */
function spellingsOf(name: string): readonly string[] {
  return foldings(name).map((folded) => folded.replace(/['\s.\u2010-\u2015-]+/gu, "") || folded.trim());
}
