import { Pencil, Undo2 } from "lucide-react";
import { memo } from "react";
import { categoryLook } from "../category-look.ts";
import { IconButton } from "../ui/button.tsx";
import { Glyph } from "../ui/glyph.tsx";
import { storeLook } from "../store-look.ts";
import type { PlanRow as Row } from "./preview.ts";

/** A row as it is shown; `look` is the category of its icon. */
export type ShownRow = { row: Row<unknown>; look: string | null; about: string };

/** The actions of rows. */
export type RowActions = {
  tick: (ids: readonly string[], isTaken: boolean) => void;
  correct: (id: string) => void;
  asInFile: (id: string) => void;
};

/** A row with a tick; it is memoised, so that a tick renders one of 2,000 rows. */
export const TickRow = memo(function TickRow({
  shown,
  ticked,
  actions,
}: {
  shown: ShownRow;
  ticked: boolean;
  actions: RowActions;
}) {
  const { row, about } = shown;
  const { id, state, inFile } = row;
  return (
    <li className="[contain-intrinsic-size:auto_60px] [content-visibility:auto]">
      <div className="flex items-center">
        <label className="flex min-h-15 min-w-0 flex-1 cursor-pointer items-center gap-3 py-2 ps-4 pe-1 has-disabled:cursor-default">
          <input
            type="checkbox"
            checked={ticked}
            // A corrected row may turn out to be on the list already.
            disabled={state !== "new"}
            onChange={() => actions.tick([id], !ticked)}
            className="size-5 shrink-0 accent-accent"
          />
          <RowText
            shown={{
              ...shown,
              about:
                state === "there"
                  ? "Your list has it already"
                  : state === "twice"
                    ? "Stands above already"
                    : about,
            }}
          />
        </label>
        <CorrectButton row={row} actions={actions} />
      </div>
      {inFile !== null && (
        <button
          type="button"
          onClick={() => actions.asInFile(id)}
          className="-mt-1.5 mb-1 ms-11 flex min-h-11 max-w-[calc(100%-3.25rem)] items-center gap-2 rounded-button px-2 text-start text-sm text-ink-2 active:bg-line/60"
        >
          <Undo2 aria-hidden="true" className="size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            As in the file: <span dir="auto">{inFile}</span>
          </span>
        </button>
      )}
    </li>
  );
});

/** The button that opens the correction of a row. */
export function CorrectButton({ row: { id, title }, actions }: { row: Row<unknown>; actions: RowActions }) {
  return (
    <IconButton
      id={correctButtonId(id)}
      label={`Correct ${title}`}
      className="me-1 -outline-offset-2"
      onClick={() => actions.correct(id)}
    >
      <Pencil aria-hidden="true" className="size-[18px]" />
    </IconButton>
  );
}

export function correctButtonId(rowId: string): string {
  return `correct-${rowId}`;
}

export function RowText({ shown: { row, look, about } }: { shown: ShownRow }) {
  const isStore = row.id.startsWith("store:");
  return (
    <>
      <Glyph {...(isStore ? storeLook({ name: row.title, categories: [] }) : categoryLook(look))} />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block wrap-anywhere">
          {row.title}
        </span>
        {about !== "" && (
          <span dir="auto" className="line-clamp-8 text-sm text-ink-2">
            {about}
          </span>
        )}
      </span>
    </>
  );
}
