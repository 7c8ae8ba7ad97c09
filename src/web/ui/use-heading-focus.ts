import { useEffect } from "react";

/** The screen whose heading was last looked up. */
let lastPath: string | null = null;

/**
 * After a link was followed, the new screen's heading gets the focus: a screen reader announces the screen,
 * and the next Tab goes on from there. An element focused by then keeps the focus. A freshly loaded page is left alone.
 */
export function useHeadingFocus(): void {
  // This runs after every render, since the heading may come later than the screen, with its data.
  useEffect(() => {
    const path = globalThis.location.pathname;
    if (path === lastPath) return;
    const heading = document.querySelector<HTMLElement>("h1[tabindex]");
    if (heading === null) return;
    const isFirst = lastPath === null;
    lastPath = path;
    if (!isFirst && document.activeElement === document.body) heading.focus({ preventScroll: true });
  });
}
