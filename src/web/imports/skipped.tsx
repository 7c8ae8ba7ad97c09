import { useState } from "react";
import type { ImportPlan } from "../../import/import-plan.ts";
import { Button } from "../ui/button.tsx";
import { countOf, countText } from "../ui/count-of.ts";
import { Fold } from "./fold.tsx";

const atFirst = 50;

/** The lines of the file that were left out, each with the reason. */
export function Skipped({ lines, more }: { lines: ImportPlan["skipped"]; more: number }) {
  const [all, setAll] = useState(false);
  if (lines.length === 0) return null;
  // The index is the key, because lines may be equal and are neither added nor removed.
  const shown = (all ? lines : lines.slice(0, atFirst)).map((one, id) => ({ ...one, id }));
  return (
    <Fold title={`${countOf(lines.length + more, "line", "lines")} left out`}>
      <ul className="divide-y divide-line">
        {shown.map(({ line, reason, id }) => (
          <li key={id} className="px-4 py-2.5 [contain-intrinsic-size:auto_60px] [content-visibility:auto]">
            <p dir="auto" className="line-clamp-3 wrap-anywhere">
              {line || "(nothing)"}
            </p>
            <p className="text-sm text-ink-2">{reason}</p>
          </li>
        ))}
      </ul>
      {shown.length < lines.length && (
        <Button look="quiet" className="w-full" onClick={() => setAll(true)}>
          Show more
        </Button>
      )}
      {all && more > 0 && (
        <p className="px-4 py-3 text-sm text-ink-2">And {countText(more)} more of these.</p>
      )}
    </Fold>
  );
}
