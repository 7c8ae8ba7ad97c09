import type { Categorised, Categoriser } from "./categoriser.ts";

/**
The same engine with a cache of the latest `most` names: one add asks several times about one name, and people add the same
 * names.
 */
export function cachedCategoriser(engine: Categoriser, most = 2000): Categoriser {
  const said = new Map<string, Categorised>();
  return {
    categorise(name) {
      const known = said.get(name);
      if (known !== undefined) return known;
      const answer = engine.categorise(name);
      // A map keeps the order in which names came: the first is the oldest.
      if (said.size >= most) said.delete(said.keys().next().value!);
      said.set(name, answer);
      return answer;
    },
  };
}
