import { useLayoutEffect, type RefObject } from "react";

/** Moves the focus when a row is removed: to the row after it, else to the one before, else to `otherwise`. */
export function moveFocusFrom(
  row: HTMLElement,
  otherwise: HTMLElement | null,
  options: FocusOptions = { preventScroll: true },
): void {
  if (!row.contains(document.activeElement)) return;
  const next = buttonOf(row.nextElementSibling) ?? buttonOf(row.previousElementSibling);
  (next ?? otherwise)?.focus(options);
}

/** Does so whenever the row is removed, however long that takes. */
export function useFocusAfterRow(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current;
    // This runs while the row is still on the page.
    return () => {
      if (element !== null) moveFocusFrom(element, null);
    };
  }, [row]);
}

function buttonOf(row: Element | null): HTMLElement | null {
  return row instanceof HTMLButtonElement ? row : (row?.querySelector("button") ?? null);
}
