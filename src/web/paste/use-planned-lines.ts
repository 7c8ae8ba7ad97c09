import { useEffect, useMemo } from "react";
import { longestName } from "../../contract/items/limits.ts";
import { askEngine } from "../categoriser/engine.ts";
import { namesToGuess, planAdd, type Knowledge } from "../add/add-plan.ts";
import type { ReviewLine } from "../add/review-line.ts";
import type { PastedEntry } from "../typed/paste-lines.ts";

/** The plan for each thing, with the engine's guesses as they come. */
export function usePlannedLines(
  entries: readonly PastedEntry[],
  knowledge: Knowledge,
): readonly ReviewLine[] {
  const { open } = knowledge;
  useEffect(() => {
    const addable = entries.filter(({ name }) => name.length <= longestName);
    void askEngine(addable.flatMap((entry) => namesToGuess(entry, open)));
  }, [entries, open]);
  return useMemo(
    () =>
      entries.flatMap((entry) => {
        const plan = planAdd(entry, knowledge);
        return plan.kind === "nothing" ? [] : [{ entry, plan }];
      }),
    [entries, knowledge],
  );
}
