import { useSyncExternalStore } from "react";
import { useLocation } from "wouter";

/** As in theme.css; it grows with the reader's text. */
const wide = matchMedia("(width >= 64rem)");
const onPaper = matchMedia("print");
let wasWide = wide.matches;

/** While a page is printed the width is that of the paper: what is on the screen is printed. */
function isWideScreen(): boolean {
  if (!onPaper.matches) wasWide = wide.matches;
  return wasWide;
}

function onWide(listener: () => void): () => void {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
}

export function useWideScreen(): boolean {
  return useSyncExternalStore(onWide, isWideScreen);
}

/** Where another pane stands beside the screen: the list behind Home, the stores before a store; null where there is none. */
export function useSide(): "start" | "end" | null {
  const [path] = useLocation();
  const isWide = useWideScreen();
  if (!isWide) return null;
  if (path === "/" || path === "/home") return "end";
  return /^\/(stores|categories)\//.test(path) ? "start" : null;
}
