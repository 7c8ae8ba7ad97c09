import type { RefObject } from "react";
import type { AddEvent } from "../add/add-state.ts";
import type { Asked } from "../add/asked.ts";
import { useAddKnowledge } from "../add/use-add-knowledge.ts";

/** A question about an amount above the field, which Enter answers while its text is in the field. */
export function AskedHere({
  field,
  text,
  asked,
  dispatch,
}: {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  asked: readonly Asked[];
  dispatch: (event: AddEvent) => void;
}) {
  const { planner, knowledge } = useAddKnowledge(true);
  if (planner === null || knowledge === null) return null;
  return (
    <planner.AmountQuestions
      field={field}
      text={text}
      asked={asked}
      knowledge={knowledge}
      blocked={false}
      onAnswer={(one, answer) => dispatch({ type: "question-answered", asked: one, answer })}
      onDismiss={(one) => dispatch({ type: "question-dismissed", asked: one })}
    />
  );
}
