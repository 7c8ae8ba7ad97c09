import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { countOf, countText } from "../ui/count-of.ts";
import { Fold } from "./fold.tsx";
import { CorrectButton, RowText, type RowActions, type ShownRow } from "./plan-row.tsx";

const atFirst = 50;

/** The rows that aren't added: the list has them already, or an earlier row is the same. */
export function ThereRows({ rows, actions }: { rows: readonly ShownRow[]; actions: RowActions }) {
  const [all, setAll] = useState(false);
  if (rows.length === 0) return null;
  const shown = all ? rows : rows.slice(0, atFirst);
  return (
    <Fold title={`${countOf(rows.length, "is", "are")} there already`}>
      <ul className="divide-y divide-line">
        {shown.map((one) => (
          <li
            key={one.row.id}
            className="flex min-h-15 items-center gap-3 ps-4 py-2 [contain-intrinsic-size:auto_60px] [content-visibility:auto]"
          >
            <RowText
              shown={{ ...one, about: one.row.state === "twice" ? "Stands above already" : one.about }}
            />
            <CorrectButton row={one.row} actions={actions} />
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button look="quiet" className="w-full" onClick={() => setAll(true)}>
          Show all {countText(rows.length)}
        </Button>
      )}
    </Fold>
  );
}
