/** Below this height, as with the keyboard of a phone, what isn't needed while typing is folded away for the suggestions. */
const lowPx = 500;
/** Longer than a tap: nothing moves under the finger that takes the focus from the field. */
const restMs = 400;

/**
 * Marks the page while somebody types into the field and little height is left; `theme.css` folds what has `data-folds`. The
 * focus alone doesn't count: the field gets it when the page opens, and on a page that is zoomed in the title would disappear.
 */
export function foldWhileTyping(field: HTMLInputElement | null): () => void {
  const { visualViewport: view } = window;
  const page = document.documentElement;
  let isUsed = field !== null && field.value !== "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    const isTyping = isUsed && field !== null && document.activeElement === field;
    const height = view?.height ?? window.innerHeight;
    if (isTyping && height < lowPx) page.dataset["typing"] = "";
    else timer = setTimeout(unfold, restMs);
  };
  const unfold = () => delete page.dataset["typing"];
  const use = () => {
    isUsed = true;
    look();
  };
  field?.addEventListener("pointerdown", use);
  field?.addEventListener("input", use);
  field?.addEventListener("focus", look);
  field?.addEventListener("blur", look);
  (view ?? window).addEventListener("resize", look);
  look();
  return () => {
    field?.removeEventListener("pointerdown", use);
    field?.removeEventListener("input", use);
    field?.removeEventListener("focus", look);
    field?.removeEventListener("blur", look);
    (view ?? window).removeEventListener("resize", look);
    clearTimeout(timer);
    unfold();
  };
}
