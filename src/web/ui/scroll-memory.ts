import { useLayoutEffect } from "react";

/** How long a screen may take on a slow phone to become long enough for its kept scroll offset. */
const restoreTimeoutMs = 8000;
const storageKey = "restock.scroll";

/** Scroll offsets in pixels, by person and screen. */
const offsets = new Map<string, number>();
let current = "";
/** Whether the next screen is returned to: by the browser's back or forward, or by a reload. */
let returning = true;

/** Replaces the browser's scroll restoration, which doesn't know when a screen is complete. */
export function rememberScrolling(): void {
  history.scrollRestoration = "manual";
  try {
    const [screen, offset] = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]") as [string?, number?];
    if (screen !== undefined && offset !== undefined) offsets.set(screen, offset);
  } catch {
    // Storage may be blocked; a reload then begins at the top.
  }
  window.addEventListener("scroll", () => offsets.set(current, window.scrollY), { passive: true });
  window.addEventListener("popstate", () => {
    returning = true;
    // React has rendered the screen by then.
    setTimeout(() => (returning = false));
  });
  window.addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([current, window.scrollY]));
    } catch {
      // Storage may be blocked, as above.
    }
  });
}

/**
 * A screen opens at its top, or at its kept scroll offset when it is returned to; with `always`, every time.
 * @param screen names the person, too: nobody opens a screen at the scroll offset of somebody else
 */
export function useScrollMemory(screen: string, always: boolean): void {
  useLayoutEffect(() => {
    const offset = always || returning ? (offsets.get(screen) ?? 0) : 0;
    current = screen;
    returning = false;
    return scrollTo(offset);
  }, [screen, always]);
}

/** Scrolls as soon as the page is long enough, unless the person has interacted with it by then. */
function scrollTo(offset: number): () => void {
  const stopping = new AbortController();
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, offset);
    if (Math.abs(window.scrollY - offset) < 2) stop();
  });
  const stop = () => {
    observer.disconnect();
    stopping.abort();
  };
  window.scrollTo(0, offset);
  if (Math.abs(window.scrollY - offset) < 2) return stop;
  observer.observe(document.body);
  for (const act of ["wheel", "touchstart", "pointerdown", "keydown"])
    window.addEventListener(act, stop, { passive: true, signal: stopping.signal });
  const timer = setTimeout(stop, restoreTimeoutMs);
  stopping.signal.addEventListener("abort", () => clearTimeout(timer));
  return stop;
}
