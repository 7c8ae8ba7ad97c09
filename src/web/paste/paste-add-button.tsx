import type { Ref } from "react";
import { Button } from "../ui/button.tsx";
import { countOf } from "../ui/count-of.ts";

/** Adds what is ticked, and tells how far that is. */
export function PasteAddButton({
  ref,
  count,
  done,
  onAdd,
}: {
  ref?: Ref<HTMLButtonElement>;
  /** How many lines are ticked. */
  count: number;
  /** How many are added; null before that has begun. */
  done: number | null;
  onAdd: () => void;
}) {
  const disabled = done !== null || count === 0;
  return (
    <Button
      ref={ref}
      onClick={() => {
        if (!disabled) onAdd();
      }}
      aria-disabled={disabled}
      className="w-full tabular-nums aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
    >
      {done === null ? `Add ${countOf(count, "item", "items")}` : `Adding ${done} of ${count} …`}
    </Button>
  );
}
