import { titleCase } from "../../contract/items/rules.ts";
import { useGuesses } from "../categoriser/guesses.ts";
import type { Completion, Entry } from "./add-plan.ts";
import type { EntryPlanner } from "./use-entry-planner.ts";

/** What the first suggestion makes of a text, whose last thing is being typed. */
export function useCompletion(
  planner: EntryPlanner | null,
  text: string,
  { name }: Pick<Entry, "name">,
  [first]: readonly { name: string }[],
): Completion | null {
  const isThing = useGuesses().get(titleCase(name))?.isKnown === true;
  if (planner === null || first === undefined) return null;
  return planner.completionOf(text, name, first.name, isThing);
}
