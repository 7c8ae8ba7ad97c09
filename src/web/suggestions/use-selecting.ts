import { useEffect, useRef, useState } from "react";
import { moveFocusFrom } from "../ui/focus-after-row.ts";
import type { KnownName } from "../typed/known-names.ts";

/** How long a chosen suggestion is animated before its item is made. */
const selectingMs = 650;

type Waiting = { timer: ReturnType<typeof setTimeout>; commit: () => void };

/** The suggestions whose animation runs. When the screen is left their items are added at once. */
export function useSelecting(onChoose: (name: KnownName, typed: string) => void) {
  const [selecting, setSelecting] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Map<string, Waiting>());
  const latest = useRef(onChoose);
  useEffect(() => {
    latest.current = onChoose;
  });

  useEffect(() => {
    const all = waiting.current;
    const commitAll = () => {
      for (const { commit } of all.values()) commit();
    };
    const onHide = () => {
      if (document.visibilityState === "hidden") commitAll();
    };
    document.addEventListener("visibilitychange", onHide);
    window.addEventListener("pagehide", commitAll);
    return () => {
      document.removeEventListener("visibilitychange", onHide);
      window.removeEventListener("pagehide", commitAll);
      commitAll();
    };
  }, []);

  const select = (name: KnownName, typed: string, row: HTMLElement) => {
    if (waiting.current.has(name.key)) return;
    const commit = () => {
      clearTimeout(waiting.current.get(name.key)?.timer);
      waiting.current.delete(name.key);
      moveFocusFrom(row, document.getElementById("suggestions-title"));
      setSelecting(new Set(waiting.current.keys()));
      latest.current(name, typed);
    };
    waiting.current.set(name.key, { timer: setTimeout(commit, selectingMs), commit });
    setSelecting(new Set(waiting.current.keys()));
  };
  return { selecting, select };
}
