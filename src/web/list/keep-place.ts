const rowSelector = ":is(main, aside) [role=checkbox][data-item]";

/**
 * Makes a change that takes rows away: the first row in sight that is left stays where it is on the screen, and the focus
 * of one that goes moves on to the next that is left, else to `otherwise`.
 */
export function takeRowsAway(
  isGone: (itemId: string) => boolean,
  change: () => void,
  otherwise: () => HTMLElement | null,
): void {
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)];
  const isLeft = (row: HTMLElement) => !isGone(row.dataset.item!);
  const seen = rows.find((row) => isLeft(row) && row.getBoundingClientRect().top >= 0);
  const before = seen?.getBoundingClientRect().top;
  const focused = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
  const loses = focused >= 0 && !isLeft(rows[focused]!);
  const next = loses ? (rows.slice(focused).find(isLeft) ?? rows.slice(0, focused).findLast(isLeft)) : null;
  change();
  if (loses) (next ?? otherwise())?.focus({ preventScroll: true });
  if (seen !== undefined)
    (seen.closest("[data-scrolls]") ?? window).scrollBy(0, seen.getBoundingClientRect().top - before!);
}
