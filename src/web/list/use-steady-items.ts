import { useEffect, useMemo, useRef, useState } from "react";
import type { ItemView } from "../offline/list-view.ts";
import { inShownGroups, keepGroups, type ShownGroups } from "./steady-groups.ts";

/** Milliseconds without a touch, a scroll or a key after which rows may go where they belong. */
const rest = 5000;
const acts = ["pointerdown", "pointermove", "scroll", "keydown"] as const;
const nowhere: ShownGroups = new Map();

/** The items as a screen with rows shows them: while somebody is at it, each stays in the group in which she sees it. */
export function useSteadyItems(items: readonly ItemView[]): readonly ItemView[] {
  // Null: nobody is at it.
  const [groups, setGroups] = useState<ShownGroups | null>(null);
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onAct = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setGroups(null), rest);
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
