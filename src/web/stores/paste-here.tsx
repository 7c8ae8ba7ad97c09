import { Suspense, type RefObject } from "react";
import type { AddEvent, AddState } from "../add/add-state.ts";
import { useAddKnowledge } from "../add/use-add-knowledge.ts";
import { PasteOffer } from "../paste/paste-offer-part.ts";

/** The review of a list that was pasted into a store's field. */
export function PasteHere({
  field,
  paste,
  dispatch,
}: {
  field: RefObject<HTMLInputElement | null>;
  paste: NonNullable<AddState["paste"]>;
  dispatch: (event: AddEvent) => void;
}) {
  const { knowledge } = useAddKnowledge(true);
  if (knowledge === null) return null;
  return (
    <Suspense fallback={null}>
      <PasteOffer
        key={paste.readAt}
        {...paste}
        knowledge={knowledge}
        onAdd={(lines) => dispatch({ type: "paste-confirmed", lines })}
        onCancel={() => dispatch({ type: "paste-cancelled" })}
        returnFocus={() => field.current}
      />
    </Suspense>
  );
}
