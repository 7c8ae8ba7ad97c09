import { useLayoutEffect } from "react";

/** Milliseconds that a screen may take to become long enough to be scrolled to where it was left. */
const patience = 2000;
const storageKey = "restock.scroll";

/** Pixels by screen. */
const places = new Map<string, number>();
let current = "";
/** The screen that comes next is one to return to: by the browser's back or forward, or by a reload. */
let returning = true;

/** Takes over from the browser, which doesn't know when a screen made here is complete. */
export function rememberScrolling(): void {
  history.scrollRestoration = "manual";
  try {
    const [screen, place] = JSON.parse(sessionStorage.getItem(storageKey) ?? "[]") as [string?, number?];
    if (screen !== undefined && place !== undefined) places.set(screen, place);
  } catch {
    // Storage may be blocked; a reload then begins at the top.
  }
  window.addEventListener("scroll", () => places.set(current, window.scrollY), { passive: true });
  window.addEventListener("popstate", () => {
    returning = true;
    // React has shown the screen by then.
    setTimeout(() => (returning = false));
  });
  window.addEventListener("pagehide", () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([current, window.scrollY]));
    } catch {
      // As above.
    }
  });
}

/** A screen opens at its top, or where it was left: when one returns to it, and `always` if it is a place to return to. */
export function useScrollMemory(screen: string, always: boolean): void {
  useLayoutEffect(() => {
    const place = always || returning ? (places.get(screen) ?? 0) : 0;
    current = screen;
    returning = false;
    return scrollTo(place);
  }, [screen, always]);
}

/** Scrolls as soon as the page is long enough, unless the person has begun to do something by then. */
function scrollTo(place: number): () => void {
  const stopping = new AbortController();
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, place);
    if (Math.abs(window.scrollY - place) < 2) stop();
  });
  const stop = () => {
    observer.disconnect();
    stopping.abort();
  };
  window.scrollTo(0, place);
  if (Math.abs(window.scrollY - place) < 2) return stop;
  observer.observe(document.body);
  for (const act of ["wheel", "touchstart", "pointerdown", "keydown"])
    window.addEventListener(act, stop, { passive: true, signal: stopping.signal });
  const timer = setTimeout(stop, patience);
  stopping.signal.addEventListener("abort", () => clearTimeout(timer));
  return stop;
}
