import type { AddEvent, AddState } from "../add/add-state.ts";
import { useAddKnowledge } from "../add/use-add-knowledge.ts";
import { useTypedEntry } from "../add/use-typed-entry.ts";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";

/**
 * Shows above the field how its text is parsed, when it is more than a name: the list keeps that room otherwise. A low screen has
 * room for it only as that of a phone whose keyboard is up, while the field has the focus.
 */
export function TypedHere({ state, dispatch }: { state: AddState; dispatch: (event: AddEvent) => void }) {
  const known = useAddKnowledge();
  const premium = useEffectivePermissions()?.isPremium === true;
  const { typed, plans } = useTypedEntry(known, state, premium);
  const { planner } = known;
  if (planner === null || typed === null || plans.every(({ kind }) => kind === "nothing")) return null;
  const { things, leftOut } = typed;
  const isName = things.length === 1 && leftOut.length === 0 && things[0]!.entry.chips.length === 0;
  if (isName && things[0]!.possibleThings === 1) return null;
  return (
    <div className="mb-2 flex max-h-26 flex-col low:hidden [@media(orientation:portrait)_and_(height>=360px)]:group-focus-within:flex">
      <planner.EntryPreview
        text={state.text}
        typed={typed}
        plans={plans}
        completion={null}
        onTap={(tap) => dispatch({ type: "thing-tapped", choices: planner.afterTap(state.choices, tap) })}
        onKeepWords={() => dispatch({ type: "words-kept" })}
        onRemovePart={(part) => dispatch({ type: "chip-removed", part })}
        onConfirm={() => dispatch({ type: "amount-confirmed", blocked: false })}
      />
    </div>
  );
}
