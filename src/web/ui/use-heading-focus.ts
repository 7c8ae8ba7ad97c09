import { useEffect } from "react";

/** The screen whose heading was last looked up, and that heading. */
let lastPath: string | null = null;
let lastHeading: HTMLElement | null = null;

/**
 * The heading of a screen that opens gets the focus, after a link in the app as after one from outside: a screen reader
 * announces the screen, and the next Tab continues from there. An element focused by then, such as a field, keeps the focus.
 */
export function useHeadingFocus(): void {
  // This runs after every render, since the heading may come later than the screen, with its data, and then in place of
  // the one that says that they load.
  useEffect(() => {
    const path = globalThis.location.pathname;
    if (path === lastPath && lastHeading?.isConnected) return;
    const heading = document.querySelector<HTMLElement>("h1[tabindex]");
    if (heading === null) return;
    lastPath = path;
    lastHeading = heading;
    if (document.activeElement === document.body) heading.focus({ preventScroll: true });
  });
}
