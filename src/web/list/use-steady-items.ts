import { useEffect, useMemo, useRef, useState } from "react";
import type { ItemView } from "../offline/list-view.ts";
import { inShownGroups, keepGroups, type ShownGroups } from "./steady-groups.ts";

/** The idle time, without a touch, a scroll or a key, after which rows move to their own categories. */
const idleMs = 5000;
const acts = ["pointerdown", "pointermove", "scroll", "keydown"] as const;
const nowhere: ShownGroups = new Map();

/** The items as a screen with rows shows them: while the person uses it, each stays in the group in which it was shown. */
export function useSteadyItems(items: readonly ItemView[]): readonly ItemView[] {
  // Null while the screen is idle.
  const [groups, setGroups] = useState<ShownGroups | null>(null);
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onAct = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setGroups(null), idleMs);
      setGroups((before) => before ?? keepGroups(nowhere, latest.current));
    };
    for (const act of acts) window.addEventListener(act, onAct, { capture: true, passive: true });
    return () => {
      clearTimeout(timer);
      for (const act of acts) window.removeEventListener(act, onAct, { capture: true });
    };
  }, []);
  const kept = groups === null ? null : keepGroups(groups, items);
  if (kept !== groups) setGroups(kept);
  return useMemo(() => (kept === null ? items : inShownGroups(items, kept)), [items, kept]);
}
