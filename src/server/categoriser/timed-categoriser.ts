import type { Categoriser } from "./categoriser.ts";

/** The same engine; `tell` hears how many seconds each answer took. */
export function timedCategoriser(engine: Categoriser, tell: (seconds: number) => void): Categoriser {
  return {
    categorise(name) {
      const started = performance.now();
      const answer = engine.categorise(name);
      tell((performance.now() - started) / 1000);
      return answer;
    },
  };
}
