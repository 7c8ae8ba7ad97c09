const rowSelector = ":is(main, aside) [role=checkbox][data-item]";
/** The number of visible rows of which one is kept at its position. */
const mostAnchors = 8;

/** How code moves the focus on: with a ring if the focused element has one. */
export function movedOn(): FocusOptions {
  return { preventScroll: true, focusVisible: document.activeElement?.matches(":focus-visible") === true };
}

/**
 * Makes a change that takes rows away or moves them: the first row in sight that is neither stays where it is on the screen.
 * The focus of a row that goes moves on to the next that is left, else to `otherwise`; that of a row that moves goes along.
 */
export function takeRowsAway(
  isGone: (itemId: string) => boolean,
  change: () => void,
  otherwise: () => HTMLElement | null,
): void {
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)];
  const isLeft = (row: HTMLElement) => !isGone(row.dataset.item!);
  const anchors = inSight(rows.filter(isLeft));
  const active = document.activeElement;
  const focused = rows.findIndex((row) => row.parentElement?.contains(active));
  const options = movedOn();
  const loses = focused >= 0 && !isLeft(rows[focused]!);
  const next = loses ? (rows.slice(focused).find(isLeft) ?? rows.slice(0, focused).findLast(isLeft)) : null;
  change();
  if (loses) (next ?? otherwise())?.focus(options);
  else if (focused >= 0 && !active!.isConnected)
    againOf(active!, rows[focused]!.dataset.item!)?.focus(options);
  const anchor = anchors.find(({ row }) => row.isConnected);
  if (anchor === undefined) return;
  const moved = anchor.row.getBoundingClientRect().top - anchor.top;
  (anchor.row.closest("[data-scrolls]") ?? window).scrollBy(0, moved);
}

function inSight(rows: readonly HTMLElement[]): { row: HTMLElement; top: number }[] {
  const found = [];
  for (const row of rows) {
    const { top } = row.getBoundingClientRect();
    if (top >= 0) found.push({ row, top });
    if (found.length === mostAnchors) break;
  }
  return found;
}

/** The new element of a row that was made anew in another place: its check box, or the button with the same id. */
function againOf(before: Element, itemId: string): HTMLElement | null {
  const row = document.querySelector<HTMLElement>(`${rowSelector}[data-item="${CSS.escape(itemId)}"]`);
  return before.id === "" ? row : document.getElementById(before.id);
}
