import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from "react";
import { useKeyboardHeight } from "./use-keyboard-height.ts";

/** The part of a window that the bar and the card above it may take together, so that rows keep the rest. */
const mostOfWindow = 0.5;

/**
 * The bottom of a screen: what is in it stays in sight while the rows scroll beneath, except where the window is so low that
 * rows need the room; there it ends the page. A card above it does so already where it would take half of the window. Toasts show
 * above both, or where these end the page above the focused control and what is marked `data-below-toasts`; an empty bar only leaves
 * them room at the page's end.
 */
export function BottomBar({ card = null, children }: { card?: ReactNode; children: ReactNode }) {
  const above = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const keyboard = useKeyboardHeight();
  useLayoutEffect(() => {
    // theme.css reads these. They are set on the root element, since :has() would cost time with every tick.
    const root = document.documentElement;
    let shown = "";
    const measure = () => {
      const stays = getComputedStyle(bar.current!).position === "sticky";
      const barHeight = content.current!.offsetHeight;
      const cardHeight = above.current!.offsetHeight;
      const cardStays =
        stays && cardHeight > 0 && barHeight + cardHeight + keyboard <= innerHeight * mostOfWindow;
      const height = stays ? barHeight + keyboard + (cardStays ? cardHeight : 0) : 0;
      const focus = Math.max(
        stays ? 0 : heightUpTo(content.current!),
        cardStays ? 0 : heightUpTo(above.current!),
      );
      const next = `${height} ${focus} ${barHeight} ${cardStays}`;
      // The page scrolls often, and each change of these makes the browser compute all styles again.
      if (next === shown) return;
      shown = next;
      root.style.setProperty("--bottom-bar", `${height}px`);
      root.style.setProperty("--bar-focus", `${focus}px`);
      above.current!.style.bottom = `${barHeight + keyboard}px`;
      above.current!.toggleAttribute("data-stays", cardStays);
    };
    measure();
    root.toggleAttribute("data-bottom-bar", true);
    const observer = new ResizeObserver(measure);
    observer.observe(content.current!);
    observer.observe(above.current!);
    // A row that is added moves a bar at the page's end.
    observer.observe(document.body);
    window.addEventListener("resize", measure);
    window.addEventListener("focusin", measure);
    window.addEventListener("focusout", measure);
    window.addEventListener("scroll", measure, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", measure);
      window.removeEventListener("focusin", measure);
      window.removeEventListener("focusout", measure);
      window.removeEventListener("scroll", measure);
      root.removeAttribute("data-bottom-bar");
      root.style.removeProperty("--bottom-bar");
      root.style.removeProperty("--bar-focus");
    };
  }, [keyboard]);
  const isEmpty = children === null || children === false;
  return (
    <>
      {/* At the page's end a toast shows between the rows and the bar, so that it covers no row. */}
      <div ref={above} className="z-10 shrink-0 px-4 not-low:mt-18 data-stays:sticky">
        {card}
      </div>
      <div
        ref={bar}
        style={{ "--keyboard": `${keyboard}px` } as CSSProperties}
        className={
          isEmpty
            ? "shrink-0 pb-[env(safe-area-inset-bottom)]"
            : "bottom-(--keyboard) z-10 shrink-0 bg-linear-to-t from-paper from-[calc(100%-1rem)] to-transparent pb-[env(safe-area-inset-bottom)] [@media(min-height:300px)]:focus-within:sticky [@media(min-height:480px)]:sticky"
        }
      >
        <div ref={content} className={isEmpty ? "" : "flex flex-col gap-2 px-4 pt-4 pb-3 low:pt-2 low:pb-2"}>
          {children}
        </div>
      </div>
    </>
  );
}

/** Pixels from the window's bottom up to what toasts mustn't cover in a bar that ends the page; 0 while it is out of sight. */
function heightUpTo(content: HTMLElement): number {
  const heights = [...content.querySelectorAll(":focus, [data-below-toasts]")].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 0 && top < innerHeight ? Math.round(innerHeight - top) : 0;
  });
  return Math.max(0, ...heights);
}
