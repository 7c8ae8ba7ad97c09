import { useState, type RefObject } from "react";
import { useSuggestions } from "../add-tab/use-suggestions.ts";
import type { AddEvent, AddState } from "../add/add-state.ts";
import { useAddKnowledge } from "../add/use-add-knowledge.ts";
import { useCompletion } from "../add/use-completion.ts";
import { useTypedEntry } from "../add/use-typed-entry.ts";
import { useList } from "../list/list-provider.tsx";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";

/**
 * Shows above the field how its text is parsed, when it is more than a whole name: the list keeps that room otherwise. A low screen has
 * room for it only as that of a phone whose keyboard is up, while the field has the focus. While a store is typed behind "@", the
 * stores show instead.
 */
export function TypedHere({
  field,
  state,
  dispatch,
}: {
  field: RefObject<HTMLInputElement | null>;
  state: AddState;
  dispatch: (event: AddEvent) => void;
}) {
  const { text, choices } = state;
  const { stores } = useList().view;
  const known = useAddKnowledge(true);
  const premium = useEffectivePermissions()?.isPremium === true;
  const { entry, typed, plans } = useTypedEntry(known, state, premium);
  const { suggestions } = useSuggestions(known.names, entry.name, state.chosen, known.planner);
  const completion = useCompletion(known.planner, text, entry, suggestions);
  const [closedAt, closeAt] = useState("");
  const { planner } = known;
  if (planner === null || typed === null) return null;
  const query = text === closedAt ? null : planner.findStoreQuery(text, stores);
  const { things, leftOut } = typed;
  const [thing] = things;
  const isName =
    things.length === 1 &&
    leftOut.length === 0 &&
    thing?.entry.chips.length === 0 &&
    thing.possibleThings === 1;
  return (
    <>
      {query !== null ? (
        <planner.StoreOptions
          field={field}
          text={text}
          query={query}
          inBar
          onText={(next) => dispatch({ type: "completed", text: next })}
          onClose={() => closeAt(text)}
        />
      ) : (
        !(isName && completion === null) &&
        plans.some(({ kind }) => kind !== "nothing") && (
          <div className="mb-2 flex max-h-26 flex-col low:hidden [@media(orientation:portrait)_and_(height>=360px)]:group-focus-within:flex">
            <planner.EntryPreview
              text={text}
              typed={typed}
              plans={plans}
              completion={completion}
              onComplete={(next) => dispatch({ type: "completed", text: next })}
              onTap={(tap) => dispatch({ type: "thing-tapped", choices: planner.afterTap(choices, tap) })}
              onKeepWords={() => dispatch({ type: "words-kept" })}
              onRemovePart={(part) => dispatch({ type: "chip-removed", part })}
              onConfirm={() => dispatch({ type: "amount-confirmed", blocked: false })}
            />
          </div>
        )
      )}
      <planner.StoresHint text={text} stores={query?.stores.length} />
    </>
  );
}
