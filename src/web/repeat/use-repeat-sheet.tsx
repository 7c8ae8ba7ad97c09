import { useState, type ReactNode } from "react";
import type { Id } from "../../contract/ids.ts";
import { lazySheet } from "../parts/lazy-sheet.tsx";

const RepeatSheet = lazySheet("repeat-sheet", () => import("./repeat-sheet.tsx"));

/** A screen's sheet of one repeat, and what opens it. */
export function useRepeatSheet(): { sheet: ReactNode; openRepeat: (id: Id) => void } {
  const [state, setState] = useState<{ id: Id; open: boolean; times: number } | null>(null);
  return {
    openRepeat: (id) => setState({ id, open: true, times: (state?.times ?? 0) + 1 }),
    sheet: state !== null && (
      <RepeatSheet
        key={state.times}
        id={state.id}
        open={state.open}
        onClose={() => setState({ ...state, open: false })}
      />
    ),
  };
}
