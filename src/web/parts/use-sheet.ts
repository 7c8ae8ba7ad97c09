import { useState } from "react";

/** A screen's sheet; `times` tells its openings apart, so that each begins anew. Null until it is first opened. */
type Opening<Shown> = { shown: Shown; open: boolean; times: number } | null;

/** A sheet of a screen, by what it shows. `close` of an earlier opening leaves a later one open. */
export function useSheet<Shown>() {
  const [sheet, setSheet] = useState<Opening<Shown>>(null);
  return {
    sheet,
    open: (shown: Shown) => setSheet((now) => ({ shown, open: true, times: (now?.times ?? 0) + 1 })),
    close: () => setSheet((now) => (now && now.times === sheet?.times ? { ...now, open: false } : now)),
  };
}
