import { useCallback } from "react";
import { repeatDays } from "../add/entry-options.ts";
import { useEffectivePermissions } from "../session/use-effective-permissions.ts";
import type { PastedEntry } from "../typed/paste-lines.ts";

/** The days between the repeats that adding an entry makes; null when it doesn't repeat. */
export type DaysOf = (entry: PastedEntry) => number | null;

/** @param chosen the choice of the recurrence dropdown */
export function useDaysOf(chosen: number | null): DaysOf {
  const premium = useEffectivePermissions()?.isPremium === true;
  return useCallback((entry) => repeatDays(entry, chosen, premium), [chosen, premium]);
}
