import { useEffect } from "react";

/** The screen whose heading was last looked up. */
let lastPath: string | null = null;

/**
 * The heading of a screen that opens gets the focus, after a link in the app as after one from outside: a screen reader
 * announces the screen, and the next Tab continues from there. An element focused by then, such as a field, keeps the focus.
 */
export function useHeadingFocus(): void {
  // This runs after every render, since the heading may come later than the screen, with its data.
  useEffect(() => {
    const path = globalThis.location.pathname;
    if (path === lastPath) return;
    const heading = document.querySelector<HTMLElement>("h1[tabindex]");
    if (heading === null) return;
    lastPath = path;
    if (document.activeElement === document.body) heading.focus({ preventScroll: true });
  });
}
