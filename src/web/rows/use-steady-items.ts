import { useEffect, useMemo, useRef, useState } from "react";
import type { ItemView } from "../offline/list-view.ts";
import { watchRest } from "./rest.ts";
import { inShownGroups, keepGroups, type ShownGroups } from "./steady-groups.ts";

const nowhere: ShownGroups = new Map();

/**
 * The items as a screen with rows shows them: while the person uses it, each stays in the group in which it was shown. When
 * the screen rests, rows move to their own categories.
 */
export function useSteadyItems(items: readonly ItemView[]): readonly ItemView[] {
  // Null while the screen rests.
  const [groups, setGroups] = useState<ShownGroups | null>(null);
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  useEffect(
    () =>
      watchRest(
        () => setGroups(null),
        () => setGroups((before) => before ?? keepGroups(nowhere, latest.current)),
      ).stop,
    [],
  );
  const kept = groups === null ? null : keepGroups(groups, items);
  if (kept !== groups) setGroups(kept);
  return useMemo(() => (kept === null ? items : inShownGroups(items, kept)), [items, kept]);
}
