import type { ReactNode } from "react";
import type { Id } from "../../contract/ids.ts";
import { lazySheet } from "../parts/lazy-sheet.tsx";
import { useSheet } from "../parts/use-sheet.ts";

const RepeatSheet = lazySheet("repeat-sheet", () => import("./repeat-sheet.tsx"));

/** A screen's sheet of one repeat, and what opens it. */
export function useRepeatSheet(): { sheet: ReactNode; openRepeat: (id: Id) => void } {
  const { sheet, open, close } = useSheet<Id>();
  return {
    openRepeat: open,
    sheet: sheet !== null && (
      <RepeatSheet key={sheet.times} id={sheet.shown} open={sheet.open} onClose={close} />
    ),
  };
}
