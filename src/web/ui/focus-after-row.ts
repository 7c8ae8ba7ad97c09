/** A row goes away: the keyboard goes on with the row after it, else with the one before, else with `otherwise`. */
export function moveFocusFrom(row: HTMLElement, otherwise: HTMLElement | null): void {
  if (!row.contains(document.activeElement)) return;
  const next =
    row.nextElementSibling?.querySelector("button") ?? row.previousElementSibling?.querySelector("button");
  (next ?? otherwise)?.focus({ preventScroll: true });
}
