import type { Categoriser } from "./categoriser.ts";

/** Wraps an engine; `report` is called with the seconds that each answer took. */
export function timedCategoriser(engine: Categoriser, report: (seconds: number) => void): Categoriser {
  return {
    categorise(name) {
      const started = performance.now();
      const answer = engine.categorise(name);
      report((performance.now() - started) / 1000);
      return answer;
    },
  };
}
