import { useCallback, useMemo, useState } from "react";
import { withNote } from "../../contract/items/amount.ts";
import { titleCase } from "../../contract/items/rules.ts";
import type { Knowledge } from "../add/add-plan.ts";
import type { ReviewLine } from "../add/review-line.ts";
import type { PastedEntry } from "../typed/paste-lines.ts";
import { canAdd } from "./can-add.ts";
import { scaleEntry } from "../typed/scale-entry.ts";
import { usePlannedLines } from "./use-planned-lines.ts";
import type { DaysOf } from "./use-days-of.ts";
import type { Ingredient, RecipeState } from "./use-recipe.ts";

const none: readonly Ingredient[] = [];
/** The maximum length of a recipe's title in the notes of its items. */
const longestSource = 80;

/** The person's choices for a recipe: servings, ingredients, and changes of the pantry. */
export function useRecipeChoices(state: RecipeState, knowledge: Knowledge, daysOf: DaysOf) {
  const isRead = state.status === "read";
  const ingredients = isRead ? state.ingredients : none;
  const servings = isRead ? state.recipe.servings : null;
  const [chosen, setPeople] = useState<number | null>(null);
  const people = chosen ?? servings ?? 1;
  const factor = people / (servings ?? 1);
  const [sums, setSums] = useState(false);
  const [toggled, setToggled] = useState<ReadonlySet<number>>(new Set());
  const entries = useMemo(
    () => ingredients.map(({ entry }) => scaleEntry(entry, factor)),
    [ingredients, factor],
  );
  const lines = usePlannedLines(entries, knowledge);
  const indexOf = ({ entry }: { entry: PastedEntry }) => entries.indexOf(entry);
  const isLeftOut = ({ doubt }: PastedEntry, index: number) => doubt !== null || ingredients[index]!.isKept;
  const stays = ({ plan, entry }: ReviewLine) => plan.item !== null && !(sums && canAdd(plan, daysOf(entry)));
  const isTicked = (line: ReviewLine) => {
    const index = indexOf(line);
    return !stays(line) && isLeftOut(line.entry, index) === toggled.has(index);
  };
  const isToggled = (line: ReviewLine) => !stays(line) && toggled.has(indexOf(line));
  const namesOf = (some: readonly ReviewLine[]) => some.map(({ entry }) => titleCase(entry.name));
  const toggle = useCallback(
    (entry: PastedEntry) =>
      setToggled((before) => {
        const next = new Set(before);
        const index = entries.indexOf(entry);
        if (!next.delete(index)) next.add(index);
        return next;
      }),
    [entries],
  );
  return {
    people,
    setPeople,
    sums,
    setSums,
    lines,
    toggle,
    isTicked,
    stays,
    isKept: (line: ReviewLine) => ingredients[indexOf(line)]!.isKept,
    /**
     * Pantry changes: ingredients that the person has unticked although they weren't in the pantry, and the other way
     * round.
     */
    changes: {
      has: namesOf(lines.filter((line) => isToggled(line) && !isLeftOut(line.entry, indexOf(line)))),
      hasNot: namesOf(lines.filter((line) => isToggled(line) && ingredients[indexOf(line)]!.isKept)),
    },
  };
}

/** Adds the recipe's title to the note of a line. */
export function withSource(line: ReviewLine, title: string): ReviewLine {
  const short = title.length > longestSource ? `${title.slice(0, longestSource - 1).trimEnd()}…` : title;
  return { ...line, entry: { ...line.entry, note: withNote(line.entry.note, `for ${short}`) } };
}
