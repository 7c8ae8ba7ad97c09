/**
 * Puts the focus back where it was before it went to a toast, once that toast has gone with it, and only then. Sonner does so with every
 * blur and when its list closes, and so takes the focus from a field that a person has entered meanwhile: its own listeners, which
 * are behind `container`, get no focus events.
 * @returns a function that ends it
 */
export function returnFocusAfterToast(container: HTMLElement): () => void {
  let before: HTMLElement | null = null;
  const outside = (target: EventTarget | null) =>
    target instanceof HTMLElement && !container.contains(target) ? target : null;
  const onFocusIn = (event: FocusEvent) => {
    event.stopPropagation();
    before = outside(event.relatedTarget) ?? before;
  };
  const onFocusOut = (event: FocusEvent) => {
    event.stopPropagation();
    if (outside(event.relatedTarget) !== null) before = null;
  };
  const changes = new MutationObserver(() => {
    if (before === null || container.contains(document.activeElement)) return;
    // A ring shows if the pressed button had one: the browser keeps that by itself.
    if (document.activeElement === document.body) before.focus({ preventScroll: true });
    before = null;
  });
  container.addEventListener("focusin", onFocusIn);
  container.addEventListener("focusout", onFocusOut);
  changes.observe(container, { childList: true, subtree: true });
  return () => {
    container.removeEventListener("focusin", onFocusIn);
    container.removeEventListener("focusout", onFocusOut);
    changes.disconnect();
  };
}
