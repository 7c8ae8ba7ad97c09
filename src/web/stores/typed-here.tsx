import type { AddState } from "../add/add-state.ts";
import { noChoices } from "../add/text-choices.ts";
import { useAddKnowledge } from "../add/use-add-knowledge.ts";
import { useTypedEntry } from "../add/use-typed-entry.ts";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";

/** A person's corrections of how the text is parsed. */
export type Corrections = Pick<AddState, "leftInName" | "choices">;

export const noCorrections: Corrections = { leftInName: [], choices: noChoices };

/**
 * Shows above the field how its text is parsed, when it is more than a name: the list keeps that room otherwise, and always on a
 * low screen.
 */
export function TypedHere({
  text,
  corrections,
  onCorrect,
  onConfirm,
}: {
  text: string;
  corrections: Corrections;
  onCorrect: (corrections: Corrections) => void;
  /** The amount of an open item is to be changed. */
  onConfirm: () => void;
}) {
  const known = useAddKnowledge();
  const premium = useEffectivePermissions()?.isPremium === true;
  const { typed, plans } = useTypedEntry(known, { text, ...corrections }, premium);
  const { planner } = known;
  if (planner === null || typed === null || plans.every(({ kind }) => kind === "nothing")) return null;
  const { things, leftOut } = typed;
  const isName = things.length === 1 && leftOut.length === 0 && things[0]!.entry.chips.length === 0;
  if (isName && things[0]!.possibleThings === 1) return null;
  const { leftInName, choices } = corrections;
  return (
    <div className="mb-2 flex max-h-26 flex-col low:hidden">
      <planner.EntryPreview
        text={text}
        typed={typed}
        plans={plans}
        completing={false}
        completion={null}
        onTap={(tap) => onCorrect({ leftInName, choices: planner.afterTap(choices, tap) })}
        onKeepWords={() => onCorrect({ leftInName, choices: { ...choices, asTyped: true } })}
        onRemovePart={(part) => onCorrect({ leftInName: [...leftInName, part], choices })}
        onConfirm={onConfirm}
      />
    </div>
  );
}
