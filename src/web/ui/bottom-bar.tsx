import { useLayoutEffect, useRef, type CSSProperties, type ReactNode } from "react";
import { useKeyboardHeight } from "./use-keyboard-height.ts";

/**
 * The bottom of a screen: what is in it stays in sight while the rows scroll beneath, except where the window is so low that
 * rows need the room; there it ends the page. Toasts show above it, or there above its focused control and what is marked
 * `data-below-toasts`; an empty one only leaves them room at the page's end.
 */
export function BottomBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const keyboard = useKeyboardHeight();
  useLayoutEffect(() => {
    // theme.css reads these. They are set on the root element, since :has() would cost time with every tick.
    const root = document.documentElement;
    let shown = "";
    const measure = () => {
      const stays = getComputedStyle(bar.current!).position === "sticky";
      const height = stays ? content.current!.offsetHeight + keyboard : 0;
      const focus = stays ? 0 : heightUpTo(content.current!);
      const next = `${height} ${focus}`;
      // The page scrolls often, and each change of these makes the browser compute all styles again.
      if (next === shown) return;
      shown = next;
      root.style.setProperty("--bottom-bar", `${height}px`);
      root.style.setProperty("--bar-focus", `${focus}px`);
    };
    measure();
    root.toggleAttribute("data-bottom-bar", true);
    const observer = new ResizeObserver(measure);
    observer.observe(content.current!);
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
    <div
      ref={bar}
      style={{ "--keyboard": `${keyboard}px` } as CSSProperties}
      className={
        isEmpty
          ? "h-[calc(72px+env(safe-area-inset-bottom))] shrink-0"
          : "bottom-(--keyboard) z-10 shrink-0 bg-linear-to-t from-paper from-[calc(100%-1rem)] to-transparent pb-[env(safe-area-inset-bottom)] [@media(min-height:300px)]:focus-within:sticky [@media(min-height:480px)]:sticky"
      }
    >
      <div ref={content} className={isEmpty ? "" : "flex flex-col gap-2 px-4 pt-4 pb-3 low:pt-2 low:pb-2"}>
        {children}
      </div>
    </div>
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
