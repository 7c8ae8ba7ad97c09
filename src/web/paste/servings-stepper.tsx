import { Minus, Plus } from "lucide-react";
import { IconButton } from "../ui/button.tsx";

/** The stepper for a recipe's servings; for a recipe that doesn't give its servings, how many times to make it. */
export function ServingsStepper({
  known,
  people,
  onChange,
}: {
  known: boolean;
  people: number;
  onChange: (people: number) => void;
}) {
  return (
    <div
      role="group"
      aria-label={known ? "For how many" : "How many times"}
      className="flex min-h-14 items-center gap-2 rounded-card border border-line bg-surface py-1 pr-1.5 pl-4"
    >
      <span aria-hidden="true" className="min-w-0 flex-1 font-[550]">
        {known ? "For how many" : "How many times"}
      </span>
      <IconButton label="One less" disabled={people <= 1} onClick={() => onChange(people - 1)}>
        <Minus aria-hidden="true" className="size-5" />
      </IconButton>
      <output className="min-w-9 text-center text-lg font-semibold tabular-nums">
        {people}
        {!known && "×"}
      </output>
      <IconButton label="One more" disabled={people >= 99} onClick={() => onChange(people + 1)}>
        <Plus aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}
