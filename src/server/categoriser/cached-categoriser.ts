import type { Categorised, Categoriser } from "./categoriser.ts";

/**
 * The same engine with a cache of the latest `most` names: one add asks several times about one name, and people add the same
 * names.
 */
export function cachedCategoriser(engine: Categoriser, most = 2000): Categoriser {
  const cache = new Map<string, Categorised>();
  return {
    categorise(name) {
      const known = cache.get(name);
      if (known !== undefined) return known;
      const result = engine.categorise(name);
      // A map keeps the order in which names came: the first is the oldest.
      if (cache.size >= most) cache.delete(cache.keys().next().value!);
      cache.set(name, result);
      return result;
    },
  };
}
