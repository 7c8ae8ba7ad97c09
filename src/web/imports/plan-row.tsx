import { memo } from "react";
import { categoryLook } from "../category-look.ts";
import { Glyph } from "../ui/glyph.tsx";
import { storeLook } from "../store-look.ts";
import type { PlanRow as Row } from "./preview.ts";

/** A row as it is shown; `look` is the category by whose icon it is known. */
export type ShownRow = { row: Row<unknown>; look: string | null; about: string };

/** Memoised: a tick renders one of two thousand rows. */
export const TickRow = memo(function TickRow({
  shown,
  ticked,
  onTick,
}: {
  shown: ShownRow;
  ticked: boolean;
  onTick: (ids: readonly string[], isTaken: boolean) => void;
}) {
  const { id } = shown.row;
  return (
    <li className="[contain-intrinsic-size:auto_60px] [content-visibility:auto]">
      <label className="flex min-h-15 cursor-pointer items-center gap-3 px-4 py-2">
        <input
          type="checkbox"
          checked={ticked}
          onChange={() => onTick([id], !ticked)}
          className="size-5 shrink-0 accent-accent"
        />
        <RowText shown={shown} />
      </label>
    </li>
  );
});

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
          <span dir="auto" className="line-clamp-2 text-sm text-ink-2">
            {about}
          </span>
        )}
      </span>
    </>
  );
}
