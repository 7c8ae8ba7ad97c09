import { useMemo } from "react";
import { useGuesses } from "../categoriser/guesses.ts";
import { useList } from "../list/list-provider.tsx";
import { useCatalogue } from "../list/use-catalogue.ts";
import type { Knowledge } from "./add-plan.ts";
import { choicesOf, knownNames } from "../typed/known-names.ts";
import { useEntryPlanner, type EntryPlanner } from "./use-entry-planner.ts";

export type AddKnowledge = Pick<Knowledge, "names" | "choices"> & {
  planner: EntryPlanner | null;
  /** Null until the planner is loaded. */
  knowledge: Knowledge | null;
  knowsCatalogue: boolean;
};

/**
 * What this device knows of the list and of names, with the planner that uses it.
 * @param isNeeded whether the planner is loaded before the first touch, as what was entered before a reload needs it
 */
export function useAddKnowledge(isNeeded = false): AddKnowledge {
  const { items, suggestions, userItems, categories, categoryChoices } = useList().view;
  const { masterItems } = useCatalogue();
  const planner = useEntryPlanner(isNeeded);
  const guesses = useGuesses();
  const choices = useMemo(() => choicesOf(categoryChoices), [categoryChoices]);
  const names = useMemo(
    () => knownNames(suggestions, userItems, masterItems, choices),
    [suggestions, userItems, masterItems, choices],
  );
  const open = useMemo(() => planner?.openItems(items) ?? null, [planner, items]);
  const knowledge = useMemo(
    () => (open === null ? null : { names, choices, open, categories, guesses }),
    [names, choices, open, categories, guesses],
  );
  return { planner, names, choices, knowledge, knowsCatalogue: masterItems.length > 0 };
}
