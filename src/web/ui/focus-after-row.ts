import { useLayoutEffect, type RefObject } from "react";

/** A row goes away: the keyboard goes on with the row after it, else with the one before, else with `otherwise`. */
export function moveFocusFrom(row: HTMLElement, otherwise: HTMLElement | null): void {
  if (!row.contains(document.activeElement)) return;
  const next = buttonOf(row.nextElementSibling) ?? buttonOf(row.previousElementSibling);
  (next ?? otherwise)?.focus({ preventScroll: true });
}

/** Does so whenever the row is taken off the page, however long that takes. */
export function useFocusAfterRow(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current;
    // Runs while the row still is on the page.
    return () => {
      if (element !== null) moveFocusFrom(element, null);
    };
  }, [row]);
}

function buttonOf(row: Element | null): HTMLElement | null {
  return row instanceof HTMLButtonElement ? row : (row?.querySelector("button") ?? null);
}
