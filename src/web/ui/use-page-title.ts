import { useEffect } from "react";
import { useHeadingFocus } from "./use-heading-focus.ts";

/** Names the screen in the browser's tab and history, and leads who comes by a link to its heading. */
export function usePageTitle(title: string): void {
  useHeadingFocus();
  useEffect(() => {
    document.title = `${title} · Restock`;
  }, [title]);
}
