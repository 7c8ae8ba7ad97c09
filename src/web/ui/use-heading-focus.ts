import { useEffect } from "react";

/** Of the screen whose heading was looked for last. */
let lastPath: string | null = null;

/**
 * After a link, which is gone with its screen, the heading of the new one has the focus: a screen reader says where one is,
 * and the next Tab goes on from there. What has the focus by then keeps it. A page that was just loaded is left alone.
 */
export function useHeadingFocus(): void {
  // After every rendering, since the heading may come later than the screen, with what it waits for.
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
