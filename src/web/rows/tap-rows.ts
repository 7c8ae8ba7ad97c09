/** Beyond these a touch is a scroll, a swipe or a long press. */
const longestTapMs = 400;
const tapSlopPx = 10;
/** A second touch of a row so soon after its tap comes from one finger that trembles: it takes nothing back. */
const secondTapMs = 60;
/** A touch so soon after two scroll events in a row stops a list that is moving; one event alone is a jump. */
const scrollingMs = 100;
/** The focus follows a tap so much later, when the tick has been painted also on a slow phone. */
const focusAfterMs = 150;

type Touched = { row: HTMLElement; x: number; y: number; at: number };

/**
 * Clicks a touched row when the finger is lifted: the browser's own click comes behind its emulated mouse events, which take some 50 ms on
 * a slow phone. Every touch that may be something else than a tap is left to the browser.
 * @param selector of the rows in `container`
 * @returns a function that ends it
 */
export function clickAtTouchEnd(container: HTMLElement, selector: string): () => void {
  let touched: Touched | null = null;
  let tapped: { row: HTMLElement; at: number } | null = null;
  let scrolledAt = -Infinity;
  let movedAt = -Infinity;

  const onScroll = ({ timeStamp }: Event) => {
    if (timeStamp - scrolledAt < scrollingMs) movedAt = timeStamp;
    scrolledAt = timeStamp;
  };
  const onStart = ({ target, touches, timeStamp }: TouchEvent) => {
    const row = (target as Element).closest<HTMLElement>(selector);
    const [touch] = touches;
    const mayTap = row !== null && touches.length === 1 && timeStamp - movedAt > scrollingMs;
    touched = mayTap ? { row, x: touch!.clientX, y: touch!.clientY, at: timeStamp } : null;
  };
  const onEnd = (event: TouchEvent) => {
    const tap = touched;
    touched = null;
    const [touch] = event.changedTouches;
    if (tap === null || touch === undefined || event.touches.length > 0 || !event.cancelable) return;
    const moved = Math.hypot(touch.clientX - tap.x, touch.clientY - tap.y);
    if (event.timeStamp - tap.at > longestTapMs || moved > tapSlopPx) return;
    // The browser then sends no mouse events, and no click of its own.
    event.preventDefault();
    const isSecond = tapped?.row === tap.row && tap.at - tapped.at < secondTapMs;
    tapped = { row: tap.row, at: event.timeStamp };
    if (isSecond) return;
    tap.row.click();
    focusLater(tap.row);
  };
  const onCancel = () => (touched = null);

  document.addEventListener("scroll", onScroll, { capture: true, passive: true });
  container.addEventListener("touchstart", onStart, { passive: true });
  container.addEventListener("touchend", onEnd);
  container.addEventListener("touchcancel", onCancel);
  return () => {
    document.removeEventListener("scroll", onScroll, { capture: true });
    container.removeEventListener("touchstart", onStart);
    container.removeEventListener("touchend", onEnd);
    container.removeEventListener("touchcancel", onCancel);
  };
}

/**
 * Focuses a row after the tick has been painted, unless the focus has moved by then: the focus makes the browser compute the layout,
 * and the tick, which is stored meanwhile, would be shown only after that.
 */
function focusLater(row: HTMLElement): void {
  const before = document.activeElement;
  setTimeout(() => {
    if (document.activeElement !== before) return;
    // After a cold load the browser takes it for the focus of a keyboard, with a ring.
    row.focus({ preventScroll: true, focusVisible: false });
  }, focusAfterMs);
}
